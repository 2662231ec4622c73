import type { Queryable } from '../../../kernel/database.ts';
import { accept, type Outcome, refuse } from '../../../kernel/outcome.ts';
import { normaliseCode } from '../../goods/discounts/claim-discount-codes.ts';
import { releaseChanged } from '../../goods/stock/reserve-stock.ts';
import { buildId } from '../../new-id.ts';
import { limitAttempts, limitNetwork } from '../../people/limits/limit-attempts.ts';
import { nameOfSession } from '../../people/sessions/session.ts';
import type { Shopper } from '../../people/sessions/shopper.ts';
import type { Refusal } from '../../refusal.ts';
import type { CartAction } from './cart.ts';
import { applyCartActions, type CartActionRefusal } from './cart-actions.ts';
import type { CartContext } from './cart-context.ts';
import { saveCart } from './cart-store.ts';
import type { CartView } from './cart-view.ts';
import { findSubmittedVerdict } from './find-submitted-verdict.ts';
import { type Additions, loadCartPricing } from './load-cart-pricing.ts';
import { type ActiveCartRefusal, findOwnActiveCart, findOwnCart } from './own-cart.ts';
import { refreshCart } from './refresh-cart.ts';

export interface CartUpdate {
  readonly id: string;
  /** The version the actions were decided on; left out by those that add without having seen the cart. */
  readonly version: number | undefined;
  readonly actions: readonly CartAction[];
}

/** What the actions may bring into the cart: it is read together with what is there already. */
function findAdditions(actions: readonly CartAction[]): Additions {
  return {
    skus: actions.flatMap((action) => (action.action === 'addLineItem' ? action.sku : [])),
    codes: actions.flatMap((action) =>
      action.action === 'addDiscountCode' ? normaliseCode(action.code) : [],
    ),
  };
}

/** Codes are not to be guessed: every one that is typed counts, whatever becomes of it. */
async function limitCodes(
  transaction: Queryable,
  { clock }: CartContext,
  { session, clientAddress }: Shopper,
  actions: readonly CartAction[],
): Promise<Outcome<true, Refusal<'RateLimited'>>> {
  const means = { database: transaction, clock };
  for (const { action } of actions) {
    if (action !== 'addDiscountCode') continue;
    const bySession = await limitAttempts(means, 'discount-code/session', session && nameOfSession(session));
    if (!bySession.ok) return bySession;
    const byAddress = await limitNetwork(means, clientAddress, 'discount-code/address');
    if (!byAddress.ok) return byAddress;
  }
  return accept(true as const);
}

/** Applies a batch to a cart and prices it anew; of several updates of one version exactly one wins (rule G-02). */
export async function updateCart(
  commerce: CartContext,
  shopper: Shopper,
  update: CartUpdate,
): Promise<Outcome<CartView, ActiveCartRefusal | CartActionRefusal | Refusal<'RateLimited'>>> {
  const vat = await findSubmittedVerdict(commerce, shopper, update.id, update.actions);
  return commerce.database.transaction(async (transaction) => {
    const access = update.version === undefined ? 'lock' : 'read';
    const found = await findOwnActiveCart(transaction, shopper, update.id, update.version, access);
    if (!found.ok) return found;
    const allowed = await limitCodes(transaction, commerce, shopper, update.actions);
    if (!allowed.ok) return allowed;
    const cart = found.value;
    const now = commerce.clock.now();
    const pricing = await loadCartPricing(
      transaction,
      commerce,
      cart,
      shopper.locale,
      findAdditions(update.actions),
    );
    const decided = applyCartActions(cart, update.actions, {
      ...pricing,
      vat,
      newLineId: () => buildId(now, commerce.randomBytes(10)),
    });
    if (!decided.ok) return decided;
    const refreshed = refreshCart(decided.value, pricing);
    const saved = await saveCart(transaction, { ...refreshed.cart, locale: shopper.locale, modifiedAt: now });
    if (saved === undefined) {
      const current = await findOwnCart(transaction, shopper, cart.id, 'read');
      return current.ok
        ? refuse({ code: 'ConcurrentModification', currentVersion: current.value.version })
        : current;
    }
    await releaseChanged(transaction, commerce, saved.id, pricing.sellables.values());
    await commerce.events.announce(transaction, {
      type: 'cart-changed',
      cartId: saved.id,
      version: saved.version,
    });
    return accept({ ...refreshed, cart: saved });
  });
}
