import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import Postgrator from 'postgrator';

/** A database that cannot be brought to this program's schema; the message is one line for the shop's owner. */
export class MigrationError extends Error {
  readonly problem: 'edited' | 'missed' | 'newer-database' | 'failed';

  constructor(problem: MigrationError['problem'], message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'MigrationError';
    this.problem = problem;
  }
}

/** One number for all processes: whoever holds it migrates, the others wait and then find nothing to do. */
const migrationLock = 4_817_201;

/**
 * Brings a database to the newest of the `NNNN.do.name.sql` files of a folder and returns the names of those it ran.
 * All of it is one transaction: a process that dies in the middle leaves the schema as it was. Throws `MigrationError`.
 */
export async function migrate(url: string, folder: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'gantry migrations' });
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query(`SELECT pg_advisory_xact_lock(${migrationLock})`);
    const applied = await runPostgrator(client, folder);
    await client.query('COMMIT');
    return applied;
  } finally {
    await client.end();
  }
}

async function runPostgrator(client: pg.Client, folder: string): Promise<string[]> {
  const postgrator = new Postgrator({
    driver: 'pg',
    migrationPattern: `${folder.replace(/[\\*?[\]{}]/g, '\\$&')}/*.sql`,
    schemaTable: 'public.schema_version',
    newline: 'LF',
    execQuery: (text) => client.query<Record<string, unknown>>(text),
  });
  await assertNothingMissed(client, await postgrator.getDatabaseVersion(), folder);
  try {
    const applied = await postgrator.migrate();
    return applied.map(({ version, name }) => `${String(version).padStart(4, '0')} ${name}`);
  } catch (error) {
    throw describeFailure(error, folder);
  }
}

/** Postgrator compares checksums, but passes over a file that came late with a low number, and would undo a newer schema. */
async function assertNothingMissed(client: pg.Client, current: number, folder: string): Promise<void> {
  const files = (await readdir(folder)).filter((name) => /^\d+\.do\..*\.sql$/.test(name));
  const versions = files.map((name) => Number.parseInt(name, 10));
  if (current > Math.max(0, ...versions)) {
    throw new MigrationError(
      'newer-database',
      `The database has schema ${current}, newer than this program knows. Start the newer program, or use another database.`,
    );
  }
  if (current === 0) return;
  const { rows } = await client.query<{ version: string }>('SELECT version FROM public.schema_version');
  const landed = new Set(rows.map(({ version }) => Number(version)));
  const missed = files.find((_, index) => {
    const version = versions[index] ?? 0;
    return version <= current && !landed.has(version);
  });
  if (missed !== undefined) {
    throw new MigrationError(
      'missed',
      `The migration ${join(folder, missed)} came after schema ${current} had landed. Give it a number above ${current}.`,
    );
  }
}

function describeFailure(error: unknown, folder: string): MigrationError {
  const message = error instanceof Error ? error.message : String(error);
  const edited = /MD5 checksum failed for migration \[(\d+)\]/.exec(message)?.[1];
  if (edited !== undefined) {
    return new MigrationError(
      'edited',
      `The migration ${edited.padStart(4, '0')} in ${folder} was edited after it had landed in this database. Restore it and write the change as a new migration.`,
      error,
    );
  }
  return new MigrationError(
    'failed',
    `A migration in ${folder} failed, nothing was changed: ${message}`,
    error,
  );
}
