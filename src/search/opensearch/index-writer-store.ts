import { type Queryable, statement } from '../../kernel/database.ts';

/** One process of the shop writes the search indexes; this is whose turn it is. */
const WRITER_LOCK = 7_305_512;

const tryLock = statement(`select pg_try_advisory_xact_lock(${WRITER_LOCK}) as taken`);
const ping = statement('select');
const now = statement(
  'select floor(extract(epoch from clock_timestamp()) * 1000000)::float8 as microseconds',
);

/** Whether the transaction is now, until it ends, the one that writes. */
export async function tryWriterLock(transaction: Queryable): Promise<boolean> {
  const [row] = await transaction.query<{ taken: boolean }>(tryLock);
  return row?.taken ?? false;
}

/** Keeps a transaction that only holds a lock from being ended as idle; rejects when it was lost. */
export async function keepTransactionAlive(transaction: Queryable): Promise<void> {
  await transaction.query(ping);
}

/** The database's own clock, the same for all processes. */
export async function selectMicroseconds(database: Queryable): Promise<number> {
  const [row] = await database.query<{ microseconds: number }>(now);
  if (row === undefined) throw new Error('the database did not tell the time');
  return row.microseconds;
}
