import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Database, Queryable, Statement } from '../kernel/database.ts';

export interface DatabaseOptions {
  readonly url: string;
  /** For one line about a connection that was lost; the pool opens another by itself. */
  readonly log: (line: string) => void;
  /** Connections at most; the embedded server takes 60 from all its clients. */
  readonly connections?: number;
  /** Milliseconds one statement may take; 15 s unless told. Imports and migrations need more. */
  readonly statementTimeout?: number;
  /** Milliseconds that whoever asks waits for a free connection; 10 s unless told, after which a shopper is told instead. */
  readonly connectionTimeout?: number;
}

export interface OpenDatabase extends Database {
  /** The driver's own pool, for the libraries that want one (job worker, migrations). */
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/** Opens a pool. Nothing connects before the first query; use `checkDatabase` to find out at the start. */
export function openDatabase(options: DatabaseOptions): OpenDatabase {
  const { statementTimeout = 15_000 } = options;
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.connections ?? 20,
    application_name: 'gantry',
    // Statements are prepared by name and run with all kinds of values: planning them anew costs more than it saves.
    options: '-c plan_cache_mode=force_generic_plan',
    connectionTimeoutMillis: options.connectionTimeout ?? 10_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: statementTimeout,
    lock_timeout: Math.min(10_000, statementTimeout),
    idle_in_transaction_session_timeout: 60_000,
    types: { getTypeParser },
  });
  const connections = new Map<pg.PoolClient, Promise<void>>();
  pool.on('connect', (client) => {
    // A connection may break more than once while it is given back, when nobody listens any more, and an error event
    // that nobody hears ends the process. Whoever used the connection knows: the statement failed.
    client.on('error', () => undefined);
    const ended = new Promise<void>((resolve) => client.once('end', () => resolve()));
    connections.set(
      client,
      ended.then(() => void connections.delete(client)),
    );
  });
  pool.on('error', (error) => {
    // While we close, the server may be faster than our own farewell.
    if (!pool.ending) options.log(`A database connection was lost: ${error.message}`);
  });
  return {
    pool,
    query: (statement, values) => run(pool, statement, values),
    transaction: (work) => withTransaction(pool, work),
    async close() {
      await pool.end();
      // The pool is done before its connections are: a server that ends next would cut them off with an error.
      await Promise.all(connections.values());
    },
  };
}

/** Connects once. Returns one line for the shop's owner when the database is not there or not fit, else nothing. */
export async function checkDatabase(database: OpenDatabase): Promise<string | undefined> {
  try {
    const { rows } = await database.pool.query<{ version: number; encoding: string }>(
      `SELECT current_setting('server_version_num')::int AS version, current_setting('server_encoding') AS encoding`,
    );
    const [server] = rows;
    if (server === undefined || server.version < 150_000) return 'The database is older than PostgreSQL 15.';
    return server.encoding === 'UTF8'
      ? undefined
      : `The database is in ${server.encoding}; it must be in UTF8.`;
  } catch (error) {
    return `The database does not answer: ${reasonOf(error)}`;
  }
}

export type Isolation = 'read committed' | 'repeatable read' | 'serializable';

/** Times a transaction is run at most before its conflict is reported. */
const mostAttempts = 6;

/** PostgreSQL: serialization_failure and deadlock_detected. */
const worthAnotherTry = new Set(['40001', '40P01']);

/** `Database.transaction` at an isolation of choice. A conflict that lasts for six attempts is thrown as the driver's error. */
export async function withTransaction<Result>(
  pool: pg.Pool,
  work: (transaction: Queryable) => Promise<Result>,
  isolation: Isolation = 'read committed',
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptTransaction(pool, work, isolation);
    } catch (error) {
      const retry = error instanceof pg.DatabaseError && worthAnotherTry.has(error.code ?? '');
      if (!retry || attempt === mostAttempts) throw error;
      // Growing and uneven pauses, or the same two would meet again.
      await delay(2 ** attempt * (1 + Math.random()));
    }
  }
}

async function attemptTransaction<Result>(
  pool: pg.Pool,
  work: (transaction: Queryable) => Promise<Result>,
  isolation: Isolation,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const onError = (error: Error) => {
    broken = error;
  };
  client.on('error', onError);
  try {
    await client.query(`BEGIN ISOLATION LEVEL ${isolation}`);
    const result = await work({ query: (statement, values) => run(client, statement, values) });
    // A failed statement that the work swallowed leaves an aborted transaction: COMMIT then answers ROLLBACK.
    const { command } = await client.query('COMMIT');
    if (command !== 'COMMIT')
      throw new Error('The transaction was rolled back: one of its statements had failed.');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.off('error', onError);
    client.release(broken);
  }
}

async function run<Row extends object>(
  target: Pick<pg.ClientBase, 'query'>,
  statement: Statement,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const result = await target.query<Row>({ name: statement.name, text: statement.text, values: [...values] });
  return result.rows;
}

/**
 * Values as JavaScript has them: bigint columns (amounts, counts) are numbers and must be exact; a date without a time
 * stays `2026-03-01`, where the driver would make it midnight in the machine's own zone; numeric stays text.
 */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') => {
  if (oid === pg.types.builtins.INT8) return parseExactInteger;
  if (oid === pg.types.builtins.DATE) return keepText;
  return pg.types.getTypeParser(oid, format);
};

function parseExactInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} from the database is not an exact number`);
  return value;
}

function keepText(text: string): string {
  return text;
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
