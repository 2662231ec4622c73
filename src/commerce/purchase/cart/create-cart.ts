import type { Queryable } from '../../../kernel/database.ts';
import { money } from '../../../kernel/money.ts';
import { buildId } from '../../new-id.ts';
import { giveCart, holdActiveCart } from '../../people/sessions/cart-ownership.ts';
import { type OpenedSession, openSession } from '../../people/sessions/open-session.ts';
import type { Shopper } from '../../people/sessions/shopper.ts';
import { defaultShippingMethod } from '../../rules/shipping/shipping.ts';
import type { Cart } from './cart.ts';
import type { CartContext } from './cart-context.ts';
import { addCart, getCart } from './cart-store.ts';

/** What a new cart starts with: the store's country in both addresses, the default shipping method (rule G-21). */
function buildCart(commerce: CartContext, shopper: Shopper): Cart {
  const now = commerce.clock.now();
  const { countryCode, storeId } = shopper.market;
  return {
    id: buildId(now, commerce.randomBytes(10)),
    version: 1,
    storeKey: storeId,
    country: countryCode,
    locale: shopper.locale,
    state: 'Active',
    customerId: shopper.session?.customer?.id,
    customerEmail: shopper.session?.customer?.email,
    clientType: 'PRIVATE',
    lineItems: [],
    discountCodes: [],
    refusedGifts: [],
    gifts: [],
    billingAddress: { country: countryCode },
    shippingAddress: { country: countryCode },
    shippingMethodKey: defaultShippingMethod,
    paymentMethod: undefined,
    vat: undefined,
    custom: {},
    payments: [],
    totalPrice: money(shopper.currencyCode, 0),
    createdAt: now,
    modifiedAt: now,
  };
}

export interface CreatedCart {
  readonly cart: Cart;
  /** Set when the shopper had no session yet. */
  readonly opened: OpenedSession | undefined;
}

/** The active cart of the shopper's session; makes the cart, and the session, where there is none (rule G-01). */
export function createCart(commerce: CartContext, shopper: Shopper): Promise<CreatedCart> {
  return commerce.database.transaction(async (transaction: Queryable) => {
    const { session } = shopper;
    if (session === undefined) {
      const cart = buildCart(commerce, shopper);
      await addCart(transaction, cart);
      const opened = await openSession(transaction, commerce, shopper.market.storeId, cart.id);
      return { cart, opened };
    }
    const activeId = await holdActiveCart(transaction, session);
    const active = activeId && (await getCart(transaction, activeId, shopper.market.storeId));
    if (active) return { cart: active, opened: undefined };
    const cart = buildCart(commerce, shopper);
    await addCart(transaction, cart);
    await giveCart(transaction, session, cart.id);
    return { cart, opened: undefined };
  });
}
