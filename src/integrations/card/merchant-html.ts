import { writeDecimal } from '../../kernel/decimal.ts';
import type { Money } from '../../kernel/money.ts';
import type { CardCheckout } from './card-checkout.ts';
import { buildPage } from './card-sandbox-html.ts';
import { html, type Markup } from './html.ts';
import type { ToldEvent } from './partner-event-store.ts';
import { type MoneyActName, moneyActs, mostOf, stateOfMoney, sumMoney } from './partner-money.ts';

/** English, as everything for whoever runs the shop. */
const actLabels: Readonly<Record<MoneyActName, string>> = {
  capture: 'Capture',
  'fail-capture': 'Let the capture fail',
  refund: 'Refund',
  'fail-refund': 'Let the refund fail',
  'charge-back': 'Charge back',
  'reverse-chargeback': 'Reverse the chargeback',
};

export const MERCHANT_PATH = '/card-sandbox/merchant';

const write = ({ centAmount, fractionDigits, currencyCode }: Money) =>
  `${writeDecimal(centAmount, fractionDigits)} ${currencyCode}`;

const writeTime = (date: Date) => `${date.toISOString().slice(0, 19).replace('T', ' ')} UTC`;

function writeMoneyState(events: readonly ToldEvent[]): string {
  return stateOfMoney(sumMoney(events)) ?? 'no money';
}

const pageOf = (title: string, content: Markup) => buildPage('en-GB', title, content);

/** For whoever did not say the key. */
export function buildSignInPage(): string {
  const title = 'Merchant account';
  return pageOf(
    title,
    html`<div class="sheet">
<h1>${title}</h1>
<p>The password is the key that <code>npm run shop -- payments partner</code> prints; any name will do.</p>
</div>`,
  );
}

export interface ListedPayment {
  readonly checkout: CardCheckout;
  readonly events: readonly ToldEvent[];
}

/** The newest payments, each with where it stands, and a report for each day that is over. */
export function buildPaymentsPage(payments: readonly ListedPayment[], days: readonly string[]): string {
  const rows = payments.map(
    ({ checkout, events }) => html`<li class="entry">
<a href="${MERCHANT_PATH}/${checkout.id}">${write(checkout.amount)}, ${checkout.method}</a>
<p>${checkout.state}, ${writeMoneyState(events)} · ${writeTime(checkout.changedAt)}<br>
<code>${checkout.merchantReference}</code></p>
</li>`,
  );
  return pageOf(
    'Payments',
    html`<div class="sheet">
<h1>Payments</h1>
${rows.length === 0 ? html`<p>Nobody has paid yet.</p>` : html`<ul class="entries">${rows}</ul>`}
</div>
<div class="sheet">
<h2>Accounting reports</h2>
${days.length === 0 ? html`<p>A day is reported once it is over, by UTC.</p>` : html`<ul class="entries">${days.map((day) => html`<li><a href="${MERCHANT_PATH}/accounting-${day}.csv">${day}</a></li>`)}</ul>`}
</div>`,
  );
}

function buildAct(act: MoneyActName, { checkout, events }: ListedPayment): Markup | undefined {
  const most = mostOf(act, sumMoney(events));
  if (most === 0) return undefined;
  const { currencyCode, fractionDigits } = checkout.amount;
  const label = actLabels[act];
  const all = writeDecimal(most, fractionDigits);
  const field =
    moneyActs[act].takes === 'parts'
      ? html`<div class="field"><label for="${act}">${label}: ${currencyCode}, at most ${all}</label>
<input id="${act}" name="amount" inputmode="decimal" autocomplete="off" value="${all}" required></div>`
      : undefined;
  return html`<form method="post" action="${MERCHANT_PATH}/${checkout.id}">
${field}
<button type="submit" name="act" value="${act}" class="quiet">${label}</button>
</form>`;
}

function writeDelivery({ tries, answer, triedAt, deliveredAt }: ToldEvent): string {
  if (triedAt === undefined) return deliveredAt === undefined ? 'not told yet' : 'told';
  const taken = deliveredAt === undefined ? 'not taken' : `taken ${writeTime(deliveredAt)}`;
  return `told ${tries} ${tries === 1 ? 'time' : 'times'}, last answer ${answer}, ${taken}`;
}

function buildEvent(event: ToldEvent, checkoutId: string): Markup {
  const { id, type, amount, reason, refundId, happenedAt } = event;
  return html`<li class="entry">
<p><b>${type}</b> ${write(amount)}<br>${writeTime(happenedAt)}<br><code>${id}</code>
${refundId && html`<br>refund <code>${refundId}</code>`}${reason && html`<br>${reason}`}</p>
<p>${writeDelivery(event)}</p>
<form method="post" action="${MERCHANT_PATH}/${checkoutId}">
<input type="hidden" name="event" value="${id}">
<button type="submit" name="act" value="send" class="quiet">Send ${type} again</button>
<button type="submit" name="act" value="send-late" class="quiet">Send ${type} in a minute</button>
</form>
</li>`;
}

const figureNames = [
  ['authorised', 'Authorised'],
  ['captured', 'Captured'],
  ['refunded', 'Refunded'],
  ['chargedBack', 'Charged back'],
] as const;

/** One payment: its money, what can be done to it, all that happened and how that was told. */
export function buildPaymentDetailPage(payment: ListedPayment, problem: string | undefined): string {
  const { checkout, events } = payment;
  const sums = sumMoney(events);
  const { fractionDigits } = checkout.amount;
  const figures = figureNames.map(
    ([name, words]) => html`<div><dt>${words}</dt><dd>${writeDecimal(sums[name], fractionDigits)}</dd></div>`,
  );
  const acts = (Object.keys(moneyActs) as MoneyActName[]).flatMap((act) => buildAct(act, payment) ?? []);
  const cancel = html`<form method="post" action="${MERCHANT_PATH}/${checkout.id}">
<button type="submit" name="act" value="cancel" class="quiet">Cancel the authorisation</button>
</form>`;
  return pageOf(
    `Payment ${checkout.merchantReference}`,
    html`<div class="sheet">
<p><a href="${MERCHANT_PATH}">All payments</a></p>
<h1>Payment of ${write(checkout.amount)}</h1>
<p><code>${checkout.id}</code><br>for <code>${checkout.merchantReference}</code></p>
<p>${checkout.method}, ${checkout.state}, ${writeMoneyState(events)}</p>
${problem && html`<p class="problem" role="alert">${problem}</p>`}
<dl class="reference">${figures}</dl>
${acts}
${stateOfMoney(sums) === 'Authorised' ? cancel : undefined}
</div>
<div class="sheet">
<h2>What happened</h2>
${events.length === 0 ? html`<p>Nothing yet.</p>` : html`<ul class="entries">${events.map((event) => buildEvent(event, checkout.id))}</ul>`}
</div>`,
  );
}
