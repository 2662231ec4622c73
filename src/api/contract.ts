import type { z } from 'zod';
import type { LocaleCode } from '../kernel/locale.ts';
import type { Outcome } from '../kernel/outcome.ts';
import { anyCallErrors } from './contract/call-errors.ts';
import type { CallFacts } from './contract/call-facts.ts';
import { cartCalls } from './contract/cart.ts';
import { catalogueCalls } from './contract/catalogue.ts';
import { customerCalls } from './contract/customers.ts';
import { discountCalls } from './contract/discounts.ts';
import { type CallError, type CallErrorCode, callErrorCodes } from './contract/errors.ts';
import { orderCalls } from './contract/orders.ts';
import { paperCalls } from './contract/papers.ts';
import { paymentCalls } from './contract/payments.ts';
import { placeCalls } from './contract/places.ts';
import { productSearchCalls } from './contract/product-search.ts';
import { requestCalls } from './contract/requests.ts';
import { reviewCalls } from './contract/reviews.ts';
import { shippingCalls } from './contract/shipping.ts';
import { stockNoticeCalls } from './contract/stock-notices.ts';
import { storeCalls } from './contract/stores.ts';
import { surveyCalls } from './contract/surveys.ts';
import { vatCalls } from './contract/vat.ts';
import { visitorCalls } from './contract/visitors.ts';
import { withdrawalCalls } from './contract/withdrawals.ts';

/**
 * Every commerce call of the middleware (rule X-01): what goes in, what comes out; `contract/` has a file per concept.
 * `POST /api/commerce/<name>` takes `input` as its JSON body and answers `{ data: output }` or `{ error }`;
 * pages make the same calls in process. `GET /api/openapi.json` is made from them.
 */
export const commerceCalls = {
  ...catalogueCalls,
  ...productSearchCalls,
  ...discountCalls,
  ...shippingCalls,
  ...storeCalls,
  ...cartCalls,
  ...paymentCalls,
  ...orderCalls,
  ...paperCalls,
  ...surveyCalls,
  ...customerCalls,
  ...placeCalls,
  ...vatCalls,
  ...reviewCalls,
  ...stockNoticeCalls,
  ...visitorCalls,
  ...requestCalls,
  ...withdrawalCalls,
} as const satisfies Record<string, CallFacts>;

type CommerceCalls = typeof commerceCalls;
export type CallName = keyof CommerceCalls;

/** What a call is, as its entry says. */
export function factsOf(name: CallName): CallFacts {
  return commerceCalls[name];
}

/** The codes that a call may be refused with, as its entry says. */
export type CallErrorOf<Name extends CallName> =
  | (typeof anyCallErrors)[number]
  | (CommerceCalls[Name] extends { readonly errors: readonly (infer Code)[] } ? Code : never)
  | (CommerceCalls[Name] extends { readonly scope: 'customer' } ? 'NotSignedIn' : never)
  | (CommerceCalls[Name] extends { readonly isKeyed: true } ? 'IdempotencyKeyReused' : never);

/** The same as a list, in the order of the error table. */
export function errorsOf(name: CallName): readonly CallErrorCode[] {
  const { errors = [], scope, isKeyed } = factsOf(name);
  const codes = new Set<CallErrorCode>([
    ...anyCallErrors,
    ...errors,
    ...(scope === 'customer' ? (['NotSignedIn'] as const) : []),
    ...(isKeyed ? (['IdempotencyKeyReused'] as const) : []),
  ]);
  return callErrorCodes.filter((code) => codes.has(code));
}

export type CallInput<Name extends CallName> = z.input<CommerceCalls[Name]['input']>;
export type ParsedInput<Name extends CallName> = z.output<CommerceCalls[Name]['input']>;
export type CallOutput<Name extends CallName> = z.output<CommerceCalls[Name]['output']>;

/** What a page asks the shop through: the same calls, in process, for one request's market, locale and session. */
export interface ShopCalls {
  call<Name extends CallName>(
    name: Name,
    input: CallInput<Name>,
  ): Promise<Outcome<CallOutput<Name>, CallError>>;
  readonly locale: LocaleCode;
}
