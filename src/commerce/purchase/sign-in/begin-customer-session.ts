import type { Queryable } from '../../../kernel/database.ts';
import type { Credentials } from '../../people/customers/customer.ts';
import { getCredentials, lockCustomer } from '../../people/customers/customer-store.ts';
import { pickMatching } from '../../people/customers/password.ts';
import { openCustomerSession } from '../../people/sessions/open-session.ts';
import type { Shopper } from '../../people/sessions/shopper.ts';
import { assertHeldCarts, CartsChanged, holdCartsToJoin, joinCarts } from '../cart/join-carts.ts';
import type { SignInContext } from './sign-in-context.ts';
import { type SignedIn, toSessionCustomer, visitorOf } from './signed-in.ts';

const MOST_ATTEMPTS = 5;

/**
 * Opens the session of a customer who has shown who they are, inside the caller's transaction, and makes the visitor's cart
 * theirs. `undefined` when the password that was shown is not theirs any more: it was compared before the transaction began, and
 * a new one ends every session, this one included. Throws `CartsChanged` when another device was quicker: `signInAgain` tries
 * the whole transaction anew.
 */
export async function beginCustomerSession(
  transaction: Queryable,
  commerce: SignInContext,
  shopper: Shopper,
  shown: Pick<Credentials, 'customerId' | 'salt' | 'hash'>,
): Promise<SignedIn | undefined> {
  const { customerId } = shown;
  const storeKey = shopper.market.storeId;
  const held = await holdCartsToJoin(transaction, storeKey, customerId, visitorOf(shopper)?.cartId);
  const customer = await lockCustomer(transaction, customerId);
  const current = await getCredentials(transaction, customerId);
  if (customer === undefined || current === undefined) return undefined;
  if (pickMatching([current], shown.salt, shown.hash) === undefined) return undefined;
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
  commerce: Pick<SignInContext, 'database'>,
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
