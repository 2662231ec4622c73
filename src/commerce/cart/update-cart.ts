import { accept, type Outcome, refuse } from '../../kernel/outcome.ts';
import type { Commerce, Shopper } from '../commerce.ts';
import { buildId } from '../new-id.ts';
import type { Refusal } from '../refusal.ts';
import { keepReservation } from '../stock/reserve-stock.ts';
import { applyCartActions, type CartAction } from './cart.ts';
import { saveCart } from './cart-store.ts';
import { findOwnActiveCart, findOwnCart } from './own-cart.ts';
import { type CartView, settleCart } from './price-cart.ts';
import { getPricingTerms } from './pricing-terms.ts';
import { findSellables } from './settle-stored-cart.ts';

export interface CartUpdate {
  readonly id: string;
  /** The version the actions were decided on; left out by those that add without having seen the cart. */
  readonly version: number | undefined;
  readonly actions: readonly CartAction[];
}

/** Applies a batch to a cart and prices it anew; of several updates of one version exactly one wins (acceptance G-02). */
export function updateCart(
  commerce: Commerce,
  shopper: Shopper,
  update: CartUpdate,
): Promise<Outcome<CartView, Refusal>> {
  return commerce.database.transaction(async (transaction) => {
    const access = update.version === undefined ? 'lock' : 'read';
    const found = await findOwnActiveCart(transaction, shopper, update.id, update.version, access);
    if (!found.ok) return found;
    const cart = found.value;
    const now = commerce.clock.now();
    const addedSkus = update.actions.flatMap((action) => (action.action === 'addLineItem' ? action.sku : []));
    const sellables = await findSellables(transaction, commerce, cart, shopper.locale, addedSkus);
    const decided = applyCartActions(cart, update.actions, {
      sellables,
      newLineId: () => buildId(now, commerce.randomBytes(10)),
    });
    if (!decided.ok) return decided;
    const terms = getPricingTerms(cart.country, cart.totalPrice.currencyCode, now);
    const settled = settleCart(decided.value, sellables, terms);
    const saved = await saveCart(transaction, { ...settled.cart, locale: shopper.locale, modifiedAt: now });
    if (saved === undefined) {
      const current = await findOwnCart(transaction, shopper, cart.id, 'read');
      return current.ok
        ? refuse({ code: 'ConcurrentModification', currentVersion: current.value.version })
        : current;
    }
    await keepReservation(transaction, commerce, saved, sellables.values());
    await commerce.events.announce(transaction, {
      type: 'cart-changed',
      cartId: saved.id,
      version: saved.version,
    });
    return accept({ ...settled, cart: saved });
  });
}
