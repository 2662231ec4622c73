import type { CallName } from './contract.ts';

/** Calls that only a signed-in customer can make; anyone else is answered `NotSignedIn` (spec §6, acceptance X-02). */
const customerCalls: ReadonlySet<CallName> = new Set<CallName>([
  'customerUpdateMe',
  'confirmEmail',
  'addBillingAddress',
  'addShippingAddress',
  'updateBillingAddress',
  'updateShippingAddress',
  'deleteBillingAddress',
  'deleteShippingAddress',
  'setDefaultBillingAddress',
  'setDefaultShippingAddress',
  'addReview',
  'getMyReviews',
]);

export type Scope = 'anonymous' | 'customer';

/** Who a call answers: a customer alone, or a visitor as well. */
export function scopeOf(name: CallName): Scope {
  return customerCalls.has(name) ? 'customer' : 'anonymous';
}

const session = [{ bearer: [] }, { cookie: [] }];

/** OpenAPI's words for it: `{}` is no session at all. */
export const securityOf: Readonly<Record<Scope, readonly object[]>> = {
  anonymous: [...session, {}],
  customer: session,
};
