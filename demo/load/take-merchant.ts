import { hasMedium } from '../../src/media/media-store.ts';
import { importMerchant } from '../../src/merchant/import-merchant.ts';
import { readMerchant } from '../../src/merchant/merchant-file.ts';
import type { Merchant } from '../../src/merchant/merchant-schema.ts';
import { selectMerchant } from '../../src/merchant/merchant-store.ts';
import { CommandRefused, type CommandShop } from '../../src/server/commands/command.ts';
import { DEMO_WRITER, isDemoMerchantDue } from '../../src/server/demo-merchant.ts';
import { merchant } from '../merchant.ts';
import { loadDrawing } from './load-media.ts';

/**
 * The invented company becomes the shop's merchant, unless it has one already. One that an earlier version of the demonstration
 * wrote, and nobody has changed since, is brought up to this version. Resolves to the merchant that the shop has then.
 */
export async function takeMerchant(shop: CommandShop): Promise<Merchant> {
  const stored = await selectMerchant(shop.database);
  if (stored !== undefined && !isDemoMerchantDue(stored, merchant)) return requireReadable(stored.record);
  if (merchant.logo !== undefined) await loadDrawing(shop, merchant.logo);
  const imported = await importMerchant(
    { ...shop, hasMedia: (name) => hasMedium(shop.database, name) },
    { merchant, ...(stored === undefined ? {} : { version: stored.version }) },
    DEMO_WRITER,
  );
  if (imported.ok) return merchant;
  throw new CommandRefused(`The demonstration's merchant cannot be taken: ${imported.refusal.code}`);
}

function requireReadable(record: unknown): Merchant {
  const read = readMerchant(record);
  if (read.ok) return read.value;
  throw new CommandRefused('The merchant record of this shop cannot be used: npm run shop -- merchant check');
}
