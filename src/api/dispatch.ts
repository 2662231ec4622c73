import { isIdempotencyKey, KEY_MAXIMUM } from '../commerce/purchase/idempotency/keyed-call.ts';
import type { Refusal } from '../commerce/refusal.ts';
import { accept, type Outcome, refuse } from '../kernel/outcome.ts';
import type { CallFacts } from './contract/call-facts.ts';
import type { CallError } from './contract/errors.ts';
import { checkoutCodeOf } from './contract/refused-checkouts.ts';
import { type CallInput, type CallName, type CallOutput, commerceCalls, factsOf } from './contract.ts';
import type { ApiRequest, Engine } from './engine.ts';
import { buildCallError, toCallError } from './errors.ts';
import { cartHandlers } from './handlers/cart.ts';
import { catalogueHandlers } from './handlers/catalogue.ts';
import { customerHandlers } from './handlers/customers.ts';
import { discountHandlers } from './handlers/discounts.ts';
import type { CallHandlers } from './handlers/handler.ts';
import { orderHandlers } from './handlers/orders.ts';
import { paperHandlers } from './handlers/papers.ts';
import { paymentHandlers } from './handlers/payments.ts';
import { placeHandlers } from './handlers/places.ts';
import { productSearchHandlers } from './handlers/product-search.ts';
import { requestHandlers } from './handlers/requests.ts';
import { reviewHandlers } from './handlers/reviews.ts';
import { shippingHandlers } from './handlers/shipping.ts';
import { stockNoticeHandlers } from './handlers/stock-notices.ts';
import { storeHandlers } from './handlers/stores.ts';
import { surveyHandlers } from './handlers/surveys.ts';
import { vatHandlers } from './handlers/vat.ts';
import { visitorHandlers } from './handlers/visitors.ts';
import { withdrawalHandlers } from './handlers/withdrawals.ts';
import { findUnfitText, toFieldErrors } from './parse-input.ts';
import { communicateReviewError } from './present-review.ts';
import { resolveRequestLocale } from './request-locale.ts';

const handlers: CallHandlers<CallName> = {
  ...catalogueHandlers,
  ...productSearchHandlers,
  ...discountHandlers,
  ...shippingHandlers,
  ...storeHandlers,
  ...cartHandlers,
  ...paymentHandlers,
  ...orderHandlers,
  ...paperHandlers,
  ...surveyHandlers,
  ...customerHandlers,
  ...placeHandlers,
  ...vatHandlers,
  ...reviewHandlers,
  ...stockNoticeHandlers,
  ...visitorHandlers,
  ...requestHandlers,
  ...withdrawalHandlers,
};

function isCallName(name: string): name is CallName {
  return Object.hasOwn(commerceCalls, name);
}

function refuseFields(fields: Readonly<Record<string, string>>): Outcome<never, CallError> {
  return refuse({ ...buildCallError('InvalidInput'), fields });
}

/** What ends a checkout also carries its code of rule Y-06. */
function withCheckoutCode(error: CallError): CallError {
  const checkoutCode = checkoutCodeOf[error.code];
  return checkoutCode === undefined ? error : { ...error, checkoutCode };
}

/** What refusals of a kind say more than the error table does. */
const errorPresenters: Readonly<Record<NonNullable<CallFacts['refusals']>, (error: CallError) => CallError>> =
  {
    checkout: withCheckoutCode,
    review: communicateReviewError,
  };

/** An error as the caller of this call is told it; also for what was thrown. */
export function presentCallError(name: string | undefined, error: CallError): CallError {
  const kind = name !== undefined && isCallName(name) ? factsOf(name).refusals : undefined;
  return kind === undefined ? error : errorPresenters[kind](error);
}

async function answer<Name extends CallName>(
  name: Name,
  rawInput: unknown,
  request: ApiRequest,
  engine: Engine,
): Promise<Outcome<CallOutput<Name>, CallError>> {
  const outcome = await decide(name, rawInput, request, engine);
  return outcome.ok ? outcome : refuse(presentCallError(name, outcome.refusal));
}

async function decide<Name extends CallName>(
  name: Name,
  rawInput: unknown,
  request: ApiRequest,
  engine: Engine,
): Promise<Outcome<CallOutput<Name>, CallError>> {
  const { idempotencyKey } = request;
  if (idempotencyKey !== undefined && !isIdempotencyKey(idempotencyKey)) {
    return refuseFields({ 'Idempotency-Key': idempotencyKey.length > KEY_MAXIMUM ? 'max' : 'text' });
  }
  const unfit = findUnfitText(rawInput);
  if (unfit !== undefined) return refuseFields({ [unfit]: 'text' });
  const parsed = commerceCalls[name].input.safeParse(rawInput);
  if (!parsed.success) return refuseFields(toFieldErrors(parsed.error, rawInput));
  const locale = resolveRequestLocale(parsed.data, request);
  if (!locale.ok) return refuseFields({ [locale.refusal.field]: 'oneOf' });
  // The table holds each call's handler under its own name; the compiler cannot follow that through `name`.
  const handler = handlers[name] as (
    input: unknown,
    ...context: [ApiRequest, Engine]
  ) => Promise<Outcome<CallOutput<Name>, Refusal>>;
  const outcome = await handler(parsed.data, { ...request, locale: locale.value }, engine);
  return outcome.ok ? accept(outcome.value) : refuse(toCallError(outcome.refusal));
}

/**
 * Makes one commerce call: input parsed, use case asked, answer given. Everything a caller can do wrong comes back as a
 * refusal (rule X-03); what is thrown is our own fault or the database's.
 */
export function dispatchCall(
  name: string,
  rawInput: unknown,
  request: ApiRequest,
  engine: Engine,
): Promise<Outcome<unknown, CallError>> {
  return isCallName(name)
    ? answer(name, rawInput, request, engine)
    : Promise.resolve(refuse(buildCallError('UnknownCall')));
}

/** The same with the types of the contract, for callers in the same process. */
export function callCommerce<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  request: ApiRequest,
  engine: Engine,
): Promise<Outcome<CallOutput<Name>, CallError>> {
  return answer(name, input, request, engine);
}
