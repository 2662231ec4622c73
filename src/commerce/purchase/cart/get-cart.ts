import { isDeepStrictEqual } from 'node:util';
import type { Queryable } from '../../../kernel/database.ts';
import { accept, type Outcome, refuse } from '../../../kernel/outcome.ts';
import { releaseChanged } from '../../goods/stock/reserve-stock.ts';
import type { Shopper } from '../../people/sessions/shopper.ts';
import type { Cart } from './cart.ts';
import type { CartContext } from './cart-context.ts';
import { saveCart } from './cart-store.ts';
import type { CartView } from './cart-view.ts';
import { refreshStoredCart } from './load-cart-pricing.ts';
import { type ActiveCartRefusal, findOwnCart } from './own-cart.ts';

const MOST_ATTEMPTS = 3;

/** A guarantee may have followed its product, or a line have left. */
function isSameLines(stored: Cart['lineItems'], refreshed: Cart['lineItems']): boolean {
  return (
    stored.length === refreshed.length &&
    stored.every((line, index) => line.quantity === refreshed[index]?.quantity)
  );
}

function isAsStored(stored: Cart, refreshed: Cart): boolean {
  return (
    stored.restatedFrom === undefined &&
    stored.totalPrice.centAmount === refreshed.totalPrice.centAmount &&
    stored.shippingMethodKey === refreshed.shippingMethodKey &&
    stored.paymentMethod === refreshed.paymentMethod &&
    stored.discountCodes.length === refreshed.discountCodes.length &&
    isDeepStrictEqual(stored.gifts, refreshed.gifts) &&
    isSameLines(stored.lineItems, refreshed.lineItems)
  );
}

/**
 * A cart at today's prices. What has changed since the shopper last saw it (price, method, lines no longer sold) is kept,
 * with a new version, so that an order never charges what nobody was told. `CartAlreadyOrdered`: ask for its order instead.
 */
export async function getCartView(
  commerce: CartContext,
  shopper: Shopper,
  id: string,
): Promise<Outcome<CartView, ActiveCartRefusal>> {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    const found = await findOwnCart(commerce.database, shopper, id, 'read');
    if (!found.ok) return found;
    const stored = found.value;
    if (stored.state === 'Ordered') return refuse({ code: 'CartAlreadyOrdered' });
    const now = commerce.clock.now();
    const refreshed = await refreshStoredCart(commerce.database, commerce, stored, shopper.locale);
    if (isAsStored(stored, refreshed.cart)) return accept({ ...refreshed, cart: stored });
    const saved = await commerce.database.transaction(async (transaction: Queryable) => {
      const cart = await saveCart(transaction, { ...refreshed.cart, modifiedAt: now });
      if (cart !== undefined) {
        await releaseChanged(transaction, commerce, cart.id, refreshed.sellables.values());
        await commerce.events.announce(transaction, {
          type: 'cart-changed',
          cartId: cart.id,
          version: cart.version,
        });
      }
      return cart;
    });
    if (saved !== undefined) return accept({ ...refreshed, cart: saved });
  }
  const found = await findOwnCart(commerce.database, shopper, id, 'read');
  return found.ok ? refuse({ code: 'ConcurrentModification', currentVersion: found.value.version }) : found;
}
