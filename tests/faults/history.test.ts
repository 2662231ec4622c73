import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { INITIAL_STOCK, type PreparedShop, preparedSkus, prepareShop } from '../support/prepared-shop.ts';
import type { ShopProcess } from '../support/shop-process.ts';
import { expectTrueBooks } from './books.ts';
import { startBuyers } from './buyers.ts';
import { type CartHistory, changeCart, findContradictions } from './cart-history.ts';
import { startHesitatingBuyers } from './hesitating-buyers.ts';
import { createMoments } from './moments.ts';

/** How long the shop is under load and under fire. */
const SECONDS = process.env.GANTRY_LONG === '1' ? 60 : 10;

let database: TestDatabase;
let prepared: PreparedShop;
beforeAll(async () => {
  database = await createTestDatabase();
  prepared = await prepareShop(database.url);
});
afterAll(async () => {
  await prepared.remove();
  await database.drop();
});

async function openShop(): Promise<ShopProcess> {
  const shop = await prepared.start();
  await shop.opened;
  return shop;
}

const stockOf = `
  select sku, available,
         coalesce((select sum(quantity) from stock_reservation as held where held.sku = inventory.sku), 0)::int as reserved,
         coalesce((select sum((line ->> 'quantity')::int)
                     from "order", jsonb_array_elements(contents -> 'lineItems') as line
                    where line ->> 'sku' = inventory.sku), 0)::int as sold
    from inventory where sku = any($1) order by sku`;

interface Stock {
  readonly available: number;
  readonly reserved: number;
  readonly sold: number;
}

async function findStock(client: pg.Client): Promise<Stock[]> {
  const { rows } = await client.query<Stock>(stockOf, [[...preparedSkus]]);
  return rows;
}

it(`keeps every acknowledged change once, and every piece once, while two shops are killed for ${SECONDS} s of random load`, async ({
  annotate,
}) => {
  const shops = [openShop(), openShop()];
  let turn = 0;
  const findShop = (): Promise<ShopProcess> => {
    turn += 1;
    return shops[turn % shops.length] ?? openShop();
  };
  const buyers = startBuyers(3, findShop);
  const hesitating = startHesitatingBuyers(2, findShop);
  const moments = createMoments(3);
  const histories: CartHistory[] = [];
  const until = performance.now() + SECONDS * 1000;
  const change = async () => {
    while (performance.now() < until) histories.push(await changeCart(findShop));
  };
  const changing = Promise.all([change(), change()]);
  let kills = 0;
  try {
    while (performance.now() < until) {
      const index = kills % shops.length;
      const running = await shops[index];
      await buyers.more(3);
      await moments.next();
      running?.kill('SIGKILL');
      shops[index] = Promise.resolve(running?.ended).then(openShop);
      kills += 1;
    }
    await changing;
    await Promise.all([buyers.stop(), hesitating.stop()]);

    expect(kills).toBeGreaterThan(0);
    expect(histories.length).toBeGreaterThan(0);
    expect(histories.flatMap(findContradictions)).toEqual([]);
    expect(hesitating.reservations).toBeGreaterThan(0);
    const changes = histories.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    await annotate(
      `${kills} kills, ${changes} cart changes, ${buyers.acknowledged.length} orders, ${hesitating.reservations} reservations`,
    );

    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    try {
      const stock = await findStock(client);
      for (const { available, reserved, sold } of stock) {
        expect(available + reserved + sold).toBe(INITIAL_STOCK);
      }
      expect(stock.some(({ reserved }) => reserved > 0)).toBe(true);
      // Ten minutes go by: what killed shops and absent shoppers left reserved comes back by itself.
      await client.query(`update stock_reservation set expires_at = now() - interval '1 second'`);
      const left = async () => (await findStock(client)).map(({ reserved }) => reserved);
      await expect.poll(left, { interval: 200 }).toEqual(preparedSkus.map(() => 0));
    } finally {
      await client.end();
    }
    await expectTrueBooks(database.url, prepared, buyers);
  } finally {
    await Promise.allSettled([buyers.stop(), hesitating.stop(), changing]);
    for (const shop of shops) await (await shop).stop();
  }
});

describe('the checker of histories', () => {
  const seen = (version: number, pieces: number, email?: string) => ({ version, pieces, email });
  const added = (version: number, pieces: number, email?: string) => ({
    ...seen(version, pieces, email),
    write: undefined,
  });
  const history = (more: Partial<CartHistory>): CartHistory => ({
    acknowledged: [],
    reads: [],
    unknownAdditions: 0,
    unknownWrites: [],
    last: seen(1, 0),
    ...more,
  });

  it('finds nothing wrong with one in which an unheard addition happened', () => {
    const right = history({
      acknowledged: [added(2, 1), { ...seen(3, 1, 'a'), write: 'a' }],
      unknownAdditions: 1,
      last: seen(4, 2, 'a'),
    });
    expect(findContradictions(right)).toEqual([]);
  });

  it.each([
    ['a lost addition', { acknowledged: [added(2, 1), added(3, 2)], last: seen(2, 1) }, 'additions are lost'],
    ['an addition that happened twice', { acknowledged: [added(2, 1)], last: seen(3, 2) }, 'nobody added'],
    [
      'two changes of one version',
      { acknowledged: [added(2, 1), added(2, 1)], last: seen(3, 2) },
      'one version',
    ],
    [
      'a write that was overwritten unseen',
      { acknowledged: [{ ...seen(2, 0, 'a'), write: 'a' }, added(3, 1, 'b')], last: seen(3, 1, 'b') },
      'another e-mail without a write',
    ],
    [
      'a lost write',
      { acknowledged: [{ ...seen(2, 0, 'a'), write: 'a' }], last: seen(1, 0) },
      'writes are lost',
    ],
    [
      'a value that nobody wrote',
      { acknowledged: [], unknownWrites: ['a'], last: seen(2, 0, 'c') },
      'c was never written',
    ],
  ])('finds %s', (_what, part, sentence) => {
    expect(findContradictions(history(part))).toContainEqual(expect.stringContaining(sentence));
  });
});
