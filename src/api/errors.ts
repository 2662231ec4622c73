import type { Refusal } from '../commerce/refusal.ts';
import type { CallError, CallErrorCode } from './contract/errors.ts';

interface ErrorRow {
  readonly status: number;
  /** English, for people who build on the API; a text that a rule quotes is exactly so (rule Z-01). */
  readonly message: string;
}

/** The one error table: why a call is refused -> HTTP status and text (rules X-03, Z-01). */
export const errorTable: Readonly<Record<CallErrorCode, ErrorRow>> = {
  InvalidInput: { status: 400, message: 'Some of the input is not correct' },
  InvalidJson: { status: 400, message: 'The body is not valid JSON' },
  PayloadTooLarge: { status: 413, message: 'The body is too large' },
  UnknownCall: { status: 404, message: 'There is no such call' },
  MethodNotAllowed: { status: 405, message: 'This call is made by POST' },
  ForeignOrigin: { status: 403, message: 'Forbidden: a request of another site' },
  ResourceNotFound: { status: 404, message: 'There is no such resource' },
  CartNotFound: { status: 404, message: 'Cart not found' },
  ProductNotFound: { status: 404, message: 'There is no such product in this store' },
  ItemNotFoundInStore: { status: 404, message: 'Item not found in store' },
  ConcurrentModification: {
    status: 409,
    message: 'It has changed meanwhile; currentVersion is its version now',
  },
  OutOfStock: { status: 409, message: 'There is not enough of this product on stock' },
  QuantityAboveStock: { status: 400, message: 'The quantity is above what is on stock' },
  QuantityAboveMaximum: { status: 400, message: 'You have reached the maximum quantity' },
  CartEmpty: { status: 400, message: 'The cart is empty' },
  CartAlreadyOrdered: { status: 409, message: 'The cart has already been ordered' },
  AddressInvalid: { status: 400, message: 'Some fields of the address are not correct' },
  BillingPostalCodeInvalid: { status: 400, message: 'Postal code is incorrect in billing address' },
  ShippingPostalCodeInvalid: { status: 400, message: 'Postal code is incorrect in shipping address' },
  EmailInvalid: { status: 400, message: 'The email is not correct' },
  EmailOrAddressMissing: { status: 400, message: 'Email or address details are missing for cart' },
  // Spelt as rule Y-05 quotes it.
  ExpressAddressMissing: { status: 400, message: 'Adress from Google express payment is missing' },
  ShippingMethodMissing: { status: 400, message: 'The cart has no shipping method' },
  PaymentMissing: { status: 400, message: "The cart has no payment of the order's amount" },
  PaymentMethodNotAllowed: { status: 400, message: 'This cart cannot be paid this way' },
  AnotherMethodNeeded: {
    status: 403,
    message: 'No card can be taken for this cart now; choose another way to pay',
  },
  PaymentProviderUnavailable: { status: 503, message: 'The payment partner does not answer; try again' },
  PriceChanged: { status: 409, message: 'The total has changed; load the cart again' },
  IdempotencyKeyReused: { status: 422, message: 'This Idempotency-Key was used for another request' },
  NotSignedIn: { status: 401, message: 'Sign in first' },
  InvalidCredentials: { status: 401, message: 'The email or the password is not correct' },
  PasswordInvalid: { status: 400, message: 'Password must include one letter and one number' },
  PasswordTooCommon: { status: 400, message: 'This password is too easy to guess' },
  TokenInvalid: { status: 400, message: 'This link is not valid any more' },
  AddressIdMissing: { status: 400, message: 'Updated address must include an "id" field.' },
  DefaultBillingAddressIdMissing: {
    status: 400,
    message: 'Address ID is required to set default billing address.',
  },
  DefaultShippingAddressIdMissing: {
    status: 400,
    message: 'Address ID is required to set default shipping address.',
  },
  AddAddressFailed: { status: 400, message: 'Failed to add address' },
  UpdateAddressFailed: { status: 404, message: 'Failed to update address' },
  DeleteAddressFailed: { status: 404, message: 'Failed to delete address' },
  SetDefaultAddressFailed: { status: 404, message: 'Failed to set default address' },
  ReviewNotPurchased: { status: 403, message: "You haven't purchased this particular SKU" },
  ReviewAlreadySubmitted: {
    status: 409,
    message: 'You have already submitted review for your purchase for SKU',
  },
  MalformedPrice: { status: 400, message: "The planned amount is not the cart's total" },
  DiscountCodeNotApplicable: { status: 400, message: 'This discount code cannot be used' },
  GuaranteeNotOffered: { status: 400, message: 'The extra guarantee is not offered for this product' },
  RateLimited: { status: 429, message: 'Too many requests; try again later' },
  Unavailable: { status: 503, message: 'The shop cannot answer now; try again' },
};

/** A code with the table's text. */
export function buildCallError(code: CallErrorCode): CallError {
  return { code, message: errorTable[code].message };
}

/** What the engine refused, as the middleware says it. */
export function toCallError(refusal: Refusal): CallError {
  const error = { ...buildCallError(refusal.code), ...refusal };
  if (error.code !== 'ShippingPostalCodeInvalid') return error;
  const { address, ...rest } = error;
  return { ...rest, message: `${error.message}: ${JSON.stringify(address)}` };
}
