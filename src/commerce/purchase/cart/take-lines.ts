import { accept, type Outcome } from '../../../kernel/outcome.ts';
import { releaseChanged } from '../../goods/stock/reserve-stock.ts';
import { buildId } from '../../new-id.ts';
import type { Shopper } from '../../people/sessions/shopper.ts';
import type { CartLine } from './cart.ts';
import type { CartContext } from './cart-context.ts';
import { saveCart } from './cart-store.ts';
import type { CartView } from './cart-view.ts';
import { loadCartPricing } from './load-cart-pricing.ts';
import { mergeCarts } from './merge-carts.ts';
import { type ActiveCartRefusal, findOwnActiveCart } from './own-cart.ts';
import { refreshCart } from './refresh-cart.ts';

/**
 * Takes lines of another purchase into one of the shopper's own carts, as two carts become one: of the same product the higher
 * quantity, as far as it can be had. Done twice, it is as if done once.
 */
export async function takeLines(
  commerce: CartContext,
  shopper: Shopper,
  cartId: string,
  lines: readonly Pick<CartLine, 'sku' | 'quantity' | 'parentSku'>[],
): Promise<Outcome<CartView, ActiveCartRefusal>> {
  return commerce.database.transaction(async (transaction) => {
    const found = await findOwnActiveCart(transaction, shopper, cartId, undefined, 'lock');
    if (!found.ok) return found;
    const cart = found.value;
    const now = commerce.clock.now();
    const newLineId = () => buildId(now, commerce.randomBytes(10));
    const skus = lines.map(({ sku }) => sku);
    const pricing = await loadCartPricing(transaction, commerce, cart, shopper.locale, { skus, codes: [] });
    const taken = { ...cart, lineItems: lines.map((line) => ({ ...line, id: newLineId() })) };
    const merged = mergeCarts(cart, taken, { sellables: pricing.sellables, newLineId });
    const refreshed = refreshCart(merged.cart, pricing);
    const saved = await saveCart(transaction, { ...refreshed.cart, locale: shopper.locale, modifiedAt: now });
    if (saved === undefined) throw new Error(`cart ${cart.id} changed while it was held`);
    const { id, version } = saved;
    await releaseChanged(transaction, commerce, id, pricing.sellables.values());
    await commerce.events.announce(transaction, { type: 'cart-changed', cartId: id, version });
    return accept({ ...refreshed, cart: saved });
  });
}
