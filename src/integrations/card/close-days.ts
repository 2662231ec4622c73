import { DAY_MS } from '../../kernel/day.ts';
import { writeReport } from './accounting-report.ts';
import {
  addReport,
  holdUnreportedDays,
  markEventsReported,
  type ReportDay,
} from './accounting-report-store.ts';
import type { PartnerBooks } from './partner-books.ts';
import { findUnreportedEvents } from './partner-event-store.ts';

export const dayOf = (date: Date): ReportDay => date.toISOString().slice(0, 10);

/**
 * Reports the days that are over, by UTC, and on which something happened; each once, whichever process is first. What happened
 * before midnight and is written down after its day was reported stands in the next report: every event is in one.
 */
export function closeDays({ database, clock }: Pick<PartnerBooks, 'database' | 'clock'>): Promise<void> {
  return database.transaction(async (transaction) => {
    const madeAt = clock.now();
    for (const day of await holdUnreportedDays(transaction, dayOf(madeAt))) {
      const until = new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS);
      const events = await findUnreportedEvents(transaction, until);
      if (events.length === 0) continue;
      await addReport(transaction, { day, content: writeReport(events), madeAt });
      await markEventsReported(
        transaction,
        events.map(({ id }) => id),
        day,
      );
    }
  });
}
