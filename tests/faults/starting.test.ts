import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { findFreePort } from '../support/free-port.ts';
import { type PreparedShop, prepareShop } from '../support/prepared-shop.ts';
import { type ShopProcess, type ShopProcessOptions, startShopProcess } from '../support/shop-process.ts';
import { projectRoot } from '../support/source-tree.ts';

let prepared: PreparedShop;
const shops: ShopProcess[] = [];
const servers: Server[] = [];

beforeAll(async () => {
  prepared = await prepareShop();
});
afterEach(async () => {
  await Promise.all(shops.splice(0).map((shop) => shop.stop()));
  for (const server of servers.splice(0)) server.close();
});
afterAll(() => prepared.remove());

async function start(options: Partial<ShopProcessOptions> = {}): Promise<ShopProcess> {
  const shop = await prepared.start(options);
  shops.push(shop);
  return shop;
}

/** The shop ends with code 1; the one line that it says then. */
async function reasonOf(shop: ShopProcess): Promise<string> {
  expect(await shop.ended).toEqual({ code: 1, signal: null });
  const lines = shop.stderr().trim().split('\n');
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
}

/** A server that takes connections and says nothing. */
async function startSilentServer(): Promise<number> {
  const server = createServer(() => undefined);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

it('is open within five seconds when it starts again', async () => {
  const first = await start();
  await first.opened;
  expect((await first.stop()).code).toBe(0);
  const second = await start();
  expect(await second.opened).toBeLessThan(5000);
});

it('says in one line that the port is in use', async () => {
  const port = await startSilentServer();
  const shop = await start({ port });
  expect(await reasonOf(shop)).toBe(
    `Port ${port} is in use: end the other program, or choose another with PORT=….`,
  );
});

it('says in one line that another shop uses the data folder, and leaves that one alone', async () => {
  const first = await start();
  await first.opened;
  const second = await start();
  expect(await reasonOf(second)).toBe(
    `Another shop (process ${first.pid}) is using the data folder ${prepared.dataDir}. Stop it, or set DATA_DIR to another folder.`,
  );
  const answer = await fetch(`http://127.0.0.1:${first.port}/api/ready`);
  expect(answer.status).toBe(200);
});

it('says in one line that no database answers at DATABASE_URL', async () => {
  const [nobody, silent] = await Promise.all([findFreePort(), startSilentServer()]);
  const [refused, unanswered] = await Promise.all(
    [nobody, silent].map(async (port) =>
      reasonOf(await start({ env: { DATABASE_URL: `postgres://gantry@127.0.0.1:${port}/gantry` } })),
    ),
  );
  expect(refused).toBe(`The database does not answer: connect ECONNREFUSED 127.0.0.1:${nobody}`);
  expect(unanswered).toMatch(/^The database does not answer: .*timeout/);
});

it('says in one line that it may not write to the data folder', async (context) => {
  const isRoot = process.getuid?.() === 0;
  const words = ['--reuid', '65534', '--regid', '65534', '--clear-groups', '--'];
  const program = join(projectRoot, 'build', 'server', 'index.js');
  const readable = !isRoot || spawnSync('setpriv', [...words, 'test', '-r', program]).status === 0;
  context.skip(!readable, 'the project lies where only root can read it');
  const dataDir = await mkdtemp(join(tmpdir(), 'gantry-closed-'));
  await chmod(dataDir, 0o500);
  try {
    const shop = await startShopProcess({ dataDir, prefix: isRoot ? ['setpriv', ...words] : [] });
    expect(await reasonOf(shop)).toBe(
      `Cannot write to the data folder ${dataDir} (EACCES). Give this user rights to it, or set DATA_DIR to another folder.`,
    );
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
