import { createHash, timingSafeEqual } from 'node:crypto';
import { parseDecimal, writeDecimal } from '../../kernel/decimal.ts';
import { findReportedDays, getReport } from './accounting-report-store.ts';
import type { CardCheckout } from './card-checkout.ts';
import { findNewestCheckouts, getCheckout, holdCheckout } from './card-checkout-store.ts';
import type { HandleSandboxRequest } from './card-sandbox-page.ts';
import { closeDays } from './close-days.ts';
import {
  buildPaymentDetailPage,
  buildPaymentsPage,
  buildSignInPage,
  type ListedPayment,
  MERCHANT_PATH,
} from './merchant-html.ts';
import { giveBackRest, orderMoney, type PartnerBooks } from './partner-books.ts';
import { findEventsOfCheckout, getEvent } from './partner-event-store.ts';
import { buildPageHeaders } from './partner-headers.ts';
import { type MoneyActName, moneyActs, stateOfMoney, sumMoney } from './partner-money.ts';

const LISTED = 50;
const LATE_MS = 60_000;
const pageHeaders = buildPageHeaders();

export interface MerchantPageSettings extends PartnerBooks {
  /** The password that opens the account; whoever runs the shop can print it. */
  readonly merchantKey: string;
}

type Answer = Awaited<ReturnType<HandleSandboxRequest>>;

const show = (status: number, body: string): Answer => ({ status, headers: pageHeaders, body });
const leadTo = (path: string): Answer => ({
  status: 303,
  headers: { ...pageHeaders, location: path },
  body: '',
});

/** Compares without telling by its time how much was right. */
function isSame(left: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(left), digest(right));
}

/** Whether a browser says the key; whom it names beside it does not count. */
function isSignedIn(authorization: string | undefined, key: string): boolean {
  const encoded = /^Basic ([\w+/=-]{1,400})$/i.exec(authorization ?? '')?.[1];
  const [, password] = /:(.*)$/s.exec(Buffer.from(encoded ?? '', 'base64').toString('utf8')) ?? [];
  return password !== undefined && isSame(password.trim(), key);
}

const askForKey: Answer = {
  status: 401,
  headers: { ...pageHeaders, 'www-authenticate': 'Basic realm="Sandpay merchant account", charset="UTF-8"' },
  body: buildSignInPage(),
};

const isAct = (text: string): text is MoneyActName => Object.hasOwn(moneyActs, text);

/** Gives back what was authorised and not yet taken, though the merchant did not ask for it. */
function cancel(books: PartnerBooks, { id }: CardCheckout): Promise<string | undefined> {
  return books.database.transaction(async (transaction) => {
    await holdCheckout(transaction, id);
    const isOpen = stateOfMoney(sumMoney(await findEventsOfCheckout(transaction, id))) === 'Authorised';
    const isDone = isOpen && (await giveBackRest(transaction, books, id));
    return isDone ? undefined : 'It cannot be cancelled now.';
  });
}

async function send(books: PartnerBooks, eventId: string, late: number): Promise<string | undefined> {
  const event = await getEvent(books.database, eventId);
  if (event === undefined) return 'There is no such event.';
  const runAt = new Date(books.clock.now().getTime() + late);
  await books.database.transaction((transaction) =>
    books.jobs.enqueue(
      transaction,
      'deliver-card-notification',
      { checkoutId: event.checkoutId, eventId },
      runAt,
    ),
  );
  return undefined;
}

/** Does what a button says; the answer is what stood in its way. */
async function act(
  books: PartnerBooks,
  checkout: CardCheckout,
  form: URLSearchParams,
): Promise<string | undefined> {
  const name = form.get('act') ?? '';
  if (name === 'cancel') return cancel(books, checkout);
  if (name === 'send' || name === 'send-late')
    return send(books, form.get('event') ?? '', name === 'send' ? 0 : LATE_MS);
  if (!isAct(name)) return 'There is no such button.';
  const { fractionDigits, currencyCode } = checkout.amount;
  const typed = form.get('amount')?.trim().replace(',', '.');
  const centAmount = typed === undefined ? undefined : parseDecimal(typed, fractionDigits);
  if (typed !== undefined && centAmount === undefined) return 'This is no amount.';
  const done = await orderMoney(books, checkout.id, { act: name, centAmount, reason: 'by hand' });
  if (done.ok) return undefined;
  return `Not possible: at most ${writeDecimal(done.refusal.atMost, fractionDigits)} ${currencyCode}.`;
}

async function listPayments(books: PartnerBooks): Promise<Answer> {
  const { database } = books;
  await closeDays(books);
  const checkouts = await findNewestCheckouts(database, LISTED);
  const payments: ListedPayment[] = [];
  for (const checkout of checkouts) {
    payments.push({ checkout, events: await findEventsOfCheckout(database, checkout.id) });
  }
  return show(200, buildPaymentsPage(payments, await findReportedDays(database, LISTED)));
}

async function sendReport({ database }: PartnerBooks, day: string): Promise<Answer> {
  const body = await getReport(database, day);
  if (body === undefined) return leadTo(MERCHANT_PATH);
  return { status: 200, headers: { ...pageHeaders, 'content-type': 'text/csv; charset=utf-8' }, body };
}

/**
 * Serves the partner's side of the counter, `/card-sandbox/merchant`: what it did with each payment, how it told of that, and
 * buttons for what happens there without the shop. Whoever has no key sees nothing. Needs no JavaScript.
 */
export function createMerchantPage(settings: MerchantPageSettings): HandleSandboxRequest {
  const { database, merchantKey } = settings;
  return async ({ method, path, form, authorization }) => {
    const isForm = method === 'POST';
    if (!isForm && method !== 'GET' && method !== 'HEAD') {
      return { status: 405, headers: { allow: 'GET, HEAD, POST', 'cache-control': 'no-store' }, body: '' };
    }
    if (!isSignedIn(authorization, merchantKey)) return askForKey;
    const rest = path.slice(MERCHANT_PATH.length).replace(/\/$/, '');
    if (rest === '') return listPayments(settings);
    const day = /^\/accounting-(\d{4}-[01]\d-[0-3]\d)\.csv$/.exec(rest)?.[1];
    if (day !== undefined) return sendReport(settings, day);
    const checkout = await getCheckout(database, rest.slice(1));
    if (checkout === undefined) return leadTo(MERCHANT_PATH);
    const problem = isForm ? await act(settings, checkout, form) : undefined;
    if (isForm && problem === undefined) return leadTo(`${MERCHANT_PATH}/${checkout.id}`);
    const events = await findEventsOfCheckout(database, checkout.id);
    return show(problem === undefined ? 200 : 422, buildPaymentDetailPage({ checkout, events }, problem));
  };
}
