import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AdyenServer, startAdyenServer } from '../../../tests/support/adyen-server.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { type HttpReceiver, startHttpReceiver } from '../../../tests/support/http-receiver.ts';
import type { CardMethod, CardProvider } from '../../commerce/purchase/payments/card-provider.ts';
import { noFieldOrigins } from '../../commerce/purchase/payments/payment-fields.ts';
import { money } from '../../kernel/money.ts';
import { partnerMethods } from '../../markets/partner-methods.ts';
import { installJobSchema, jobs } from '../../server/jobs.ts';
import { createAdyenProvider } from './adyen-provider.ts';

const hmacKey = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056';
const apiKey = 'an API key of this test';
const merchantAccount = 'GantryTestCOM';
const clientKey = 'test_GANTRY';
const startTime = Date.parse('2026-11-20T09:00:00Z');
const silent = () => undefined;

let test: TestDatabase;
let receiver: HttpReceiver;
let server: AdyenServer;
let time = startTime;
const clock = { now: () => new Date(time) };

beforeAll(async () => {
  test = await createTestDatabase();
  await installJobSchema(test.pool, { error: silent, warn: silent, info: silent, debug: silent });
  receiver = await startHttpReceiver();
});
beforeEach(async () => {
  time = startTime;
  server = await startAdyenServer({
    ...{ apiKey, merchantAccount, hmacKey, clock, clientKey },
    notificationUrl: `${receiver.url}/notified`,
  });
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

const failures: string[] = [];

/** `null`: an account without a key for browsers. */
function openProvider(key: string | null = clientKey) {
  return createAdyenProvider({
    ...{ database: test.database, jobs, clock, methods: partnerMethods, url: server.url },
    account: {
      ...{ apiKey, merchantAccount, environment: 'test', liveUrlPrefix: undefined },
      ...(key === null ? {} : { clientKey: key }),
    },
    fingerprintKey: 'a key of the shop',
    onFieldsFailure: (error) => failures.push(error.message),
    proof: { hmacKeys: [hmacKey], basicAuth: undefined },
    isShopOrigin: () => true,
  });
}

let payments = 0;

async function open(provider: CardProvider, method: CardMethod = 'scheme') {
  payments += 1;
  const asked = {
    ...{ merchantReference: `payment-of-fields-${payments}`, method, amount: money('EUR', 129_95) },
    intent: 'authorize',
    country: 'DE',
    locale: 'de-DE',
    returnUrl: 'https://gantry.example/checkout/payment',
  } as const;
  return { ...asked, ...(await provider.openCheckout(asked)) };
}

/** Pays or refuses in the session of the fields, as the web library does; what the shopper brings back. */
async function decide(provider: CardProvider, providerReference: string, decision: 'pay' | 'refuse') {
  const fields = await provider.findFields(providerReference);
  if (fields?.kind !== 'adyen') throw new Error('no fields');
  const back = server.visit(`/${fields.sessionId}`, decision);
  return back === undefined ? undefined : (new URL(back).searchParams.get('sessionResult') ?? undefined);
}

describe('Adyen’s fields in a page of the shop', () => {
  it('Y-03: have a session of their own beside that of Adyen’s page, the same whoever asks again', async () => {
    const provider = openProvider();
    const { providerReference, redirectUrl } = await open(provider);
    const fields = await provider.findFields(providerReference);
    expect(fields).toEqual({
      ...{ kind: 'adyen', pageUrl: redirectUrl, clientKey, environment: 'test' },
      sessionId: expect.stringMatching(/^CS[0-9A-F]{16}$/),
      sessionData: expect.any(String),
    });
    expect(fields?.kind === 'adyen' && fields.sessionId).not.toBe(providerReference);
    expect(await openProvider().findFields(providerReference)).toEqual(fields);
    expect(server.countCalls('POST /v72/sessions')).toBe(2);
  });

  it('Y-03: are a card’s alone, where there is a key for browsers', async () => {
    const provider = openProvider();
    for (const method of partnerMethods.filter((one) => one !== 'scheme')) {
      const { providerReference } = await open(provider, method);
      expect(await provider.findFields(providerReference), method).toBeUndefined();
    }
    const without = openProvider(null);
    const { providerReference } = await open(without);
    expect(await without.findFields(providerReference)).toBeUndefined();
    expect(without.fieldOrigins).toEqual(noFieldOrigins);
  });

  it('Y-03: leave a card to Adyen’s page where they cannot be had', async () => {
    const provider = openProvider();
    for (const status of [503, 422]) {
      server.failWith(status, { errorCode: '1', message: 'no fields' }, 1, '"mode":"embedded"');
      const { providerReference, redirectUrl } = await open(provider);
      expect(await provider.findFields(providerReference)).toBeUndefined();
      expect(failures.splice(0)).toEqual([`Adyen answered ${status} 1 no fields`]);
      const word = new URL(server.visit(redirectUrl, 'pay') ?? '').searchParams.get('sessionResult');
      const paid = await provider.getStatus(providerReference, word ?? undefined);
      expect(paid).toMatchObject({ status: 'Authorised' });
    }
    server.failWith(503, {}, 1, '"mode":"hosted"');
    await expect(open(provider)).rejects.toThrow('Adyen answered 503');
    expect(failures).toEqual([]);
  });

  it('Y-03: pay, which the word that the shopper brings back says at once', async () => {
    const provider = openProvider();
    const { providerReference, amount } = await open(provider);
    const word = await decide(provider, providerReference, 'pay');
    expect(await provider.getStatus(providerReference)).toMatchObject({ status: 'Open' });
    const paid = { status: 'Authorised', amount };
    expect(await provider.getStatus(providerReference, word)).toMatchObject(paid);
    expect(await provider.findFields(providerReference)).toBeUndefined();
  });

  it('Y-03: let a refused card be followed by another, until Adyen has seen enough', async () => {
    const provider = openProvider();
    const { providerReference } = await open(provider);
    expect(await decide(provider, providerReference, 'refuse')).toBeUndefined();
    expect(await decide(provider, providerReference, 'refuse')).toBeUndefined();
    const word = await decide(provider, providerReference, 'refuse');
    expect(await provider.getStatus(providerReference, word)).toMatchObject({ status: 'Refused' });
    expect(await provider.findFields(providerReference)).toBeUndefined();
  });

  it('Y-03: leave Adyen’s page as it is for who pays there', async () => {
    const provider = openProvider();
    const { providerReference, redirectUrl } = await open(provider);
    const back = new URL(server.visit(redirectUrl, 'pay') ?? '');
    const word = back.searchParams.get('sessionResult') ?? '';
    expect(await provider.getStatus(providerReference, word)).toMatchObject({ status: 'Authorised' });
  });

  it('Y-03: are gone once nobody can pay any more, or it was given up', async () => {
    const provider = openProvider();
    const late = await open(provider);
    time += 50 * 60_000;
    expect(await provider.findFields(late.providerReference)).toBeUndefined();
    const given = await open(provider);
    await provider.cancel(given.providerReference);
    expect(await provider.findFields(given.providerReference)).toBeUndefined();
  });

  it('Y-09: their page loads what Adyen’s system of the account gives out, and no script', () => {
    expect(openProvider().fieldOrigins).toEqual({
      script: [],
      frame: ['https:'],
      form: ['https:'],
      connect: [
        'https://checkoutshopper-test.adyen.com',
        'https://checkoutshopper-test.cdn.adyen.com',
        'https://checkoutanalytics-test.adyen.com',
      ],
      img: ['https://checkoutshopper-test.adyen.com', 'https://checkoutshopper-test.cdn.adyen.com'],
    });
  });
});
