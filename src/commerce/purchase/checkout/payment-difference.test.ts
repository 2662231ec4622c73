import { describe, expect, it } from 'vitest';
import { money } from '../../../kernel/money.ts';
import type { Reversal } from '../orders/reversal.ts';
import type { CardTransaction } from '../payments/card-transaction.ts';
import { buildPayment, type Payment } from '../payments/payment.ts';
import { findDifferences } from './payment-difference.ts';

const amount = money('EUR', 5000);
const now = new Date('2026-11-20T12:00:00Z');
const cart = { id: 'cart', version: 1, storeKey: 'DE', totalPrice: amount };
const method = { paymentInterface: 'card', method: 'scheme' } as const;
const begun = buildPayment('payment', cart, method, 'Pending', now);
const ordered: Payment = { ...begun, state: 'Authorised', orderId: 'order' };
const cancelled: Payment = { ...begun, state: 'Cancelled' };

let lines = 0;

function line(type: CardTransaction['type'], more: Partial<CardTransaction> = {}): CardTransaction {
  lines += 1;
  return {
    ...{ id: `line-${lines}`, merchantReference: 'payment', type, state: 'Success', amount },
    ...{ refundId: undefined, reason: undefined, happenedAt: now },
    ...more,
  };
}

function reversalOf(refundState: Reversal['refundState']): Reversal {
  return {
    id: 'refund',
    orderId: 'order',
    kind: 'return',
    contents: { lineItems: [], customLineItems: [], total: amount } as unknown as Reversal['contents'],
    stock: 'discarded',
    refund: amount,
    refundState,
    paymentId: 'payment',
    createdAt: now,
    refundedAt: refundState === 'Paid' ? now : undefined,
    refundAttempt: 0,
    refundFailedAt: undefined,
  };
}

const paid = () => line('Authorization');
const refunded = (more: Partial<CardTransaction> = {}) => line('Refund', { refundId: 'refund', ...more });
const part = { amount: money('EUR', 1000) };
const failure = { state: 'Failure' } as const;
const failedLater = { ...failure, happenedAt: new Date(now.getTime() + 1) };

describe('Y-09: what both books say of a payment', () => {
  it.each<[string, Payment, CardTransaction[], Reversal[], string[]]>([
    ['paid and ordered', ordered, [paid()], [], []],
    ['paid at the second try', ordered, [line('Authorization', failure), paid()], [], []],
    ['ordered and never paid', ordered, [], [], ['order-without-money']],
    ['ordered after a refusal', ordered, [line('Authorization', failure)], [], ['order-without-money']],
    ['paid and not ordered', begun, [paid()], [], ['money-without-order']],
    ['paid and given up', cancelled, [paid()], [], ['money-without-order']],
    ['given back', cancelled, [paid(), line('CancelAuthorization')], [], []],
    ['given back as a refund', cancelled, [paid(), line('Refund')], [], []],
    [
      'not given back',
      cancelled,
      [paid(), line('CancelAuthorization', failure)],
      [],
      ['money-without-order'],
    ],
    ['paid twice', ordered, [paid(), paid()], [], ['paid-twice']],
    ['paid twice, one given back', ordered, [paid(), paid(), line('CancelAuthorization')], [], []],
    [
      'ordered and cancelled there',
      ordered,
      [paid(), line('CancelAuthorization')],
      [],
      ['order-without-money'],
    ],
    ['given back in part', cancelled, [paid(), line('Refund', part)], [], ['money-without-order']],
    [
      'paid twice, a part refunded',
      ordered,
      [paid(), paid(), refunded(part)],
      [reversalOf('Paid')],
      ['paid-twice'],
    ],
    [
      'paid twice, refunded once',
      ordered,
      [paid(), paid(), refunded()],
      [reversalOf('Paid')],
      ['paid-twice'],
    ],
    [
      'paid twice, a part given back',
      ordered,
      [paid(), paid(), line('Refund', part)],
      [],
      ['paid-twice', 'refund-not-ours'],
    ],
    [
      'given back, which failed later',
      cancelled,
      [paid(), line('Refund'), line('Refund', failedLater)],
      [],
      ['money-without-order'],
    ],
    [
      'given back at the second try',
      cancelled,
      [paid(), line('Refund', failure), line('Refund', { happenedAt: failedLater.happenedAt })],
      [],
      [],
    ],
    [
      'given back again, after that failed later',
      cancelled,
      [
        paid(),
        line('Refund'),
        line('Refund', failedLater),
        line('Refund', { happenedAt: new Date(now.getTime() + 2) }),
      ],
      [],
      [],
    ],
    [
      'paid twice, one given back in vain',
      ordered,
      [paid(), paid(), line('Refund'), line('Refund', failedLater)],
      [],
      ['paid-twice'],
    ],
    ['paid less', ordered, [line('Authorization', { amount: money('EUR', 4999) })], [], ['other-amount']],
    ['not taken', ordered, [paid(), line('Charge', failure)], [], ['capture-failed']],
    [
      'taken, and failed later',
      ordered,
      [paid(), line('Charge'), line('Charge', failedLater)],
      [],
      ['capture-failed'],
    ],
    ['taken at the second try', ordered, [paid(), line('Charge', failure), line('Charge')], [], []],
    ['refunded', ordered, [paid(), refunded()], [reversalOf('Paid')], []],
    ['not refunded yet', ordered, [paid()], [reversalOf('Owed')], []],
    ['refunded by us alone', ordered, [paid()], [reversalOf('Paid')], ['refund-missing']],
    ['refunded in vain', ordered, [paid(), refunded(failure)], [reversalOf('Paid')], ['refund-failed']],
    ['refunded by them alone', ordered, [paid(), line('Refund')], [], ['refund-not-ours']],
    ['charged back', ordered, [paid(), line('Chargeback')], [], ['chargeback']],
    ['charged back and won', ordered, [paid(), line('Chargeback'), line('ChargebackReversal')], [], []],
  ])('%s', (_, payment, transactions, reversals, kinds) => {
    const found = findDifferences({ payment, transactions, reversals });
    expect(found.map(({ kind }) => kind)).toEqual(kinds);
    const turned = findDifferences({ payment, transactions: transactions.toReversed(), reversals });
    expect(turned.map(({ kind }) => kind)).toEqual(kinds);
  });
});
