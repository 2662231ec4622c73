import type { CartLineItem } from '../../api/contract/cart.ts';
import type { LineChange } from './line-action.ts';
import { loadCart } from './load-cart.ts';

/** A page may show lines, and take presses, before the browser has asked for the cart they belong to. */
async function change(lineChange: LineChange): Promise<void> {
  await loadCart();
  const { cartQueue } = await import('./browser-cart.ts');
  cartQueue.change(lineChange);
}

/** Sets how many of a line there are to be; shown at once, sent after a pause (rule G-02). */
export function changeQuantity(line: Pick<CartLineItem, 'id'>, quantity: number): Promise<void> {
  return change({ action: 'changeLineItemQuantity', lineItemId: line.id, quantity });
}

export function removeLine(line: Pick<CartLineItem, 'id'>): Promise<void> {
  return change({ action: 'removeLineItem', lineItemId: line.id });
}
