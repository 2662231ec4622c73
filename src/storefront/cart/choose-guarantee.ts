import type { CartLineItem } from '../../api/contract/cart.ts';
import { getCart } from './cart-state.ts';
import { loadCart } from './load-cart.ts';

function isGuaranteeOf({ custom }: Pick<CartLineItem, 'custom'>, parentSku: string): boolean {
  return custom.parentSku === parentSku;
}

/**
 * Buys a paid guarantee for a product in the cart, instead of the one that it has; `''` gives up the one it has (rules E-01,
 * E-02). Done when the shop has answered; while it cannot be reached the choice waits with all others.
 */
export async function chooseGuarantee(parentSku: string, sku: string): Promise<'done' | 'failed'> {
  await loadCart();
  const taken = getCart()?.lineItems.find((line) => isGuaranteeOf(line, parentSku));
  if ((taken?.variant.sku ?? '') === sku) return 'done';
  const { cartQueue } = await import('./browser-cart.ts');
  if (sku === '') {
    if (taken !== undefined) cartQueue.change({ action: 'removeLineItem', lineItemId: taken.id });
    return (await cartQueue.flush()) === 'saved' ? 'done' : 'failed';
  }
  const added = await cartQueue.add(sku, 1, parentSku);
  return added.ok ? 'done' : 'failed';
}
