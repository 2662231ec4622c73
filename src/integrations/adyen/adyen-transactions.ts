import type {
  CardTransaction,
  CardTransactionType,
} from '../../commerce/purchase/payments/card-transaction.ts';
import type { AdyenEvent } from './adyen-status.ts';

/** What an event code says of the money; the others say nothing of it. */
const types: Readonly<Record<string, CardTransactionType>> = {
  AUTHORISATION: 'Authorization',
  CANCELLATION: 'CancelAuthorization',
  TECHNICAL_CANCEL: 'CancelAuthorization',
  EXPIRE: 'CancelAuthorization',
  CANCEL_OR_REFUND: 'CancelAuthorization',
  CAPTURE: 'Charge',
  CAPTURE_FAILED: 'Charge',
  REFUND: 'Refund',
  REFUND_FAILED: 'Refund',
  REFUNDED_REVERSED: 'Refund',
  CHARGEBACK: 'Chargeback',
  SECOND_CHARGEBACK: 'Chargeback',
  CHARGEBACK_REVERSED: 'ChargebackReversal',
};

/** Events that tell, as a success, that something before them failed. */
const failures = new Set(['CAPTURE_FAILED', 'REFUND_FAILED', 'REFUNDED_REVERSED']);

/** An event as a line of Adyen's books; nothing where no money moved. */
export function toTransactions(event: AdyenEvent): CardTransaction[] {
  const { eventCode, pspReference, success, changeId, details } = event;
  const known = Object.hasOwn(types, eventCode) ? types[eventCode] : undefined;
  if (known === undefined) return [];
  const isRefund = eventCode === 'CANCEL_OR_REFUND' && details['modification.action'] === 'refund';
  return [
    {
      id: `${pspReference}/${eventCode}/${success}`,
      merchantReference: event.merchantReference,
      type: isRefund ? 'Refund' : known,
      state: success && !failures.has(eventCode) ? 'Success' : 'Failure',
      amount: event.amount,
      refundId: changeId,
      cardFingerprint: known === 'Authorization' ? details.cardFingerprint : undefined,
      reason: event.reason,
      happenedAt: event.happenedAt,
    },
  ];
}
