import { hasMedium } from '../../src/media/media-store.ts';
import { importMerchant } from '../../src/merchant/import-merchant.ts';
import { readMerchant } from '../../src/merchant/merchant-file.ts';
import type { Merchant } from '../../src/merchant/merchant-schema.ts';
import { selectMerchant } from '../../src/merchant/merchant-store.ts';
import { CommandRefused, type CommandShop } from '../../src/server/commands/command.ts';
import { merchant } from '../merchant.ts';
import { loadDrawing } from './load-media.ts';

/** The invented company becomes the shop's merchant, unless it has one already; resolves to the one it has then. */
export async function takeMerchant(shop: CommandShop): Promise<Merchant> {
  const stored = await selectMerchant(shop.database);
  if (stored === undefined) {
    if (merchant.logo !== undefined) await loadDrawing(shop, merchant.logo);
    const imported = await importMerchant(
      { ...shop, hasMedia: (name) => hasMedium(shop.database, name) },
      { merchant },
      'demonstration',
    );
    if (imported.ok) return merchant;
    throw new CommandRefused(`The demonstration's merchant cannot be taken: ${imported.refusal.code}`);
  }
  const read = readMerchant(stored.record);
  if (read.ok) return read.value;
  throw new CommandRefused('The merchant record of this shop cannot be used: npm run shop -- merchant check');
}
