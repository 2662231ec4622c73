import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { CardProvider } from '../../src/commerce/purchase/payments/card-provider.ts';
import type { AdyenAccount } from '../../src/integrations/adyen/adyen-api.ts';
import { type AdyenSettings, createAdyenProvider } from '../../src/integrations/adyen/adyen-provider.ts';
import type { Clock } from '../../src/kernel/clock.ts';
import type { Database } from '../../src/kernel/database.ts';
import { partnerMethods } from '../../src/markets/partner-methods.ts';
import { jobs } from '../../src/server/jobs.ts';
import { adyenAccount, startAdyen } from './adyen-account.ts';
import { type NotificationItem, writeAdyenMessage } from './adyen-message.ts';
import type { AdyenServer } from './adyen-server.ts';
import type { TestDatabase } from './database.ts';
import { type HttpReceiver, startHttpReceiver } from './http-receiver.ts';
import { createPaymentDatabase } from './open-card.ts';

const START = Date.parse('2026-11-20T09:00:00Z');
const silent = () => undefined;

type ProviderChanges = Partial<Omit<AdyenSettings, 'account'>> & { readonly account?: Partial<AdyenAccount> };

/** The shop's side of an Adyen, with every method; changed where a test says so. Without a key for browsers, unless told one. */
export function openAdyenProvider(
  { url, database, clock }: { readonly url: string; readonly database: Database; readonly clock: Clock },
  { account, ...changes }: ProviderChanges = {},
): CardProvider {
  const { apiKey, merchantAccount, hmacKey } = adyenAccount;
  return createAdyenProvider({
    ...{ database, jobs, clock, url, methods: partnerMethods, fingerprintKey: 'a key of the shop' },
    account: { apiKey, merchantAccount, environment: 'test', liveUrlPrefix: undefined, ...account },
    proof: { hmacKeys: [hmacKey], basicAuth: undefined },
    ...{ onFieldsFailure: silent, isShopOrigin: () => true },
    ...changes,
  });
}

/** The shop hears what Adyen tells. */
export function tellShop(provider: CardProvider, ...items: readonly NotificationItem[]) {
  return provider.receiveNotification(writeAdyenMessage(items, adyenAccount.hmacKey), {});
}

/** An Adyen of its own for each test of a file, a clock that stands, and one database; nothing that is asked may break Adyen's description. */
export function setUpAdyen() {
  let test: TestDatabase;
  let receiver: HttpReceiver;
  let server: AdyenServer;
  let time = START;
  const clock = { now: () => new Date(time) };
  beforeAll(async () => {
    test = await createPaymentDatabase();
    receiver = await startHttpReceiver();
  });
  beforeEach(async () => {
    time = START;
    server = await startAdyen({ clock, notificationUrl: `${receiver.url}/notified` });
  });
  afterEach(async () => {
    expect(server.violations).toEqual([]);
    await server.delivered();
    await server.close();
  });
  afterAll(async () => {
    await receiver.close();
    await test.drop();
  });
  return {
    get server() {
      return server;
    },
    get database() {
      return test.database;
    },
    pass(milliseconds: number) {
      time += milliseconds;
    },
    openProvider: (changes?: ProviderChanges) =>
      openAdyenProvider({ url: server.url, database: test.database, clock }, changes),
  };
}
