import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { categoryLine, priceLine, productLine, stockLine, typeLine, writeLines } from './sample-catalogue.ts';
import {
  runShopCommand,
  type ShopProcess,
  type ShopProcessOptions,
  startShopProcess,
} from './shop-process.ts';
import { projectRoot } from './source-tree.ts';

/** A data folder with a small catalogue in its database, for shops that are started on it one after the other. */
export interface PreparedShop {
  readonly dataDir: string;
  start(options?: Partial<ShopProcessOptions>): Promise<ShopProcess>;
  /** Order numbers of the mails that were written, each as often as it has a file. */
  findMails(): Promise<string[]>;
  remove(): Promise<void>;
}

/** Pieces of each product at the start. */
export const INITIAL_STOCK = 1_000_000;
export const preparedSkus = ['EX10000001', 'EX10000002', 'EX10000003'] as const;
/** The product of which there are only ten. */
export const SCARCE_SKU = 'EX10000004';

const catalogue = [
  typeLine(),
  categoryLine('workshop'),
  ...[1, 2, 3, 4].flatMap((number) => [
    productLine(number),
    priceLine(number, 'EUR', 4990),
    stockLine(number, number === 4 ? 10 : INITIAL_STOCK),
  ]),
];

/** Makes one; `databaseUrl` is an empty, migrated or not, database on a server, else the folder gets an embedded one. */
export async function prepareShop(databaseUrl?: string): Promise<PreparedShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gantry-faults-'));
  const env: Record<string, string> = {
    // Its catalogue is imported before the first start, so no demonstration is loaded. Production would take no transfer.
    APP_ENV: 'test',
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  };
  const start: PreparedShop['start'] = (options = {}) =>
    startShopProcess({ dataDir, ...options, env: { ...env, ...options.env } });
  const file = join(dataDir, 'catalogue.ndjson');
  await writeFile(file, writeLines(catalogue));
  const merchant = join(projectRoot, 'demo', 'merchant.json');
  for (const args of [
    // The merchant's record names a picture.
    ['import', file, '--media', join(projectRoot, 'demo', 'pictures', 'out')],
    ['merchant', 'import', merchant],
  ]) {
    const { code, said } = await runShopCommand(args, { dataDir, env });
    if (code !== 0) throw new Error(said);
  }
  return {
    dataDir,
    start,
    async findMails() {
      const files = await readdir(join(dataDir, 'mail'));
      return files.filter((name) => name.endsWith('.eml')).map((name) => name.slice(0, -'.eml'.length));
    },
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}
