import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderCart } from '../support/buyer.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { type PreparedShop, preparedSkus, prepareShop, SCARCE_SKU } from '../support/prepared-shop.ts';
import { createShopClient, type ShopClient } from '../support/shop-client.ts';
import type { ShopProcess } from '../support/shop-process.ts';
import { expectTrueBooks } from './books.ts';
import { payCarts, startBuyers } from './buyers.ts';
import { createMoments } from './moments.ts';

/** The shop on a database server that it does not own (TEST_DATABASE_URL, else one of the test run). */
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

const KILLS = process.env.GANTRY_LONG === '1' ? 100 : 8;
const BUYERS = 6;

it(`loses no acknowledged order when the shop is killed ${KILLS} times on a server of its own`, async () => {
  let shop = openShop();
  const buyers = startBuyers(BUYERS, () => shop);
  const moments = createMoments(7);
  try {
    for (let kill = 0; kill < KILLS; kill += 1) {
      const running = await shop;
      await buyers.more(2);
      await moments.next();
      running.kill('SIGKILL');
      shop = running.ended.then(openShop);
    }
    await buyers.more(2);
    await buyers.stop();
    await expectTrueBooks(database.url, prepared, buyers);
  } finally {
    await buyers.stop();
    await (await shop).stop();
  }
}, 600_000);

it('sells ten pieces to fifty buyers at once: ten orders and forty clear refusals', async () => {
  const shop = await openShop();
  const client = createShopClient(shop.port, 'de.localhost', 50);
  try {
    const carts = await payCarts(client, SCARCE_SKU, 50);
    const answers = await Promise.all(carts.map((cart) => orderCart(client, cart)));
    const numbers = answers.flatMap((answer) => ('order' in answer ? [answer.order.orderNumber] : []));
    const refusals = answers.flatMap((answer) =>
      'error' in answer ? [`${answer.status} ${answer.error.code} ${answer.error.sku}`] : [],
    );
    expect(new Set(numbers).size).toBe(10);
    expect(refusals).toEqual(Array.from({ length: 40 }, () => `409 OutOfStock ${SCARCE_SKU}`));
    const { rows } = await database.pool.query('select available from inventory where sku = $1', [
      SCARCE_SKU,
    ]);
    expect(rows).toEqual([{ available: 0 }]);
  } finally {
    client.close();
    await shop.stop();
  }
});

it('X-04: answers a shop gave before it was killed are given byte for byte by the next one', async () => {
  let shop = await openShop();
  const client = createShopClient(shop.port, 'de.localhost', 4);
  const [cart] = await payCarts(client, preparedSkus[0], 1);
  if (cart === undefined) throw new Error('no cart was filled');
  const ask = (from: ShopClient) =>
    from.send('POST', '/api/commerce/createMyOrderFromCart', {
      headers: {
        'content-type': 'application/json',
        cookie: `token=${cart.token}`,
        'idempotency-key': 'kill-9',
      },
      body: JSON.stringify({ id: cart.id, version: cart.version }),
    });
  try {
    const first = await ask(client);
    expect(first.status).toBe(200);
    client.close();
    shop.kill('SIGKILL');
    await shop.ended;
    await database.pool.query(
      `update "order" set payment_state = 'Paid', version = version + 1 where cart_id = $1`,
      [cart.id],
    );
    shop = await openShop();
    const next = createShopClient(shop.port, 'de.localhost', 4);
    const second = await ask(next);
    next.close();
    expect(second.status).toBe(200);
    expect(second.body.equals(first.body)).toBe(true);
  } finally {
    await shop.stop();
  }
});

async function openShop(): Promise<ShopProcess> {
  const shop = await prepared.start();
  await shop.opened;
  return shop;
}
