import type { LocaleCode } from '../../kernel/locale.ts';
import { languageOf } from '../../kernel/locale.ts';
import type { CardCheckout } from './card-checkout.ts';
import { buildCardFields, buildTestCards, writeErrorTexts } from './card-fields-html.ts';
import { html, type Markup } from './html.ts';
import { sandboxTextOf } from './sandbox-text.ts';

/** What the script of a frame has before it: fields, a question, or nothing more to do. */
export type FrameView = 'fields' | 'challenge' | 'over';

/** A page in a frame of the shop, in the shop's look; its script tells the shop how it stands. */
export function buildFramePage(
  { locale, returnUrl }: { readonly locale: LocaleCode; readonly returnUrl: string },
  view: FrameView,
  content: Markup,
): string {
  const text = sandboxTextOf(locale);
  return html`<!doctype html>
<html lang="${languageOf(locale)}" data-view="${view}" data-shop="${new URL(returnUrl).origin}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${text('title')} – Sandpay</title>
<link rel="stylesheet" href="/card-sandbox/frame.css">
<script type="module" src="/card-sandbox/frame.js"></script>
</head>
<body>
<main aria-label="${text('title')}">${content}</main>
</body>
</html>
`.text;
}

/** Number, date, code and holder; the shop's page has the button that is seen, and Enter presses the other one. */
export function buildFieldsFrame(checkout: CardCheckout): string {
  const text = sandboxTextOf(checkout.locale);
  const view = { reshown: { expiry: '', holder: '' }, errors: {} };
  return buildFramePage(
    checkout,
    'fields',
    html`<p class="notice"><strong>${text('testBadge')}</strong> ${text('testNotice')}</p>
<p class="problem" role="alert" hidden></p>
<form method="post" action="/card-sandbox/fields/${checkout.id}" novalidate data-errors="${writeErrorTexts(text)}">
${buildCardFields(text, view)}
<button type="submit" class="unseen" tabindex="-1" aria-hidden="true"></button>
</form>
<details>
<summary>${text('testCards')}</summary>
${buildTestCards(text)}
</details>`,
  );
}

/** Of a payment that is decided: the shop's page is told so, and leads on. */
export function buildOverFrame(checkout: CardCheckout): string {
  return buildFramePage(checkout, 'over', html`<p>${sandboxTextOf(checkout.locale)('backToShop')} …</p>`);
}
