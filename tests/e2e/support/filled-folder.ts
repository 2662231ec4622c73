import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FILLED_FOLDER, launchShop } from './shop-program.ts';

/**
 * Before all tests: a shop takes in the demonstration once and stops, and every worker's shop begins with a copy of its
 * folder. (Each filling its own was a minute and more of a small machine, with every worker and after every failure.)
 */
export default async function fillFolder(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'gantry-e2e-filled-'));
  const shop = await launchShop(folder);
  await shop.end();
  process.env[FILLED_FOLDER] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
