import { constants, setPriority } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandRefused, type CommandShop, withShop } from '../../src/server/commands/command.ts';
import { StartRefused } from '../../src/server/open-shop-database.ts';
import { findGoods, markDemoMedia } from '../../src/server/stocking-store.ts';
import { loadPictures } from './load-media.ts';
import { loadShop } from './load-shop.ts';
import { takeMerchant } from './take-merchant.ts';

/**
 * Takes the demonstration into the shop of this process's settings, over what it holds of it. The shop starts this program
 * (`npm run shop -- demo`, and `npm start`); each line of the standard output is a step, and what stands in its way is
 * told on the other one. `--part merchant` and `--part pictures` are for a shop that had its goods before its merchant was a
 * record and pictures were its own, `--part manuals` for one that is open already.
 */
const { values } = parseArgs({
  options: { size: { type: 'string', default: '0' }, part: { type: 'string', default: 'shop' } },
});
const projectFolder = resolve(import.meta.dirname, '..', '..');
const onStep = (step: string) => void process.stdout.write(`${step}\n`);

const parts: Readonly<Record<string, (shop: CommandShop) => Promise<void>>> = {
  shop: (shop) => loadShop(shop, Number(values.size), onStep),
  async merchant(shop) {
    await takeMerchant(shop);
  },
  async pictures(shop) {
    await loadPictures(shop, onStep);
    await markDemoMedia(shop.database, 'pictures');
  },
  async manuals(shop) {
    // The open shop goes first: whoever waits for a page never waits for a manual.
    setPriority(constants.priority.PRIORITY_LOW);
    // Only this part needs what draws them, which a shop may be installed without.
    const { loadManuals } = await import('./load-manuals.ts');
    await loadManuals(shop, onStep);
    await markDemoMedia(shop.database, 'all');
  },
};

try {
  const load = parts[values.part];
  if (load === undefined) throw new CommandRefused(`There is no part ${values.part}.`);
  await withShop({ projectFolder, workingFolder: process.cwd() }, async (shop) => {
    if (shop.config.environment === 'production')
      throw new CommandRefused('A shop in production takes no demonstration (APP_ENV=production).');
    if ((await findGoods(shop.database)) === 'own')
      throw new CommandRefused('This shop has goods of its own: the demonstration would mix with them.');
    await load(shop);
  });
} catch (error) {
  if (!(error instanceof CommandRefused || error instanceof StartRefused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
