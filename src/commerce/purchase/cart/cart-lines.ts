import type { CountryCode } from '../../../kernel/locale.ts';
import { accept, type Outcome, refuse } from '../../../kernel/outcome.ts';
import type { Store } from '../../../markets/stores.ts';
import type { Sellable } from '../../goods/catalogue/get-sellable.ts';
import { isGuaranteeOffered } from '../../goods/guarantee/guarantee-offer.ts';
import type { Refusal } from '../../refusal.ts';
import type { Cart, CartAction, CartLine } from './cart.ts';
import { checkQuantity, LINE_MAXIMUM, type QuantityRefusal } from './quantity.ts';

/** What changes of lines are decided with. */
export interface LineContext {
  readonly sellables: ReadonlyMap<string, Sellable>;
  readonly newLineId: () => string;
  /** What the store sells by and from; without supply channels it sells from any (rule M-07). */
  readonly store: Pick<Store, 'distributionChannels' | 'supplyChannels'>;
  /** Whether the store offers extra guarantees at all (rule M-07). */
  readonly guarantees: 'offered' | 'off';
}

/** Why a line cannot be as it was asked for. */
export type LineRefusal =
  | QuantityRefusal
  | Refusal<'InvalidInput' | 'ProductNotFound' | 'ItemNotFoundInStore' | 'GuaranteeNotOffered'>;

type Decision = Outcome<Cart, LineRefusal>;
type Channels = Pick<CartLine, 'supplyChannel' | 'distributionChannel'>;
type AddLineItem = Extract<CartAction, { readonly action: 'addLineItem' }>;

/** Sold now: known, published, eligible. */
export function isSold(sellable: Sellable | undefined): sellable is Sellable {
  return sellable?.published === true && sellable.eligibleForSelling;
}

function piecesOf(sku: string, lines: readonly CartLine[]): number {
  return lines
    .filter((line) => line.sku === sku && line.parentSku === undefined)
    .reduce((pieces, line) => pieces + line.quantity, 0);
}

/** Whether a cart can hold so many more (or fewer) of a product from one supply channel. */
function checkPieces(
  cart: Cart,
  sellable: Sellable,
  more: number,
  supplyChannel: string | undefined,
): Outcome<number, QuantityRefusal> {
  const lines = cart.lineItems.filter((line) => line.supplyChannel === supplyChannel);
  const held = piecesOf(sellable.sku, lines);
  const fromOthers = piecesOf(sellable.sku, cart.lineItems) - held;
  return checkQuantity(sellable, held + more, supplyChannel, fromOthers);
}

/** Each guarantee with as many pieces as its product, and none without it (rule E-02). */
export function followParents(lines: readonly CartLine[]): readonly CartLine[] {
  return lines.flatMap((line) => {
    if (line.parentSku === undefined) return [line];
    const quantity = piecesOf(line.parentSku, lines);
    if (quantity === 0) return [];
    return [quantity === line.quantity ? line : { ...line, quantity }];
  });
}

/** The lines that are still sold, and the guarantees that are still offered for them. */
export function keepSoldLines(
  lines: readonly CartLine[],
  country: CountryCode,
  { sellables, guarantees }: Pick<LineContext, 'sellables' | 'guarantees'>,
): readonly CartLine[] {
  const kept = lines.filter((line) => {
    const sellable = sellables.get(line.sku);
    if (!isSold(sellable) || line.parentSku === undefined) return isSold(sellable);
    const parent = sellables.get(line.parentSku);
    return guarantees === 'offered' && isSold(parent) && isGuaranteeOffered(sellable, parent, country);
  });
  return followParents(kept);
}

function addGuarantee(cart: Cart, action: AddLineItem, parentSku: string, context: LineContext): Decision {
  const { sku } = action;
  const guarantee = context.sellables.get(sku);
  const parent = context.sellables.get(parentSku);
  const quantity = piecesOf(parentSku, cart.lineItems);
  if (!isSold(guarantee)) return refuse({ code: 'ProductNotFound', sku });
  const isOffered =
    context.guarantees === 'offered' &&
    quantity > 0 &&
    isSold(parent) &&
    isGuaranteeOffered(guarantee, parent, cart.country);
  if (!isOffered) return refuse({ code: 'GuaranteeNotOffered' });
  // One guarantee a product: choosing another one replaces it.
  const others = cart.lineItems.filter((line) => line.parentSku !== parentSku);
  if (others.length >= LINE_MAXIMUM) return refuse({ code: 'QuantityAboveMaximum', sku, available: 0 });
  return accept({ ...cart, lineItems: [...others, { id: context.newLineId(), sku, quantity, parentSku }] });
}

/** A shopper names a channel of the store or none: prices of others, such as staff's, are not theirs to choose (rule V-02). */
function checkChannels(
  { supplyChannel, distributionChannel }: Channels,
  { store }: LineContext,
): Outcome<true, Refusal<'InvalidInput'>> {
  const isForeign = (channel: string | undefined, channels: readonly string[]) =>
    channel !== undefined && !channels.includes(channel);
  const fields = {
    ...(isForeign(distributionChannel, store.distributionChannels) ? { distributionChannel: 'oneOf' } : {}),
    ...(store.supplyChannels.length > 0 && isForeign(supplyChannel, store.supplyChannels)
      ? { supplyChannel: 'oneOf' }
      : {}),
  };
  return Object.keys(fields).length === 0 ? accept(true) : refuse({ code: 'InvalidInput', fields });
}

/** The line with other channels, or with none; where its pieces come from then must have them. */
export function changeChannels(
  cart: Cart,
  line: CartLine,
  { supplyChannel, distributionChannel }: Channels,
  context: LineContext,
): Decision {
  const allowed = checkChannels({ supplyChannel, distributionChannel }, context);
  if (!allowed.ok) return allowed;
  const sellable = context.sellables.get(line.sku);
  if (!isSold(sellable)) return refuse({ code: 'ItemNotFoundInStore', sku: line.sku });
  if (supplyChannel !== line.supplyChannel && line.parentSku === undefined) {
    const checked = checkPieces(withQuantity(cart, line, 0), sellable, line.quantity, supplyChannel);
    if (!checked.ok) return checked;
  }
  const { supplyChannel: _supply, distributionChannel: _distribution, ...rest } = line;
  const changed = {
    ...rest,
    ...(supplyChannel === undefined ? {} : { supplyChannel }),
    ...(distributionChannel === undefined ? {} : { distributionChannel }),
  };
  return accept({
    ...cart,
    lineItems: cart.lineItems.map((item) => (item.id === line.id ? changed : item)),
  });
}

export function addLine(cart: Cart, action: AddLineItem, context: LineContext): Decision {
  const { sku, quantity, parentSku, supplyChannel, distributionChannel } = action;
  const sellable = context.sellables.get(sku);
  if (parentSku !== undefined) return addGuarantee(cart, action, parentSku, context);
  if (!isSold(sellable)) return refuse({ code: 'ProductNotFound', sku });
  if (sellable.guarantee !== undefined) return refuse({ code: 'GuaranteeNotOffered' });
  const allowed = checkChannels(action, context);
  if (!allowed.ok) return allowed;
  const line = cart.lineItems.find(
    (item) =>
      item.sku === sku &&
      item.parentSku === undefined &&
      item.supplyChannel === supplyChannel &&
      item.distributionChannel === distributionChannel,
  );
  const checked = checkPieces(cart, sellable, quantity, supplyChannel);
  if (!checked.ok) return checked;
  if (line !== undefined) return accept(withQuantity(cart, line, line.quantity + quantity));
  if (cart.lineItems.length >= LINE_MAXIMUM) {
    return refuse({ code: 'QuantityAboveMaximum', sku, available: 0 });
  }
  const added: CartLine = {
    id: context.newLineId(),
    sku,
    quantity,
    ...(supplyChannel === undefined ? {} : { supplyChannel }),
    ...(distributionChannel === undefined ? {} : { distributionChannel }),
  };
  return accept({ ...cart, lineItems: [...cart.lineItems, added] });
}

function withQuantity(cart: Cart, line: CartLine, quantity: number): Cart {
  const lineItems = cart.lineItems.flatMap((item) =>
    item.id !== line.id ? [item] : quantity > 0 ? [{ ...item, quantity }] : [],
  );
  return { ...cart, lineItems };
}

/** Fewer pieces can always be had; more only what stock and maximum allow. A guarantee's number is its product's. */
export function changeQuantity(cart: Cart, line: CartLine, quantity: number, context: LineContext): Decision {
  if (line.parentSku !== undefined) {
    return quantity === 0 || quantity === line.quantity
      ? accept(withQuantity(cart, line, quantity))
      : refuse({ code: 'InvalidInput', fields: { quantity: 'oneOf' } });
  }
  if (quantity <= line.quantity) return accept(withQuantity(cart, line, quantity));
  const sellable = context.sellables.get(line.sku);
  if (!isSold(sellable)) return refuse({ code: 'ItemNotFoundInStore', sku: line.sku });
  const checked = checkPieces(cart, sellable, quantity - line.quantity, line.supplyChannel);
  return checked.ok ? accept(withQuantity(cart, line, quantity)) : checked;
}
