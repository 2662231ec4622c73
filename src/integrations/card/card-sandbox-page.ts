import { DAY_MS } from '../../kernel/day.ts';
import { baseLocales, type LocaleCode } from '../../kernel/locale.ts';
import {
  buildReturnAddress,
  type CardCheckout,
  checkingFrom,
  isExpired,
  REFERENCE_DAYS,
  type ShopperDecision,
} from './card-checkout.ts';
import { getCheckout, payReference } from './card-checkout-store.ts';
import type { CardFormView } from './card-fields-html.ts';
import { reshownInputOf } from './card-form.ts';
import { brandMark, buildExpiredPage, buildPaymentPage, buildUnknownPage } from './card-sandbox-html.ts';
import { sandboxStyle } from './card-sandbox-style.ts';
import { buildPageHeaders } from './partner-headers.ts';
import { buildMethodPage, buildWaitingPage } from './sandbox-method-html.ts';
import { sandboxMethods } from './sandbox-methods.ts';
import { bookAndTell, decide, type Partner, takeCard } from './take-card.ts';

/** A request below `/card-sandbox`; `path` is the address without its query. */
interface SandboxRequest {
  readonly method: string;
  readonly path: string;
  /** The decoded body of a form post; empty otherwise. */
  readonly form: URLSearchParams;
  readonly acceptLanguage?: string | undefined;
  readonly authorization?: string | undefined;
}

export interface SandboxResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export type HandleSandboxRequest = (request: SandboxRequest) => Promise<SandboxResponse>;

/** Serves the partner's hosted pages: `/card-sandbox/<checkout id>` and its style sheet. Needs no JavaScript. */
export function createCardSandboxPage(partner: Partner): HandleSandboxRequest {
  const { database, clock } = partner;
  return async ({ method, path, form, acceptLanguage }) => {
    const isForm = method === 'POST';
    if (!isForm && method !== 'GET' && method !== 'HEAD') {
      return { status: 405, headers: { allow: 'GET, HEAD, POST', 'cache-control': 'no-store' }, body: '' };
    }
    const resource = isForm ? undefined : resources[path];
    if (resource !== undefined) return resource;
    const id = /^\/card-sandbox\/([\w-]{1,100})\/?$/.exec(path)?.[1];
    const checkout = id === undefined ? undefined : await getCheckout(database, id);
    if (checkout === undefined) return answer(404, buildUnknownPage(pickLocale(acceptLanguage)));
    if (checkout.state === 'Waiting' && !isExpired(checkout, clock.now())) {
      if (!isForm) return answer(200, buildWaitingPage(checkout), checkout);
      return form.get('decision') === 'paid' ? await receiveReference(partner, checkout) : sendBack(checkout);
    }
    if (checkout.state !== 'Open') return sendBack(checkout);
    if (isExpired(checkout, clock.now())) return answer(410, buildExpiredPage(checkout), checkout);
    return isForm ? await answerForm(partner, checkout, form) : showForm(200, checkout, form, { errors: {} });
  };
}

async function answerForm(
  partner: Partner,
  checkout: CardCheckout,
  form: URLSearchParams,
): Promise<SandboxResponse> {
  if (form.get('decision') === 'cancel') return await finish(partner, checkout, { state: 'Cancelled' });
  if (checkout.method !== 'scheme') {
    const decision = decideMethod(checkout, form.get('decision'), partner.clock.now());
    return decision === undefined
      ? showForm(422, checkout, form, { errors: {} })
      : await finish(partner, checkout, decision);
  }
  const taken = await takeCard(partner, checkout, form);
  if (taken.kind === 'decided') return leadOn(taken.checkout);
  return taken.kind === 'errors'
    ? showForm(422, checkout, form, { errors: taken.errors })
    : showForm(503, checkout, form, { errors: {}, trouble: taken.trouble });
}

/** What the shopper of a method without a card decided; `undefined`: no button of the page. */
function decideMethod(
  checkout: CardCheckout,
  decision: string | null,
  now: Date,
): ShopperDecision | undefined {
  const isReference = sandboxMethods[checkout.method].page === 'reference';
  if (decision === 'refuse' && !isReference) return { state: 'Refused', reason: 'method-refused' };
  if (decision === 'check' && !isReference) return checkingFrom(now, 'Authorised');
  if (decision !== 'pay') return undefined;
  const expiresAt = new Date(now.getTime() + REFERENCE_DAYS * DAY_MS);
  return isReference ? { state: 'Waiting', expiresAt } : { state: 'Authorised' };
}

async function finish(
  partner: Partner,
  checkout: CardCheckout,
  decision: ShopperDecision,
): Promise<SandboxResponse> {
  return leadOn(await decide(partner, checkout, decision));
}

/** Where a checkout that was decided leads; one that was not had expired. */
function leadOn(checkout: CardCheckout): SandboxResponse {
  return checkout.state === 'Open' ? answer(410, buildExpiredPage(checkout), checkout) : sendBack(checkout);
}

/** The money of a reference comes, from a cash machine as far as the merchant can tell. */
async function receiveReference(partner: Partner, checkout: CardCheckout): Promise<SandboxResponse> {
  await bookAndTell(partner, checkout, (transaction, now) => payReference(transaction, checkout.id, now));
  return sendBack(checkout);
}

function buildResource(type: string, body: string): SandboxResponse {
  const headers = {
    'content-type': type,
    'cache-control': 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
  };
  return { status: 200, headers, body };
}

/** What the pages are made of besides themselves. */
const resources: Readonly<Record<string, SandboxResponse>> = {
  '/card-sandbox/style.css': buildResource('text/css; charset=utf-8', sandboxStyle),
  '/card-sandbox/icon.svg': buildResource('image/svg+xml', brandMark.text),
};

/** `checkout`: the one that the page leads back from. */
function answer(status: number, body: string, checkout?: CardCheckout): SandboxResponse {
  return { status, headers: buildPageHeaders(checkout?.returnUrl), body };
}

function showForm(
  status: 200 | 422 | 503,
  checkout: CardCheckout,
  form: URLSearchParams,
  wrong: Omit<CardFormView, 'reshown'>,
): SandboxResponse {
  const { page: kind } = sandboxMethods[checkout.method];
  const page =
    kind === 'card'
      ? buildPaymentPage(checkout, { ...wrong, reshown: reshownInputOf(form) })
      : buildMethodPage(checkout, kind);
  return answer(status, page, checkout);
}

/** Back to the merchant, or first to where the card's bank asks for a code. */
function sendBack(checkout: CardCheckout): SandboxResponse {
  const location =
    checkout.state === 'Challenge' ? `/card-sandbox/challenge/${checkout.id}` : buildReturnAddress(checkout);
  const headers = { ...buildPageHeaders(checkout.returnUrl), location };
  return { status: 303, headers, body: '' };
}

/** The first language of the browser that has texts here; English otherwise. */
export function pickLocale(acceptLanguage: string | undefined): LocaleCode {
  const languages = (acceptLanguage ?? '').split(',').map((entry) => entry.trim().slice(0, 2).toLowerCase());
  for (const language of languages) {
    const locale = baseLocales.find((code) => code.startsWith(language));
    if (language.length === 2 && locale !== undefined) return locale;
  }
  return 'en-GB';
}
