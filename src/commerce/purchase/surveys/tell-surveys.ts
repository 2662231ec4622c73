import type { Queryable } from '../../../kernel/database.ts';
import { DAY_MS } from '../../../kernel/day.ts';
import type { CommerceContext } from '../../context.ts';
import { getOrder } from '../orders/find-orders.ts';
import type { Order } from '../orders/order.ts';
import type { Survey } from './survey.ts';
import { getSurvey, removeSurveys, takeDueSurveys } from './survey-store.ts';

/** Surveys of one transaction: none is long, whatever has piled up. */
const BATCH = 500;
/** So long after their goods came nobody is asked any more, however long the shop could not. */
const LATEST_MS = 60 * DAY_MS;
/** How long the proof of a consent is of use: a claim for damages lapses after three years in most countries of the shop. */
const PROOF_MS = 3 * 365 * DAY_MS;

/**
 * Once an hour by the clock: a mail for each order that arrived so many days ago as the merchant says, whose buyer agreed to it.
 * Marked and enqueued in one transaction: however often and wherever it runs, each is asked once.
 */
export async function tellSurveys({
  database,
  clock,
  jobs,
  merchant,
}: Pick<CommerceContext, 'database' | 'clock' | 'jobs' | 'merchant'>): Promise<number> {
  const { survey } = merchant();
  if (survey === undefined) return 0;
  const now = clock.now();
  const until = new Date(now.getTime() - survey.afterDays * DAY_MS);
  const from = new Date(until.getTime() - LATEST_MS);
  let told = 0;
  for (;;) {
    const count = await database.transaction(async (transaction) => {
      const due = await takeDueSurveys(transaction, now, { from, until }, BATCH);
      for (const orderId of due) await jobs.enqueue(transaction, 'send-survey', { orderId });
      return due.length;
    });
    told += count;
    if (count < BATCH) return told;
  }
}

/** For its mail; `undefined` where the consent was taken back meanwhile. */
export async function prepareSurvey(
  database: Queryable,
  orderId: string,
): Promise<{ readonly survey: Survey; readonly order: Order } | undefined> {
  const survey = await getSurvey(database, orderId);
  const order = await getOrder(database, orderId);
  if (survey === undefined || order === undefined || survey.endedAt !== undefined) return undefined;
  return { survey, order };
}

/** Forgets what nobody asks about any more. Resolves to how many went. */
export function forgetOldSurveys({
  database,
  clock,
}: Pick<CommerceContext, 'database' | 'clock'>): Promise<number> {
  return removeSurveys(database, new Date(clock.now().getTime() - PROOF_MS));
}
