import {
  type CardPaymentAnswer,
  CardProviderUnavailable,
} from '../../commerce/purchase/payments/card-provider.ts';
import type { Queryable } from '../../kernel/database.ts';
import { currencyCodes, money } from '../../kernel/money.ts';
import {
  addEvent,
  closeCheckout,
  isReversal,
  isToldBack,
  lockCheckout,
  openBook,
  saveSessionStatus,
} from './adyen-book-store.ts';
import { type AdyenMeans, addReversal } from './adyen-changes.ts';
import { AdyenDeclined } from './adyen-http.ts';
import { type AdyenCheckout, type AdyenEvent, findLivePayments, statusOfBook } from './adyen-status.ts';
import { fingerprintOfAlias } from './card-fingerprint.ts';
import { isAccountingReport } from './fetch-report.ts';

/**
 * Keeps what was told, once. What is authorised of a checkout that was given up or told as over is given back, and so is a second
 * authorisation of one checkout: the job for it is written with the event, so that neither is there without the other.
 */
export async function keepEvent(means: AdyenMeans, event: AdyenEvent): Promise<void> {
  await means.database.transaction((transaction) => keepOnce(transaction, means, event));
}

/**
 * Keeps what a report says that was never told. What the shop asked Adyen to reverse is notified under one name, whichever way the
 * money went back; the report calls it by what it became.
 */
export async function keepReported(means: AdyenMeans, event: AdyenEvent): Promise<void> {
  const { pspReference, eventCode } = event;
  await means.database.transaction(async (transaction) => {
    await lockCheckout(transaction, event.merchantReference);
    const isBack = eventCode === 'CANCELLATION' || eventCode === 'REFUND';
    if (isBack && (await isToldBack(transaction, pspReference))) return;
    const isOurs = isBack && (await isReversal(transaction, event));
    const action = eventCode === 'REFUND' ? 'refund' : 'cancel';
    const details = { ...event.details, 'modification.action': action };
    await keepOnce(transaction, means, isOurs ? { ...event, eventCode: 'CANCEL_OR_REFUND', details } : event);
  });
}

async function keepOnce(
  transaction: Queryable,
  { jobs, clock, reportKey }: AdyenMeans,
  event: AdyenEvent,
): Promise<void> {
  // Held before anything is written, so that giving up and paying at the same moment see each other.
  const checkout = await lockCheckout(transaction, event.merchantReference);
  if (!(await addEvent(transaction, event, clock.now()))) return;
  if (event.eventCode === 'REPORT_AVAILABLE') {
    const isRead = reportKey !== undefined && isAccountingReport(event.pspReference);
    if (isRead) await jobs.enqueue(transaction, 'read-payment-report', { address: event.reason ?? '' });
    return;
  }
  if (checkout === undefined) return;
  const live = findLivePayments(await openBook(transaction, checkout));
  const told = live.find(({ pspReference }) => pspReference === event.pspReference);
  if (told === undefined) return;
  const { merchantReference, closedAt } = checkout;
  if (closedAt !== undefined) {
    await jobs.enqueue(transaction, 'cancel-card-payment', {
      paymentId: merchantReference,
      authorised: 'late',
    });
  } else if (live.length > 1) {
    // Two tabs paid. The shop may have acted on the first that it heard of: this one goes back.
    await addReversal(transaction, told, clock.now());
    await jobs.enqueue(transaction, 'cancel-second-payment', { paymentId: merchantReference });
  }
}

/**
 * How a payment stands. Once it was told as cancelled it stays so, for by then the shop has acted on it: that is put down
 * before it is said.
 */
export function tellStatus(
  { database, clock }: AdyenMeans,
  merchantReference: string,
): Promise<CardPaymentAnswer> {
  return database.transaction(async (transaction) => {
    const checkout = await lockCheckout(transaction, merchantReference);
    if (checkout === undefined) throw new CardProviderUnavailable(`no checkout of ${merchantReference}`);
    const now = clock.now();
    const answer = statusOfBook(await openBook(transaction, checkout), now);
    if (answer.status === 'Cancelled') await closeCheckout(transaction, merchantReference, now);
    return answer;
  });
}

/**
 * The shopper is back with word from Adyen: it is asked what that means, and the answer kept. Word that Adyen does not know, made
 * up or of another payment, changes nothing.
 */
export async function hearReturn(
  means: AdyenMeans,
  checkout: AdyenCheckout,
  sessionResult: string,
): Promise<void> {
  if (checkout.voucher !== undefined) return;
  const { providerReference, fieldsSession } = checkout;
  // The word is of one of them alone: of our own page's, where there is one, or of Adyen's.
  const sessions = fieldsSession === undefined ? [providerReference] : [fieldsSession.id, providerReference];
  for (const id of sessions) {
    if ((await hearOfSession(means, checkout, id, sessionResult)) === 'heard') return;
  }
}

async function hearOfSession(
  means: AdyenMeans,
  { merchantReference }: AdyenCheckout,
  id: string,
  sessionResult: string,
): Promise<'heard' | 'not of it'> {
  const { database, clock, api } = means;
  try {
    const result = await api.payments.getResultOfPaymentSession(id, sessionResult);
    if (result.id !== id || result.status === undefined) return 'not of it';
    const cardFingerprint = fingerprintOfAlias(result.additionalData?.alias, means.fingerprintKey);
    for (const { pspReference, amount, resultCode } of result.payments ?? []) {
      const currencyCode = currencyCodes.find((code) => code === amount?.currency);
      if (pspReference === undefined || !amount || currencyCode === undefined) continue;
      if (String(resultCode) !== 'Authorised') continue;
      await keepEvent(means, {
        ...{ pspReference, merchantReference, eventCode: 'AUTHORISATION', success: true },
        ...{ originalReference: undefined, changeId: undefined, reason: undefined },
        amount: money(currencyCode, amount.value),
        details: { toldBy: 'session', ...(cardFingerprint ? { cardFingerprint } : {}) },
        happenedAt: clock.now(),
      });
    }
    await saveSessionStatus(database, merchantReference, String(result.status));
    return 'heard';
  } catch (error) {
    if (error instanceof AdyenDeclined) return 'not of it';
    throw error;
  }
}
