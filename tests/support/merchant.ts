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

/** Another company, of Hamburg, with all that a shop must have to sell and a transfer in euro. */
export const kran: Merchant = {
  company: {
    shopName: 'Kran',
    name: 'Kran Gerüst GmbH',
    address: {
      streetName: 'Hafenstraße',
      streetNumber: '7',
      postalCode: '20457',
      city: 'Hamburg',
      country: 'DE',
    },
    vatId: 'DE136695976',
    email: 'hilfe@kran.example',
    phone: '+49 40 00000000',
    openingHours: [{ from: 'monday', until: 'friday', opens: '08:00', closes: '17:00' }],
  },
  mail: { address: 'post@kran.example' },
  bankAccounts: {
    EUR: {
      holder: 'Kran Gerüst GmbH',
      institute: 'Hafenbank',
      bic: 'COBADEFFXXX',
      iban: 'DE89370400440532013000',
    },
  },
  legal: { countries: { DE: { disputeBody: 'Schlichtungsstelle Nord' } } },
  stores: { domains: { DE: 'kran.example' } },
};

/** A record as a version wrote it that knew nothing of domains yet. */
export function withoutDomains({ stores: { domains: _, ...stores } = {}, ...rest }: Merchant): Merchant {
  return { ...rest, stores };
}

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
