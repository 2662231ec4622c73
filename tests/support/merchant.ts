import { merchant } from '../../demo/merchant.ts';
import type { Database } from '../../src/kernel/database.ts';
import type { Events } from '../../src/kernel/events.ts';
import { importMerchant } from '../../src/merchant/import-merchant.ts';
import type { Merchant } from '../../src/merchant/merchant-schema.ts';

/** Who sells in tests, all of it invented. */
export const testMerchant: Merchant = merchant;

/** The same, as somebody who is not invented: production takes it. */
export const realMerchant: Merchant = Object.fromEntries(
  Object.entries(merchant).filter(([field]) => field !== 'invented'),
);

/** Puts a record into a shop's database, the next version after `version`. */
export async function giveMerchant(
  database: Database,
  events: Events,
  record: Merchant,
  version?: number,
): Promise<void> {
  const shop = { database, events, clock: { now: () => new Date() }, hasMedia: async () => true };
  const file = { merchant: record, ...(version === undefined ? {} : { version }) };
  const imported = await importMerchant(shop, file, 'a test');
  if (!imported.ok) throw new Error(JSON.stringify(imported.refusal));
}
