import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type NotificationItem, writeAdyenMessage } from '../../../tests/support/adyen-message.ts';
import { type AdyenServer, startAdyenServer } from '../../../tests/support/adyen-server.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { type HttpReceiver, startHttpReceiver } from '../../../tests/support/http-receiver.ts';
import {
  type CardProvider,
  CardProviderUnavailable,
} from '../../commerce/purchase/payments/card-provider.ts';
import { statement } from '../../kernel/database.ts';
import { money } from '../../kernel/money.ts';
import { installJobSchema, jobs } from '../../server/jobs.ts';
import { createAdyenProvider } from './adyen-provider.ts';

const hmacKey = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056';
const apiKey = 'an API key of this test';
const merchantAccount = 'GantryTestCOM';
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
    ...{ apiKey, merchantAccount, hmacKey, clock },
    notificationUrl: `${receiver.url}/notified`,
  });
});
afterEach(async () => {
  await server.delivered();
  await server.close();
});
afterAll(async () => {
  await receiver.close();
  await test.drop();
});

function openProvider(more: { readonly key?: string; readonly url?: string; readonly limit?: number } = {}) {
  return createAdyenProvider({
    ...{ database: test.database, jobs, clock, methods: ['scheme'], url: more.url ?? server.url },
    ...(more.limit === undefined ? {} : { timeLimitMs: more.limit }),
    account: {
      ...{ apiKey: more.key ?? apiKey, merchantAccount },
      ...{ environment: 'test', liveUrlPrefix: undefined },
    },
    ...{ fingerprintKey: 'a key of the shop', onFieldsFailure: silent },
    proof: { hmacKeys: [hmacKey], basicAuth: undefined },
    isShopOrigin: () => true,
  });
}

let payments = 0;

function request() {
  payments += 1;
  return {
    merchantReference: `payment-${payments}`,
    method: 'scheme',
    intent: 'authorize',
    amount: money('EUR', 129_95),
    country: 'DE',
    locale: 'de-DE',
    returnUrl: 'https://gantry.example/checkout/payment',
  } as const;
}

async function open(provider: CardProvider) {
  const asked = request();
  return { ...asked, ...(await provider.openCheckout(asked)) };
}

const tellShop = (provider: CardProvider, item: NotificationItem) =>
  provider.receiveNotification(writeAdyenMessage([item], hmacKey), {});

/** Pays on Adyen's page and lets the shop hear of it. */
async function pay(provider: CardProvider) {
  const opened = await open(provider);
  const { merchantReference } = opened;
  server.visit(opened.redirectUrl, 'pay');
  const told = server.tell(merchantReference, 'AUTHORISATION', {
    pspReference: server.paymentOf(merchantReference),
  });
  await tellShop(provider, told);
  return { ...opened, told };
}

async function countJobs(merchantReference: string): Promise<number> {
  const [row] = await test.database.query<{ count: number }>(
    statement(`select count(*)::int as count from graphile_worker._private_jobs
                where payload ->> 'paymentId' = $1`),
    [merchantReference],
  );
  return row?.count ?? 0;
}

describe('Adyen when something goes wrong', () => {
  it.each([
    [401, { status: 401, errorCode: '000', message: 'HTTP Status Response - Unauthorized' }],
    [500, { status: 500, errorCode: '905', message: 'Payment details are not supported' }],
    [422, { status: 422, errorCode: '14_006', message: 'Required object amount is not provided.' }],
  ])('Y-09: an answer of %i opens no checkout, and the next try may', async (status, body) => {
    const provider = openProvider();
    const asked = request();
    server.failWith(status, body, 1);
    await expect(provider.openCheckout(asked)).rejects.toThrow(`Adyen answered ${status} ${body.errorCode}`);
    const { redirectUrl } = await provider.openCheckout(asked);
    expect(redirectUrl).toContain('/hosted/CS');
  });

  it('Y-09: nobody there, or nobody in time, is an outage', async () => {
    const gone = openProvider({ url: 'http://127.0.0.1:9' }).openCheckout(request());
    await expect(gone).rejects.toThrow(CardProviderUnavailable);
    const late = openProvider({ limit: 0 }).openCheckout(request());
    await expect(late).rejects.toThrow(CardProviderUnavailable);
  });

  it('Y-09: a key that Adyen does not know is an outage, in its own words', async () => {
    const refused = openProvider({ key: 'another' }).openCheckout(request());
    await expect(refused).rejects.toThrow('Adyen answered 401 000 HTTP Status Response - Unauthorized');
  });

  it('Y-03: many who open one payment at once get one session', async () => {
    const provider = openProvider();
    const asked = request();
    const opened = await Promise.all(Array.from({ length: 8 }, () => provider.openCheckout(asked)));
    expect(new Set(opened.map(({ redirectUrl }) => redirectUrl)).size).toBe(1);
  });

  it('Y-09: a session of which the shop never heard stands in the way of none that it asks for later', async () => {
    const provider = openProvider();
    const asked = request();
    const lost = await provider.openCheckout(asked);
    await test.database.query(statement('delete from adyen.checkout where merchant_reference = $1'), [
      asked.merchantReference,
    ]);
    time += 60_000;
    const { redirectUrl, providerReference } = await provider.openCheckout(asked);
    expect(redirectUrl).not.toBe(lost.redirectUrl);
    server.visit(redirectUrl, 'cancel');
    expect(await provider.getStatus(providerReference, `result-of-${providerReference}`)).toMatchObject({
      status: 'Cancelled',
    });
  });

  it('Y-03: word that a shopper made up changes nothing', async () => {
    const provider = openProvider();
    const { providerReference } = await open(provider);
    expect(await provider.getStatus(providerReference, 'made up')).toMatchObject({ status: 'Open' });
  });

  it('Y-03: a session that was refused stays so, whatever is said of it when its shopper comes again', async () => {
    const provider = openProvider();
    const { providerReference, redirectUrl } = await open(provider);
    let back = server.visit(redirectUrl, 'refuse');
    while (back === undefined) back = server.visit(redirectUrl, 'refuse');
    const result = new URL(back).searchParams.get('sessionResult') ?? '';
    expect(await provider.getStatus(providerReference, result)).toMatchObject({ status: 'Refused' });
    server.failWith(200, { id: providerReference, status: 'expired' }, 1);
    expect(await provider.getStatus(providerReference, result)).toMatchObject({ status: 'Refused' });
  });

  it('Y-03: in its last ten minutes a session is heard of and given to nobody any more', async () => {
    const provider = openProvider();
    const { providerReference, redirectUrl, amount } = await open(provider);
    time += 50 * 60_000 - 1;
    expect(await provider.getStatus(providerReference)).toEqual({ status: 'Open', amount });
    time += 1;
    expect(await provider.getStatus(providerReference)).toEqual({ status: 'Open', amount, hasEnded: true });
    const back = new URL(server.visit(redirectUrl, 'pay') ?? '');
    const word = back.searchParams.get('sessionResult') ?? '';
    expect(await provider.getStatus(providerReference, word)).toMatchObject({ status: 'Cancelled' });
  });

  it('Y-03: a shopper who is back is heard before any notification', async () => {
    const provider = openProvider();
    const { providerReference, redirectUrl, amount } = await open(provider);
    const back = new URL(server.visit(redirectUrl, 'pay') ?? '');
    const status = await provider.getStatus(providerReference, back.searchParams.get('sessionResult') ?? '');
    expect(status).toEqual({ status: 'Authorised', amount, cardFingerprint: expect.any(String) });
  });
});

describe('what Adyen tells late', () => {
  it('Y-08: paid after it was given up, it is given back once, of a hundred copies at once', async () => {
    const provider = openProvider();
    const { merchantReference, providerReference, redirectUrl } = await open(provider);
    await provider.cancel(providerReference);
    server.visit(redirectUrl, 'pay');
    const told = server.tell(merchantReference, 'AUTHORISATION', {
      pspReference: server.paymentOf(merchantReference),
    });
    await Promise.all(Array.from({ length: 100 }, () => tellShop(provider, told)));
    expect(await provider.getStatus(providerReference)).toMatchObject({ status: 'Cancelled' });
    expect(await countJobs(merchantReference)).toBe(1);
    await provider.cancel(providerReference);
    await provider.cancel(providerReference);
    expect(server.countCalls('POST /v72/payments/…/reversals')).toBe(1);
  });

  it('Y-08: paid after it was told as over, it is given back, too', async () => {
    const provider = openProvider();
    const { merchantReference, providerReference, redirectUrl } = await open(provider);
    server.visit(redirectUrl, 'pay');
    time += 61 * 60_000;
    expect(await provider.getStatus(providerReference)).toMatchObject({ status: 'Cancelled' });
    const pspReference = server.paymentOf(merchantReference);
    await tellShop(provider, server.tell(merchantReference, 'AUTHORISATION', { pspReference }));
    expect(await provider.getStatus(providerReference)).toMatchObject({ status: 'Cancelled' });
    expect(await countJobs(merchantReference)).toBe(1);
  });

  it('Y-07: a hundred copies in any order with others make one payment, and no job', async () => {
    const provider = openProvider();
    const { merchantReference, providerReference, told } = await pay(provider);
    const more = ['CAPTURE', 'REFUND', 'CHARGEBACK', 'CAPTURE_FAILED'].map((code) =>
      server.tell(merchantReference, code),
    );
    const copies = Array.from({ length: 20 }, () => [...more, told]).flat();
    await Promise.all(copies.map((item) => tellShop(provider, item)));
    expect(await provider.getStatus(providerReference)).toMatchObject({ status: 'Authorised' });
    const [row] = await test.database.query<{ count: number }>(
      statement('select count(*)::int as count from adyen.event where merchant_reference = $1'),
      [merchantReference],
    );
    expect(row?.count).toBe(5);
    expect(await countJobs(merchantReference)).toBe(0);
  });
});

describe('a session that is paid in two tabs', () => {
  const countSeconds = async (merchantReference: string) => {
    const [row] = await test.database.query<{ count: number }>(
      statement(`select count(*)::int as count from graphile_worker._private_jobs as job
                   join graphile_worker._private_tasks as task on task.id = job.task_id
                  where payload ->> 'paymentId' = $1 and identifier = 'cancel-second-payment'`),
      [merchantReference],
    );
    return row?.count ?? 0;
  };

  it.each([
    ['first', 'second'],
    ['second', 'first'],
  ] as const)('Y-08: keeps the payment that is told %s, and gives the other back once', async (...order) => {
    const provider = openProvider();
    const { merchantReference, providerReference, redirectUrl, amount } = await open(provider);
    server.visit(redirectUrl, 'pay');
    const first = server.tell(merchantReference, 'AUTHORISATION', {
      pspReference: server.paymentOf(merchantReference),
    });
    const told = { first, second: server.payAgain(merchantReference) };
    for (const which of order) {
      const copies = Array.from({ length: 50 }, () => tellShop(provider, told[which]));
      await Promise.all(copies);
    }
    expect(await countSeconds(merchantReference)).toBe(1);
    expect(await provider.getStatus(providerReference)).toEqual({ status: 'Authorised', amount });
    server.failWith(503, {}, 1);
    await expect(provider.cancelSecond(providerReference)).rejects.toThrow(CardProviderUnavailable);
    await Promise.all([provider.cancelSecond(providerReference), provider.cancelSecond(providerReference)]);
    await provider.cancelSecond(providerReference);
    const undone = server.reversed;
    expect(undone).toEqual([told[order[1]].pspReference]);
    expect(await provider.getStatus(providerReference)).toEqual({ status: 'Authorised', amount });
  });

  it('Y-08: given up before the second is told, it keeps neither', async () => {
    const provider = openProvider();
    const { merchantReference, providerReference } = await pay(provider);
    await provider.cancel(providerReference);
    const second = server.payAgain(merchantReference);
    await tellShop(provider, second);
    expect(await countSeconds(merchantReference)).toBe(0);
    expect(await countJobs(merchantReference)).toBe(1);
    await provider.cancel(providerReference);
    expect(server.reversed.toSorted()).toEqual(
      [server.paymentOf(merchantReference), second.pspReference].toSorted(),
    );
  });
});

describe('money that goes back through Adyen', () => {
  it('Y-08: is asked for again until Adyen has taken it, as the same change', async () => {
    const provider = openProvider();
    const { providerReference } = await pay(provider);
    server.failWith(503, {}, 1);
    await expect(provider.cancel(providerReference)).rejects.toThrow(CardProviderUnavailable);
    await provider.cancel(providerReference);
    await provider.cancel(providerReference);
    expect(server.countCalls('POST /v72/payments/…/reversals')).toBe(2);
  });

  it('Y-03: in parts waits until the money was taken', async () => {
    const provider = openProvider();
    const { providerReference, merchantReference } = await pay(provider);
    const refund = () => provider.refund(providerReference, money('EUR', 500), `refund-${merchantReference}`);
    await expect(refund()).rejects.toThrow('is not taken yet');
    await tellShop(provider, server.tell(merchantReference, 'CAPTURE'));
    await refund();
    expect(server.countCalls('POST /v72/payments/…/refunds')).toBe(1);
  });

  it('Y-03: that Adyen declines at once is no refund, and what it declines later is free again', async () => {
    const provider = openProvider();
    const { providerReference, merchantReference, amount } = await pay(provider);
    time += 60 * 60_000;
    const refund = (id: string) => provider.refund(providerReference, amount, `${merchantReference}-${id}`);
    server.failWith(422, { status: 422, errorCode: '137', message: 'Invalid amount specified' }, 1);
    await expect(refund('declined')).rejects.toThrow('Adyen answered 422 137');
    await refund('first');
    await expect(refund('second')).rejects.toThrow('cannot pay this back');
    const failed = server.tell(merchantReference, 'REFUND_FAILED', {
      merchantReference: `${merchantReference}/${merchantReference}-first`,
    });
    await tellShop(provider, failed);
    server.failWith(201, { pspReference: 'AAAAAAAAAAAAAAAA', status: 'received' }, 1);
    await refund('second');
  });
});

it('Y-09: everything that was asked keeps to Adyen’s description', () => {
  expect(server.violations).toEqual([]);
});
