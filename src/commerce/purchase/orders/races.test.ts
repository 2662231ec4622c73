import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  cartDiscountLine,
  categoryLine,
  codeLine,
  importLines,
  priceLine,
  productLine,
  skuOf,
  stockLine,
  typeLine,
} from '../../../../tests/support/sample-catalogue.ts';
import {
  createTestShop,
  fillCart,
  type TestShop,
  type TestShopper,
} from '../../../../tests/support/test-shop.ts';
import { statement } from '../../../kernel/database.ts';
import { cancelOrder } from './cancel-order.ts';

const drill = skuOf(1);
const returnUrl = 'https://gantry.sk/checkout/payment';
let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
  await importLines(shop.database, [
    typeLine(),
    categoryLine('workshop'),
    productLine(1),
    priceLine(1, 'EUR', 10_000),
    stockLine(1, 10_000),
    ...['a', 'b', 'c', 'd'].flatMap((key) => [
      cartDiscountLine(key, { requiresDiscountCode: true }),
      codeLine(`CODE-${key.toUpperCase()}`, [key]),
    ]),
  ]);
});
afterAll(() => shop.drop());

const selectBooks = statement(`
  select (select count(*)::int from "order" where cart_id = $1) as orders,
         (select count(*)::int from payment where cart_id = $1 and order_id is not null) as paid`);

async function booksOf(cartId: string) {
  const [books] = await shop.database.query<{ orders: number; paid: number }>(selectBooks, [cartId]);
  return books;
}

async function withCodes(shopper: TestShopper, codes: readonly string[]) {
  const cart = await fillCart(shopper, drill);
  const { cart: lowered } = await shopper.get('updateCart', {
    id: cart.id,
    version: cart.version,
    actions: codes.map((code) => ({ action: 'addDiscountCode', code })),
  });
  return lowered;
}

describe('two tabs', () => {
  test('Y-08: a code applied while the cart is ordered is in the order, or refused; never half', async () => {
    for (let round = 0; round < 25; round += 1) {
      const shopper = shop.openShopper();
      const cart = await fillCart(shopper, drill);
      const { id, version } = cart;
      await shopper.get('createBankPayment', { cartId: id, cartVersion: version });
      const [ordered, applied] = await Promise.all([
        shopper.call('createMyOrderFromCart', { id, version }),
        shopper.call('applyCartCoupon', { id, version, code: 'CODE-A' }),
      ]);
      expect([ordered.ok, applied.ok].filter(Boolean)).toHaveLength(1);
      expect(await booksOf(id)).toEqual(ordered.ok ? { orders: 1, paid: 1 } : { orders: 0, paid: 0 });
    }
  });

  test('Y-02: cash on delivery in one and a card in the other make one order at most, of the amount that is paid', async () => {
    for (let round = 0; round < 25; round += 1) {
      const shopper = shop.openShopper();
      const { id, version } = await fillCart(shopper, drill);
      const [atDoor, card] = await Promise.all([
        shopper.call('createCodPayment', { cartId: id, cartVersion: version }),
        shopper.call('createPayment', {
          cartId: id,
          cartVersion: version,
          paymentInterface: 'card',
          returnUrl,
        }),
      ]);
      if (card.ok) shop.partner.end(card.value.payment.id, 'Authorised');
      const [ordered, completed] = await Promise.all([
        atDoor.ok
          ? shopper.call('createMyOrderFromCart', { id, version: atDoor.value.cart.version })
          : undefined,
        card.ok ? shopper.call('completePayment', { id: card.value.payment.id }) : undefined,
      ]);
      const orders = [
        ...(ordered?.ok ? [ordered.value.order] : []),
        ...(completed?.ok && completed.value.order !== null ? [completed.value.order] : []),
      ];
      expect(orders.length).toBeLessThanOrEqual(1);
      expect(await booksOf(id)).toEqual({ orders: orders.length, paid: orders.length });
      const fee = orders[0]?.customLineItems.length ?? 0;
      expect(fee).toBe(ordered?.ok ? 1 : 0);
    }
  });
});

test('G-06: orders and cancellations with the same codes in any order never stop each other', async () => {
  const placeOne = async (codes: readonly string[]) => {
    const shopper = shop.openShopper();
    const { id, version } = await withCodes(shopper, codes);
    await shopper.get('createBankPayment', { cartId: id, cartVersion: version });
    return { shopper, id, version };
  };
  const forth = ['CODE-A', 'CODE-B', 'CODE-C', 'CODE-D'];
  const back = forth.toReversed();
  const before = await Promise.all(Array.from({ length: 8 }, () => placeOne(back)));
  const orders = await Promise.all(
    before.map(({ shopper, id, version }) => shopper.get('createMyOrderFromCart', { id, version })),
  );
  const waiting = await Promise.all(
    Array.from({ length: 8 }, (_, index) => placeOne(index % 2 ? forth : back)),
  );
  const deadlocksBefore = await countDeadlocks();
  await Promise.all([
    ...orders.map(({ order }) => cancelOrder(shop.engine, { id: order.id })),
    ...waiting.map(({ shopper, id, version }) => shopper.get('createMyOrderFromCart', { id, version })),
  ]);
  expect(await countDeadlocks()).toBe(deadlocksBefore);
  const uses = await shop.database.query<{ code: string; applications: number; uses: number }>(
    statement(`select code, applications, (select count(*)::int from discount_code_use as used
                 where used.code = discount_code.code) as uses from discount_code order by code`),
  );
  for (const { applications, uses: used } of uses) expect(applications).toBe(used);
  expect(uses.find(({ code }) => code === 'CODE-D')?.applications).toBe(8);
});

async function countDeadlocks(): Promise<number> {
  const [row] = await shop.database.query<{ deadlocks: number }>(
    statement('select deadlocks from pg_stat_database where datname = current_database()'),
  );
  return row?.deadlocks ?? 0;
}

describe('while the partner authorises', () => {
  async function payByCard(shopper: TestShopper) {
    const cart = await fillCart(shopper, drill);
    const { payment } = await shopper.get('createPayment', {
      cartId: cart.id,
      cartVersion: cart.version,
      paymentInterface: 'card',
      returnUrl,
    });
    shop.partner.end(payment.id, 'Authorised');
    return { cart, payment };
  }
  const isGivenBack = async (paymentId: string) =>
    (await shop.findJobs('cancel-card-payment')).some(
      (job) => JSON.stringify(job) === JSON.stringify({ paymentId }),
    );

  test('Y-08: a sign-in that makes it another cart gives the money back, and the cart is still there', async () => {
    const shopper = shop.openShopper();
    await shopper.signUp('two-tabs@example.com');
    await shopper.get('signOut', {});
    const visitor = shop.openShopper();
    const { payment } = await payByCard(visitor);
    await visitor.signIn('two-tabs@example.com');
    const completed = await visitor.call('completePayment', { id: payment.id });
    expect(completed).toMatchObject({ refusal: { code: 'ConcurrentModification' } });
    expect(await isGivenBack(payment.id)).toBe(true);
    const { activeCart } = await visitor.get('getMe', {});
    expect(activeCart?.lineItems).toHaveLength(1);
  });

  test('Y-08: a price that changes meanwhile gives the money back, and the cart tells the new price', async () => {
    const shopper = shop.openShopper();
    const { cart, payment } = await payByCard(shopper);
    await importLines(shop.database, [priceLine(1, 'EUR', 9000)]);
    const completed = await shopper.call('completePayment', { id: payment.id });
    expect(completed).toMatchObject({ refusal: { code: 'PriceChanged' } });
    expect(await isGivenBack(payment.id)).toBe(true);
    expect(await booksOf(cart.id)).toEqual({ orders: 0, paid: 0 });
    await importLines(shop.database, [priceLine(1, 'EUR', 10_000)]);
  });

  test('Y-08: a reservation that expires is taken up again as long as the pieces are there', async () => {
    const shopper = shop.openShopper();
    const { cart, payment } = await payByCard(shopper);
    shop.clock.time = new Date(shop.clock.time.getTime() + 11 * 60_000);
    const { order } = await shopper.get('completePayment', { id: payment.id });
    expect(order?.totalPrice).toEqual(cart.totalPrice);
  });
});
