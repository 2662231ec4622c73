import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../src/server/database.ts';
import { openedHere } from './end-left-work.ts';
import { withDatabase } from './global-database.ts';

export interface TestDatabase {
  readonly database: OpenDatabase;
  readonly pool: pg.Pool;
  readonly url: string;
  /** Closes the pool and removes the database; for `afterAll`. */
  drop(): Promise<void>;
}

interface TestDatabaseOptions {
  /** `migrated` (default) has the shop's tables and no rows; `empty` has nothing. */
  readonly schema?: 'migrated' | 'empty';
  /** Connections of the pool, 20 unless told. */
  readonly connections?: number;
}

/** A database of the test file's own, cloned from the migrated template: `beforeAll(async () => { … })`. */
export async function createTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const { url: server, template } = inject('testServer');
  const name = `gantry_test_${randomBytes(6).toString('hex')}`;
  const source = options.schema === 'empty' ? `template0 ENCODING 'UTF8'` : template;
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE ${source}`);
  openedHere.add(name);
  const url = withDatabase(server, name);
  const database = openDatabase({
    url,
    log: (line) => console.error(line),
    // Against what hangs: a thousand at once wait longer for their turn on a machine that does other things too.
    connectionTimeout: 600_000,
    statementTimeout: 120_000,
    ...(options.connections === undefined ? {} : { connections: options.connections }),
  });
  return {
    database,
    pool: database.pool,
    url,
    async drop() {
      openedHere.delete(name);
      await database.close();
      await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function onServer(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
