import { settleChecked } from './card-checkout-store.ts';
import { followUp, type Partner } from './take-card.ts';

/** The banks that took their time answer, and the merchant is told of each payment. */
export async function settleCheckouts({
  database,
  jobs,
  clock,
}: Pick<Partner, 'database' | 'jobs' | 'clock'>): Promise<void> {
  await database.transaction(async (transaction) => {
    for (const checkoutId of await settleChecked(transaction, clock.now()))
      await followUp(transaction, jobs, checkoutId);
  });
}
