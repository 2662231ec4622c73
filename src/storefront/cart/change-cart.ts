import type { CartLineItem } from '../../api/contract.ts';
import type { LineChange } from './line-action.ts';

/** Anything that shows lines has a cart, and with it the queue; the import only names it. */
async function change(lineChange: LineChange): Promise<void> {
  const { cartQueue } = await import('./browser-cart.ts');
  cartQueue.change(lineChange);
}

/** Sets how many of a line there are to be; shown at once, sent after a pause (acceptance G-02). */
export function changeQuantity(line: Pick<CartLineItem, 'id'>, quantity: number): Promise<void> {
  return change({ action: 'changeLineItemQuantity', lineItemId: line.id, quantity });
}

export function removeLine(line: Pick<CartLineItem, 'id'>): Promise<void> {
  return change({ action: 'removeLineItem', lineItemId: line.id });
}
