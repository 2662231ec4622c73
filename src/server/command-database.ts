import { resolve } from 'node:path';
import type { Events } from '../kernel/events.ts';
import { type Config, loadProcessConfig } from './config.ts';
import { checkDatabase, type OpenDatabase, openDatabase } from './database.ts';
import { createPostgresEvents } from './events.ts';
import { MigrationError, migrate } from './migrate.ts';
import { findEmbeddedPostgres, startEmbeddedPostgres } from './postgres/embedded-postgres.ts';
import { EmbeddedPostgresError } from './postgres/embedded-postgres-error.ts';

/** The database of the shop for a command beside it. */
export interface CommandDatabase {
  readonly database: OpenDatabase;
  readonly events: Events;
  close(): Promise<void>;
}

/** A setting or the database stands in the way; the message is one line for the shop's owner. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/** Importing a large file takes longer than any request may. */
const STATEMENT_MILLISECONDS = 10 * 60_000;

/**
 * Opens the database that the settings name, brought to the newest schema: a server's, the one a running shop has on
 * DATA_DIR, or, when no shop runs there, an embedded one that ends with `close`.
 */
export async function openCommandDatabase(log: (line: string) => void): Promise<CommandDatabase> {
  const config = loadProcessConfig();
  if (!config.ok) throw new DatabaseUnavailable(config.refusal.message);
  const server = await reachServer(config.value, log);
  try {
    const database = openDatabase({ url: server.url, log, statementTimeout: STATEMENT_MILLISECONDS });
    const problem = await checkDatabase(database);
    if (problem !== undefined) {
      await database.close();
      throw new DatabaseUnavailable(problem);
    }
    await migrate(server.url, resolve('db/migrations'));
    const events = await createPostgresEvents({ url: server.url, log });
    return {
      database,
      events,
      async close() {
        await events.stop();
        await database.close();
        await server.stop();
      },
    };
  } catch (error) {
    await server.stop();
    throw error instanceof MigrationError ? new DatabaseUnavailable(error.message) : error;
  }
}

interface ReachedServer {
  readonly url: string;
  stop(): Promise<void>;
}

const leaveRunning = async () => undefined;

async function reachServer(config: Config, log: (line: string) => void): Promise<ReachedServer> {
  if (config.database.kind === 'server') return { url: config.database.url, stop: leaveRunning };
  try {
    return await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  } catch (error) {
    if (!(error instanceof EmbeddedPostgresError)) throw error;
    const running =
      error.problem === 'data-dir-in-use' ? await findEmbeddedPostgres(config.dataDir) : undefined;
    if (running === undefined) throw new DatabaseUnavailable(error.message);
    return { url: running, stop: leaveRunning };
  }
}
