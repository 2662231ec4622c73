import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { merchant } from '../../../demo/merchant.ts';
import { type CommandContext, type CommandEnd, runCommand } from '../../../tests/support/command-line.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { categoryLine, importLines, productLine, typeLine } from '../../../tests/support/sample-catalogue.ts';
import { projectRoot } from '../../../tests/support/source-tree.ts';
import { findShownMedia } from '../../media/media-store.ts';
import { insertMerchantChange, selectMerchant } from '../../merchant/merchant-store.ts';
import { type Config, loadProcessConfig } from '../config.ts';
import { fillShop } from '../fill-shop.ts';
import { findDemoMedia, findGoods, markGoods } from '../stocking-store.ts';

let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gantry-demo-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));
beforeEach(async () => {
  database = await createTestDatabase();
  vi.stubEnv('DATABASE_URL', database.url);
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('APP_ENV', 'test');
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await database.drop();
});

const run = (args: readonly string[] = [], context: Partial<CommandContext> = {}): Promise<CommandEnd> =>
  runCommand({ url: database.url, dataDir, workingFolder: dataDir, ...context }, ['demo', ...args]);

/** What is filled at a start tells of its progress. */
function hush(): void {
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation(() => true);
}

function requireConfig(): Config {
  const config = loadProcessConfig();
  if (!config.ok) throw new Error(config.refusal.message);
  return config.value;
}

type Table =
  | 'product'
  | 'category'
  | 'customer'
  | '"order"'
  | 'media'
  | 'search_synonym'
  | 'search_pin'
  | 'search_redirect';

async function count(table: Table): Promise<number> {
  const { rows } = await database.pool.query(`select count(*)::integer as count from ${table}`);
  return rows[0].count;
}

describe('the demonstration', () => {
  test('is loaded into an empty shop and again over itself, as large as asked for', async () => {
    expect(await findGoods(database.database)).toBe('none');
    expect(await run()).toMatchObject({
      code: 0,
      said: expect.stringContaining('The demonstration shop is loaded'),
    });
    expect(await findGoods(database.database)).toBe('demonstration');
    const products = await count('product');
    expect(products).toBeGreaterThan(200);
    expect(await count('customer')).toBeGreaterThan(100);
    expect(await count('search_synonym')).toBeGreaterThan(21 * 15);
    expect(await count('search_pin')).toBeGreaterThanOrEqual(21);
    expect(await count('search_redirect')).toBeGreaterThanOrEqual(21 * 3);
    const { rows: orders } = await database.pool.query<{ state: string; count: number }>(
      'select order_state || shipment_state || payment_state as state, count(*)::integer from "order" group by 1 order by 1',
    );
    expect(orders.map(({ state }) => state)).toEqual([
      'CompleteDeliveredPaid',
      'ConfirmedPendingPaid',
      'ConfirmedShippedPaid',
      'OpenPendingPending',
    ]);
    expect(await count('media')).toBeGreaterThan(1000);
    const placed = await count('"order"');
    expect(await run(['--size', String(products + 25)])).toMatchObject({ code: 0 });
    expect(await count('product')).toBeGreaterThan(products + 20);
    expect(await count('"order"')).toBe(placed);
  });

  test('does not mix with a merchant’s goods, nor come into a shop that is kept empty or in production', async () => {
    expect(await run([], { settings: { APP_ENV: 'production' } })).toMatchObject({
      code: 1,
      said: expect.stringContaining('production'),
    });
    await markGoods(database.database, 'own');
    expect(await run()).toMatchObject({ code: 1, said: expect.stringContaining('goods of its own') });
    expect(await count('category')).toBe(0);
  });

  test('takes a shop with goods for its merchant’s, even when nobody has said so', async () => {
    await importLines(database.database, [typeLine(), categoryLine('workshop'), productLine(1)]);
    expect(await findGoods(database.database)).toBe('own');
    expect(await run()).toMatchObject({ code: 1 });
    expect(await count('product')).toBe(1);
  });

  test('gets its merchant and its pictures, once, where it was loaded before they were its own', async () => {
    await importLines(database.database, [
      typeLine(),
      categoryLine('workshop'),
      productLine(1, { images: [{ name: 'kettlebell-black' }] }),
    ]);
    await markGoods(database.database, 'demonstration');
    hush();
    const start = () =>
      fillShop('demonstration', {
        database: database.database,
        config: requireConfig(),
        projectFolder: projectRoot,
      });
    await start();
    const pictures = await findShownMedia(database.database);
    expect(pictures.map(({ name }) => name).toSorted()).toEqual(['kettlebell-black', 'logo.svg']);
    expect(await findDemoMedia(database.database)).toBe('pictures');
    expect(await selectMerchant(database.database)).toMatchObject({ record: { logo: 'logo.svg' } });
    // What another version of the demonstration has written comes up to this one, and what its owner has changed stays.
    const { logo: _, ...older } = merchant;
    const write = (version: number, changedBy: string) =>
      insertMerchantChange(database.database, { version, record: older, changedAt: new Date(), changedBy });
    await write(2, 'demonstration');
    await start();
    expect(await selectMerchant(database.database)).toMatchObject({ version: 3, record: merchant });
    await write(4, 'merchant import');
    await start();
    expect(await selectMerchant(database.database)).toMatchObject({ version: 4, record: older });
    await database.pool.query('delete from media');
    await start();
    expect(await count('media')).toBe(0);
  });

  test('may be missing: the shop then starts with what it has', async () => {
    const config = requireConfig();
    hush();
    await fillShop('demonstration', { database: database.database, config, projectFolder: dataDir });
    expect(await findGoods(database.database)).toBe('none');
    expect(await run([], { projectFolder: dataDir })).toMatchObject({
      code: 1,
      said: expect.stringContaining('without the demonstration'),
    });
  });

  test('says what it does not understand', async () => {
    expect(await run(['--size', 'many'])).toMatchObject({
      code: 1,
      said: expect.stringContaining('--size needs a number of products.'),
    });
  });
});
