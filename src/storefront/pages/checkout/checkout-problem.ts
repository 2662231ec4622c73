import type { CallError, CallErrorCode } from '../../../api/contract/errors.ts';
import type { TextKey } from '../../i18n/texts.ts';

/**
 * What can stand between a shopper and the order, and what the page says about it. The first five are the
 * checkout codes of rule Y-06, which also travel as the query parameter `error`.
 */
export const problemTexts = {
  'malformed-price': 'problem.malformedPrice',
  'cancelled-transaction': 'problem.cancelledTransaction',
  'creating-order-failed': 'problem.creatingOrderFailed',
  'unprocessable-entity': 'problem.unprocessableEntity',
  'payment-error': 'problem.paymentError',
  'payment-unavailable': 'problem.paymentUnavailable',
  'details-missing': 'problem.emailOrAddressMissing',
  'cart-changed': 'problem.cartChanged',
  'price-changed': 'cart.priceChanged',
  'method-not-allowed': 'problem.methodNotAllowed',
  'another-method': 'problem.anotherMethod',
  'too-many-requests': 'problem.tooManyRequests',
  unavailable: 'problem.unavailable',
} as const satisfies Record<string, TextKey>;

export type CheckoutProblem = keyof typeof problemTexts;

/** The query parameter `error` (rule R-11); what is none of the codes says nothing. */
export function parseProblem(code: string | null): CheckoutProblem | undefined {
  return code !== null && Object.hasOwn(problemTexts, code) ? (code as CheckoutProblem) : undefined;
}

/** The middleware's refusals on the way to an order. What is out of stock is told line by line beside it. */
const problems: Readonly<Record<CallErrorCode, CheckoutProblem>> = {
  InvalidInput: 'unprocessable-entity',
  InvalidJson: 'unprocessable-entity',
  PayloadTooLarge: 'unprocessable-entity',
  UnknownCall: 'unavailable',
  ForeignOrigin: 'unavailable',
  MethodNotAllowed: 'unavailable',
  ResourceNotFound: 'creating-order-failed',
  CartNotFound: 'cart-changed',
  ProductNotFound: 'cart-changed',
  ItemNotFoundInStore: 'cart-changed',
  ConcurrentModification: 'cart-changed',
  OutOfStock: 'cart-changed',
  DiscountCodeNotApplicable: 'cart-changed',
  GuaranteeNotOffered: 'unavailable',
  QuantityAboveStock: 'cart-changed',
  QuantityAboveMaximum: 'cart-changed',
  CartEmpty: 'cart-changed',
  CartAlreadyOrdered: 'cart-changed',
  AddressInvalid: 'unprocessable-entity',
  BillingPostalCodeInvalid: 'unprocessable-entity',
  ShippingPostalCodeInvalid: 'unprocessable-entity',
  EmailInvalid: 'unprocessable-entity',
  EmailOrAddressMissing: 'details-missing',
  ExpressAddressMissing: 'details-missing',
  ShippingMethodMissing: 'details-missing',
  PaymentMissing: 'malformed-price',
  PaymentMethodNotAllowed: 'method-not-allowed',
  AnotherMethodNeeded: 'another-method',
  PaymentProviderUnavailable: 'payment-unavailable',
  PriceChanged: 'price-changed',
  IdempotencyKeyReused: 'unprocessable-entity',
  NotSignedIn: 'unprocessable-entity',
  InvalidCredentials: 'unprocessable-entity',
  PasswordInvalid: 'unprocessable-entity',
  PasswordTooCommon: 'unprocessable-entity',
  TokenInvalid: 'unprocessable-entity',
  AddressIdMissing: 'unprocessable-entity',
  DefaultBillingAddressIdMissing: 'unprocessable-entity',
  DefaultShippingAddressIdMissing: 'unprocessable-entity',
  AddAddressFailed: 'unprocessable-entity',
  UpdateAddressFailed: 'unprocessable-entity',
  DeleteAddressFailed: 'unprocessable-entity',
  SetDefaultAddressFailed: 'unprocessable-entity',
  ReviewNotPurchased: 'unprocessable-entity',
  ReviewAlreadySubmitted: 'unprocessable-entity',
  MalformedPrice: 'malformed-price',
  RateLimited: 'too-many-requests',
  Unavailable: 'unavailable',
};

/** What to say when an order or a payment was refused before any money moved. */
export function problemOf({ code }: Pick<CallError, 'code'>): CheckoutProblem {
  return problems[code];
}

/**
 * What to say when a payment came back and no order could be made of it: its money is given back, so it is one of the
 * codes of rule Y-06 that says nothing was charged, save where the details themselves are at fault.
 */
export function problemOnReturn(refusal: Pick<CallError, 'code'>): CheckoutProblem {
  if (refusal.code === 'PriceChanged') return 'malformed-price';
  const problem = problems[refusal.code];
  if (problem === 'details-missing') return 'unprocessable-entity';
  return problem === 'cart-changed' ? 'creating-order-failed' : problem;
}

/** HTTP status of the page that tells a problem. */
export function statusOfProblem(problem: CheckoutProblem): 422 | 429 | 503 {
  if (problem === 'too-many-requests') return 429;
  return problem === 'payment-unavailable' || problem === 'unavailable' ? 503 : 422;
}
