import { randomBytes } from 'node:crypto';
import type { CardProvider } from '../../src/commerce/purchase/payments/card-provider.ts';
import { createEmbeddedCardProvider } from '../../src/integrations/card/card-embedded.ts';
import { systemClock } from '../../src/kernel/clock.ts';
import type { Database } from '../../src/kernel/database.ts';
import { money } from '../../src/kernel/money.ts';
import { installJobSchema, jobs } from '../../src/server/jobs.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

type Asked = Parameters<CardProvider['openCheckout']>[0];
type EmbeddedSettings = Parameters<typeof createEmbeddedCardProvider>[0];

const silent = () => undefined;

/** What a partner's provider needs of the shop. */
export async function createPaymentDatabase(): Promise<TestDatabase> {
  const test = await createTestDatabase();
  await installJobSchema(test.pool, { error: silent, warn: silent, info: silent, debug: silent });
  return test;
}

/** What a card payment is asked for with, under another reference each time; changed where a test says so. */
export function askForCard(changes: Partial<Asked> = {}): Asked {
  return {
    ...{ merchantReference: randomBytes(8).toString('hex'), method: 'scheme', intent: 'authorize' },
    ...{ amount: money('EUR', 129_95), country: 'DE', locale: 'de-DE' },
    returnUrl: 'https://gantry.example/checkout/payment',
    ...changes,
  };
}

/** Opens a card payment; the answer is what was asked for, and what the partner says to it. */
export async function openCard(provider: CardProvider, changes?: Partial<Asked>) {
  const asked = askForCard(changes);
  return { ...asked, ...(await provider.openCheckout(asked)) };
}

/** The embedded partner on a database of a test; nobody hears its notifications unless told otherwise. */
export function openEmbeddedPartner(
  database: Database,
  changes: Partial<EmbeddedSettings> = {},
): CardProvider {
  return createEmbeddedCardProvider({
    ...{ database, jobs, clock: systemClock, randomBytes, hmacKeys: ['a key'] },
    notificationUrl: 'http://127.0.0.1:1/api/notifications/card',
    isShopOrigin: () => true,
    partnerHost: 'card-partner.localhost',
    ...changes,
  });
}
