import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { checkDatabase, type OpenDatabase, openDatabase } from './database.ts';
import { MigrationError, migrate } from './migrate.ts';
import { findEmbeddedPostgres, startEmbeddedPostgres } from './postgres/embedded-postgres.ts';
import { EmbeddedPostgresError } from './postgres/embedded-postgres-error.ts';

/** A failure that the shop's owner is told in one line, without a stack. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}

export interface ShopDatabase {
  readonly database: OpenDatabase;
  readonly url: string;
  /** Closes the pool, and the embedded server with it if it was started for this. */
  stop(): Promise<void>;
}

export interface OpenOptions {
  readonly projectFolder: string;
  readonly say: (line: string) => void;
  /** The shop has its data folder alone; a command may work beside the shop that runs there. */
  readonly user: 'shop' | 'command';
  /** The embedded server ended and could not be brought back: its user has to end as well. */
  readonly onLost: (reason: string) => void;
}

/** Importing a large file takes longer than any request may. */
const COMMAND_STATEMENT_MS = 10 * 60_000;

interface Server {
  readonly url: string;
  stop(): Promise<void>;
}

const leaveRunning = async () => undefined;

/** Mails, secrets and the search's copy lie there wherever the database is. The embedded one makes it by itself. */
async function makeDataFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    throw new StartRefused(
      `Cannot make the data folder ${dataDir} (${code}). Give this user rights to it, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}

async function reachServer(config: Config, options: OpenOptions): Promise<Server> {
  if (config.database.kind === 'server') {
    await makeDataFolder(config.dataDir);
    return { url: config.database.url, stop: leaveRunning };
  }
  try {
    return await startEmbeddedPostgres({
      dataDir: config.dataDir,
      log: options.say,
      onExit: (event) => {
        if (event.kind === 'gave-up') options.onLost(event.error.message);
        if (event.kind === 'restarting')
          options.say(`The database ended (${event.reason}) and is started again.`);
      },
    });
  } catch (error) {
    if (!(error instanceof EmbeddedPostgresError)) throw error;
    const isShared = options.user === 'command' && error.problem === 'data-dir-in-use';
    const running = isShared ? await findEmbeddedPostgres(config.dataDir) : undefined;
    if (running === undefined) throw new StartRefused(error.message, { cause: error });
    return { url: running, stop: leaveRunning };
  }
}

/** The shop's database, embedded or not, brought to the newest migration. Throws StartRefused with one line for its owner. */
export async function openShopDatabase(config: Config, options: OpenOptions): Promise<ShopDatabase> {
  const server = await reachServer(config, options);
  const database = openDatabase({
    url: server.url,
    log: options.say,
    ...(options.user === 'command' ? { statementTimeout: COMMAND_STATEMENT_MS } : {}),
  });
  const stop = async () => {
    await database.close();
    await server.stop();
  };
  try {
    const problem = await checkDatabase(database);
    if (problem !== undefined) throw new StartRefused(problem);
    await migrate(server.url, join(options.projectFolder, 'db', 'migrations'));
    return { database, url: server.url, stop };
  } catch (error) {
    await stop();
    throw error instanceof MigrationError ? new StartRefused(error.message, { cause: error }) : error;
  }
}
