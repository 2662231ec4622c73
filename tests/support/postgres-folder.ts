import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/server/postgres/embedded-postgres.ts';
import { isAlive } from '../../src/server/postgres/postmaster-file.ts';
import type { EmbeddedPostgresExit } from '../../src/server/postgres/supervise-process.ts';

/** The program of a shop process reduced to its database. */
export const shopScript = join(import.meta.dirname, 'run-embedded-postgres.ts');

interface ShopAnswer {
  readonly url?: string;
  readonly pid?: number;
  readonly problem?: string;
  readonly message?: string;
}

/** A data folder of a test's own, and what the test starts there. */
export interface PostgresFolder {
  /** Around the data folder, and removed with it. */
  readonly base: string;
  readonly dataDir: string;
  /** Processes that end with the test, however it ends. */
  readonly children: ChildProcess[];
  /** Starts the database in this process, on the data folder unless told another. */
  start(folder?: string, onExit?: (event: EmbeddedPostgresExit) => void): Promise<EmbeddedPostgres>;
  /** Starts a shop process of its own, as the account that `prefix` makes it; resolves with the line it printed. */
  startShop(prefix?: readonly string[]): Promise<{ shop: ChildProcess; answer: ShopAnswer }>;
  /** Stops all of it and removes the folder; for `afterEach`. */
  close(): Promise<void>;
}

export async function openPostgresFolder(): Promise<PostgresFolder> {
  const base = await realpath(mkdtempSync(join(tmpdir(), 'gantry test ')));
  const dataDir = join(base, 'data');
  const folders = new Set([dataDir]);
  const running: EmbeddedPostgres[] = [];
  const children: ChildProcess[] = [];
  return {
    base,
    dataDir,
    children,
    async start(folder = dataDir, onExit) {
      folders.add(folder);
      const database = await startEmbeddedPostgres({
        dataDir: folder,
        log: () => undefined,
        ...(onExit === undefined ? {} : { onExit }),
      });
      running.push(database);
      return database;
    },
    async startShop(prefix = []) {
      const [program = '', ...rest] = [...prefix, process.execPath, shopScript, dataDir];
      const shop = spawn(program, rest, { stdio: ['pipe', 'pipe', 'inherit'], cwd: '/' });
      children.push(shop);
      for await (const line of createInterface({ input: shop.stdout })) {
        const answer: ShopAnswer = JSON.parse(line);
        return { shop, answer };
      }
      throw new Error('The shop process ended without a word.');
    },
    async close() {
      for (const database of running) await database.stop();
      for (const child of children) {
        if (child.exitCode === null && child.signalCode === null) await kill(child);
      }
      for (const folder of folders) killLeftOver(folder);
      rmSync(base, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function killLeftOver(folder: string): void {
  const file = join(folder, 'postgres', 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
  if (pid !== process.pid && isAlive(pid)) process.kill(pid, 'SIGKILL');
}

/** Kills a process without a warning; resolves when it has ended. */
export function kill(child: ChildProcess): Promise<unknown> {
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  return exited;
}

/** The first column of what a statement answers. */
export async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(text);
    return rows.map((row) => Object.values(row)[0]);
  } finally {
    await client.end();
  }
}
