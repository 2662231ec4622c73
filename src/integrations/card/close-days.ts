import { DAY_MS } from '../../kernel/day.ts';
import { writeReport } from './accounting-report.ts';
import { addReport, findUnreportedDays, type ReportDay } from './accounting-report-store.ts';
import type { PartnerBooks } from './partner-books.ts';
import { findEventsOfTime } from './partner-event-store.ts';

export const dayOf = (date: Date): ReportDay => date.toISOString().slice(0, 10);

/** Reports the days that are over, by UTC, and on which something happened; each once, whichever process is first. */
export async function closeDays({
  database,
  clock,
}: Pick<PartnerBooks, 'database' | 'clock'>): Promise<void> {
  const madeAt = clock.now();
  for (const day of await findUnreportedDays(database, dayOf(madeAt))) {
    const from = new Date(`${day}T00:00:00Z`);
    const events = await findEventsOfTime(database, from, new Date(from.getTime() + DAY_MS));
    await addReport(database, { day, content: writeReport(events), madeAt });
  }
}
