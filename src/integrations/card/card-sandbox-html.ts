import type { LocaleCode } from '../../kernel/locale.ts';
import { languageOf } from '../../kernel/locale.ts';
import { getCurrency, type Money } from '../../kernel/money.ts';
import { buildReturnAddress, type CardCheckout } from './card-checkout.ts';
import {
  type CardField,
  type CardFieldErrors,
  cardFields,
  type KeptCardInput,
  testCards,
} from './card-form.ts';
import { getSandboxTexts, type SandboxTexts } from './card-sandbox-texts.ts';
import { html, type Markup } from './html.ts';

export const MERCHANT = 'Gantry';

/** The form as it is shown: empty at first, with errors and what may be kept after a mistake. */
export interface CardFormView {
  readonly kept: KeptCardInput;
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
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: amount.currencyCode,
    currencyDisplay: mark,
    minimumFractionDigits: shownDigits,
    maximumFractionDigits: shownDigits,
  }).format(amount.centAmount / 10 ** amount.fractionDigits);
}

export function buildPage(locale: LocaleCode, title: string, content: Markup): string {
  const texts = getSandboxTexts(locale);
  return html`<!doctype html>
<html lang="${languageOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${title} – Sandpay</title>
<link rel="stylesheet" href="/card-sandbox/style.css">
</head>
<body>
<header>
<p class="notice"><strong>${texts.testBadge}</strong> ${texts.testNotice}</p>
<div class="brand">
<svg width="36" height="36" viewBox="0 0 36 36" aria-hidden="true" focusable="false"><rect x="1" y="6" width="34" height="24" rx="4" fill="#1d4fb8"/><rect x="1" y="12" width="34" height="5" fill="#16243a"/><rect x="6" y="22" width="10" height="3" rx="1" fill="#fff"/></svg>
<p><b>Sandpay</b> <span>– ${texts.tagline}</span></p>
</div>
</header>
<main>${content}</main>
</body>
</html>
`.text;
}

function buildField(
  field: CardField,
  texts: SandboxTexts,
  view: CardFormView,
  isFirstWrong: boolean,
): Markup {
  const shape = fieldShapes[field];
  const error = view.errors[field];
  const described = [shape.hint && `${field}-hint`, error && `${field}-error`].filter(Boolean).join(' ');
  const value = field === 'expiry' || field === 'holder' ? view.kept[field] : '';
  return html`<div class="field">
<label for="${field}">${texts[field]}</label>
${shape.hint && html`<span class="hint" id="${field}-hint">${texts[shape.hint]}</span>`}
<input id="${field}" name="${field}" type="text" inputmode="${shape.inputmode}" autocomplete="${shape.autocomplete}" maxlength="${shape.maxlength}" spellcheck="false" value="${value}" required${described === '' ? undefined : html` aria-describedby="${described}"`}${error && html` aria-invalid="true"`}${isFirstWrong ? html` autofocus` : undefined}>
${error && html`<span class="error" id="${field}-error">${texts[error]}</span>`}
</div>`;
}

function groupDigits(digits: string): string {
  return digits.replace(/\d{4}(?=\d)/g, '$& ');
}

/** The page on which a shopper pays or cancels. */
export function buildPaymentPage(checkout: CardCheckout, view: CardFormView): string {
  const texts = getSandboxTexts(checkout.locale);
  const amount = formatAmount(checkout.amount, checkout.locale);
  const firstWrong = cardFields.find((field) => view.errors[field] !== undefined);
  const field = (name: CardField) => buildField(name, texts, view, name === firstWrong);
  return buildPage(
    checkout.locale,
    texts.title,
    html`<div class="sheet">
<h1>${texts.title}</h1>
<p class="payee">${texts.payTo.replace('{merchant}', MERCHANT)}</p>
<dl class="amount"><dt>${texts.amount}</dt><dd>${amount}</dd></dl>
${firstWrong && html`<p class="problem" role="alert">${texts.errors}</p>`}
<form method="post" action="/card-sandbox/${checkout.id}" novalidate>
${field('cardNumber')}
<div class="pair">${field('expiry')}${field('securityCode')}</div>
${field('holder')}
<button type="submit" name="decision" value="pay">${texts.pay.replace('{amount}', amount)}</button>
<button type="submit" name="decision" value="cancel" class="quiet">${texts.cancel}</button>
</form>
</div>
<aside aria-labelledby="test-cards">
<h2 id="test-cards">${texts.testCards}</h2>
<ul>
<li><code>${groupDigits(testCards.approved)}</code> <span>${texts.approved}</span></li>
<li><code>${groupDigits(testCards.refused)}</code> <span>${texts.refused}</span></li>
</ul>
<p>${texts.testCardsHint}</p>
</aside>`,
  );
}

/** For a shopper who came back too late. */
export function buildExpiredPage(checkout: CardCheckout): string {
  const texts = getSandboxTexts(checkout.locale);
  return buildPage(
    checkout.locale,
    texts.expiredTitle,
    html`<div class="sheet">
<h1>${texts.expiredTitle}</h1>
<p>${texts.expiredText}</p>
<a class="button" href="${buildReturnAddress(checkout)}">${texts.backToShop}</a>
</div>`,
  );
}

/** For an address that leads nowhere. */
export function buildUnknownPage(locale: LocaleCode): string {
  const texts = getSandboxTexts(locale);
  return buildPage(
    locale,
    texts.unknownTitle,
    html`<div class="sheet">
<h1>${texts.unknownTitle}</h1>
<p>${texts.unknownText}</p>
<a class="button" href="/">${texts.backToShop}</a>
</div>`,
  );
}
