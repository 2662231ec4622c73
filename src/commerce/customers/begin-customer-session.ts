import type { Queryable } from '../../kernel/database.ts';
import { assertHeldCarts, CartsChanged, holdCartsToJoin, joinCarts } from '../cart/join-carts.ts';
import type { Commerce, Shopper } from '../commerce.ts';
import { openCustomerSession } from '../sessions/open-session.ts';
import { lockCustomer } from './customer-store.ts';
import { type SignedIn, toSessionCustomer, visitorOf } from './signed-in.ts';

const MOST_ATTEMPTS = 5;

/**
 * Opens the session of a customer who has shown who they are, inside the caller's transaction, and makes the visitor's cart
 * theirs. Throws `CartsChanged` when another device was quicker: `signInAgain` tries the whole transaction anew.
 */
export async function beginCustomerSession(
  transaction: Queryable,
  commerce: Commerce,
  shopper: Shopper,
  customerId: string,
): Promise<SignedIn | undefined> {
  const storeKey = shopper.market.storeId;
  const held = await holdCartsToJoin(transaction, storeKey, customerId, visitorOf(shopper)?.cartId);
  const customer = await lockCustomer(transaction, customerId);
  if (customer === undefined) return undefined;
  await assertHeldCarts(transaction, storeKey, customerId, held);
  const opened = await openCustomerSession(transaction, commerce, storeKey, shopper.session, {
    customer: toSessionCustomer(customer),
    cartId: (held.own ?? held.visitor)?.id,
  });
  const cartMerge = await joinCarts(transaction, commerce, shopper, customer, held);
  return { customer, opened, cartMerge };
}

/** A transaction that begins a customer's session, tried again while the customer's carts change under it. */
export async function signInAgain<Result>(
  commerce: Pick<Commerce, 'database'>,
  work: (transaction: Queryable) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await commerce.database.transaction(work);
    } catch (error) {
      if (!(error instanceof CartsChanged) || attempt >= MOST_ATTEMPTS) throw error;
    }
  }
}
