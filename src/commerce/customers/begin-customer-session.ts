import type { Queryable } from '../../kernel/database.ts';
import type { Commerce, Shopper } from '../commerce.ts';
import { openCustomerSession } from '../sessions/open-session.ts';
import { lockCustomer } from './customer-store.ts';
import { type SignedIn, toSessionCustomer, visitorOf } from './signed-in.ts';

/** Opens the session of a customer who has shown who they are, inside the caller's transaction. */
export async function beginCustomerSession(
  transaction: Queryable,
  commerce: Commerce,
  shopper: Shopper,
  customerId: string,
): Promise<SignedIn | undefined> {
  const customer = await lockCustomer(transaction, customerId);
  if (customer === undefined) return undefined;
  const opened = await openCustomerSession(transaction, commerce, shopper.market.storeId, shopper.session, {
    customer: toSessionCustomer(customer),
    cartId: visitorOf(shopper)?.cartId,
  });
  return { customer, opened, cartMerge: { addedSkus: [], raisedSkus: [], keptSkus: [], limitedSkus: [] } };
}
