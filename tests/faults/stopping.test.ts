import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderCart } from '../support/buyer.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { type PreparedShop, preparedSkus, prepareShop } from '../support/prepared-shop.ts';
import { createShopClient } from '../support/shop-client.ts';
import { payCarts } from './buyers.ts';

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

const IN_FLIGHT = 8;

/** Statements that wait for a lock which the test holds. */
async function countWaiting(): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::integer as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

it('finishes the orders in flight when it is told to end, takes no more, and ends with code 0', async () => {
  const shop = await prepared.start();
  await shop.opened;
  const client = createShopClient(shop.port, 'de.localhost', IN_FLIGHT);
  const carts = await payCarts(client, preparedSkus[0], IN_FLIGHT);
  const holder = await database.pool.connect();
  try {
    await holder.query('begin');
    await holder.query('select from inventory where sku = $1 for update', [preparedSkus[0]]);
    const answers = Promise.all(carts.map((cart) => orderCart(client, cart)));
    await expect.poll(countWaiting).toBe(IN_FLIGHT);
    shop.kill('SIGTERM');
    await expect.poll(() => shop.stdout()).toContain('Closing');
    await expect.poll(() => isListening(shop.port)).toBe(false);
    await holder.query('commit');
    const numbers = (await answers).map((answer) => ('order' in answer ? answer.order.orderNumber : answer));
    expect(numbers.every((number) => typeof number === 'string')).toBe(true);
    expect(new Set(numbers).size).toBe(IN_FLIGHT);
    expect(await shop.ended).toEqual({ code: 0, signal: null });
    expect(shop.stderr()).toBe('');
  } finally {
    holder.release();
    client.close();
    shop.kill('SIGKILL', 'group');
  }
});
