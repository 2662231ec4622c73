/** What can come of a checkout besides an order (rule Y-06). */
export const checkoutCodes = [
  'malformed-price',
  'cancelled-transaction',
  'creating-order-failed',
  'unprocessable-entity',
  'payment-error',
] as const;

export type CheckoutCode = (typeof checkoutCodes)[number];

/** What a payment that ended without an order comes to; a refusal of the order counts more than the state. */
export const checkoutCodeOfState = {
  Created: undefined,
  Pending: undefined,
  Authorised: undefined,
  Refused: 'payment-error',
  Cancelled: 'cancelled-transaction',
} as const satisfies Record<string, CheckoutCode | undefined>;
