import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { createLocalEvents } from '../../tests/support/local-events.ts';
import { statement } from '../kernel/database.ts';
import { importMerchant } from './import-merchant.ts';
import { selectMerchant, selectMerchantChanges } from './merchant-store.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const heard: string[] = [];
const { events, deliver } = createLocalEvents();
events.subscribe(
  ({ type }) => heard.push(type),
  () => undefined,
);
const named = (name: string) => ({ company: { name } });
const take = (name: string, version?: number, by = 'a test') =>
  importMerchant(
    {
      database: test.database,
      events,
      clock: { now: () => new Date('2026-11-23T12:00:00Z') },
      hasMedia: async (media) => media === 'logo.png',
    },
    version === undefined ? { merchant: named(name) } : { version, merchant: named(name) },
    by,
  );

it('O-01: keeps every change with its version, time and writer, and announces it', async () => {
  expect(await take('First')).toEqual({ ok: true, value: 1 });
  expect(await take('Second', 1, 'Jana')).toEqual({ ok: true, value: 2 });
  const changedAt = new Date('2026-11-23T12:00:00Z');
  expect(await selectMerchantChanges(test.database)).toEqual([
    { version: 2, record: named('Second'), changedAt, changedBy: 'Jana' },
    { version: 1, record: named('First'), changedAt, changedBy: 'a test' },
  ]);
  deliver();
  expect(heard).toEqual(['merchant-changed', 'merchant-changed']);
});

it('refuses a file of another version, and one without any when there is a record', async () => {
  for (const version of [1, 3, undefined])
    expect(await take('Late', version)).toMatchObject({
      ok: false,
      refusal: { code: 'MerchantChangedMeanwhile', current: { version: 2, changedBy: 'Jana' } },
    });
  expect((await selectMerchant(test.database))?.record).toEqual(named('Second'));
});

it('takes one of two changes that are made of the same version at the same time', async () => {
  const outcomes = await Promise.all(['A', 'B', 'C', 'D'].map((name) => take(name, 2)));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await selectMerchant(test.database))?.version).toBe(3);
});

it('names only media that the shop has', async () => {
  const shop = {
    database: test.database,
    events,
    clock: { now: () => new Date() },
    hasMedia: async (media: string) => media === 'logo.png',
  };
  const take = (logo: string) => importMerchant(shop, { version: 3, merchant: { logo } }, 'a test');
  expect(await take('gone.png')).toMatchObject({
    ok: false,
    refusal: { code: 'MerchantInvalid', problems: [{ path: 'logo' }] },
  });
  expect(await take('logo.png')).toEqual({ ok: true, value: 4 });
});

it('never changes nor forgets what was written', async () => {
  for (const change of [
    'update merchant_record set version = 9',
    'delete from merchant_record',
    'truncate merchant_record',
  ])
    await expect(test.database.query(statement(change))).rejects.toThrow('merchant_record is append-only');
});
