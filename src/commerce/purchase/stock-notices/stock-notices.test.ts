import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { importText, stockLine, writeLines } from '../../../../tests/support/sample-catalogue.ts';
import { createTestShop, type TestShop } from '../../../../tests/support/test-shop.ts';
import { type Queryable, statement } from '../../../kernel/database.ts';
import type { JobPayloads } from '../../../kernel/jobs.ts';
import { addStock, countStock } from '../../goods/stock/count-stock.ts';
import { putBackStock } from '../../goods/stock/put-back-stock.ts';
import { reserveStock } from '../../goods/stock/reserve-stock.ts';
import { returnExpiredStock } from '../../goods/stock/return-expired-stock.ts';
import { findWaitingCounts } from './stock-notice-store.ts';
import { forgetOldNotices, prepareStockNotice, tellStockBack } from './tell-stock-back.ts';

type MailJob = JobPayloads['send-stock-notice'];

const start = new Date('2026-11-20T12:00:00Z');
const sku = 'EX10000001';
const entry = { sku, channel: '' };
const view = () => ({
  country: 'SK' as const,
  currency: 'EUR' as const,
  customerGroup: undefined,
  at: shop.clock.time,
});

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.drop());
beforeEach(async () => {
  shop.clock.time = start;
  await shop.addProduct({ sku, cents: 4990, available: 0 });
  for (const table of ['stock_notice', 'stock_reservation', 'attempt'])
    await shop.database.query(statement(`delete from ${table}`));
  await shop.database.query(statement('delete from graphile_worker._private_jobs'));
});

const later = (milliseconds: number) => {
  shop.clock.time = new Date(shop.clock.time.getTime() + milliseconds);
};
const HOUR = 3_600_000;

const ask = (email: string) => shop.openShopper().get('askStockNotice', { sku, email });

/** Mails that wait to be written, the oldest first. */
const mailJobs = async (about: MailJob['about']) =>
  ((await shop.findJobs('send-stock-notice')) as MailJob[]).filter((job) => job.about === about);

/** Writes a mail, as its job does; answers to whom, or `undefined` where there is nothing to write. */
async function write(job: MailJob): Promise<string | undefined> {
  const prepared = await prepareStockNotice(shop.engine, job, view);
  await prepared?.sent();
  return prepared?.notice.email;
}

/** Asks, and presses the button of the mail. */
async function wait(email: string): Promise<string> {
  await ask(email);
  const { noticeId } = (await mailJobs('request')).at(-1) as MailJob;
  await shop.openShopper().get('confirmStockNotice', { tokenValue: noticeId });
  later(1000);
  return noticeId;
}

const stateOf = async (tokenValue: string) => {
  const read = await shop.openShopper().call('getStockNotice', { tokenValue });
  return read.ok ? read.value.stockNotice.state : read.refusal.code;
};

/** Who is told now, in this order. */
async function tell(): Promise<(string | undefined)[]> {
  const before = (await mailJobs('back')).length;
  await tellStockBack(shop.engine);
  const told: (string | undefined)[] = [];
  for (const job of (await mailJobs('back')).slice(before)) told.push(await write(job));
  return told;
}

describe('P-15: asking for a mail', () => {
  test('counts once it is confirmed, and not after two days', async () => {
    await ask('jana@example.com');
    const [job] = await mailJobs('request');
    const { noticeId } = job as MailJob;
    expect(await stateOf(noticeId)).toBe('asked');
    expect(await write(job as MailJob)).toBe('jana@example.com');
    later(48 * HOUR);
    const late = await shop.openShopper().call('confirmStockNotice', { tokenValue: noticeId });
    expect(late).toMatchObject({ ok: false, refusal: { code: 'TokenInvalid' } });
    expect(await stateOf(noticeId)).toBe('TokenInvalid');
    later(-1);
    await shop.openShopper().get('confirmStockNotice', { tokenValue: noticeId });
    expect(await stateOf(noticeId)).toBe('waiting');
  });

  test('answers alike whether the e-mail waits already, and writes to it once in ten minutes', async () => {
    const first = await ask('Jana@example.com');
    await write((await mailJobs('request'))[0] as MailJob);
    expect(await ask('jana@EXAMPLE.com')).toEqual(first);
    const jobs = await mailJobs('request');
    expect(new Set(jobs.map(({ noticeId }) => noticeId)).size).toBe(1);
    expect(await write(jobs[1] as MailJob)).toBeUndefined();
    later(10 * 60_000);
    expect(await write(jobs[1] as MailJob)).toBe('Jana@example.com');
    await wait('jana@example.com');
    expect(await ask('jana@example.com')).toEqual(first);
    later(HOUR);
    expect(await write((await mailJobs('request')).at(-1) as MailJob)).toBeUndefined();
  });

  test.each([
    ['no e-mail', { sku, email: 'jana' }, 'EmailInvalid'],
    ['what is not sold', { sku: 'EX10000099', email: 'jana@example.com' }, 'ProductNotFound'],
  ])('refuses %s', async (_what, input, code) => {
    const asked = await shop.openShopper().call('askStockNotice', input);
    expect(asked).toMatchObject({ ok: false, refusal: { code } });
    expect(await shop.findJobs('send-stock-notice')).toEqual([]);
  });

  test('is limited by e-mail', async () => {
    for (let count = 0; count < 10; count++) await ask('jana@example.com');
    const more = await shop.openShopper().call('askStockNotice', { sku, email: 'jana@example.com' });
    expect(more).toMatchObject({ ok: false, refusal: { code: 'RateLimited' } });
    await ask('eva@example.com');
  });

  test('is deleted by whoever holds its link, who is told the same when there was none', async () => {
    const token = await wait('jana@example.com');
    const gone = await shop.openShopper().get('deleteStockNotice', { tokenValue: token });
    expect(await stateOf(token)).toBe('TokenInvalid');
    expect(await shop.openShopper().get('deleteStockNotice', { tokenValue: token })).toEqual(gone);
    expect(await shop.openShopper().get('deleteStockNotice', { tokenValue: "' or 1" })).toEqual(gone);
    await shop.addProduct({ sku, cents: 4990, available: 5 });
    expect(await tell()).toEqual([]);
  });
});

/** Every way in which goods come back. */
const waysBack: Readonly<Record<string, () => Promise<unknown>>> = {
  'a count by the operator': () => countStock(shop.engine, entry, 3),
  'a delivery': () => addStock(shop.engine, entry, 3),
  'an import': () => importText(shop.database, writeLines([stockLine(1, 3)])),
  'a cancelled or returned order': () =>
    shop.database.transaction((transaction: Queryable) =>
      putBackStock(transaction, shop.engine, [{ sku, quantity: 1 }]),
    ),
  'a reservation that ended': async () => {
    await shop.addProduct({ sku, cents: 4990, available: 2 });
    const cart = { id: '01a1f8d3-ea00-7c11-9d52-000000000001', lineItems: [{ sku, quantity: 1 }] };
    await shop.database.transaction((transaction) =>
      reserveStock(transaction, shop.engine, cart, { session: 'one', network: undefined }),
    );
    later(HOUR);
    await returnExpiredStock(shop.engine);
  },
};

describe('P-15: when goods are back', () => {
  test.each(Object.entries(waysBack))('by %s, those who wait are told', async (_way, comeBack) => {
    await wait('jana@example.com');
    await shop.database.query(statement('delete from graphile_worker._private_jobs'));
    await comeBack();
    expect(await shop.findJobs('tell-stock-back')).not.toEqual([]);
    expect(await tell()).toEqual(['jana@example.com']);
  });

  test('nobody is woken for what nobody waits for, nor for what is still gone', async () => {
    await ask('jana@example.com');
    await addStock(shop.engine, entry, 3);
    await addStock(shop.engine, entry, -3);
    await wait('eva@example.com');
    await countStock(shop.engine, entry, 0);
    expect(await shop.findJobs('tell-stock-back')).toEqual([]);
  });

  test('who confirms when they are back already is told at once', async () => {
    await shop.addProduct({ sku, cents: 4990, available: 1 });
    await wait('jana@example.com');
    expect(await shop.findJobs('tell-stock-back')).toHaveLength(1);
    expect(await tell()).toEqual(['jana@example.com']);
  });

  test('five hear of a piece in a day, in the order in which they confirmed, and everyone once', async () => {
    const people = Array.from({ length: 12 }, (_, index) => `p${index}@example.com`);
    for (const person of people) await wait(person);
    await addStock(shop.engine, entry, 1);
    expect(await tell()).toEqual(people.slice(0, 5));
    expect(await tell()).toEqual([]);
    await addStock(shop.engine, entry, 1);
    expect(await tell()).toEqual(people.slice(5, 10));
    later(24 * HOUR);
    expect(await tell()).toEqual(people.slice(10));
    later(24 * HOUR);
    expect(await tell()).toEqual([]);
  });

  test('many processes at once tell everyone once', async () => {
    const people = Array.from({ length: 8 }, (_, index) => `p${index}@example.com`);
    for (const person of people) await wait(person);
    await shop.addProduct({ sku, cents: 4990, available: 1 });
    const counts = await Promise.all(Array.from({ length: 4 }, () => tellStockBack(shop.engine)));
    expect(counts.toSorted()).toEqual([0, 0, 0, 5]);
    expect(new Set((await mailJobs('back')).map(({ noticeId }) => noticeId)).size).toBe(5);
  });

  test('a mail that was cut off after it went is written again, one that was noted is not', async () => {
    await wait('jana@example.com');
    await shop.addProduct({ sku, cents: 4990, available: 1 });
    await tellStockBack(shop.engine);
    const [job] = (await mailJobs('back')) as [MailJob];
    expect((await prepareStockNotice(shop.engine, job, view))?.notice.email).toBe('jana@example.com');
    expect(await write(job)).toBe('jana@example.com');
    expect(await write(job)).toBeUndefined();
  });

  test('who is to hear of goods that are gone again keeps their place', async () => {
    for (const person of ['jana@example.com', 'eva@example.com']) await wait(person);
    await addStock(shop.engine, entry, 1);
    await tellStockBack(shop.engine);
    await addStock(shop.engine, entry, -1);
    for (const job of await mailJobs('back')) expect(await write(job)).toBeUndefined();
    await addStock(shop.engine, entry, 1);
    expect(await tell()).toEqual(['jana@example.com', 'eva@example.com']);
  });

  test('of what is not for sale nobody is told', async () => {
    await wait('jana@example.com');
    await shop.addProduct({ sku, cents: 4990, available: 9, published: false });
    expect(await tell()).toEqual([]);
  });
});

describe('P-15: nothing is kept longer than it is needed', () => {
  const emails = async () =>
    (
      await shop.database.query<{ email: string | null }>(
        statement('select email from stock_notice order by email'),
      )
    ).map(({ email }) => email);

  test('the e-mail is forgotten with the mail, and the rest of it a day later', async () => {
    const token = await wait('jana@example.com');
    await addStock(shop.engine, entry, 1);
    await tell();
    expect(await emails()).toEqual([null]);
    expect(await stateOf(token)).toBe('TokenInvalid');
    later(25 * HOUR);
    await forgetOldNotices(shop.engine);
    expect(await emails()).toEqual([]);
  });

  test('who never confirmed is forgotten after two days, who waits in vain after a year', async () => {
    await wait('jana@example.com');
    await ask('eva@example.com');
    later(47 * HOUR);
    await forgetOldNotices(shop.engine);
    expect(await emails()).toEqual(['eva@example.com', 'jana@example.com']);
    later(HOUR);
    await forgetOldNotices(shop.engine);
    expect(await emails()).toEqual(['jana@example.com']);
    later(365 * 24 * HOUR);
    await forgetOldNotices(shop.engine);
    expect(await emails()).toEqual([]);
  });

  test('the operator sees how many wait, and nobody’s name', async () => {
    await wait('jana@example.com');
    await ask('eva@example.com');
    expect(await findWaitingCounts(shop.engine, 10)).toEqual([
      { sku, name: `Product ${sku}`, waiting: 1, unconfirmed: 1, since: start },
    ]);
  });
});
