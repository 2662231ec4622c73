import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { type HttpReceiver, startHttpReceiver } from '../../../tests/support/http-receiver.ts';
import { systemClock } from '../../kernel/clock.ts';
import { money } from '../../kernel/money.ts';
import { jobs } from '../../server/jobs.ts';
import { createEmbeddedCardProvider } from './card-embedded.ts';
import { createNotificationDelivery, readSignedNotification, SIGNATURE_HEADER } from './card-notification.ts';

const hmacKey = 'key';
let test: TestDatabase;
let receiver: HttpReceiver;

beforeAll(async () => {
  test = await createTestDatabase();
  receiver = await startHttpReceiver();
});

afterAll(async () => {
  await receiver.close();
  await test.drop();
});

async function openCheckout(notificationUrl: string): Promise<string> {
  const provider = createEmbeddedCardProvider({
    database: test.database,
    jobs,
    clock: systemClock,
    randomBytes,
    hmacKey,
    notificationUrl,
    isShopOrigin: () => true,
    partnerHost: 'card-partner.localhost',
  });
  const { providerReference } = await provider.openCheckout({
    merchantReference: randomBytes(8).toString('hex'),
    method: 'scheme',
    intent: 'authorize',
    amount: money('EUR', 100),
    country: 'SK',
    locale: 'sk-SK',
    returnUrl: 'http://localhost:3000/checkout/payment',
  });
  return providerReference;
}

describe('delivering a card notification', () => {
  it('Y-07: fails when the merchant answers anything but 2xx, and succeeds under a new signature later', async () => {
    let now = new Date('2026-11-20T12:00:00Z');
    const deliver = createNotificationDelivery({
      database: test.database,
      clock: { now: () => now },
      hmacKey,
    });
    const checkoutId = await openCheckout(`${receiver.url}/notified`);
    receiver.answerWith(503);
    await expect(deliver({ checkoutId })).rejects.toThrow('answered 503');
    receiver.answerWith(204);
    now = new Date('2026-11-20T18:00:00Z');
    await deliver({ checkoutId });

    const [, second] = await receiver.waitFor('/notified', 2);
    if (second === undefined) throw new Error('the second try did not come');
    expect(second).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } });
    const signature = second.headers[SIGNATURE_HEADER];
    expect(readSignedNotification(second.rawBody, signature, now, hmacKey)).toBeDefined();
    expect(readSignedNotification(second.rawBody, signature, now, 'another key')).toBeUndefined();
    for (const minutes of [6, -6]) {
      const then = new Date(now.getTime() + minutes * 60_000);
      expect(readSignedNotification(second.rawBody, signature, then, hmacKey), `${minutes}`).toBeUndefined();
    }
    expect(JSON.parse(Buffer.from(second.rawBody).toString())).toEqual({
      checkoutId,
      merchantReference: expect.any(String),
      event: 'OPEN',
      amount: { currencyCode: 'EUR', centAmount: 100, fractionDigits: 2 },
      occurredAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
  });

  it('Y-07: follows no redirect and fails when nobody is there', async () => {
    const deliver = createNotificationDelivery({ database: test.database, clock: systemClock, hmacKey });
    receiver.answerWith(302);
    const redirected = await openCheckout(`${receiver.url}/moved`);
    await expect(deliver({ checkoutId: redirected })).rejects.toThrow();
    const unreachable = await openCheckout('http://127.0.0.1:9/notified');
    await expect(deliver({ checkoutId: unreachable })).rejects.toThrow();
    await expect(deliver({ checkoutId: 'chk_unknown' })).rejects.toThrow('no card checkout chk_unknown');
  });
});
