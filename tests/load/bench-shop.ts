import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { openDatabase } from '../../src/server/database.ts';
import { findEmbeddedPostgres } from '../../src/server/postgres/embedded-postgres.ts';
import { findDemoMedia } from '../../src/server/stocking-store.ts';
import { createShopClient, type ShopClient } from '../support/shop-client.ts';
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import type { BareSettings } from './bare-servers.ts';
import { benchHost } from './bench-pages.ts';

const projectFolder = resolve(import.meta.dirname, '..', '..');

/** The shop that is measured. */
export interface BenchShop {
  readonly process: ShopProcess;
  readonly client: ShopClient;
  /** Milliseconds of its first start, database and catalogue included. */
  readonly freshStart: number;
  /** Milliseconds until the demonstration's manuals, which are drawn beside the open shop, were all there. */
  readonly wholeAfter: number;
  databaseUrl(): Promise<string>;
  /** So many pieces of some products that the bench never runs out of them. */
  fillStock(skus: readonly string[]): Promise<void>;
  /** Stops it, starts it again through `npm start`'s own script, stops that; milliseconds until it was open. */
  measureSecondStart(): Promise<number>;
  stop(): Promise<void>;
}

/** The shop on its embedded database, or on the PostgreSQL server of `databaseUrl`. */
export async function startBenchShop(databaseUrl?: string): Promise<BenchShop> {
  const started = performance.now();
  const dataDir = await mkdtemp(join(tmpdir(), 'gantry-bench-'));
  const env = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
  const shop = await startShopProcess({ dataDir, env });
  let running: ShopProcess = shop;
  const stop = async () => {
    await running.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  const findDatabase = async () => {
    const url = databaseUrl ?? (await findEmbeddedPostgres(dataDir));
    if (url === undefined) throw new Error('the database does not run');
    return url;
  };
  try {
    await shop.opened;
    await waitForManuals(await findDatabase());
  } catch (error) {
    await stop();
    throw error;
  }
  const client = createShopClient(shop.port, benchHost);
  return {
    process: shop,
    client,
    freshStart: await shop.opened,
    wholeAfter: performance.now() - started,
    stop,
    databaseUrl: findDatabase,
    async fillStock(skus) {
      const file = join(dataDir, 'bench-stock.ndjson');
      const lines = skus.map((key) => JSON.stringify({ type: 'stock', key, availableQuantity: 2_000_000 }));
      await writeFile(file, `${lines.join('\n')}\n`);
      const script = [join(projectFolder, 'scripts', 'gantry.mjs'), 'import', file];
      const command = await startShopProcess({ dataDir, env, script });
      const { code } = await command.ended;
      if (code !== 0) throw new Error(`${command.stdout()}${command.stderr()}`);
    },
    async measureSecondStart() {
      client.close();
      await running.stop();
      running = await startShopProcess({
        dataDir,
        env,
        script: [join(projectFolder, 'scripts', 'start.mjs')],
      });
      return running.opened;
    },
  };
}

/** What is drawn beside the open shop would be measured with it. */
async function waitForManuals(url: string): Promise<void> {
  const database = openDatabase({ url, log: () => undefined, connections: 1 });
  try {
    while ((await findDemoMedia(database)) !== 'all') await setTimeout(1000);
  } finally {
    await database.close();
  }
}

export interface BareServers {
  readonly pid: number;
  readonly port: number;
  stop(): Promise<void>;
}

/** Starts `bare-servers.ts` in a process of its own; it ends with its input, at the latest when we end. */
export async function startBareServers(settings: BareSettings): Promise<BareServers> {
  const script = join(import.meta.dirname, 'bare-servers.ts');
  const args = ['--disable-warning=ExperimentalWarning', script, JSON.stringify(settings)];
  const child = spawn(process.execPath, args, {
    cwd: projectFolder,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const line = await new Promise<string>((done, fail) => {
    createInterface({ input: child.stdout }).once('line', done);
    void ended.then(() => fail(new Error('the bare servers did not start')));
  });
  const { port } = JSON.parse(line) as { port: number };
  return {
    pid: child.pid ?? 0,
    port,
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}
