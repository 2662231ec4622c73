import { getMarket } from '../markets/countries.ts';
import { formatDateTime } from '../markets/date-format.ts';
import type { ConfirmedOrder } from './confirmed-order.ts';
import type { LabelledValue } from './labelled-value.ts';
import type { MailText } from './mail-text.ts';

export interface DescribedPayment {
  readonly heading: string;
  readonly sentence: string;
  readonly details: readonly LabelledValue[];
}

/** In groups of four, as an IBAN is printed. */
function writeIban(iban: string): string {
  return iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');
}

function describeTransfer(
  bank: NonNullable<ConfirmedOrder['bankDetails']>,
  total: string,
  text: MailText,
): Omit<DescribedPayment, 'heading'> {
  return {
    sentence: text('transferRequest', { total }),
    details: [
      { label: text('accountHolderLabel'), value: bank.holder },
      { label: text('bankLabel'), value: bank.bank },
      { label: text('ibanLabel'), value: writeIban(bank.iban) },
      { label: text('bicLabel'), value: bank.bic },
      { label: text('referenceLabel'), value: bank.reference },
    ],
  };
}

function sayPayment(order: ConfirmedOrder, total: string, text: MailText): Omit<DescribedPayment, 'heading'> {
  if (order.bankDetails !== undefined) return describeTransfer(order.bankDetails, total, text);
  const payment = order.payments?.[0];
  if (payment === undefined || payment.method === 'scheme') {
    return { sentence: text('paidByCard', { total }), details: [] };
  }
  if (payment.paymentInterface === 'cash-on-delivery') {
    return { sentence: text('payAtDoor', { total }), details: [] };
  }
  const reference = payment.custom?.referencePayment;
  if (reference === undefined) {
    return { sentence: text('paidWith', { total, name: payment.name }), details: [] };
  }
  const payUntil = formatDateTime(new Date(reference.expiresAt), getMarket(order.country).timeZone);
  return {
    sentence: text('referenceRequest', { total }),
    details: [
      { label: text('entityLabel'), value: reference.entity },
      { label: text('referenceLabel'), value: reference.reference.replace(/(\d{3})(?=\d)/g, '$1 ') },
      { label: text('payUntilLabel'), value: payUntil },
    ],
  };
}

/** How the order is paid, and what its customer has to do for it (rule Y-04). */
export function describePayment(order: ConfirmedOrder, total: string, text: MailText): DescribedPayment {
  return { heading: text('paymentHeading'), ...sayPayment(order, total, text) };
}

/** The first sentence after the greeting: what was received, and what is still to come. */
export function introduce(order: ConfirmedOrder, text: MailText): string {
  if (order.bankDetails !== undefined) return text('introTransfer');
  const payment = order.payments?.[0];
  if (payment === undefined || payment.method === 'scheme') return text('introCard');
  if (payment.paymentInterface === 'cash-on-delivery') return text('introCod');
  return payment.custom === undefined ? text('introPaid') : text('introReference');
}
