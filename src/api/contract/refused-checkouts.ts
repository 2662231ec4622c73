import type { CheckoutCode } from './checkout-codes.ts';
import type { CallErrorCode } from './errors.ts';

/** The one table from the refusals of the calls that pay and order to the codes of rule Y-06. */
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
  AnotherMethodNeeded: 'payment-error',
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
