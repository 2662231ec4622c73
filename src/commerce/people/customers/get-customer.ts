import type { CommerceContext } from '../../context.ts';
import type { Shopper } from '../sessions/shopper.ts';
import type { Customer } from './customer.ts';
import { getCustomerById } from './customer-store.ts';

/** The customer of the session; `undefined` for a visitor. */
export async function getOwnCustomer(
  commerce: Pick<CommerceContext, 'database'>,
  shopper: Shopper,
): Promise<Customer | undefined> {
  const id = shopper.session?.customer?.id;
  return id === undefined ? undefined : getCustomerById(commerce.database, id);
}
