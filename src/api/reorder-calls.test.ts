import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestShop, fillCart, type TestShop } from '../../tests/support/test-shop.ts';
import { statement } from '../kernel/database.ts';
import { money } from '../kernel/money.ts';

let shop: TestShop;
const saw = 'EX10000001';

beforeAll(async () => {
  shop = await createTestShop();
  await shop.addProduct({ sku: saw, cents: 5000, available: 10 });
});
afterAll(() => shop.drop());

const reprice = statement('update price set cent_amount = $2 where sku = $1');

async function buy(quantity: number) {
  const shopper = shop.openShopper();
  const cart = await fillCart(shopper, saw, quantity);
  const paid = await shopper.get('createBankPayment', { cartId: cart.id, cartVersion: cart.version });
  const { order } = await shopper.get('createMyOrderFromCart', paid.cart);
  return { shopper, orderNumber: order.orderNumber };
}

test('U-04: what was bought goes into the cart again, once however often it is asked, and what changed is told', async () => {
  const { shopper, orderNumber } = await buy(3);
  for (let asked = 0; asked < 2; asked += 1) {
    const { cart, changes } = await shopper.get('reorder', { orderNumber });
    expect([cart.lineItems.map(({ quantity }) => quantity), changes]).toEqual([[3], []]);
  }
  await shop.database.query(reprice, [saw, 6000]);
  const dearer = await shopper.get('reorder', { orderNumber });
  const price = { before: money('EUR', 5000), now: money('EUR', 6000) };
  expect(dearer.changes).toMatchObject([{ sku: saw, ordered: 3, inCart: 3, kind: 'as-ordered', price }]);
});

test('U-04: of what has become scarce there comes as much as there is', async () => {
  const { shopper, orderNumber } = await buy(3);
  await buy((await shop.stockOf(saw)) - 1);
  const { cart, changes } = await shopper.get('reorder', { orderNumber });
  expect(cart.lineItems).toMatchObject([{ quantity: 1 }]);
  expect(changes).toMatchObject([{ ordered: 3, inCart: 1, kind: 'limited' }]);
});

test('U-04: what is not sold any more is named, and the rest comes', async () => {
  const [kept, gone] = ['EX10000002', 'EX10000003'];
  await shop.addProduct({ sku: kept, cents: 1000 });
  await shop.addProduct({ sku: gone, cents: 2000 });
  const shopper = shop.openShopper();
  await shopper.get('addToCart', { sku: gone, quantity: 2 });
  const cart = await fillCart(shopper, kept, 1);
  const paid = await shopper.get('createBankPayment', { cartId: cart.id, cartVersion: cart.version });
  const { order } = await shopper.get('createMyOrderFromCart', paid.cart);
  await shop.addProduct({ sku: gone, cents: 2000, published: false });
  const again = await shopper.get('reorder', { orderNumber: order.orderNumber });
  expect(again.cart.lineItems).toMatchObject([{ variant: { sku: kept }, quantity: 1 }]);
  expect(again.changes).toMatchObject([{ sku: gone, ordered: 2, inCart: 0, kind: 'not-sold' }]);
});

test('X-02: another’s order is not there, and makes no cart', async () => {
  const { orderNumber } = await buy(1);
  const other = shop.openShopper();
  expect(await other.call('reorder', { orderNumber })).toMatchObject({
    ok: false,
    refusal: { code: 'ResourceNotFound' },
  });
  expect(await other.get('getMe', {})).toEqual({ activeCart: null });
});
