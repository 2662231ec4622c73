import type { CallErrorCode } from './errors.ts';

type Codes = readonly CallErrorCode[];

/** What whoever makes a call may get wrong about it, whichever it is, and what may be wrong with the shop. */
export const anyCallErrors = [
  'InvalidInput',
  'InvalidJson',
  'PayloadTooLarge',
  'MethodNotAllowed',
  'ForeignOrigin',
  'Unavailable',
] as const satisfies Codes;

/** Why a cart that a call names cannot be worked on. */
export const cartErrors = [
  'CartNotFound',
  'CartAlreadyOrdered',
  'ConcurrentModification',
] as const satisfies Codes;

/** What may come of any change of a cart: one action or a batch, they are decided by the same rules. */
export const cartChangeErrors = [
  ...cartErrors,
  'ResourceNotFound',
  'ProductNotFound',
  'ItemNotFoundInStore',
  'OutOfStock',
  'QuantityAboveStock',
  'QuantityAboveMaximum',
  'GuaranteeNotOffered',
  'AddressInvalid',
  'BillingPostalCodeInvalid',
  'ShippingPostalCodeInvalid',
  'EmailInvalid',
  'DiscountCodeNotApplicable',
  'RateLimited',
] as const satisfies Codes;

/** Why a cart cannot be bought as it stands. */
const checkoutErrors = [
  ...cartErrors,
  'CartEmpty',
  'EmailOrAddressMissing',
  'AddressInvalid',
  'ItemNotFoundInStore',
  'ShippingMethodMissing',
  'PriceChanged',
  'PaymentMethodNotAllowed',
  'OutOfStock',
] as const satisfies Codes;

/** Why no payment is begun. */
export const paymentErrors = [
  ...checkoutErrors,
  'EmailInvalid',
  'AnotherMethodNeeded',
  'MalformedPrice',
  'RateLimited',
] as const satisfies Codes;

/** Why no order is made. */
export const orderErrors = [...checkoutErrors, 'DiscountCodeNotApplicable'] as const satisfies Codes;

export const passwordErrors = ['PasswordInvalid', 'PasswordTooCommon'] as const satisfies Codes;

/** What may come of any change of a customer, one or a batch. */
export const customerChangeErrors = [
  ...passwordErrors,
  'ResourceNotFound',
  'ConcurrentModification',
  'InvalidCredentials',
  'EmailInvalid',
  'RateLimited',
  'AddressInvalid',
  'BillingPostalCodeInvalid',
  'ShippingPostalCodeInvalid',
  'AddAddressFailed',
  'AddressIdMissing',
  'UpdateAddressFailed',
  'DeleteAddressFailed',
  'DefaultBillingAddressIdMissing',
  'DefaultShippingAddressIdMissing',
  'SetDefaultAddressFailed',
] as const satisfies Codes;
