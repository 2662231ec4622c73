import { expect, it } from 'vitest';
import { createLocalEvents } from '../../../tests/support/local-events.ts';
import type { Cart } from '../../api/contract/cart.ts';
import type { LiveCartMessage } from '../../api/contract/live-cart.ts';
import { createLiveCarts, FOLLOWERS_MAXIMUM } from './live-carts.ts';

const line = (sku: string, availableQuantity: number) => ({
  ...{ variant: { sku }, availableQuantity, maximumQuantity: 999 },
});
const cartWith = (version: number, stock: number) =>
  ({ id: 'cart-1', version, lineItems: [line('EX1', stock), line('EX2', 9)] }) as unknown as Cart;

const settle = () => new Promise((resolve) => setImmediate(resolve));

function open() {
  const { events, deliver, lose } = createLocalEvents();
  const shop = { cart: cartWith(1, 5) as Cart | undefined, reads: 0, error: undefined as Error | undefined };
  const failures: unknown[] = [];
  const liveCarts = createLiveCarts(events, (error) => failures.push(error));
  const follow = (audience: string, cartId = 'cart-1') => {
    const told: LiveCartMessage[] = [];
    const ends: string[] = [];
    const following = liveCarts.follow(cartId, {
      audience,
      async read() {
        shop.reads += 1;
        await settle();
        if (shop.error) throw shop.error;
        return shop.cart;
      },
      tell: (message) => void told.push(message),
      end: (reason) => void ends.push(reason),
    });
    return { following, told, ends };
  };
  const announce = async (...all: readonly Parameters<typeof events.announce>[1][]) => {
    for (const event of all) await events.announce(undefined as never, event);
    deliver();
  };
  const changed = { type: 'cart-changed', cartId: 'cart-1', version: 2 } as const;
  return { liveCarts, shop, follow, announce, changed, failures, lose };
}

/** Long enough for a read and the one after it. */
async function wait() {
  for (let step = 0; step < 6; step++) await settle();
}

it('G-07: tells at once how the cart is, and then of every change, each session and language reading once', async () => {
  const { shop, follow, announce, changed } = open();
  const [first, second, other] = [follow('a'), follow('a'), follow('b')];
  await wait();
  for (const { told } of [first, second, other]) {
    expect(told.at(-1)).toEqual({ event: 'cart-update', data: { cart: shop.cart } });
  }
  const before = shop.reads;
  shop.cart = cartWith(2, 5);
  await announce(changed, { ...changed, cartId: 'cart-2' });
  await wait();
  expect(shop.reads - before).toBe(2);
  for (const { told } of [first, second, other]) {
    expect(told.at(-1)).toEqual({ event: 'cart-update', data: { cart: shop.cart } });
  }
});

it('G-07: changes that come while the cart is read are one more reading after it', async () => {
  const { shop, follow, announce, changed } = open();
  const { told } = follow('a');
  await wait();
  shop.reads = 0;
  await announce(changed);
  shop.cart = cartWith(4, 5);
  await announce(changed, changed, changed);
  await wait();
  expect(shop.reads).toBe(2);
  expect(told.at(-1)).toMatchObject({ data: { cart: { version: 4 } } });
});

it('G-04, G-07: tells of the stock of what is in the cart, and of no other', async () => {
  const { shop, follow, announce } = open();
  const { told } = follow('a');
  await wait();
  await announce({ type: 'stock-changed', skus: ['EX7'] });
  await wait();
  expect(told).toHaveLength(1);
  shop.cart = cartWith(1, 2);
  await announce({ type: 'stock-changed', skus: ['EX7', 'EX1'] });
  await wait();
  expect(told.at(-1)).toEqual({
    event: 'updated-stock',
    data: { results: [{ sku: 'EX1', availableQuantity: 2, maximumQuantity: 999 }] },
  });
});

it('G-04, G-07: tells of the stock also when the cart changes or is read at that moment', async () => {
  const { shop, follow, announce, changed, lose } = open();
  const { told } = follow('a');
  // Its first reading is under way: nobody knows yet what is in the cart.
  await announce({ type: 'stock-changed', skus: ['EX1'] });
  await wait();
  expect(told.map(({ event }) => event)).toEqual(['cart-update', 'updated-stock']);
  shop.cart = cartWith(2, 3);
  await announce(changed, { type: 'stock-changed', skus: ['EX1'] });
  await wait();
  expect(told.at(-1)).toMatchObject({ data: { results: [{ sku: 'EX1', availableQuantity: 3 }] } });
  told.length = 0;
  lose();
  await wait();
  expect(told.map(({ event }) => event).sort()).toEqual(['cart-update', 'updated-stock']);
});

it('G-07: an order elsewhere empties the cart, and there is nothing more to follow', async () => {
  const { shop, follow, announce, changed } = open();
  const { told, ends } = follow('a');
  await wait();
  shop.cart = undefined;
  await announce(changed);
  await wait();
  expect(told.at(-1)).toEqual({ event: 'cart-update', data: { cart: null } });
  expect(ends).toEqual(['no cart']);
});

it('G-07: at most 10 follow a cart, and one more may once another has left', () => {
  const { follow } = open();
  const all = Array.from({ length: FOLLOWERS_MAXIMUM }, (_, index) => follow(`session ${index % 3}`));
  expect(follow('a').following).toBe('too many');
  expect(follow('a', 'cart-2').following).not.toBe('too many');
  const [first] = all;
  if (first?.following !== 'too many') first?.following.stop();
  expect(follow('a').following).not.toBe('too many');
});

it('G-07: a cart that cannot be read ends the connections, which come again; missed announcements are made up for', async () => {
  const { shop, follow, announce, changed, failures, lose } = open();
  const { ends, told } = follow('a');
  await wait();
  shop.cart = cartWith(3, 5);
  lose();
  await wait();
  expect(told).toContainEqual({ event: 'cart-update', data: { cart: shop.cart } });
  shop.error = new Error('no database');
  await announce(changed);
  await wait();
  expect(ends).toEqual(['failure']);
  expect(failures).toEqual([shop.error]);
});
