import type { Cart, CartAction, CartLineItem } from '../../api/contract/cart.ts';

/** What the browser changes on lines; adding says the sku, because the line is not there yet. */
export type LineAction =
  | Extract<CartAction, { action: 'addLineItem' | 'changeLineItemQuantity' }>
  | { readonly action: 'removeLineItem'; readonly lineItemId: string };

/** A change of a line that is in the cart. */
export type LineChange = Exclude<LineAction, { action: 'addLineItem' }>;

function takesAway(change: LineChange): boolean {
  return change.action === 'removeLineItem' || change.quantity === 0;
}

/** Adds a change to those that wait: of one line only the last counts, and what was taken away stays away. */
export function mergeChange(waiting: readonly LineChange[], change: LineChange): readonly LineChange[] {
  const earlier = waiting.find((other) => other.lineItemId === change.lineItemId);
  if (earlier === undefined) return [...waiting, change];
  return takesAway(earlier) ? waiting : waiting.map((other) => (other === earlier ? change : other));
}

/** What is added: a product, or with `parentSku` an extra guarantee for one. */
export type Addition = Pick<Extract<CartAction, { action: 'addLineItem' }>, 'sku' | 'quantity' | 'parentSku'>;

/** Whether a line is what an addition would add to: neither a gift nor another product's guarantee. */
export function isSameLine(line: CartLineItem, { sku, parentSku }: Omit<Addition, 'quantity'>): boolean {
  return line.lineItemMode === 'Standard' && line.variant.sku === sku && line.custom.parentSku === parentSku;
}

/** How many of a product a cart holds, gifts not counted. */
export function quantityOf(cart: Cart | undefined, sku: string, parentSku?: string): number {
  return cart?.lineItems.find((line) => isSameLine(line, { sku, parentSku }))?.quantity ?? 0;
}

/** The changes that still have something to act on: a line that has left the cart cannot be changed. */
export function keepPossible(changes: readonly LineChange[], cart: Cart | undefined): readonly LineChange[] {
  return changes.filter(({ lineItemId }) => cart?.lineItems.some((line) => line.id === lineItemId));
}
