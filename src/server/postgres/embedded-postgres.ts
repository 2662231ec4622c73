import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { acquireDataLock } from './data-lock.ts';
import { prepareDatabaseFolder, prepareDataDir, reachableName } from './database-folder.ts';
import { EmbeddedPostgresError, errorCode } from './embedded-postgres-error.ts';
import { resolvePostgresAccount } from './postgres-account.ts';
import { preparePostgresBinaries } from './postgres-binaries.ts';
import {
  adoptPostgres,
  type PostgresCommand,
  type PostgresProcess,
  startPostgres,
  stopPostgres,
} from './postgres-process.ts';
import { disownPostmasterFile, readPostmasterState } from './postmaster-file.ts';
import { removeSocketShortcut, resolveSocketFolder, socketUrl } from './socket-folder.ts';
import { type EmbeddedPostgresExit, superviseProcess } from './supervise-process.ts';

export interface EmbeddedPostgresOptions {
  /** DATA_DIR; the database lies in `postgres` below it. */
  readonly dataDir: string;
  readonly log: (line: string) => void;
  /** What happens to the server while we run; it is restarted without being asked, five times a minute at most. */
  readonly onExit?: (event: EmbeddedPostgresExit) => void;
  /** PostgreSQL settings on top of ours, by name. */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface EmbeddedPostgres {
  /** `postgres://…` over the Unix socket; the same after every restart of the server. */
  readonly url: string;
  /** The postmaster now; another one after a restart. */
  readonly pid: number;
  /** Ends the server (a shutdown with checkpoint) and gives the data folder free. May be called twice. */
  stop(): Promise<void>;
}

const databaseName = 'gantry';

const ownSettings: Readonly<Record<string, string>> = {
  listen_addresses: '',
  unix_socket_directories: '.', // relative to the database folder: no limit on the length of its path
  unix_socket_permissions: '0700',
  port: '5432',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '64MB',
  max_connections: '60',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  effective_cache_size: '512MB',
  max_wal_size: '512MB',
  max_wal_senders: '0',
  wal_level: 'minimal',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'fatal', // what a statement did wrong is told to its client
};

/**
 * Starts the shop's own PostgreSQL on a data folder, or takes over the one that a killed shop left running there.
 * Throws an `EmbeddedPostgresError` with a message for the shop's owner. See docs/decisions/0003-embedded-postgres.md.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = await prepareDataDir(options.dataDir);
  const lock = acquireDataLock(dataDir);
  let started: PostgresProcess | undefined;
  try {
    const folder = join(dataDir, 'postgres');
    const account = resolvePostgresAccount(folder);
    const binaries = await preparePostgresBinaries(dataDir, account);
    await prepareDatabaseFolder(folder, binaries, account, options.log);
    const command: PostgresCommand = {
      program: binaries.postgres,
      arguments: serverArguments(reachableName(folder, account), options.settings),
      folder,
      account,
    };
    const socketFolder = await resolveSocketFolder(folder);
    const start = () => startServing(command, socketFolder, options.log);
    started = await start();
    const supervised = superviseProcess(started, start, options);
    return {
      url: socketUrl(socketFolder, databaseName),
      get pid() {
        return supervised.pid;
      },
      async stop() {
        await supervised.stop();
        await removeSocketShortcut(socketFolder, folder);
        lock.release();
      },
    };
  } catch (error) {
    if (started !== undefined) await stopPostgres(started, options.log);
    lock.release();
    throw error;
  }
}

/**
 * The address of the server that a running shop (or one that was killed just now) has on a data folder, for commands
 * beside the shop; `undefined` when none runs.
 */
export async function findEmbeddedPostgres(dataDir: string): Promise<string | undefined> {
  const folder = join(await prepareDataDir(dataDir), 'postgres');
  const state = await readPostmasterState(folder);
  if (state.kind !== 'running' || state.status !== 'ready') return undefined;
  return socketUrl(await resolveSocketFolder(folder), databaseName);
}

function serverArguments(folder: string, settings: Readonly<Record<string, string>> = {}): string[] {
  const all = Object.entries({ ...ownSettings, ...settings });
  return ['-D', folder, ...all.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/** How long a dead server's last workers may take to let go of its memory, in milliseconds. */
const handOver = 20_000;

/** PostgreSQL: admin_shutdown, crash_shutdown, cannot_connect_now. */
const goingDown = new Set(['57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'ENOENT']);

/**
 * Starts or adopts a server and makes sure that it answers and has our database. A shop that was killed lets go of the
 * folder a moment before its server hears of it, so an adopted one may turn out to be on its way down: then it is
 * waited for and another one started.
 */
async function startServing(
  command: PostgresCommand,
  socketFolder: string,
  log: (line: string) => void,
): Promise<PostgresProcess> {
  const deadline = performance.now() + handOver;
  for (;;) {
    const server = await startOrAdopt(command, log);
    try {
      await createDatabase(socketFolder);
      return server;
    } catch (error) {
      await stopPostgres(server, log);
      if (!isGoingDown(error) || performance.now() > deadline) throw error;
    }
  }
}

function isGoingDown(error: unknown): boolean {
  const cut = error instanceof Error && error.message.startsWith('Connection terminated');
  return cut || goingDown.has(errorCode(error) ?? '');
}

async function startOrAdopt(command: PostgresCommand, log: (line: string) => void): Promise<PostgresProcess> {
  const deadline = performance.now() + handOver;
  for (;;) {
    const state = await readPostmasterState(command.folder);
    if (state.kind === 'running' && state.status !== 'stopping') {
      const adopted = await adoptPostgres(state.pid, command.folder);
      if (adopted !== undefined) {
        log(`Took over the database that was left running (process ${state.pid}).`);
        return adopted;
      }
    } else if (state.kind !== 'running') {
      if (state.kind === 'stale') await disownPostmasterFile(command.folder);
      const result = await startPostgres(command, log);
      if (!('kind' in result)) return result;
      const worth = result.lines.some((line) =>
        /pre-existing shared memory block|is still in use/.test(line),
      );
      if (!worth || performance.now() > deadline) throw startFailure(command.folder, result.lines);
    } else if (performance.now() > deadline) {
      throw startFailure(command.folder, [
        `process ${state.pid} has been shutting down for ${handOver / 1000} s`,
      ]);
    }
    await delay(50);
  }
}

function startFailure(folder: string, lines: readonly string[]): EmbeddedPostgresError {
  const reason =
    lines.findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? lines.at(-1) ?? 'it said nothing';
  return new EmbeddedPostgresError('start-failed', `The database in ${folder} does not start: ${reason}`);
}

async function createDatabase(socketFolder: string): Promise<void> {
  const client = new pg.Client({ connectionString: socketUrl(socketFolder, 'postgres') });
  client.on('error', () => undefined); // a server that goes down says so twice: the query's error is enough
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [databaseName]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${databaseName}`);
  } finally {
    await client.end();
  }
}
