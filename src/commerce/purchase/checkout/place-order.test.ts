import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  cartDiscountLine,
  codeLine,
  createRecordingEvents,
  importLines,
} from '../../../../tests/support/sample-catalogue.ts';
import { createTestShop, fillCart, type TestShop } from '../../../../tests/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.drop());

/** All that an order writes, counted. */
async function written(): Promise<unknown> {
  const { rows } = await shop.database.pool.query(`
    select (select count(*) from "order")::int as orders, (select count(*) from order_event)::int as events,
           (select count(*) from order_viewer)::int as viewers, (select count(*) from discount_code_use)::int as uses,
           (select sum(applications) from discount_code)::int as applications,
           (select sum(available) from inventory)::int as available,
           (select count(*) from graphile_worker._private_jobs)::int as jobs`);
  return rows[0];
}

test('X-02: an order that finds its stock gone at the last moment is refused and leaves nothing behind', async () => {
  const sku = 'EX10000009';
  await shop.addProduct({ sku, cents: 5000, available: 3 });
  const ten = { value: { type: 'relative', permyriad: 1000 }, requiresDiscountCode: true };
  await importLines(
    shop.database,
    [cartDiscountLine('ten', ten), codeLine('TEN', ['ten'])],
    createRecordingEvents(),
  );
  const shopper = shop.openShopper();
  const filled = await fillCart(shopper, sku);
  const { cart } = await shopper.get('updateCart', {
    id: filled.id,
    version: filled.version,
    actions: [{ action: 'addDiscountCode', code: 'TEN' }],
  });
  await shopper.get('createBankPayment', { cartId: cart.id, cartVersion: cart.version });
  const before = await written();

  // Somebody else is quicker than this very order, which has seen three pieces.
  await shop.database.pool.query(`
    create function sell_out() returns trigger language plpgsql as
    $$ begin update inventory set available = 0; return new; end $$;
    create trigger sell_out before insert on "order" for each row execute function sell_out()`);
  const order = () => shopper.call('createMyOrderFromCart', { id: cart.id, version: cart.version });
  const refused = await order();
  await shop.database.pool.query('drop function sell_out cascade');
  expect(refused).toMatchObject({ ok: false, refusal: { code: 'OutOfStock' } });
  expect(await written()).toEqual(before);

  expect(await order()).toMatchObject({ ok: true });
  expect(await written()).toMatchObject({
    orders: 1,
    events: 1,
    viewers: 1,
    uses: 1,
    applications: 1,
    available: 2,
  });
});
