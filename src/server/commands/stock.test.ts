import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCommandLine, type TestCommandLine } from '../../../tests/support/command-line.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import {
  categoryLine,
  importLines,
  productLine,
  skuOf,
  stockLine,
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
    productLine(2),
    stockLine(1, 10),
    stockLine(1, 4, 'north'),
    stockLine(2, 0),
  ]);
  await database.pool.query(
    `insert into stock_reservation values ('00000000-0000-7000-8000-000000000001', $1, '', 3, now() + interval '5 minutes', 'somebody')`,
    [sku],
  );
  await database.pool.query(`update inventory set available = 7 where sku = $1 and channel = ''`, [sku]);
});
afterAll(async () => {
  await database.drop();
  await commands.close();
});

const run = (...args: string[]) => commands.run('stock', ...args);

/** What a listing prints as JSON, without the names. */
async function rows(...args: string[]) {
  const { code, printed } = await run(...args, '--json');
  expect(code).toBe(0);
  return JSON.parse(printed) as { sku: string; channel: string; available: number; onHand: number }[];
}

describe('the operator', () => {
  test('sees what is available, reserved and on hand, by channel', async () => {
    expect(await rows('list')).toMatchObject([
      { sku, channel: '', available: 7, reserved: 3, onHand: 10 },
      { sku, channel: 'north', available: 4, reserved: 0, onHand: 4 },
      { sku: skuOf(2), channel: '', available: 0, reserved: 0, onHand: 0 },
    ]);
    expect((await rows('list', '--below', '5')).map((row) => `${row.sku}/${row.channel}`)).toEqual([
      `${sku}/north`,
      `${skuOf(2)}/`,
    ]);
    expect(await run('export', '--channel', 'north')).toMatchObject({
      code: 0,
      printed: `sku,channel,name,available,reserved,onHand,reorderedAt\r\n${sku},north,Tool 1,4,0,4,\r\n`,
    });
    expect(await rows('reservations', sku)).toMatchObject([{ sku, channel: '', quantity: 3 }]);
    expect(await rows('waiting')).toEqual([]);
  });

  test('counts what is on hand and adds deliveries, never below what is there', async () => {
    expect(await run('set', sku, '12')).toMatchObject({ code: 0 });
    expect(await run('add', sku, '-2')).toMatchObject({ code: 0 });
    expect(await run('add', sku, '5', '--channel', 'south')).toMatchObject({ code: 0 });
    expect(await rows('show', sku)).toMatchObject([
      { channel: '', available: 7, reserved: 3, onHand: 10 },
      { channel: 'north', onHand: 4 },
      { channel: 'south', onHand: 5 },
    ]);
    expect(await run('add', sku, '-8')).toMatchObject({
      code: 1,
      said: `Only 7 of ${sku} are available; the rest is sold or reserved.\n`,
    });
  });

  test('P-03: keeps when an article was ordered anew, until a delivery of it is counted', async () => {
    const days = async () => {
      const { printed } = await run('show', skuOf(2), '--json');
      return (JSON.parse(printed) as { channel: string; reorderedAt: string }[]).map(
        ({ channel, reorderedAt }) => `${channel}:${reorderedAt}`,
      );
    };
    expect(await run('reorder', skuOf(2), '2026-11-30')).toMatchObject({ code: 0 });
    expect(await run('reorder', skuOf(2), '2026-12-01', '--channel', 'north')).toMatchObject({ code: 0 });
    await run('set', skuOf(2), '0');
    expect(await days()).toEqual([':2026-11-30', 'north:2026-12-01']);
    await run('add', skuOf(2), '3');
    await run('set', skuOf(2), '2', '--channel', 'north');
    expect(await days()).toEqual([':', 'north:']);
    await run('reorder', skuOf(2), '2026-11-30');
    await run('reorder', skuOf(2), 'none');
    expect(await days()).toEqual([':', 'north:']);
  });

  test.each([
    [['reorder', skuOf(2), '2026-11-31'], '2026-11-31 is no day like 2026-11-30, and not none.'],
    [['reorder', skuOf(2)], 'nothing is no day like 2026-11-30, and not none.'],
    [['reorder', 'EX10000009', '2026-11-30'], 'There is no product EX10000009.'],
    [['set', 'EX10000009', '1'], 'There is no product EX10000009.'],
    [['set', '4100010', '1'], '4100010 is no sku with stock: EX and 8 digits.'],
    [['set', sku, '-1'], '-1 is no number of pieces from 0 to 1000000000.'],
    [['set', sku], 'nothing is no number of pieces from 0 to 1000000000.'],
    [['set', sku, '1', '--channel', 'a b'], 'a b is no channel: letters, digits, _ . or -.'],
    [['show', 'EX10000008'], 'There is no stock of EX10000008.'],
    [['burn'], 'stock burn: known are list, show, set, add, reorder, reservations, waiting, export.'],
  ])('is told in one line what is wrong with %j', async (args, line) => {
    expect(await run(...args)).toEqual({ code: 1, printed: '', said: `${line}\n` });
  });
});
