import { join } from 'node:path';
import type { Config } from './config.ts';
import { checkDatabase, type OpenDatabase, openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './postgres/embedded-postgres.ts';

/** A failure that the shop's owner is told in one line, without a stack. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}

export interface ShopDatabase {
  readonly database: OpenDatabase;
  readonly url: string;
  /** Closes the pool, and the embedded server with it. */
  stop(): Promise<void>;
}

export interface OpenOptions {
  readonly projectFolder: string;
  readonly say: (line: string) => void;
  /** The embedded server ended and could not be brought back: the shop has to end as well. */
  readonly onLost: (reason: string) => void;
}

async function startServer(config: Config, options: OpenOptions): Promise<EmbeddedPostgres | undefined> {
  if (config.database.kind === 'server') return undefined;
  return startEmbeddedPostgres({
    dataDir: config.dataDir,
    log: options.say,
    onExit: (event) => {
      if (event.kind === 'gave-up') options.onLost(event.error.message);
      if (event.kind === 'restarting')
        options.say(`The database ended (${event.reason}) and is started again.`);
    },
  });
}

/** The shop's database, embedded or not, brought to the newest migration. Throws StartRefused with one line for its owner. */
export async function openShopDatabase(config: Config, options: OpenOptions): Promise<ShopDatabase> {
  const embedded = await startServer(config, options);
  const url = config.database.kind === 'server' ? config.database.url : (embedded?.url ?? '');
  const database = openDatabase({ url, log: options.say });
  const stop = async () => {
    await database.close();
    await embedded?.stop();
  };
  try {
    const problem = await checkDatabase(database);
    if (problem !== undefined) throw new StartRefused(problem);
    await migrate(url, join(options.projectFolder, 'db', 'migrations'));
    return { database, url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
