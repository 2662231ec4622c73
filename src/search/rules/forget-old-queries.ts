import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/database.ts';
import { firstDayOf, KEPT_DAYS } from './query-days.ts';
import { removeOldCounts } from './query-log-store.ts';

/** Texts that came less often are forgotten earlier: nobody will be offered them, and they say more of who wrote them. */
const RARE_SEARCHES = 3;
const RARE_KEPT_DAYS = 30;

/** Removes the counts that have been kept long enough. Resolves to how many rows went. */
export async function forgetOldQueries({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): Promise<number> {
  return removeOldCounts(database, {
    before: firstDayOf(KEPT_DAYS, clock.now()),
    rareBefore: firstDayOf(RARE_KEPT_DAYS, clock.now()),
    rare: RARE_SEARCHES,
  });
}
