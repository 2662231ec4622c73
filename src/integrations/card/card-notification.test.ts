import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../../tests/support/database.ts';
import { type HttpReceiver, startHttpReceiver } from '../../../tests/support/http-receiver.ts';
import { createPaymentDatabase, openCard, openEmbeddedPartner } from '../../../tests/support/open-card.ts';
import { systemClock } from '../../kernel/clock.ts';
import { statement } from '../../kernel/database.ts';
import { money } from '../../kernel/money.ts';
import { jobs } from '../../server/jobs.ts';
import { getCheckout } from './card-checkout-store.ts';
import { createNotificationDelivery, readSignedNotification, SIGNATURE_HEADER } from './card-notification.ts';
import { findEventsOfCheckout } from './partner-event-store.ts';
import { decide } from './take-card.ts';

const hmacKey = 'key';
let test: TestDatabase;
let receiver: HttpReceiver;

beforeAll(async () => {
  test = await createPaymentDatabase();
  receiver = await startHttpReceiver();
});

afterAll(async () => {
  await receiver.close();
  await test.drop();
});

/** A checkout that its shopper has paid; nobody has told the merchant of it. */
async function openPaid(notificationUrl: string): Promise<string> {
  const provider = openEmbeddedPartner(test.database, { hmacKeys: [hmacKey], notificationUrl });
  const { providerReference } = await openCard(provider, { amount: money('EUR', 100) });
  const checkout = await getCheckout(test.database, providerReference);
  if (checkout === undefined) throw new Error('no checkout');
  const partner = { database: test.database, jobs, clock: systemClock, hmacKey };
  await decide(partner, checkout, { state: 'Authorised' });
  return providerReference;
}

function openDelivery(
  more: Partial<Parameters<typeof createNotificationDelivery>[0]> = {},
): ReturnType<typeof createNotificationDelivery> {
  const manner = 'prompt' as const;
  return createNotificationDelivery({
    ...{ database: test.database, jobs, clock: systemClock, hmacKeys: [hmacKey], manner },
    ...more,
  });
}

const findJobs = (checkoutId: string) =>
  test.database.query<{ task: string; event: string | null; late: number }>(
    statement(`select identifier as task, payload ->> 'eventId' as event,
                      extract(epoch from run_at - now())::int as late
                 from graphile_worker._private_jobs as job
                 join graphile_worker._private_tasks as task on task.id = job.task_id
                where payload ->> 'checkoutId' = $1 order by identifier, run_at`),
    [checkoutId],
  );

describe('delivering a card notification', () => {
  it('Y-07: fails when the merchant answers anything but 2xx, and succeeds under a new signature later', async () => {
    let now = new Date('2026-11-20T12:00:00Z');
    const deliver = openDelivery({ clock: { now: () => now } });
    const checkoutId = await openPaid(`${receiver.url}/notified`);
    receiver.answerWith(503);
    await expect(deliver({ checkoutId })).rejects.toThrow('answered 503');
    expect(await findEventsOfCheckout(test.database, checkoutId)).toMatchObject([
      { tries: 1, answer: '503', triedAt: now, deliveredAt: undefined },
    ]);
    receiver.answerWith(204);
    now = new Date('2026-11-20T18:00:00Z');
    await deliver({ checkoutId });
    // It was told: there is nothing more to tell.
    await deliver({ checkoutId });
    expect(await findEventsOfCheckout(test.database, checkoutId)).toMatchObject([
      { tries: 2, answer: '204', triedAt: now, deliveredAt: now },
    ]);

    const [, second, third] = await receiver.waitFor('/notified', 2);
    if (second === undefined) throw new Error('the second try did not come');
    expect(third).toBeUndefined();
    expect(second).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } });
    const signature = second.headers[SIGNATURE_HEADER];
    expect(readSignedNotification(second.rawBody, signature, now, [hmacKey])).toBeDefined();
    expect(readSignedNotification(second.rawBody, signature, now, ['another key'])).toBeUndefined();
    for (const minutes of [6, -6]) {
      const then = new Date(now.getTime() + minutes * 60_000);
      expect(
        readSignedNotification(second.rawBody, signature, then, [hmacKey]),
        `${minutes}`,
      ).toBeUndefined();
    }
    expect(JSON.parse(Buffer.from(second.rawBody).toString())).toEqual({
      id: `${checkoutId}/authorised`,
      checkoutId,
      merchantReference: expect.any(String),
      event: 'AUTHORISED',
      amount: { currencyCode: 'EUR', centAmount: 100, fractionDigits: 2 },
      occurredAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
  });

  it('Y-07: is signed by the newest key, and believed with it and the one before', async () => {
    const deliver = openDelivery({ hmacKeys: ['new', 'old'] });
    await deliver({ checkoutId: await openPaid(`${receiver.url}/rotated`) });
    const [message] = await receiver.waitFor('/rotated', 1);
    if (message === undefined) throw new Error('nothing was told');
    const readWith = (hmacKeys: readonly string[]) =>
      readSignedNotification(message.rawBody, message.headers[SIGNATURE_HEADER], systemClock.now(), hmacKeys);
    expect(readWith(['old', 'new'])).toBeDefined();
    expect(readWith(['newer', 'new'])).toBeDefined();
    for (const keys of [['old'], ['newer', 'old'], ['', 'New'], []])
      expect(readWith(keys), keys.join()).toBeUndefined();
  });

  it('Y-07: of an unruly partner comes twice and late, by jobs that a kill does not lose', async () => {
    const deliver = openDelivery({ manner: 'unruly' });
    const checkoutId = await openPaid(`${receiver.url}/unruly`);
    // The money is planned for with its authorisation, before anybody is told.
    expect((await findJobs(checkoutId)).map(({ task }) => task)).toEqual([
      'capture-card-checkout',
      'deliver-card-notification',
    ]);
    await deliver({ checkoutId });
    await deliver({ checkoutId });
    const eventId = `${checkoutId}/authorised`;
    const planned = (await findJobs(checkoutId)).filter(
      ({ task, event }) => task === 'capture-card-checkout' || event !== null,
    );
    expect(planned.map(({ task, event }) => [task, event])).toEqual([
      ['capture-card-checkout', null],
      ['deliver-card-notification', eventId],
      ['deliver-card-notification', eventId],
    ]);
    expect(planned[0]?.late).toBeGreaterThan(3500);
    expect(planned[2]?.late).toBeLessThanOrEqual(60);
    await deliver({ checkoutId, eventId });
    await deliver({ checkoutId, eventId });
    const told = await receiver.waitFor('/unruly', 2);
    expect(new Set(told.map(({ rawBody }) => Buffer.from(rawBody).toString())).size).toBe(1);
  });

  it('Y-07: follows no redirect and fails when nobody is there', async () => {
    const deliver = openDelivery();
    receiver.answerWith(302);
    const redirected = await openPaid(`${receiver.url}/moved`);
    await expect(deliver({ checkoutId: redirected })).rejects.toThrow('by nobody');
    receiver.answerWith(204);
    const unreachable = await openPaid('http://127.0.0.1:9/notified');
    await expect(deliver({ checkoutId: unreachable })).rejects.toThrow('by nobody');
    await expect(deliver({ checkoutId: 'chk_unknown' })).rejects.toThrow('no card checkout chk_unknown');
  });
});
