import type { CheckoutCode } from './checkout-codes.ts';

/** Why a call was refused; `api/errors.ts` gives each its HTTP status and English text. */
export const callErrorCodes = [
  'InvalidInput',
  'InvalidJson',
  'PayloadTooLarge',
  'UnknownCall',
  'MethodNotAllowed',
  'ForeignOrigin',
  'ResourceNotFound',
  'CartNotFound',
  'ProductNotFound',
  'ItemNotFoundInStore',
  'ConcurrentModification',
  'OutOfStock',
  'QuantityAboveStock',
  'QuantityAboveMaximum',
  'CartEmpty',
  'CartAlreadyOrdered',
  'AddressInvalid',
  'BillingPostalCodeInvalid',
  'ShippingPostalCodeInvalid',
  'EmailInvalid',
  'EmailOrAddressMissing',
  'ExpressAddressMissing',
  'ShippingMethodMissing',
  'PaymentMissing',
  'PaymentMethodNotAllowed',
  'AnotherMethodNeeded',
  'PaymentProviderUnavailable',
  'PriceChanged',
  'IdempotencyKeyReused',
  'NotSignedIn',
  'InvalidCredentials',
  'PasswordInvalid',
  'PasswordTooCommon',
  'TokenInvalid',
  'AddressIdMissing',
  'DefaultBillingAddressIdMissing',
  'DefaultShippingAddressIdMissing',
  'AddAddressFailed',
  'UpdateAddressFailed',
  'DeleteAddressFailed',
  'SetDefaultAddressFailed',
  'ReviewNotPurchased',
  'ReviewAlreadySubmitted',
  'MalformedPrice',
  'DiscountCodeNotApplicable',
  'GuaranteeNotOffered',
  'RateLimited',
  'Unavailable',
] as const;
export type CallErrorCode = (typeof callErrorCodes)[number];

export interface CallError {
  readonly code: CallErrorCode;
  /** English, for people who build on the API; pages translate the code. */
  readonly message: string;
  /** Field path (`address.postalCode`, `actions.0.quantity`) -> what is wrong, as a rule name (`required`, `min`, `postalCode`, …). */
  readonly fields?: Readonly<Record<string, string>>;
  /** For ConcurrentModification: the version the server holds now (rule X-03). */
  readonly currentVersion?: number;
  /** For QuantityAbove…/OutOfStock: how many can be had, and of which sku. */
  readonly available?: number;
  readonly sku?: string;
  /** For RateLimited: when the next try is worth it; over HTTP also the header Retry-After. */
  readonly retryAfterSeconds?: number;
  /** For addReview: the only words about the failure that a shopper may be shown (rule W-01). */
  readonly data?: { readonly communicate: string };
  /** For the calls that pay and order: what the shop's own pages call it (rule Y-06). */
  readonly checkoutCode?: CheckoutCode;
}
