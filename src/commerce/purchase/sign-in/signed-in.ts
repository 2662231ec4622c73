import type { Customer } from '../../people/customers/customer.ts';
import type { OpenedSession } from '../../people/sessions/open-session.ts';
import type { SessionCustomer } from '../../people/sessions/session.ts';
import type { Shopper } from '../../people/sessions/shopper.ts';
import type { CartMerge } from '../cart/merge-carts.ts';

export interface SignedIn {
  readonly customer: Customer;
  readonly opened: OpenedSession;
  readonly cartMerge: CartMerge;
}

/** What every later request of the session knows of the customer. */
export function toSessionCustomer(customer: Customer): SessionCustomer {
  return {
    id: customer.id,
    email: customer.email,
    isEmailVerified: customer.emailVerifiedAt !== undefined,
    group: customer.group?.key,
    tier: customer.group?.tier ?? 'no-tier',
  };
}

/** Two accounts never share a browser: whoever signs in as another brings nothing along. */
export function visitorOf({ session }: Shopper): Shopper['session'] {
  return session?.customer === undefined ? session : undefined;
}
