import { isAddressEntered } from '../../../markets/postal-address.ts';
import type { Sellable } from '../../goods/catalogue/get-sellable.ts';
import type { Cart, CartLine } from './cart.ts';
import { followParents, isSold } from './cart-lines.ts';
import { LINE_MAXIMUM, maximumQuantityOf } from './quantity.ts';

/** What signing in did to the carts, by sku (decision 0009). */
export interface CartMerge {
  /** Lines of the visitor's cart that the customer's own did not have. */
  readonly addedSkus: readonly string[];
  /** Lines of both, of which the visitor's held more. */
  readonly raisedSkus: readonly string[];
  /** Lines of both that stayed as the customer had them. */
  readonly keptSkus: readonly string[];
  /** What holds fewer pieces than were chosen, or was left out: stock, the maximum or the market allow no more. */
  readonly limitedSkus: readonly string[];
}

export const nothingMerged: CartMerge = { addedSkus: [], raisedSkus: [], keptSkus: [], limitedSkus: [] };

/** The same line in both carts: the same product, for the same parent, from and by the same channels. */
function isSameLine(one: CartLine, other: CartLine): boolean {
  return (
    one.sku === other.sku &&
    one.parentSku === other.parentSku &&
    one.supplyChannel === other.supplyChannel &&
    one.distributionChannel === other.distributionChannel
  );
}

interface Mixture {
  readonly lines: readonly CartLine[];
  readonly merge: CartMerge;
}

const withSku = (skus: readonly string[], sku: string): readonly string[] =>
  skus.includes(sku) ? skus : [...skus, sku];

/** One product of the visitor's cart into the lines that are there: the higher of both quantities, as far as it can be had. */
function mixProduct(
  { lines, merge }: Mixture,
  line: CartLine,
  sellable: Sellable | undefined,
  newLineId: () => string,
): Mixture {
  const { sku } = line;
  const limited = { ...merge, limitedSkus: withSku(merge.limitedSkus, sku) };
  const own = lines.find((other) => isSameLine(other, line));
  const held = own?.quantity ?? 0;
  const others = lines
    .filter((other) => other.sku === sku && other.parentSku === undefined)
    .reduce((pieces, other) => pieces + other.quantity, -held);
  const most = isSold(sellable) ? maximumQuantityOf(sellable, line.supplyChannel) - others : 0;
  // What the customer has already stays, even above a stock that has shrunk since.
  const quantity = Math.max(held, Math.min(line.quantity, most));
  const told = quantity < line.quantity ? limited : merge;
  if (own !== undefined) {
    if (quantity === held) return { lines, merge: { ...told, keptSkus: withSku(told.keptSkus, sku) } };
    return {
      lines: lines.map((other) => (other === own ? { ...own, quantity } : other)),
      merge: { ...told, raisedSkus: withSku(told.raisedSkus, sku) },
    };
  }
  if (quantity <= 0 || lines.length >= LINE_MAXIMUM) return { lines, merge: limited };
  return {
    lines: [...lines, { ...line, id: newLineId(), quantity }],
    merge: { ...told, addedSkus: withSku(told.addedSkus, sku) },
  };
}

/** A product has one guarantee: the customer's own choice stays, the visitor's comes where there is none. */
function mixGuarantee({ lines, merge }: Mixture, line: CartLine, newLineId: () => string): Mixture {
  const own = lines.find((other) => other.parentSku === line.parentSku);
  if (own !== undefined) {
    const isSame = isSameLine(own, line);
    return {
      lines,
      merge: isSame
        ? { ...merge, keptSkus: withSku(merge.keptSkus, line.sku) }
        : { ...merge, limitedSkus: withSku(merge.limitedSkus, line.sku) },
    };
  }
  const hasParent = lines.some((other) => other.sku === line.parentSku);
  if (!hasParent || lines.length >= LINE_MAXIMUM) {
    return { lines, merge: { ...merge, limitedSkus: withSku(merge.limitedSkus, line.sku) } };
  }
  return {
    lines: [...lines, { ...line, id: newLineId() }],
    merge: { ...merge, addedSkus: withSku(merge.addedSkus, line.sku) },
  };
}

const union = (own: readonly string[], more: readonly string[]): readonly string[] => [
  ...new Set([...own, ...more]),
];

/**
 * The visitor's cart joins the customer's own. Same line: the higher quantity; all other lines are added, as far as stock and
 * maximum allow; codes and refused gifts of both hold. Who to bill and to deliver to, the way of delivery and of payment stay
 * the customer's where their cart says so, else they are the visitor's. What could not come is told, never silently lost.
 */
export function mergeCarts(
  own: Cart,
  visitor: Cart,
  around: { readonly sellables: ReadonlyMap<string, Sellable>; readonly newLineId: () => string },
): { readonly cart: Cart; readonly merge: CartMerge } {
  const products = visitor.lineItems.filter((line) => line.parentSku === undefined);
  const guarantees = visitor.lineItems.filter((line) => line.parentSku !== undefined);
  let mixture: Mixture = { lines: own.lineItems, merge: nothingMerged };
  for (const line of products) {
    mixture = mixProduct(mixture, line, around.sellables.get(line.sku), around.newLineId);
  }
  for (const line of guarantees) mixture = mixGuarantee(mixture, line, around.newLineId);
  const billed = isAddressEntered(own.billingAddress) ? own : visitor;
  const shipped = isAddressEntered(own.shippingAddress) ? own : visitor;
  const cart: Cart = {
    ...own,
    lineItems: followParents(mixture.lines),
    discountCodes: union(own.discountCodes, visitor.discountCodes),
    refusedGifts: union(own.refusedGifts, visitor.refusedGifts),
    // The buyer and what is known of their VAT number belong to the billing address.
    clientType: billed.clientType,
    vat: billed.vat,
    billingAddress: billed.billingAddress,
    shippingAddress: shipped.shippingAddress,
    shippingMethodKey: own.shippingMethodKey ?? visitor.shippingMethodKey,
    paymentMethod: own.paymentMethod ?? visitor.paymentMethod,
    custom: { ...visitor.custom, ...own.custom },
  };
  return { cart, merge: mixture.merge };
}
