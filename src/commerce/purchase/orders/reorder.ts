import type { Money } from '../../../kernel/money.ts';
import { accept, type Outcome } from '../../../kernel/outcome.ts';
import type { Shopper } from '../../people/sessions/shopper.ts';
import type { CartContext } from '../cart/cart-context.ts';
import { isSold } from '../cart/cart-lines.ts';
import type { CartView, NamedLine } from '../cart/cart-view.ts';
import type { ActiveCartRefusal } from '../cart/own-cart.ts';
import { takeLines } from '../cart/take-lines.ts';
import type { Order } from './order.ts';

/** What is not as it was when it was ordered. */
interface ReorderChange {
  readonly sku: string;
  readonly name: string;
  readonly ordered: number;
  readonly inCart: number;
  /** `limited`: stock or the maximum allow fewer pieces, or none now. */
  readonly kind: 'as-ordered' | 'limited' | 'not-sold';
  /** Of one piece, gross, where it is another now. */
  readonly price?: { readonly before: Money; readonly now: Money };
}

export interface Reordered {
  readonly view: CartView;
  readonly changes: readonly ReorderChange[];
}

const isSame = (one: Money, other: Money) =>
  one.currencyCode === other.currencyCode && one.centAmount === other.centAmount;

function compareLine(line: NamedLine, view: CartView): ReorderChange | undefined {
  const { sku, name, parentSku, quantity: ordered } = line;
  const held = view.lines.filter(
    (other) => other.sku === sku && other.parentSku === parentSku && other.mode === 'Standard',
  );
  const inCart = held.reduce((pieces, { quantity }) => pieces + quantity, 0);
  const about = { sku, name, ordered, inCart };
  if (inCart === 0 && !isSold(view.sellables.get(sku))) return { ...about, kind: 'not-sold' };
  const [now] = held;
  const price = now && !isSame(now.price, line.price) ? { before: line.price, now: now.price } : undefined;
  const kind = inCart < ordered ? 'limited' : 'as-ordered';
  if (kind === 'as-ordered' && price === undefined) return undefined;
  return { ...about, kind, ...(price && { price }) };
}

/**
 * Puts what an order held, one that the shopper may see, into a cart of theirs at today's prices, as far as it can be had, and tells what is another than it was
 * (rule U-04). A gift comes by itself where it is still given; channels are those that anybody buys from.
 */
export async function reorder(
  commerce: CartContext,
  shopper: Shopper,
  order: Order,
  cartId: string,
): Promise<Outcome<Reordered, ActiveCartRefusal>> {
  const bought = order.contents.lineItems.filter(({ mode }) => mode === 'Standard');
  const lines = bought.map(({ sku, quantity, parentSku }) => ({
    sku,
    quantity,
    ...(parentSku === undefined ? {} : { parentSku }),
  }));
  const taken = await takeLines(commerce, shopper, cartId, lines);
  if (!taken.ok) return taken;
  const view = taken.value;
  return accept({ view, changes: bought.flatMap((line) => compareLine(line, view) ?? []) });
}
