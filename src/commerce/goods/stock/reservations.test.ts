import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { importLines, stockLine } from '../../../../tests/support/sample-catalogue.ts';
import {
  createTestShop,
  fillCart,
  type TestShop,
  type TestShopper,
} from '../../../../tests/support/test-shop.ts';
import { exportCatalogue } from '../../../catalogue-file/export-catalogue.ts';
import { statement } from '../../../kernel/database.ts';
import { returnExpiredStock } from './return-expired-stock.ts';

let shop: TestShop;
let number = 0;
let sku: string;

beforeAll(async () => {
  shop = await createTestShop();
});
beforeEach(async () => {
  number += 1;
  sku = `EX1000${String(number).padStart(4, '0')}`;
  await shop.addProduct({ sku, cents: 5000, available: 14 });
});
afterAll(() => shop.drop());

const MINUTE_MS = 60_000;
const wait = (minutes: number) => {
  shop.clock.time = new Date(shop.clock.time.getTime() + minutes * MINUTE_MS);
};

const selectReserved = statement(
  'select coalesce(sum(quantity), 0)::int as pieces, max(expires_at) as until from stock_reservation where sku = $1',
);
async function reserved() {
  const [row] = await shop.database.query<{ pieces: number; until: Date | null }>(selectReserved, [sku]);
  const minutes = row?.until ? (row.until.getTime() - shop.clock.time.getTime()) / MINUTE_MS : undefined;
  return { pieces: row?.pieces ?? 0, minutes };
}

const selectChannels = statement('select channel, available from inventory where sku = $1');
async function findChannels() {
  const rows = await shop.database.query<{ channel: string; available: number }>(selectChannels, [sku]);
  return Object.fromEntries(rows.map(({ channel, available }) => [channel, available]));
}

type Cart = Awaited<ReturnType<typeof fillCart>>;

const askPayment = (shopper: TestShopper, cart: Pick<Cart, 'id' | 'version'>) =>
  shopper.call('createPayment', {
    cartId: cart.id,
    cartVersion: cart.version,
    paymentInterface: 'card',
    returnUrl: 'http://sk.localhost:3000/checkout/payment?step=4',
  });

/** Somebody who is at the card partner with so many pieces. */
async function startPaying(quantity: number) {
  const shopper = shop.openShopper();
  const cart = await fillCart(shopper, sku, quantity);
  const opened = await askPayment(shopper, cart);
  if (!opened.ok) throw new Error(opened.refusal.code);
  const { id } = opened.value.payment;
  return {
    shopper,
    cart,
    end(status: 'Authorised' | 'Refused' | 'Cancelled') {
      shop.partner.end(id, status);
      return shopper.call('completePayment', { id });
    },
  };
}

async function availableTo(shopper: TestShopper, cartId?: string): Promise<number | undefined> {
  const input = cartId === undefined ? { skus: [sku] } : { skus: [sku], cartId };
  const { inventoryEntries } = await shopper.get('getInventory', input);
  return inventoryEntries.results[0]?.availableQuantity;
}

describe('while a card is being paid', () => {
  test('G-04: its pieces are gone for everyone else and still there for its own cart', async () => {
    const { shopper, cart } = await startPaying(7);
    const other = shop.openShopper();
    expect(await availableTo(other)).toBe(7);
    expect(await availableTo(shopper, cart.id)).toBe(14);
    const [line] = (await shopper.get('getCart', { id: cart.id })).cart.lineItems;
    expect(line?.maximumQuantity).toBe(14);
    expect(await other.call('addToCart', { sku, quantity: 8 })).toMatchObject({
      ok: false,
      refusal: { code: 'QuantityAboveStock', available: 7 },
    });
    expect(await reserved()).toEqual({ pieces: 7, minutes: 10 });
    expect(shop.announced).toContainEqual({ type: 'stock-changed', skus: [sku] });
  });

  test('X-02: nobody learns what is in another one’s cart by asking with its id', async () => {
    const { cart } = await startPaying(7);
    const stranger = shop.openShopper();
    await stranger.get('createCart', {});
    expect(await stranger.call('getInventory', { skus: [sku], cartId: cart.id })).toMatchObject({
      ok: false,
      refusal: { code: 'CartNotFound' },
    });
  });

  test('paying again for the same cart reserves the same pieces, not more', async () => {
    const { shopper, cart } = await startPaying(7);
    wait(5);
    expect((await askPayment(shopper, cart)).ok).toBe(true);
    expect(await reserved()).toEqual({ pieces: 7, minutes: 10 });
    expect(await shop.stockOf(sku)).toBe(7);
  });

  test('the order uses them up', async () => {
    const { end } = await startPaying(7);
    expect(await end('Authorised')).toMatchObject({ ok: true, value: { order: { paymentState: 'Paid' } } });
    expect(await reserved()).toMatchObject({ pieces: 0 });
    expect(await shop.stockOf(sku)).toBe(7);
  });

  test.each(['Refused', 'Cancelled'] as const)('a payment that is %s gives them back', async (status) => {
    const { end } = await startPaying(7);
    expect(await end(status)).toMatchObject({ ok: true, value: { payment: { state: status } } });
    expect(await reserved()).toMatchObject({ pieces: 0 });
    expect(await shop.stockOf(sku)).toBe(14);
  });

  test('a partner that cannot be reached leaves nothing reserved', async () => {
    const shopper = shop.openShopper();
    const cart = await fillCart(shopper, sku, 7);
    shop.partner.isDown = true;
    expect(await askPayment(shopper, cart)).toMatchObject({
      refusal: { code: 'PaymentProviderUnavailable' },
    });
    shop.partner.isDown = false;
    expect(await reserved()).toMatchObject({ pieces: 0 });
    expect(await shop.stockOf(sku)).toBe(14);
  });

  test('a cart that is short is refused before its shopper leaves for the partner, and reserves none of its lines', async () => {
    const shopper = shop.openShopper();
    const cart = await fillCart(shopper, sku, 8);
    await startPaying(7);
    expect(await askPayment(shopper, cart)).toMatchObject({
      ok: false,
      refusal: { code: 'OutOfStock', sku, available: 7 },
    });
    expect(await reserved()).toMatchObject({ pieces: 7 });
  });

  test('fifty carts that begin to pay for fourteen pieces set ten aside, all may pay, and those who paid first have them', async () => {
    const buyers = await Promise.all(Array.from({ length: 50 }, () => startPaying(1)));
    expect(await reserved()).toMatchObject({ pieces: 10 });
    expect(await shop.stockOf(sku)).toBe(4);
    const answers = await Promise.all(buyers.map(({ end }) => end('Authorised')));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(14);
    for (const answer of answers) {
      if (!answer.ok) expect(answer.refusal).toMatchObject({ code: 'OutOfStock', sku, available: 0 });
    }
    expect(await reserved()).toMatchObject({ pieces: 0 });
    expect(await shop.stockOf(sku)).toBe(0);
  });
});

describe('what the shopper does meanwhile', () => {
  test('looking at the cart keeps nothing any longer; paying again does, four times an hour', async () => {
    const { shopper, cart } = await startPaying(7);
    wait(8);
    await shopper.get('getCart', { id: cart.id });
    expect(await reserved()).toEqual({ pieces: 7, minutes: 2 });
    for (let again = 2; again <= 4; again += 1) {
      expect((await askPayment(shopper, cart)).ok).toBe(true);
      expect(await reserved()).toEqual({ pieces: 7, minutes: 10 });
      wait(8);
    }
    expect((await askPayment(shopper, cart)).ok).toBe(true);
    expect(await reserved()).toMatchObject({ pieces: 0 });
    expect(await shop.stockOf(sku)).toBe(14);
  });

  test('changing the cart gives everything back at once: what is being paid is no more', async () => {
    const { shopper, cart } = await startPaying(7);
    const [line] = cart.lineItems;
    if (line === undefined) throw new Error('the cart is empty');
    await shopper.get('updateCart', {
      id: cart.id,
      version: cart.version,
      actions: [{ action: 'changeLineItemQuantity', lineItemId: line.id, quantity: 2 }],
    });
    expect(await reserved()).toMatchObject({ pieces: 0 });
    expect(await shop.stockOf(sku)).toBe(14);
  });

  test('gives everything back when the cart is thrown away', async () => {
    const { shopper, cart } = await startPaying(7);
    await shopper.get('deleteCart', { id: cart.id, version: cart.version });
    expect(await reserved()).toMatchObject({ pieces: 0 });
    expect(await shop.stockOf(sku)).toBe(14);
  });

  test('a failed payment for an earlier version leaves the next one its pieces', async () => {
    const first = await startPaying(6);
    const { cart } = await first.shopper.get('addToCart', { sku });
    expect((await askPayment(first.shopper, cart)).ok).toBe(true);
    await first.end('Refused');
    expect(await reserved()).toMatchObject({ pieces: 7 });
  });
});

describe('a line with a supply channel', () => {
  const north = 'warehouse-north';

  test('takes from its own stock and from no other', async () => {
    await importLines(shop.database, [stockLine(number, 4, north)], shop.engine.events);
    const shopper = shop.openShopper();
    const add = (quantity: number, supplyChannel?: string) =>
      shopper.call('addToCart', { sku, quantity, ...(supplyChannel === undefined ? {} : { supplyChannel }) });
    expect(await add(5, north)).toMatchObject({
      ok: false,
      refusal: { code: 'QuantityAboveStock', available: 4 },
    });
    expect(await add(1, 'nowhere')).toMatchObject({ ok: false, refusal: { code: 'OutOfStock' } });
    expect((await add(3, north)).ok).toBe(true);
    expect((await add(14)).ok).toBe(true);
    const cart = await fillCart(shopper, sku, 1).catch(() => undefined);
    expect(cart).toBeUndefined(); // no more than fourteen without a channel
  });

  test('reserves and orders from it', async () => {
    await importLines(shop.database, [stockLine(number, 4, north)], shop.engine.events);
    const shopper = shop.openShopper();
    await shopper.get('addToCart', { sku, quantity: 3, supplyChannel: north });
    const cart = await fillCart(shopper, sku, 2);
    expect((await askPayment(shopper, cart)).ok).toBe(true);
    expect(await findChannels()).toEqual({ '': 12, [north]: 2 });
    const { cart: read } = await shopper.get('getCart', { id: cart.id });
    expect(read.lineItems.map(({ maximumQuantity }) => maximumQuantity)).toEqual([4, 14]);
    await shopper.get('createBankPayment', { cartId: cart.id, cartVersion: cart.version });
    await shopper.get('createMyOrderFromCart', { id: cart.id, version: cart.version });
    expect(await findChannels()).toEqual({ '': 12, [north]: 1 });
    expect(await reserved()).toMatchObject({ pieces: 0 });
  });
});

describe('after ten minutes without a sign', () => {
  test('the pieces come back with whoever is short of them, in that very moment', async () => {
    await startPaying(7);
    const other = shop.openShopper();
    await shop.addProduct({ sku, cents: 5000, available: 14 });
    const cart = await fillCart(other, sku, 8);
    await shop.addProduct({ sku, cents: 5000, available: 7 });
    wait(9.9);
    expect(await askPayment(other, cart)).toMatchObject({ ok: false, refusal: { available: 7 } });
    wait(0.2);
    expect((await askPayment(other, cart)).ok).toBe(true);
    expect(await reserved()).toMatchObject({ pieces: 7 });
    expect(await shop.stockOf(sku)).toBe(7);
  });

  test('the repeated work gives them back once, however many processes do it', async () => {
    await Promise.all([startPaying(1), startPaying(2), startPaying(3), startPaying(4)]);
    expect(await shop.stockOf(sku)).toBe(4);
    wait(10);
    const before = shop.announced.length;
    const counts = await Promise.all(Array.from({ length: 8 }, () => returnExpiredStock(shop.engine)));
    expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThan(0);
    expect(await shop.stockOf(sku)).toBe(14);
    expect(shop.announced.slice(before)).toContainEqual(
      expect.objectContaining({ type: 'stock-changed', skus: expect.arrayContaining([sku]) }),
    );
    expect(await returnExpiredStock(shop.engine)).toBe(0);
  });

  test('Y-08: money that arrives late still buys what is there', async () => {
    const { end } = await startPaying(7);
    wait(11);
    await returnExpiredStock(shop.engine);
    expect(await end('Authorised')).toMatchObject({ ok: true, value: { order: { paymentState: 'Paid' } } });
    expect(await shop.stockOf(sku)).toBe(7);
  });

  test('Y-08: money that arrives after somebody else took the pieces goes back', async () => {
    const late = await startPaying(7);
    wait(11);
    const quick = await startPaying(8).catch(() => undefined);
    expect(quick).toBeUndefined(); // the cart cannot hold what is not there until it has come back
    await returnExpiredStock(shop.engine);
    await (await startPaying(8)).end('Authorised');
    expect(await late.end('Authorised')).toMatchObject({
      ok: false,
      refusal: { code: 'OutOfStock', sku, available: 6 },
    });
    expect(await shop.stockOf(sku)).toBe(6);
  });
});

describe('a count of what is on hand', () => {
  test('includes what is reserved: importing an export in the middle of a payment changes nothing', async () => {
    await startPaying(7);
    let file = '';
    await exportCatalogue({
      database: shop.database,
      types: ['stock'],
      async write(chunk) {
        file += chunk;
      },
    });
    const lines = file
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(lines).toContainEqual({ type: 'stock', key: sku, availableQuantity: 14 });
    expect(await importLines(shop.database, lines, shop.engine.events)).toMatchObject({ isUnchanged: true });
    await importLines(shop.database, [stockLine(number, 16)], shop.engine.events);
    expect(await shop.stockOf(sku)).toBe(9);
    expect(shop.announced.at(-1)).toEqual({ type: 'stock-changed', skus: [sku] });
  });

  test('below what is reserved cuts the latest reservation, and never goes below zero', async () => {
    const first = await startPaying(4);
    wait(1);
    const second = await startPaying(5);
    await importLines(shop.database, [stockLine(number, 6)], shop.engine.events);
    expect(await shop.stockOf(sku)).toBe(0);
    expect(await reserved()).toMatchObject({ pieces: 6 });
    expect(await first.end('Authorised')).toMatchObject({ ok: true, value: { order: {} } });
    expect(await second.end('Authorised')).toMatchObject({
      ok: false,
      refusal: { code: 'OutOfStock', available: 2 },
    });
    expect(await shop.stockOf(sku)).toBe(2);
  });
});
