import {
  buildReturnAddress,
  type CardCheckout,
  CHALLENGE_TRIES,
  isChallengeOver,
  isExpired,
} from './card-checkout.ts';
import { countChallengeTry, getCheckout } from './card-checkout-store.ts';
import { buildPage, buildUnknownPage, formatAmount, payeeOf } from './card-sandbox-html.ts';
import { type HandleSandboxRequest, pickLocale, type SandboxResponse } from './card-sandbox-page.ts';
import { buildFramePage } from './frame-html.ts';
import { nextInFrame } from './frame-page.ts';
import { html, type Markup } from './html.ts';
import { buildFrameHeaders, buildPageHeaders } from './partner-headers.ts';
import { sandboxTextOf } from './sandbox-text.ts';
import { decide, type Partner } from './take-card.ts';
import { CHALLENGE_CODE } from './test-cards.ts';

/** Where the question is asked: in a frame of the shop's page, or on a page of its own. */
type Place = 'frame' | 'page';

const failed = { state: 'Refused', reason: 'authentication-failed' } as const;

/** Browsers let no frame of another origin take the focus by itself: there the script gives it. */
function buildQuestion(
  checkout: CardCheckout,
  place: Place,
  path: string,
  error: 'challengeWrong' | undefined,
): Markup {
  const text = sandboxTextOf(checkout.locale);
  const amount = formatAmount(checkout.amount, checkout.locale);
  const described = error === undefined ? 'code-hint' : 'code-hint code-error';
  return html`<div class="sheet">
<h1>${text('challengeTitle')}</h1>
<p class="payee">${text('payTo', { merchant: payeeOf(checkout) })}</p>
<dl class="amount"><dt>${text('amount')}</dt><dd>${amount}</dd></dl>
<p>${text('challengeText')}</p>
<form method="post" action="${path}" novalidate>
<div class="field">
<label for="code">${text('challengeCode')}</label>
<span class="hint" id="code-hint">${text('challengeHint', { code: CHALLENGE_CODE })}</span>
<input id="code" name="code" type="text" inputmode="numeric" autocomplete="one-time-code" maxlength="8" value="" required aria-describedby="${described}"${error && html` aria-invalid="true"`}${place === 'page' ? html` autofocus` : undefined}>
${error && html`<span class="error" id="code-error">${text(error)}</span>`}
</div>
<button type="submit" name="decision" value="confirm">${text('challengeConfirm')}</button>
<button type="submit" name="decision" value="cancel" class="quiet" formnovalidate>${text('cancel')}</button>
</form>
</div>`;
}

function show(checkout: CardCheckout, place: Place, path: string, error?: 'challengeWrong'): SandboxResponse {
  const question = buildQuestion(checkout, place, path, error);
  const status = error === undefined ? 200 : 422;
  if (place === 'frame')
    return {
      status,
      headers: buildFrameHeaders(checkout.returnUrl),
      body: buildFramePage(checkout, 'challenge', question),
    };
  const title = sandboxTextOf(checkout.locale)('challengeTitle');
  return {
    status,
    headers: buildPageHeaders(checkout.returnUrl),
    body: buildPage(checkout.locale, title, question),
  };
}

function leadOn(checkout: CardCheckout, place: Place, now: Date): SandboxResponse {
  const [headers, location] =
    place === 'frame'
      ? [buildFrameHeaders(checkout.returnUrl), nextInFrame(checkout, now)]
      : [buildPageHeaders(checkout.returnUrl), buildReturnAddress(checkout)];
  return { status: 303, headers: { ...headers, location }, body: '' };
}

/** The card's bank asks whether it is its owner who pays (3-D Secure): `/card-sandbox/challenge/<checkout id>`, `…/frame` in a frame. */
export function createChallengePage(partner: Partner): HandleSandboxRequest {
  const { database, clock } = partner;
  return async ({ method, path, form, acceptLanguage }) => {
    const isForm = method === 'POST';
    if (!isForm && method !== 'GET' && method !== 'HEAD')
      return { status: 405, headers: { allow: 'GET, HEAD, POST', 'cache-control': 'no-store' }, body: '' };
    const [, id, frame] = /^\/card-sandbox\/challenge\/([\w-]{1,100})(\/frame)?$/.exec(path) ?? [];
    const checkout = id === undefined ? undefined : await getCheckout(database, id);
    if (checkout === undefined)
      return { status: 404, headers: buildPageHeaders(), body: buildUnknownPage(pickLocale(acceptLanguage)) };
    const place = frame === undefined ? 'page' : 'frame';
    const lead = (to: CardCheckout) => leadOn(to, place, clock.now());
    if (checkout.state !== 'Challenge' || isExpired(checkout, clock.now())) return lead(checkout);
    if (isChallengeOver(checkout, clock.now())) return lead(await decide(partner, checkout, failed));
    if (!isForm) return show(checkout, place, path);
    if (form.get('decision') === 'cancel')
      return lead(await decide(partner, checkout, { state: 'Cancelled' }));
    if ((form.get('code') ?? '').trim() === CHALLENGE_CODE)
      return lead(await decide(partner, checkout, { state: 'Authorised' }));
    const tries = (await countChallengeTry(database, checkout.id)) ?? CHALLENGE_TRIES;
    if (tries < CHALLENGE_TRIES) return show(checkout, place, path, 'challengeWrong');
    return lead(await decide(partner, checkout, failed));
  };
}
