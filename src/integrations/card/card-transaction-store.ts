import type {
  CardTransaction,
  CardTransactionType,
  TransactionSearch,
} from '../../commerce/purchase/payments/card-transaction.ts';
import type { Queryable } from '../../kernel/database.ts';
import type { PartnerEvent, PartnerEventType } from './partner-event.ts';
import { findEventsOfPayment, findEventsOfTime } from './partner-event-store.ts';

/** What an event says of the money; the others say nothing of it. */
const lines: Readonly<
  Partial<Record<PartnerEventType, readonly [CardTransactionType, CardTransaction['state']]>>
> = {
  AUTHORISED: ['Authorization', 'Success'],
  REFUSED: ['Authorization', 'Failure'],
  REVERSED: ['CancelAuthorization', 'Success'],
  CAPTURED: ['Charge', 'Success'],
  CAPTURE_FAILED: ['Charge', 'Failure'],
  REFUNDED: ['Refund', 'Success'],
  REFUND_FAILED: ['Refund', 'Failure'],
  CHARGEBACK: ['Chargeback', 'Success'],
  CHARGEBACK_REVERSED: ['ChargebackReversal', 'Success'],
};

function toTransactions(event: PartnerEvent): CardTransaction[] {
  const line = lines[event.type];
  if (line === undefined) return [];
  const { id, merchantReference, amount, refundId, reason, happenedAt } = event;
  const [type, state] = line;
  return [{ id, merchantReference, type, state, amount, refundId, reason, happenedAt }];
}

/** Lines of this partner's books, made of its events. */
export async function findSandboxTransactions(
  database: Queryable,
  search: TransactionSearch,
): Promise<CardTransaction[]> {
  const events =
    'merchantReference' in search
      ? await findEventsOfPayment(database, search.merchantReference)
      : await findEventsOfTime(database, search.from, search.until);
  return events.flatMap(toTransactions);
}
