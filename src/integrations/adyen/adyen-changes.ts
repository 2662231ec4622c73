import { CardProviderUnavailable } from '../../commerce/purchase/payments/card-provider.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Queryable } from '../../kernel/database.ts';
import type { Jobs } from '../../kernel/jobs.ts';
import type { Money } from '../../kernel/money.ts';
import type { AdyenAccount, AdyenApi } from './adyen-api.ts';
import {
  addChange,
  closeCheckout,
  lockCheckout,
  markChangeTaken,
  openBook,
  removeChange,
} from './adyen-book-store.ts';
import { AdyenDeclined } from './adyen-http.ts';
import { referenceOfRefund } from './adyen-notification.ts';
import { amountOf, CAPTURE_DELAY_HOURS } from './adyen-requests.ts';
import {
  type AdyenBook,
  type AdyenChange,
  type AdyenCheckout,
  type AdyenEvent,
  findLivePayments,
  sumRefunds,
} from './adyen-status.ts';

const HOUR_MS = 3_600_000;

export interface AdyenMeans {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly account: AdyenAccount;
  readonly api: AdyenApi;
  /** Tells cards apart. */
  readonly fingerprintKey: string;
  /** Of the report user; without one no report is read. */
  readonly reportKey: string | undefined;
}

/** Writes down that an authorised payment goes back, before Adyen hears of it: from then on it counts as gone. */
export async function addReversal(
  transaction: Queryable,
  { merchantReference, pspReference, amount }: AdyenEvent,
  now: Date,
): Promise<void> {
  await addChange(
    transaction,
    {
      ...{ id: `reversal-${pspReference}`, merchantReference, kind: 'reversal' },
      ...{ paymentReference: pspReference, centAmount: amount.centAmount, pspReference: undefined },
    },
    now,
  );
}

/** Asks Adyen to give back what was written down, as far as it has not taken that yet. */
async function askReversals(
  { database, account, api }: AdyenMeans,
  merchantReference: string,
  changes: readonly AdyenChange[],
): Promise<void> {
  for (const { id, kind, paymentReference, pspReference } of changes) {
    if (kind !== 'reversal' || pspReference !== undefined) continue;
    const taken = await api.changes.refundOrCancelPayment(
      paymentReference,
      { merchantAccount: account.merchantAccount, reference: merchantReference },
      { idempotencyKey: id },
    );
    await markChangeTaken(database, id, taken.pspReference);
  }
}

/** Has Adyen give back what a checkout was paid beyond once. */
export async function giveBackSecond(means: AdyenMeans, checkout: AdyenCheckout): Promise<void> {
  const { changes } = await openBook(means.database, checkout);
  await askReversals(means, checkout.merchantReference, changes);
}

/**
 * Gives a checkout up: what was paid of it goes back, by a cancellation or a refund as Adyen finds it, and so does what is paid
 * of it from now on. Asked again it asks Adyen only for what that has not taken yet.
 */
export async function giveUpCheckout(means: AdyenMeans, { merchantReference }: AdyenCheckout): Promise<void> {
  const { database, clock } = means;
  const asked = await database.transaction(async (transaction): Promise<readonly AdyenChange[]> => {
    const checkout = await lockCheckout(transaction, merchantReference);
    if (checkout === undefined) throw new Error(`the checkout of ${merchantReference} has vanished`);
    const now = clock.now();
    await closeCheckout(transaction, merchantReference, now);
    for (const live of findLivePayments(await openBook(transaction, checkout))) {
      await addReversal(transaction, live, now);
    }
    return (await openBook(transaction, checkout)).changes;
  });
  await askReversals(means, merchantReference, asked);
}

/** Whether the money of a payment was taken: it was told, or is long enough ago. */
function isCaptured({ events }: AdyenBook, { pspReference, happenedAt }: AdyenEvent, now: Date): boolean {
  const isTold = events.some(
    ({ eventCode, success, originalReference }) =>
      eventCode === 'CAPTURE' && success && originalReference === pspReference,
  );
  return isTold || now.getTime() - happenedAt.getTime() >= CAPTURE_DELAY_HOURS * HOUR_MS;
}

/** The payment that a refund comes from; throws where it would be more than there is. */
function requireRefundable(book: AdyenBook, amount: Money, now: Date): AdyenEvent {
  const { merchantReference } = book.checkout;
  const [live] = findLivePayments(book);
  const isLeft =
    live !== undefined &&
    live.amount.currencyCode === amount.currencyCode &&
    amount.centAmount > 0 &&
    sumRefunds(book) + amount.centAmount <= live.amount.centAmount;
  if (!isLeft) throw new CardProviderUnavailable(`payment ${merchantReference} cannot pay this back`);
  if (!isCaptured(book, live, now))
    throw new CardProviderUnavailable(`the money of payment ${merchantReference} is not taken yet`);
  return live;
}

/** Writes down that money is paid back before Adyen hears of it; the same again is the same refund. */
function noteRefund(
  { database, clock }: AdyenMeans,
  { merchantReference }: AdyenCheckout,
  amount: Money,
  id: string,
): Promise<AdyenChange> {
  return database.transaction(async (transaction) => {
    const checkout = await lockCheckout(transaction, merchantReference);
    if (checkout === undefined) throw new Error(`the checkout of ${merchantReference} has vanished`);
    const book = await openBook(transaction, checkout);
    const known = book.changes.find((change) => change.id === id);
    if (known !== undefined) {
      if (known.centAmount === amount.centAmount && checkout.amount.currencyCode === amount.currencyCode)
        return known;
      throw new CardProviderUnavailable(`refund ${id} is in use for another amount`);
    }
    const now = clock.now();
    const live = requireRefundable(book, amount, now);
    const change: AdyenChange = {
      ...{ id, merchantReference, kind: 'refund', paymentReference: live.pspReference },
      centAmount: amount.centAmount,
      pspReference: undefined,
    };
    await addChange(transaction, change, now);
    return change;
  });
}

/** Pays a part of what was paid back. What Adyen declines at once never was; what it declines later it tells. */
export async function payBack(
  means: AdyenMeans,
  checkout: AdyenCheckout,
  amount: Money,
  refundId: string,
): Promise<void> {
  const { database, account, api } = means;
  const change = await noteRefund(means, checkout, amount, refundId);
  if (change.pspReference !== undefined) return;
  try {
    const taken = await api.changes.refundCapturedPayment(
      change.paymentReference,
      {
        merchantAccount: account.merchantAccount,
        amount: amountOf(amount),
        reference: referenceOfRefund(checkout.merchantReference, refundId),
      },
      { idempotencyKey: refundId },
    );
    await markChangeTaken(database, refundId, taken.pspReference);
  } catch (error) {
    if (error instanceof AdyenDeclined) await removeChange(database, refundId);
    throw error;
  }
}
