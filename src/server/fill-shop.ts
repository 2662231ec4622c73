import type { Logger } from 'pino';
import type { Database } from '../kernel/database.ts';
import { readMerchant } from '../merchant/merchant-file.ts';
import { selectMerchant } from '../merchant/merchant-store.ts';
import type { Config } from './config.ts';
import { isDemoMerchantDue } from './demo-merchant.ts';
import { StartRefused } from './open-shop-database.ts';
import { createProgressLine } from './progress-line.ts';
import { type DemoPart, hasDemo, readDemoMerchant, runDemo } from './run-demo.ts';
import { findDemoMedia, findGoods, markGoods } from './stocking-store.ts';

export type Beginning = 'empty' | 'demonstration';

interface Filled {
  readonly database: Database;
  readonly config: Config;
  readonly projectFolder: string;
}

/**
 * A shop that holds nothing and is not to stay so gets the demonstration; never in production. One whose demonstration is
 * older gets what has come since: its pictures, and this version's merchant record unless its owner has changed it.
 */
export async function fillShop(
  beginning: Beginning,
  { database, config, projectFolder }: Filled,
): Promise<void> {
  const goods = await findGoods(database);
  if (beginning === 'empty') {
    if (goods === 'demonstration')
      throw new StartRefused('This shop holds the demonstration: begin an empty one in another DATA_DIR.');
    return markGoods(database, 'own');
  }
  if (goods === 'own' || config.environment === 'production' || !hasDemo(projectFolder)) return;
  const parts = goods === 'none' ? (['shop'] as const) : await findMissingParts(database, projectFolder);
  const progress = createProgressLine(process.stdout, 'Loading the demonstration shop: ');
  for (const part of parts)
    await runDemo(projectFolder, { part, onStep: progress.show }).finally(progress.end);
}

/** What came with older versions of the shop itself, and is the demonstration's own since. */
async function findMissingParts(database: Database, projectFolder: string): Promise<readonly DemoPart[]> {
  // Read as the file it is: to ask the program of the demonstration would take longer than the start.
  const read = readMerchant(await readDemoMerchant(projectFolder));
  const isMerchantDue = !read.ok || isDemoMerchantDue(await selectMerchant(database), read.value);
  const hasPictures = (await findDemoMedia(database)) !== 'none';
  return [...(isMerchantDue ? ['merchant' as const] : []), ...(hasPictures ? [] : ['pictures' as const])];
}

/** Has the demonstration's manuals drawn beside the open shop, until all are there. Returns the way to end it. */
export function addManuals(
  { database, config, projectFolder }: Filled,
  log: Pick<Logger, 'warn'>,
): () => Promise<void> {
  const ending = new AbortController();
  const add = async () => {
    if (config.environment === 'production' || !hasDemo(projectFolder)) return;
    if ((await findGoods(database)) !== 'demonstration' || (await findDemoMedia(database)) === 'all') return;
    if (!ending.signal.aborted) await runDemo(projectFolder, { part: 'manuals', signal: ending.signal });
  };
  const added = add().catch((error: unknown) =>
    log.warn({ err: error }, 'Manuals of the demonstration are missing'),
  );
  return async () => {
    ending.abort();
    await added;
  };
}
