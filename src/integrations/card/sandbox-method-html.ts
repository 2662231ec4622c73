import { getDateTimeFormat } from '../../kernel/formatters.ts';
import type { LocaleCode } from '../../kernel/locale.ts';
import { appCodeOf, buildReturnAddress, type CardCheckout, referencePaymentOf } from './card-checkout.ts';
import { buildPage, formatAmount, payeeOf } from './card-sandbox-html.ts';
import { html, type Markup } from './html.ts';
import { type MethodPage, sandboxMethods } from './sandbox-methods.ts';
import { type SandboxText, type SandboxTextKey, sandboxTextOf } from './sandbox-text.ts';

/** What a page of each kind says, and which ways on it offers besides cancelling. */
interface FlowPage {
  readonly note: SandboxTextKey;
  readonly ways: readonly { readonly decision: string; readonly label: SandboxTextKey }[];
}

const confirmation: FlowPage = {
  note: 'confirmNote',
  ways: [
    { decision: 'pay', label: 'pay' },
    { decision: 'refuse', label: 'refuse' },
    { decision: 'check', label: 'letCheck' },
  ],
};

/** A card has a form of its own. */
const methodPages: Readonly<Record<Exclude<MethodPage, 'card'>, FlowPage>> = {
  confirm: confirmation,
  'pay-later': { ...confirmation, note: 'payLaterNote' },
  reference: { note: 'referenceNote', ways: [{ decision: 'pay', label: 'giveReference' }] },
};

interface Words {
  readonly text: SandboxText;
  readonly brand: string;
  readonly amount: string;
  readonly payee: string;
  readonly say: (key: SandboxTextKey) => string;
}

function wordsOf(checkout: CardCheckout): Words {
  const text = sandboxTextOf(checkout.locale);
  const { brand } = sandboxMethods[checkout.method];
  const amount = formatAmount(checkout.amount, checkout.locale);
  const say = (key: SandboxTextKey) => text(key, { method: brand, amount });
  return { text, brand, amount, payee: payeeOf(checkout), say };
}

function buildSheet(title: string, words: Words, content: Markup): Markup {
  return html`<div class="sheet">
<h1>${title}</h1>
<p class="payee">${words.text('payTo', { merchant: words.payee })}</p>
<dl class="amount"><dt>${words.text('amount')}</dt><dd>${words.amount}</dd></dl>
${content}
</div>`;
}

function buildButton(decision: string, label: string, look: 'main' | 'quiet'): Markup {
  const style = look === 'quiet' ? html` class="quiet"` : undefined;
  return html`<button type="submit" name="decision" value="${decision}"${style}>${label}</button>`;
}

/** What a method has before its yes: a choice of banks, or a code for the app. */
function buildOwnSteps(checkout: CardCheckout, { text, say }: Words): Markup | undefined {
  const { banks, usesApp } = sandboxMethods[checkout.method];
  if (usesApp) return html`<p>${say('appCode')} <strong class="code">${appCodeOf(checkout)}</strong></p>`;
  return (
    banks &&
    html`<div class="field">
<label for="bank">${text('bank')}</label>
<select id="bank" name="bank">${banks.map((bank) => html`<option>${bank}</option>`)}</select>
</div>`
  );
}

/** The page on which a shopper confirms, has refused, or cancels a payment without a card. */
export function buildMethodPage(checkout: CardCheckout, page: Exclude<MethodPage, 'card'>): string {
  const words = wordsOf(checkout);
  const { note, ways } = methodPages[page];
  const title = words.say('methodTitle');
  const buttons = ways.map(({ decision, label }, index) =>
    buildButton(decision, words.say(label), index === 0 ? 'main' : 'quiet'),
  );
  return buildPage(
    checkout.locale,
    title,
    buildSheet(
      title,
      words,
      html`<p>${words.say(note)}</p>
<form method="post" action="/card-sandbox/${checkout.id}">
${buildOwnSteps(checkout, words)}
${buttons}
${buildButton('cancel', words.text('cancel'), 'quiet')}
</form>
<p class="leave"><a href="${buildReturnAddress(checkout)}">${words.text('backToShop')}</a></p>`,
    ),
  );
}

function writeDay(date: string, locale: LocaleCode): string {
  return getDateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(
    new Date(date),
  );
}

/** The page of a reference that waits for its money; whoever tests the shop lets it come. */
export function buildWaitingPage(checkout: CardCheckout): string {
  const words = wordsOf(checkout);
  const { text } = words;
  const { entity, reference, expiresAt } = referencePaymentOf(checkout);
  const rows = [
    [text('entity'), entity],
    [text('reference'), reference],
    [text('payUntil'), `${writeDay(expiresAt, checkout.locale)} (UTC)`],
  ] as const;
  return buildPage(
    checkout.locale,
    text('waitingTitle'),
    buildSheet(
      text('waitingTitle'),
      words,
      html`<dl class="reference">${rows.map(([term, value]) => html`<div><dt>${term}</dt><dd>${value}</dd></div>`)}</dl>
<form method="post" action="/card-sandbox/${checkout.id}">
${buildButton('paid', text('simulatePaid'), 'main')}
</form>`,
    ),
  );
}
