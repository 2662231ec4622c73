import type { Cart } from '../../api/contract/cart.ts';
import type { CallError } from '../../api/contract/errors.ts';
import { type Outcome, refuse } from '../../kernel/outcome.ts';
import { quantityOf } from './line-action.ts';
import { loadCart } from './load-cart.ts';

/** A script that cannot be fetched is a shop that cannot be reached. */
const SCRIPT_MISSING: CallError = { code: 'Unavailable', message: 'A part of the shop could not be loaded.' };

/**
 * Adds so many of a product to the shopper's cart, with the guarantee that was chosen for it, which it makes if there is none (rule P-05). Answered when the
 * shop has answered: with the cart, or with why not. While the shop cannot be reached it waits.
 */
export async function addToCart(
  sku: string,
  quantity: number,
  guarantee?: string,
): Promise<Outcome<Cart, CallError>> {
  await loadCart();
  const browserCart = await import('./browser-cart.ts').catch(() => undefined);
  if (browserCart === undefined) return refuse(SCRIPT_MISSING);
  const { cartQueue } = browserCart;
  const added = await cartQueue.add(sku, quantity);
  if (!added.ok || guarantee === undefined || quantityOf(added.value, guarantee, sku) > 0) return added;
  return cartQueue.add(guarantee, quantity, sku);
}
