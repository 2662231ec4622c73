import { type Queryable, statement } from '../../../kernel/database.ts';

// One statement counts and decides, so that no two tries of any two processes are counted as one.
const count = statement(`
  insert into attempt (key, since, count, worth) values ($1, $2, 1, $4)
  on conflict (key) do update
     set count = case when attempt.since <= $3 then 1 else attempt.count + 1 end,
         worth = case when attempt.since <= $3 then excluded.worth else attempt.worth + excluded.worth end,
         since = case when attempt.since <= $3 then excluded.since else attempt.since end
  returning count, worth, since`);

/** How often something was tried since its window began, and for how much. */
export interface AttemptCount {
  readonly count: number;
  readonly worth: number;
  readonly since: Date;
}

/** Counts one more try; a window that began at or before `expiredSince` is over, and a new one begins. */
export async function countAttempt(
  database: Queryable,
  key: string,
  now: Date,
  expiredSince: Date,
  worth = 0,
): Promise<AttemptCount> {
  const [row] = await database.query<AttemptCount>(count, [key, now, expiredSince, worth]);
  if (row === undefined) throw new Error('an attempt was counted, yet there is no count');
  return row;
}

const selectCount = statement('select count, worth, since from attempt where key = $1 and since > $2');

/** What was counted in a window that is not over. */
export async function getAttempts(
  database: Queryable,
  key: string,
  expiredSince: Date,
): Promise<AttemptCount | undefined> {
  const [row] = await database.query<AttemptCount>(selectCount, [key, expiredSince]);
  return row;
}

const deleteOne = statement('delete from attempt where key = $1');

/** Lets somebody begin anew. */
export async function removeAttempt(database: Queryable, key: string): Promise<void> {
  await database.query(deleteOne, [key]);
}

const deleteOld = statement('delete from attempt where since <= $1 returning key');

/** Forgets counts whose window began so long ago. Answers how many. */
export async function removeAttempts(database: Queryable, since: Date): Promise<number> {
  const rows = await database.query(deleteOld, [since]);
  return rows.length;
}

const markStart = statement('savepoint before_count');
const returnToStart = statement('rollback to savepoint before_count');

/** Where `undoCount` returns to. */
export async function markBeforeCount(transaction: Queryable): Promise<void> {
  await transaction.query(markStart);
}

/** Undoes all that was written since `markBeforeCount`; what was done before stays. */
export async function undoCount(transaction: Queryable): Promise<void> {
  await transaction.query(returnToStart);
}
