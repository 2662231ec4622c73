import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../../tests/support/database.ts';
import { createPaymentDatabase, openCard, openEmbeddedPartner } from '../../../tests/support/open-card.ts';
import { statement } from '../../kernel/database.ts';
import { money } from '../../kernel/money.ts';
import { jobs } from '../../server/jobs.ts';
import { decideCheckout } from './card-checkout-store.ts';
import type { HandleSandboxRequest } from './card-sandbox-page.ts';
import { MERCHANT_PATH } from './merchant-html.ts';
import { createMerchantPage } from './merchant-page.ts';
import { findEventsOfCheckout } from './partner-event-store.ts';

const merchantKey = 'a key that somebody printed';
const clock = { now: () => new Date('2026-11-20T12:00:00Z') };
let test: TestDatabase;
let handle: HandleSandboxRequest;

beforeAll(async () => {
  test = await createPaymentDatabase();
  handle = createMerchantPage({ database: test.database, jobs, clock, randomBytes, merchantKey });
});
afterAll(() => test.drop());

const get = (path: string, authorization?: string) =>
  handle({ method: 'GET', path, form: new URLSearchParams(), authorization });
const post = (path: string, form: Record<string, string>, authorization?: string) =>
  handle({ method: 'POST', path, form: new URLSearchParams(form), authorization });
const basic = (words: string) => `Basic ${Buffer.from(words).toString('base64')}`;
const signedIn = basic(`anybody:${merchantKey}`);

/** A payment that its shopper made; the path of its page. */
async function pay(): Promise<{ readonly id: string; readonly path: string }> {
  const provider = openEmbeddedPartner(test.database, { clock });
  const { providerReference: id } = await openCard(provider, { amount: money('EUR', 10_000) });
  await decideCheckout(test.database, { id, state: 'Open' }, { state: 'Authorised' }, clock.now());
  return { id, path: `${MERCHANT_PATH}/${id}` };
}

const typesOf = async (id: string) =>
  (await findEventsOfCheckout(test.database, id)).map(({ type, amount }) => `${type} ${amount.centAmount}`);

const jobsOf = (id: string) =>
  test.database.query<{ event: string | null; late: number }>(
    statement(`select payload ->> 'eventId' as event, extract(epoch from run_at - created_at)::int as late
                 from graphile_worker._private_jobs where payload ->> 'checkoutId' = $1 order by id`),
    [id],
  );

describe('the merchant’s page of the embedded partner', () => {
  it('Y-09: shows nothing to whoever has no key, and does nothing for them', async () => {
    const { id, path } = await pay();
    const wrong = ['', ':', `${merchantKey}:`, `anybody:${merchantKey}x`, `anybody:x${merchantKey}`].map(
      basic,
    );
    for (const authorization of [undefined, '', 'Basic', `Bearer ${merchantKey}`, ...wrong]) {
      for (const address of [MERCHANT_PATH, path, `${MERCHANT_PATH}/`]) {
        const { status, headers, body } = await get(address, authorization);
        expect([authorization, status]).toEqual([authorization, 401]);
        expect(headers['www-authenticate']).toContain('Basic realm=');
        expect(body).not.toContain(id);
      }
      const acted = await post(path, { act: 'refund', amount: '1' }, authorization);
      expect(acted.status).toBe(401);
    }
    expect(await typesOf(id)).toEqual(['AUTHORISED 10000']);
  });

  it('Y-09: lists payments, and of one what happened, how it was told and what can be done', async () => {
    const { id, path } = await pay();
    expect((await get(MERCHANT_PATH, signedIn)).body).toContain(`href="${path}"`);
    const { status, body, headers } = await get(path, signedIn);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    for (const part of ['100.00 EUR', 'AUTHORISED', 'not told yet', 'value="capture"', 'value="cancel"'])
      expect(body).toContain(part);
    expect(body).not.toMatch(/value="(?:fail-refund|charge-back)"|undefined|<script/);
    expect((await get(`${MERCHANT_PATH}/chk_unknown`, signedIn)).headers.location).toBe(MERCHANT_PATH);
    expect(id).toMatch(/^chk_/);
  });

  it('Y-09: captures and refunds a part, lets a refund fail, charges back and takes that back', async () => {
    const { id, path } = await pay();
    for (const form of [
      { act: 'capture', amount: '80.00' },
      { act: 'refund', amount: '30,50' },
      { act: 'fail-refund' },
      { act: 'charge-back', amount: '80' },
      { act: 'reverse-chargeback' },
    ]) {
      const done = await post(path, form as Record<string, string>, signedIn);
      expect([form.act, done.status, done.headers.location]).toEqual([form.act, 303, path]);
    }
    expect(await typesOf(id)).toEqual([
      ...['AUTHORISED 10000', 'CAPTURED 8000', 'REFUNDED 3050', 'REFUND_FAILED 3050'],
      ...['CHARGEBACK 8000', 'CHARGEBACK_REVERSED 8000'],
    ]);
    expect(await jobsOf(id)).toHaveLength(5);
  });

  it.each([
    [{ act: 'capture', amount: '100.01' }, 'at most 100.00 EUR'],
    [{ act: 'refund', amount: 'all' }, 'no amount'],
    [{ act: 'refund', amount: '1.005' }, 'no amount'],
    [{ act: 'charge-back', amount: '1' }, 'at most 0.00 EUR'],
    [{ act: 'toString' }, 'no such button'],
    [{}, 'no such button'],
    [{ act: 'send', event: 'nothing' }, 'no such event'],
  ])('Y-09: says why not, of %j', async (form, words) => {
    const { id, path } = await pay();
    const answer = await post(path, form as Record<string, string>, signedIn);
    expect(answer.status).toBe(422);
    expect(answer.body).toContain('role="alert"');
    expect(answer.body).toContain(words);
    expect(await typesOf(id)).toEqual(['AUTHORISED 10000']);
  });

  it('Y-09: cancels what was not taken, once', async () => {
    const { id, path } = await pay();
    const clicks = [post(path, { act: 'cancel' }, signedIn), post(path, { act: 'cancel' }, signedIn)];
    const statuses = (await Promise.all(clicks)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([303, 422]);
    expect(await typesOf(id)).toEqual(['AUTHORISED 10000', 'REVERSED 10000']);
    expect((await get(path, signedIn)).body).not.toMatch(/value="(?:capture|refund|cancel)"/);
  });

  it('Y-09: cancels of a payment that went back in part what is left of it', async () => {
    const { id, path } = await pay();
    await post(path, { act: 'refund', amount: '30.00' }, signedIn);
    const answers = [
      await post(path, { act: 'cancel' }, signedIn),
      await post(path, { act: 'cancel' }, signedIn),
    ];
    expect(answers.map(({ status }) => status)).toEqual([303, 422]);
    expect(await typesOf(id)).toEqual(['AUTHORISED 10000', 'REFUNDED 3000', 'REFUNDED 7000']);
  });

  it('Y-07: sends an event again, at once and a minute later', async () => {
    const { id, path } = await pay();
    const event = `${id}/authorised`;
    for (const act of ['send', 'send-late'])
      expect((await post(path, { act, event }, signedIn)).status).toBe(303);
    const planned = await jobsOf(id);
    expect(planned.map((job) => job.event)).toEqual([event, event]);
  });
});
