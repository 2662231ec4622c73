import { type Reversal, refundIdOf } from '../orders/reversal.ts';
import type { CardTransaction } from '../payments/card-transaction.ts';
import { isSameAmount, type Payment } from '../payments/payment.ts';

/** How our books and the partner's can differ. */
export type DifferenceKind =
  | 'unknown-payment'
  | 'money-without-order'
  | 'order-without-money'
  | 'other-amount'
  | 'paid-twice'
  | 'capture-failed'
  | 'refund-missing'
  | 'refund-failed'
  | 'refund-not-ours'
  | 'chargeback';

export interface PaymentDifference {
  /** The payment's id, or what the partner calls one that we do not have. */
  readonly reference: string;
  readonly kind: DifferenceKind;
  /** Plain JSON, for an operator. */
  readonly details: Readonly<Record<string, unknown>>;
}

/** A payment with what both books say of its money. */
export interface ComparedPayment {
  readonly payment: Payment;
  readonly transactions: readonly CardTransaction[];
  /** What was taken back of its order. */
  readonly reversals: readonly Reversal[];
}

type Found = Omit<PaymentDifference, 'reference'>;

const sumOf = (lines: readonly CardTransaction[]) =>
  lines.reduce((total, { amount }) => total + amount.centAmount, 0);

/** Refunds that went through and stayed so: one that fails later has paid nothing back. */
function findLastingRefunds(transactions: readonly CardTransaction[]): readonly CardTransaction[] {
  const refunds = transactions.filter(({ type }) => type === 'Refund');
  const lasting = refunds.filter(({ state }) => state === 'Success');
  for (const failed of refunds.filter(({ state }) => state === 'Failure')) {
    const { refundId, amount } = failed;
    // What bears our name was asked for once; of what does not, only what went before can have failed.
    const index = lasting.findIndex(
      (one) =>
        one.refundId === refundId &&
        isSameAmount(one.amount, amount) &&
        (refundId !== undefined || one.happenedAt < failed.happenedAt),
    );
    if (index !== -1) lasting.splice(index, 1);
  }
  return lasting;
}

function findMoneyDifferences({ payment, transactions }: ComparedPayment): Found[] {
  const of = (type: CardTransaction['type'], state: CardTransaction['state']) =>
    transactions.filter((line) => line.type === type && line.state === state);
  const authorised = of('Authorization', 'Success');
  const refunds = findLastingRefunds(transactions);
  const held = sumOf(authorised) - sumOf(of('CancelAuthorization', 'Success'));
  // What the shop paid back of an order does not make a second payment of it less.
  const left = held - sumOf(refunds.filter(({ refundId }) => refundId === undefined));
  const isOrdered = payment.orderId !== undefined && payment.state === 'Authorised';
  const found: Found[] = [];
  if (isOrdered && held <= 0) {
    found.push({
      kind: 'order-without-money',
      details: { orderId: payment.orderId, amount: payment.amount },
    });
  }
  if (!isOrdered && held > sumOf(refunds)) {
    found.push({ kind: 'money-without-order', details: { amount: payment.amount, state: payment.state } });
  }
  if (isOrdered && authorised.length > 1 && left > payment.amount.centAmount) {
    found.push({ kind: 'paid-twice', details: { transactions: authorised.map(({ id }) => id) } });
  }
  const other = authorised.find(({ amount }) => !isSameAmount(amount, payment.amount));
  if (isOrdered && other !== undefined) {
    found.push({ kind: 'other-amount', details: { ours: payment.amount, theirs: other.amount } });
  }
  const failed = of('Charge', 'Failure');
  // A capture can be taken back by its failure days later; what was taken after that counts.
  const isTaken = of('Charge', 'Success').some((taken) =>
    failed.every(({ happenedAt }) => happenedAt <= taken.happenedAt),
  );
  if (failed.length > 0 && !isTaken) {
    found.push({ kind: 'capture-failed', details: { reason: failed[0]?.reason } });
  }
  const chargebacks = of('Chargeback', 'Success');
  if (chargebacks.length > of('ChargebackReversal', 'Success').length) {
    found.push({
      kind: 'chargeback',
      details: { amount: chargebacks[0]?.amount, reason: chargebacks[0]?.reason },
    });
  }
  return found;
}

/** Whether a refund that failed has gone back otherwise: at another try, or by hand. One that we did not ask for is not ours to mend. */
function isMended({ refundId }: CardTransaction, payment: Payment, reversals: readonly Reversal[]): boolean {
  if (refundId === undefined) return true;
  const reversal = reversals.find(({ id }) => refundId === id || refundId.startsWith(`${id}-`));
  if (reversal?.refundState !== 'Paid') return false;
  return reversal.paymentId !== payment.id || refundIdOf(reversal) !== refundId;
}

function findRefundDifferences({ payment, transactions, reversals }: ComparedPayment): Found[] {
  const refunds = transactions.filter(({ type }) => type === 'Refund');
  const ours = reversals.filter(
    ({ paymentId, refundState }) => paymentId === payment.id && refundState === 'Paid',
  );
  const found: Found[] = [];
  const missing = ours.filter((one) => !refunds.some(({ refundId }) => refundId === refundIdOf(one)));
  if (missing.length > 0) {
    found.push({
      kind: 'refund-missing',
      details: { refunds: missing.map(({ id, refund }) => ({ id, refund })) },
    });
  }
  const failed = refunds.filter((line) => line.state === 'Failure' && !isMended(line, payment, reversals));
  if (failed.length > 0) {
    found.push({
      kind: 'refund-failed',
      details: { refunds: failed.map(({ refundId, amount, reason }) => ({ id: refundId, amount, reason })) },
    });
  }
  const foreign = findLastingRefunds(transactions).filter(({ refundId }) => refundId === undefined);
  if (payment.orderId !== undefined && foreign.length > 0) {
    found.push({
      kind: 'refund-not-ours',
      details: { refunds: foreign.map(({ id, amount }) => ({ id, amount })) },
    });
  }
  return found;
}

/** Where both books say different things of a payment. */
export function findDifferences(compared: ComparedPayment): readonly PaymentDifference[] {
  const reference = compared.payment.id;
  return [...findMoneyDifferences(compared), ...findRefundDifferences(compared)].map((found) => ({
    reference,
    ...found,
  }));
}
