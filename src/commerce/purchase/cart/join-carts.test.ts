import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  createTestShop,
  fillCart,
  type TestShop,
  type TestShopper,
} from '../../../../tests/support/test-shop.ts';
import type { AccountMailRequest } from '../../../kernel/jobs.ts';
import { prepareAccountMail } from '../../people/customers/prepare-account-mail.ts';
import { removeAbandonedCarts } from './remove-abandoned-carts.ts';

let shop: TestShop;
const start = new Date('2026-11-20T12:00:00Z');
const saw = 'EX10000001';
const drill = 'EX10000002';
const vice = 'EX10000003';
beforeAll(async () => {
  shop = await createTestShop();
  await shop.addProduct({ sku: saw, cents: 5995 });
  await shop.addProduct({ sku: drill, cents: 1999 });
  await shop.addProduct({ sku: vice, cents: 2500, available: 4 });
});
beforeEach(() => {
  shop.clock.time = start;
});
afterAll(() => shop.drop());

const password = 'olive-harbour-42';
let people = 0;

async function signUp(): Promise<{ shopper: TestShopper; email: string }> {
  people += 1;
  const email = `person${people}@example.com`;
  const shopper = shop.openShopper();
  await shopper.get('signUp', { email, password, firstName: 'Jana', lastName: 'Nováková' });
  return { shopper, email };
}

const linesOf = (cart: { lineItems: { variant: { sku: string }; quantity: number }[] } | null) =>
  Object.fromEntries(cart?.lineItems.map(({ variant, quantity }) => [variant.sku, quantity]) ?? []);

test('U-01: a visitor’s cart becomes the new account’s, with its e-mail', async () => {
  const shopper = shop.openShopper();
  const { cart } = await shopper.get('addToCart', { sku: saw, quantity: 2 });
  const { cart: own, customer } = await shopper.get('signUp', {
    email: 'first@example.com',
    password,
    firstName: 'Jana',
    lastName: 'Nováková',
  });
  expect(own).toMatchObject({ id: cart.id, customerEmail: 'first@example.com' });
  expect(linesOf(own)).toEqual({ [saw]: 2 });
  expect(customer.email).toBe('first@example.com');
});

test('U-01: signing in on a second device joins both carts, and both devices share the one', async () => {
  const { shopper: desk, email } = await signUp();
  await desk.get('addToCart', { sku: saw, quantity: 2 });
  const phone = shop.openShopper();
  await phone.get('addToCart', { sku: saw, quantity: 5 });
  await phone.get('addToCart', { sku: drill, quantity: 1 });
  const { cart: visitorCart } = await phone.get('addToCart', { sku: vice, quantity: 4 });
  const answer = await phone.get('signIn', { email, password });
  expect(linesOf(answer.cart)).toEqual({ [saw]: 5, [drill]: 1, [vice]: 4 });
  expect(answer.cartMerge).toEqual({
    addedSkus: [drill, vice],
    raisedSkus: [saw],
    keptSkus: [],
    limitedSkus: [],
  });
  expect(answer.cart?.lineItems).toHaveLength(3);
  const { activeCart } = await desk.get('getMe', {});
  expect(activeCart?.id).toBe(answer.cart?.id);
  expect(await desk.call('getCart', { id: visitorCart.id })).toMatchObject({
    refusal: { code: 'CartNotFound' },
  });
  await desk.get('addToCart', { sku: drill, quantity: 1 });
  expect(linesOf((await phone.get('getMe', {})).activeCart)).toEqual({ [saw]: 5, [drill]: 2, [vice]: 4 });
});

test('U-01: signing out leaves the cart to the customer, and nothing of it to the browser', async () => {
  const { shopper, email } = await signUp();
  const { cart } = await shopper.get('addToCart', { sku: saw, quantity: 3 });
  await shopper.get('signOut', {});
  expect((await shopper.get('getMe', {})).activeCart).toBeNull();
  expect(await shopper.call('getCart', { id: cart.id })).toMatchObject({ ok: false });
  const again = await shop.openShopper().get('signIn', { email, password });
  expect(again.cart?.id).toBe(cart.id);
});

test('U-01: signing in as someone else brings nothing of the former customer along', async () => {
  const { shopper } = await signUp();
  await shopper.get('addToCart', { sku: saw, quantity: 3 });
  const other = await signUp();
  const answer = await shopper.get('signIn', { email: other.email, password });
  expect(answer.cart).toBeNull();
  expect((await shopper.get('getMe', {})).activeCart).toBeNull();
});

test('U-01: two devices that begin a cart at once, and four that sign in with one each, end with one cart', async () => {
  const { shopper: desk, email } = await signUp();
  const second = shop.openShopper();
  await second.get('signIn', { email, password });
  const made = await Promise.all([desk, second].map((device) => device.get('createCart', {})));
  expect(new Set(made.map(({ cart }) => cart.id)).size).toBe(1);
  const visitors = await Promise.all(
    [1, 2, 3, 4].map(async (quantity) => {
      const visitor = shop.openShopper();
      await visitor.get('addToCart', { sku: quantity % 2 === 0 ? saw : drill, quantity });
      return visitor;
    }),
  );
  await Promise.all(visitors.map((visitor) => visitor.get('signIn', { email, password })));
  const carts = await Promise.all(visitors.map((visitor) => visitor.get('getMe', {})));
  for (const { activeCart } of carts) expect(linesOf(activeCart)).toEqual({ [saw]: 4, [drill]: 3 });
});

test('T-01: an order is its customer’s on every device; a guest’s order counts once the e-mail is confirmed', async () => {
  const guest = shop.openShopper();
  const filled = await fillCart(guest, drill);
  const paid = await guest.get('createBankPayment', { cartId: filled.id, cartVersion: filled.version });
  expect(paid.payment.state).toBe('Pending');
  await guest.get('createMyOrderFromCart', { id: filled.id, version: filled.version });

  const email = 'jana@example.com';
  const desk = shop.openShopper();
  await desk.get('signUp', { email, password, firstName: 'Jana', lastName: 'Nováková' });
  const own = await fillCart(desk, saw);
  await desk.get('createBankPayment', { cartId: own.id, cartVersion: own.version });
  const { order } = await desk.get('createMyOrderFromCart', { id: own.id, version: own.version });
  const numbersOf = async (shopper: TestShopper) =>
    (await shopper.get('getOrders', {})).orders.results.map(({ orderNumber }) => orderNumber);
  expect(await numbersOf(desk)).toEqual([order.orderNumber]);

  const phone = shop.openShopper();
  await phone.get('signIn', { email, password });
  expect(await numbersOf(phone)).toEqual([order.orderNumber]);
  expect((await phone.get('getMe', {})).activeCart).toBeNull();

  const requests = (await shop.findJobs('send-account-mail')) as AccountMailRequest[];
  const mail = await prepareAccountMail(shop.engine, requests.at(-1) as AccountMailRequest);
  await desk.get('confirmEmail', { tokenValue: mail?.token ?? '' });
  expect(await numbersOf(phone)).toHaveLength(2);

  const stranger = (await signUp()).shopper;
  expect(await stranger.call('getOrders', { id: order.id })).toMatchObject({
    refusal: { code: 'ResourceNotFound' },
  });
});

test('G-06: a customer’s cart outlives their session, and goes when nobody touched it for 90 days', async () => {
  const { shopper, email } = await signUp();
  const { cart } = await shopper.get('addToCart', { sku: saw, quantity: 1 });
  shop.clock.time = new Date(start.getTime() + 89 * 86_400_000);
  await removeAbandonedCarts(shop.engine);
  const again = await shop.openShopper().get('signIn', { email, password });
  expect(again.cart?.id).toBe(cart.id);
  shop.clock.time = new Date(start.getTime() + 91 * 86_400_000);
  await removeAbandonedCarts(shop.engine);
  const late = await shop.openShopper().get('signIn', { email, password });
  expect(late.cart).toBeNull();
});

test('G-02: an order on one device and a sign-in with a cart on another at once lose nothing and lock nobody out', async () => {
  for (let round = 0; round < 12; round += 1) {
    const { shopper: desk, email } = await signUp();
    const cart = await fillCart(desk, saw);
    await desk.get('createBankPayment', { cartId: cart.id, cartVersion: cart.version });
    const phone = shop.openShopper();
    await phone.get('addToCart', { sku: drill, quantity: 2 });
    const [ordered, joined] = await Promise.all([
      desk.call('createMyOrderFromCart', { id: cart.id, version: cart.version }),
      phone.call('signIn', { email, password }),
    ]);
    expect(joined.ok).toBe(true);
    const { activeCart } = await phone.get('getMe', {});
    // The order has what was paid for; what came from the phone is in the cart, with the saw where it was not ordered.
    expect(linesOf(activeCart)).toEqual(ordered.ok ? { [drill]: 2 } : { [saw]: 1, [drill]: 2 });
    if (ordered.ok) expect(ordered.value.order.lineItems).toHaveLength(1);
    const { activeCart: shared } = await desk.get('getMe', {});
    expect(shared?.id).toBe(activeCart?.id);
  }
});
