import type {
  CardTransaction,
  CardTransactionType,
  TransactionSearch,
} from '../../commerce/purchase/payments/card-transaction.ts';
import type { Queryable } from '../../kernel/database.ts';
import { readReport } from './accounting-report.ts';
import { findReportsSince } from './accounting-report-store.ts';
import { closeDays, dayOf } from './close-days.ts';
import type { PartnerBooks } from './partner-books.ts';
import type { PartnerEvent, PartnerEventType } from './partner-event.ts';
import { findEventsOfPayment, findUnreportedEvents } from './partner-event-store.ts';

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

/** What happened in some time: by the report that has it, which may be of a later day, else by what was told. */
async function findReportedEvents(database: Queryable, from: Date, until: Date): Promise<PartnerEvent[]> {
  // What is reported between the two questions is in both answers, and of neither missing.
  const told = await findUnreportedEvents(database, until);
  const reports = await findReportsSince(database, dayOf(from));
  const events = [...told, ...reports.flatMap(readReport)];
  const isWithin = ({ happenedAt }: PartnerEvent) => happenedAt >= from && happenedAt < until;
  return [...new Map(events.filter(isWithin).map((event) => [event.id, event])).values()];
}

/** Lines of this partner's books: of one payment as they are, of some time as they were reported. */
export async function findSandboxTransactions(
  books: Pick<PartnerBooks, 'database' | 'clock'>,
  search: TransactionSearch,
): Promise<CardTransaction[]> {
  const { database } = books;
  if ('merchantReference' in search) {
    return (await findEventsOfPayment(database, search.merchantReference)).flatMap(toTransactions);
  }
  await closeDays(books);
  return (await findReportedEvents(database, search.from, search.until)).flatMap(toTransactions);
}
