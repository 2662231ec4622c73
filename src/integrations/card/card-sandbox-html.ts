import { getNumberFormat } from '../../kernel/formatters.ts';
import type { LocaleCode } from '../../kernel/locale.ts';
import { languageOf } from '../../kernel/locale.ts';
import { getCurrency, type Money } from '../../kernel/money.ts';
import { buildReturnAddress, type CardCheckout } from './card-checkout.ts';
import {
  type CardField,
  type CardFieldErrors,
  cardFields,
  type ReshownCardInput,
  testCards,
} from './card-form.ts';
import { html, type Markup } from './html.ts';
import { type SandboxText, sandboxTextOf } from './sandbox-text.ts';

/** Whom the shopper pays: the partner knows the shop by where it sends shoppers back to. */
export function payeeOf({ returnUrl }: Pick<CardCheckout, 'returnUrl'>): string {
  return new URL(returnUrl).hostname;
}

/** The form as it is shown: empty at first, with errors and what may be shown again after a mistake. */
export interface CardFormView {
  readonly reshown: ReshownCardInput;
  readonly errors: CardFieldErrors;
}

interface FieldShape {
  readonly autocomplete: string;
  readonly inputmode: 'numeric' | 'text';
  readonly maxlength: number;
  readonly hint?: 'expiryHint' | 'securityCodeHint';
}

/** `off` where a browser would offer a real card, which has no business on a test page. */
const fieldShapes: Readonly<Record<CardField, FieldShape>> = {
  cardNumber: { autocomplete: 'off', inputmode: 'numeric', maxlength: 30 },
  expiry: { autocomplete: 'off', inputmode: 'text', maxlength: 10, hint: 'expiryHint' },
  securityCode: { autocomplete: 'off', inputmode: 'numeric', maxlength: 4, hint: 'securityCodeHint' },
  holder: { autocomplete: 'cc-name', inputmode: 'text', maxlength: 100 },
};

export function formatAmount(amount: Money, locale: LocaleCode): string {
  const { shownDigits, mark } = getCurrency(amount.currencyCode);
  return getNumberFormat(locale, {
    style: 'currency',
    currency: amount.currencyCode,
    currencyDisplay: mark,
    minimumFractionDigits: shownDigits,
    maximumFractionDigits: shownDigits,
  }).format(amount.centAmount / 10 ** amount.fractionDigits);
}

/** A card: beside the partner's name, and in the tab. */
export const brandMark: Markup = html`<svg xmlns="http://www.w3.org/2000/svg" width="36" height="36" viewBox="0 0 36 36" aria-hidden="true" focusable="false"><rect x="1" y="6" width="34" height="24" rx="4" fill="#1d4fb8"/><rect x="1" y="12" width="34" height="5" fill="#16243a"/><rect x="6" y="22" width="10" height="3" rx="1" fill="#fff"/></svg>`;

export function buildPage(locale: LocaleCode, title: string, content: Markup): string {
  const text = sandboxTextOf(locale);
  return html`<!doctype html>
<html lang="${languageOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${title} – Sandpay</title>
<link rel="stylesheet" href="/card-sandbox/style.css">
<link rel="icon" href="/card-sandbox/icon.svg" type="image/svg+xml">
</head>
<body>
<header>
<p class="notice"><strong>${text('testBadge')}</strong> ${text('testNotice')}</p>
<div class="brand">
${brandMark}
<p><b>Sandpay</b> <span>– ${text('tagline')}</span></p>
</div>
</header>
<main>${content}</main>
</body>
</html>
`.text;
}

function buildField(field: CardField, text: SandboxText, view: CardFormView, isFirstWrong: boolean): Markup {
  const shape = fieldShapes[field];
  const error = view.errors[field];
  const described = [shape.hint && `${field}-hint`, error && `${field}-error`].filter(Boolean).join(' ');
  const value = field === 'expiry' || field === 'holder' ? view.reshown[field] : '';
  return html`<div class="field">
<label for="${field}">${text(field)}</label>
${shape.hint && html`<span class="hint" id="${field}-hint">${text(shape.hint)}</span>`}
<input id="${field}" name="${field}" type="text" inputmode="${shape.inputmode}" autocomplete="${shape.autocomplete}" maxlength="${shape.maxlength}" spellcheck="false" value="${value}" required${described === '' ? undefined : html` aria-describedby="${described}"`}${error && html` aria-invalid="true"`}${isFirstWrong ? html` autofocus` : undefined}>
${error && html`<span class="error" id="${field}-error">${text(error)}</span>`}
</div>`;
}

function groupDigits(digits: string): string {
  return digits.replace(/\d{4}(?=\d)/g, '$& ');
}

/** The page on which a shopper pays or cancels. */
export function buildPaymentPage(checkout: CardCheckout, view: CardFormView): string {
  const text = sandboxTextOf(checkout.locale);
  const amount = formatAmount(checkout.amount, checkout.locale);
  const firstWrong = cardFields.find((field) => view.errors[field] !== undefined);
  const field = (name: CardField) => buildField(name, text, view, name === firstWrong);
  return buildPage(
    checkout.locale,
    text('title'),
    html`<div class="sheet">
<h1>${text('title')}</h1>
<p class="payee">${text('payTo', { merchant: payeeOf(checkout) })}</p>
<dl class="amount"><dt>${text('amount')}</dt><dd>${amount}</dd></dl>
${firstWrong && html`<p class="problem" role="alert">${text('errors')}</p>`}
<form method="post" action="/card-sandbox/${checkout.id}" novalidate>
${field('cardNumber')}
<div class="pair">${field('expiry')}${field('securityCode')}</div>
${field('holder')}
<button type="submit" name="decision" value="pay">${text('pay', { amount })}</button>
<button type="submit" name="decision" value="cancel" class="quiet">${text('cancel')}</button>
</form>
</div>
<aside aria-labelledby="test-cards">
<h2 id="test-cards">${text('testCards')}</h2>
<ul>
<li><code>${groupDigits(testCards.approved)}</code> <span>${text('approved')}</span></li>
<li><code>${groupDigits(testCards.refused)}</code> <span>${text('refused')}</span></li>
</ul>
<p>${text('testCardsHint')}</p>
</aside>`,
  );
}

/** For a shopper who came back too late. */
export function buildExpiredPage(checkout: CardCheckout): string {
  const text = sandboxTextOf(checkout.locale);
  return buildPage(
    checkout.locale,
    text('expiredTitle'),
    html`<div class="sheet">
<h1>${text('expiredTitle')}</h1>
<p>${text('expiredText')}</p>
<a class="button" href="${buildReturnAddress(checkout)}">${text('backToShop')}</a>
</div>`,
  );
}

/** For an address that leads nowhere. */
export function buildUnknownPage(locale: LocaleCode): string {
  const text = sandboxTextOf(locale);
  return buildPage(
    locale,
    text('unknownTitle'),
    html`<div class="sheet">
<h1>${text('unknownTitle')}</h1>
<p>${text('unknownText')}</p>
</div>`,
  );
}
