import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandRefused, withShop } from '../../src/server/commands/command.ts';
import { StartRefused } from '../../src/server/open-shop-database.ts';
import { findGoods } from '../../src/server/stocking-store.ts';
import { loadShop } from './load-shop.ts';
import { takeMerchant } from './take-merchant.ts';

/**
 * Takes the demonstration into the shop of this process's settings, over what it holds of it. The shop starts this program
 * (`npm run shop -- demo`, and the first `npm start`); each line of the standard output is a step, and what stands in
 * its way is told on the other one. `--merchant` takes the invented company alone, into a shop of before there were records of one.
 */
const { values } = parseArgs({
  options: { size: { type: 'string', default: '0' }, merchant: { type: 'boolean', default: false } },
});
const projectFolder = resolve(import.meta.dirname, '..', '..');

try {
  await withShop({ projectFolder, workingFolder: process.cwd() }, async (shop) => {
    if (shop.config.environment === 'production')
      throw new CommandRefused('A shop in production takes no demonstration (APP_ENV=production).');
    if ((await findGoods(shop.database)) === 'own')
      throw new CommandRefused('This shop has goods of its own: the demonstration would mix with them.');
    if (values.merchant) await takeMerchant(shop);
    else await loadShop(shop, Number(values.size), (step) => void process.stdout.write(`${step}\n`));
  });
} catch (error) {
  if (!(error instanceof CommandRefused || error instanceof StartRefused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
