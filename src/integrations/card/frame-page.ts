import { readFileSync } from 'node:fs';
import { type CardCheckout, isExpired } from './card-checkout.ts';
import { getCheckout } from './card-checkout-store.ts';
import { troubleTexts } from './card-fields-html.ts';
import { buildUnknownPage } from './card-sandbox-html.ts';
import { type HandleSandboxRequest, pickLocale, type SandboxResponse } from './card-sandbox-page.ts';
import { buildFieldsFrame, buildOverFrame } from './frame-html.ts';
import { frameStyle } from './frame-style.ts';
import { buildFrameHeaders, buildPageHeaders } from './partner-headers.ts';
import { sandboxTextOf } from './sandbox-text.ts';
import { type Partner, takeCard } from './take-card.ts';

/** What the script of the fields is answered. */
type FieldsAnswer =
  /** Names of the errors by field. */
  | { readonly errors: Readonly<Record<string, string>> }
  | { readonly problem: string }
  /** The page that the frame shows next. */
  | { readonly next: string };

function answerScript(status: number, answer: FieldsAnswer): SandboxResponse {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
  return { status, headers, body: JSON.stringify(answer) };
}

const fieldsPath = (checkout: CardCheckout) => `/card-sandbox/fields/${checkout.id}`;

/** Where the frame goes once the card's bank has said something. A question that has outlived its checkout is asked no more. */
export function nextInFrame(checkout: CardCheckout, now: Date): string {
  return checkout.state === 'Challenge' && !isExpired(checkout, now)
    ? `/card-sandbox/challenge/${checkout.id}/frame`
    : fieldsPath(checkout);
}

async function answerFields(
  partner: Partner,
  checkout: CardCheckout,
  form: URLSearchParams,
): Promise<SandboxResponse> {
  const taken = await takeCard(partner, checkout, form);
  if (taken.kind === 'errors') return answerScript(422, { errors: taken.errors });
  if (taken.kind === 'trouble')
    return answerScript(503, { problem: sandboxTextOf(checkout.locale)(troubleTexts[taken.trouble]) });
  return answerScript(200, { next: nextInFrame(taken.checkout, partner.clock.now()) });
}

/** Serves the fields that stand in a frame of the shop's page: `/card-sandbox/fields/<checkout id>`. */
export function createFieldsFrame(partner: Partner): HandleSandboxRequest {
  return async ({ method, path, form, acceptLanguage }) => {
    const isForm = method === 'POST';
    if (!isForm && method !== 'GET' && method !== 'HEAD')
      return { status: 405, headers: { allow: 'GET, HEAD, POST', 'cache-control': 'no-store' }, body: '' };
    const id = /^\/card-sandbox\/fields\/([\w-]{1,100})$/.exec(path)?.[1];
    const checkout = id === undefined ? undefined : await getCheckout(partner.database, id);
    if (checkout?.method !== 'scheme')
      return { status: 404, headers: buildPageHeaders(), body: buildUnknownPage(pickLocale(acceptLanguage)) };
    const now = partner.clock.now();
    const isOver = isExpired(checkout, now);
    const isOpen = checkout.state === 'Open' && !isOver;
    if (isForm)
      return isOpen
        ? await answerFields(partner, checkout, form)
        : answerScript(200, { next: nextInFrame(checkout, now) });
    const headers = buildFrameHeaders(checkout.returnUrl);
    if (checkout.state === 'Challenge' && !isOver)
      return { status: 303, headers: { ...headers, location: nextInFrame(checkout, now) }, body: '' };
    return { status: 200, headers, body: isOpen ? buildFieldsFrame(checkout) : buildOverFrame(checkout) };
  };
}

/** Style sheet and script of the frames; the script is a file of the build. */
export function createFrameResource(scriptFile: string): HandleSandboxRequest {
  let script: string | undefined;
  return async ({ path }) => {
    const isScript = path.endsWith('.js');
    if (isScript) script ??= readFileSync(scriptFile, 'utf8');
    const headers = {
      'content-type': `text/${isScript ? 'javascript' : 'css'}; charset=utf-8`,
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    };
    return { status: 200, headers, body: isScript ? (script ?? '') : frameStyle };
  };
}
