import type { CallErrorCode } from './errors.ts';

/** What can come of a checkout besides an order (spec §8, acceptance Y-06). */
export const checkoutCodes = [
  'malformed-price',
  'cancelled-transaction',
  'creating-order-failed',
  'unprocessable-entity',
  'payment-error',
] as const;

export type CheckoutCode = (typeof checkoutCodes)[number];

/** The one table from the refusals of the calls that pay and order to the specification's codes. */
export const checkoutCodeOf: Readonly<Partial<Record<CallErrorCode, CheckoutCode>>> = {
  MalformedPrice: 'malformed-price',
  PriceChanged: 'malformed-price',
  PaymentMissing: 'malformed-price',
  InvalidInput: 'unprocessable-entity',
  InvalidJson: 'unprocessable-entity',
  PayloadTooLarge: 'unprocessable-entity',
  AddressInvalid: 'unprocessable-entity',
  BillingPostalCodeInvalid: 'unprocessable-entity',
  ShippingPostalCodeInvalid: 'unprocessable-entity',
  EmailInvalid: 'unprocessable-entity',
  EmailOrAddressMissing: 'unprocessable-entity',
  ShippingMethodMissing: 'unprocessable-entity',
  PaymentMethodNotAllowed: 'payment-error',
  PaymentProviderUnavailable: 'payment-error',
  ResourceNotFound: 'creating-order-failed',
  CartNotFound: 'creating-order-failed',
  CartEmpty: 'creating-order-failed',
  CartAlreadyOrdered: 'creating-order-failed',
  ConcurrentModification: 'creating-order-failed',
  ProductNotFound: 'creating-order-failed',
  ItemNotFoundInStore: 'creating-order-failed',
  OutOfStock: 'creating-order-failed',
  QuantityAboveStock: 'creating-order-failed',
  QuantityAboveMaximum: 'creating-order-failed',
  RateLimited: 'creating-order-failed',
  Unavailable: 'creating-order-failed',
};

/** What a payment that ended without an order comes to; a refusal of the order counts more than the state. */
export const checkoutCodeOfState = {
  Created: undefined,
  Pending: undefined,
  Authorised: undefined,
  Refused: 'payment-error',
  Cancelled: 'cancelled-transaction',
} as const satisfies Record<string, CheckoutCode | undefined>;
