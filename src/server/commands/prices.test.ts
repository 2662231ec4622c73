import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCommandLine, type TestCommandLine } from '../../../tests/support/command-line.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import {
  cartDiscountLine,
  categoryLine,
  importLines,
  priceLine,
  productDiscountLine,
  productLine,
  skuOf,
  typeLine,
} from '../../../tests/support/sample-catalogue.ts';

let database: TestDatabase;
let commands: TestCommandLine;
const sku = skuOf(1);

beforeAll(async () => {
  database = await createTestDatabase();
  commands = await openCommandLine(database);
  await importLines(database.database, [
    typeLine(),
    categoryLine('workshop'),
    productLine(1),
    priceLine(1, 'EUR', 12_900),
    productDiscountLine('sale', { isActive: false }),
    cartDiscountLine('bundle', { requiresDiscountCode: true }),
  ]);
});
afterAll(async () => {
  await database.drop();
  await commands.close();
});

const run = (...args: readonly string[]) => commands.run(...args);
const amounts = async () =>
  (JSON.parse((await run('prices', 'list', sku, '--json')).printed) as { key: string; amount: string }[]).map(
    ({ key, amount }) => `${key} ${amount}`,
  );

test('an operator sets prices for a market, a group and a time, and sees what visitors were shown', async () => {
  expect((await run('prices', 'set', sku, 'DE', '119.9')).code).toBe(0);
  expect((await run('prices', 'set', sku, 'CZK', '2990', '--group', 'trade')).code).toBe(0);
  expect(await amounts()).toEqual([
    `${sku}/CZK/group=trade 2990.00`,
    `${sku}/DE 119.90`,
    `${sku}/EUR 129.00`,
  ]);
  expect((await run('prices', 'set', sku, 'DE', '119.90')).said).toContain('Nothing changed.');
  const { printed: log } = await run('prices', 'log', sku, '--csv');
  expect(log.split('\r\n').map((line) => line.replace(/\d{4}-[^,]*/, 'T'))).toEqual([
    'scope,currency,from,amount',
    'DE,EUR,T,119.90',
    'EUR,EUR,T,129.00',
    '',
  ]);
  expect(JSON.parse((await run('prices', 'show', `${sku}/DE`)).printed)).toMatchObject({ country: 'DE' });
  expect((await run('prices', 'export')).printed.split('\r\n')).toHaveLength(5);
});

test.each<[string[], string]>([
  [['prices', 'set', sku, 'XX', '1'], 'XX is no country and no currency.'],
  [['prices', 'set', sku, 'EUR', '1,50'], '1,50 is no amount like 129.90.'],
  [['prices', 'set', 'EX10000099', 'EUR', '1'], 'no product has the sku EX10000099'],
  [['prices', 'show', 'nothing'], 'There is no price nothing.'],
  [['prices', 'sell'], 'prices sell: known are list, show, set, log, export.'],
  [['codes', 'create', 'NEW', 'missing'], 'no cart discount has the key missing'],
  [['codes', 'show', 'NEW'], 'There is no code NEW.'],
  [['discounts', 'set', 'sale', '--active', 'maybe'], '--active maybe: on or off.'],
])('%j is refused in words', async (args, words) => {
  const { code, said: told } = await run(...args);
  expect(code).toBe(1);
  expect(told).toContain(words);
});

test('an operator makes a code, limits it and switches it off', async () => {
  await run('codes', 'create', 'welcome', 'bundle', '--most-each', '1');
  await run('codes', 'set', 'WELCOME', '--most', '500', '--until', '2030-01-01T00:00:00Z');
  const { printed: shown } = await run('codes', 'show', 'welcome', '--json');
  expect(JSON.parse(shown)).toEqual([
    {
      code: 'WELCOME',
      cartDiscounts: 'bundle',
      isActive: true,
      validFrom: null,
      validUntil: '2030-01-01T00:00:00.000Z',
      applications: 0,
      maxApplications: 500,
      maxApplicationsPerCustomer: 1,
    },
  ]);
  expect((await run('codes', 'create', 'WELCOME', 'bundle')).said).toContain(
    'There is a code WELCOME already.',
  );
  await run('codes', 'disable', 'WELCOME');
  expect((await run('codes', 'export')).printed).toContain('WELCOME,bundle,false,');
  await run('codes', 'set', 'WELCOME', '--most', 'none');
  expect(JSON.parse((await run('codes', 'list', '--json')).printed)[0]).toMatchObject({
    maxApplications: null,
  });
});

test('an operator switches a discount on, and prices follow at once', async () => {
  const lowered = async () => {
    const { rows } = await database.pool.query<{ cents: number | null }>(
      `select discounted_cent_amount as cents from price where sku = $1 and key = 'EUR'`,
      [sku],
    );
    return rows[0]?.cents;
  };
  expect(await lowered()).toBeNull();
  await run('discounts', 'set', 'sale', '--active', 'on');
  expect(await lowered()).toBe(11_610);
  expect((await run('discounts', 'list', '--csv')).printed).toContain('sale,product,10,true');
  await run('discounts', 'set', 'sale', '--until', '2020-01-01T00:00:00Z');
  expect(await lowered()).toBeNull();
  expect(JSON.parse((await run('discounts', 'show', 'sale')).printed)).toMatchObject({
    validUntil: '2020-01-01T00:00:00.000Z',
  });
});
