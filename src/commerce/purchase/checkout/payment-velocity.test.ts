import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  addressIn,
  createTestShop,
  fillCart,
  type TestShop,
  type TestShopper,
} from '../../../../tests/support/test-shop.ts';
import { ATTEMPT_LIMITS } from '../../people/limits/attempt-limits.ts';
import { forgetOldSuspicions } from '../payments/forget-old-suspicions.ts';
import { findSuspicions } from '../payments/suspicion-store.ts';
import { doorOf } from './delivery-door.ts';
import { handleCardNotification } from './handle-card-notification.ts';

const saw = 'EX10000001';
const crane = 'EX10000002';
const returnUrl = 'https://gantry.sk/checkout/payment';
let shop: TestShop;

beforeEach(async () => {
  await shop?.drop();
  shop = await createTestShop();
  await shop.addProduct({ sku: saw, cents: 5000, available: 10_000 });
  await shop.addProduct({ sku: crane, cents: 4_000_000, available: 10_000 });
});
afterAll(() => shop.drop());

type Cart = Awaited<ReturnType<typeof fillCart>>;

const open = (shopper: TestShopper, cart: Cart, method = 'scheme' as const) =>
  shopper.call('createPayment', {
    ...{ cartId: cart.id, cartVersion: cart.version, returnUrl },
    ...{ paymentInterface: 'card', method },
  });

/** Tries a card for a cart; what the shop said, in the end. */
async function tryCard(
  shopper: TestShopper,
  cart: Cart,
  end: 'Authorised' | 'Refused',
  fingerprint: string,
): Promise<string> {
  const opened = await open(shopper, cart);
  if (!opened.ok) return opened.refusal.code;
  const { id } = opened.value.payment;
  shop.partner.end(id, end, fingerprint);
  const completed = await shopper.call('completePayment', { id });
  if (!completed.ok) return completed.refusal.code;
  return completed.value.order === null ? completed.value.payment.state : 'ordered';
}

/** Another who buys, at another door unless it is said which. */
let doors = 0;
async function another(network?: string, sku = saw, door?: number): Promise<[TestShopper, Cart]> {
  doors += 1;
  const shopper = shop.openShopper(
    'SK',
    shop.engine,
    undefined,
    network ?? `198.51.${doors % 250}.${doors >> 8}`,
  );
  const { id, version } = await fillCart(shopper, sku);
  const address = { ...addressIn('SK'), streetNumber: String(door ?? doors) };
  const { cart } = await shopper.get('updateCart', {
    ...{ id, version },
    actions: [{ action: 'setShippingAddress', address }],
  });
  return [shopper, cart];
}

const methodsOf = async (shopper: TestShopper, cart: Cart) =>
  (await shopper.get('getPaymentMethods', { cartId: cart.id })).paymentMethods.map(({ method }) => method);

test('Y-11: who tries out cards in one session is turned to another way, and back after the window', async () => {
  const [shopper, cart] = await another();
  const { most, seconds } = ATTEMPT_LIMITS['card-refused/session'];
  for (let tried = 0; tried < most; tried += 1)
    expect(await tryCard(shopper, cart, 'Refused', `stolen ${tried}`)).toBe('Refused');
  expect(await tryCard(shopper, cart, 'Authorised', 'one that works')).toBe('AnotherMethodNeeded');
  expect(shop.partner.checkouts).toHaveLength(most);
  expect(shop.suspected).toEqual([{ kind: 'card-refused/session', answer: 'another method' }]);
  // The cart is as it was, and whatever else may pay it does.
  expect((await shopper.get('getCart', { id: cart.id })).cart).toMatchObject({ version: cart.version });
  expect(await methodsOf(shopper, cart)).toEqual(expect.arrayContaining(['googlepay', 'bank-transfer']));
  const wallet = await shopper.call('createPayment', {
    ...{ cartId: cart.id, cartVersion: cart.version, returnUrl },
    ...{ paymentInterface: 'card', method: 'googlepay' },
  });
  expect(wallet.ok).toBe(true);
  shop.clock.time = new Date(shop.clock.time.getTime() + seconds * 1000);
  expect(await tryCard(shopper, cart, 'Authorised', 'one that works')).toBe('ordered');
});

test('Y-11: a refusal is counted once, whoever hears of it, and one that nobody came back from too', async () => {
  const [shopper, cart] = await another();
  const { most } = ATTEMPT_LIMITS['card-refused/session'];
  for (let tried = 0; tried < most; tried += 1) {
    const opened = await open(shopper, cart);
    if (!opened.ok) throw new Error(opened.refusal.code);
    shop.partner.end(opened.value.payment.id, 'Refused', 'stolen');
    if (tried === 0) {
      await shopper.get('completePayment', { id: opened.value.payment.id });
      await shopper.get('completePayment', { id: opened.value.payment.id });
    }
  }
  // The last one was never asked about: opening the next finds out.
  expect(await open(shopper, cart)).toMatchObject({ refusal: { code: 'AnotherMethodNeeded' } });
});

/** What is counted of a session. */
const refusedCards = async () =>
  (
    await shop.database.query<{ count: number }>({
      name: 'refused-cards-of-sessions',
      text: "select coalesce(sum(count), 0)::int as count from attempt where key like 'card-refused/session%'",
    })
  )[0]?.count;

test('Y-11: each card that is refused on the page of one payment counts once, whatever is told first', async () => {
  const [shopper, cart] = await another();
  const opened = await open(shopper, cart);
  if (!opened.ok) throw new Error(opened.refusal.code);
  const { id, amountPlanned: amount } = opened.value.payment;
  const notify = () => handleCardNotification(shop.engine, Buffer.from(id), { signature: 'right' });
  const refuse = (line: string) =>
    shop.partner.transactions.push({
      ...{ id: `${id}/${line}`, merchantReference: id, type: 'Authorization', state: 'Failure', amount },
      ...{ refundId: undefined, reason: 'Refused', happenedAt: shop.clock.time },
    });
  refuse('first');
  await Promise.all([notify(), notify(), notify()]);
  expect(await refusedCards()).toBe(1);
  refuse('second');
  refuse('third');
  await notify();
  expect(await refusedCards()).toBe(3);
  shop.partner.end(id, 'Refused', 'stolen');
  await shopper.get('completePayment', { id });
  await notify();
  expect(await refusedCards()).toBe(3);
});

test('Y-11: a card that its line names is counted as that card, whoever tries it', async () => {
  const { most } = ATTEMPT_LIMITS['card-refused/card'];
  for (let tried = 0; tried <= most; tried += 1) {
    const [shopper, cart] = await another();
    const opened = await open(shopper, cart);
    if (!opened.ok) throw new Error(opened.refusal.code);
    const { id, amountPlanned: amount } = opened.value.payment;
    shop.partner.transactions.push({
      ...{ id: `${id}/tried`, merchantReference: id, type: 'Authorization', state: 'Failure', amount },
      ...{ refundId: undefined, reason: 'Refused', happenedAt: shop.clock.time, cardFingerprint: 'stolen' },
    });
    await handleCardNotification(shop.engine, Buffer.from(id), { signature: 'right' });
    expect(shop.suspected).toHaveLength(tried < most ? 0 : 1);
  }
  expect(shop.suspected).toMatchObject([{ kind: 'card-refused/card' }]);
});

test('Y-11: a refusal that ended a payment before its line was told counts once', async () => {
  const [shopper, cart] = await another();
  const opened = await open(shopper, cart);
  if (!opened.ok) throw new Error(opened.refusal.code);
  const { id, amountPlanned: amount } = opened.value.payment;
  shop.partner.end(id, 'Refused', 'stolen');
  await shopper.get('completePayment', { id });
  const door = async () =>
    (
      await shop.database.query<{ count: number }>({
        name: 'refused-cards-of-doors',
        text: "select coalesce(sum(count), 0)::int as count from attempt where key like 'card-refused/delivery%'",
      })
    )[0]?.count;
  expect(await door()).toBe(1);
  for (const [line, count] of [
    ['first', 1],
    ['second', 2],
  ] as const) {
    shop.partner.transactions.push({
      ...{ id: `${id}/${line}`, merchantReference: id, type: 'Authorization', state: 'Failure', amount },
      ...{ refundId: undefined, reason: 'Refused', happenedAt: shop.clock.time },
    });
    await handleCardNotification(shop.engine, Buffer.from(id), { signature: 'right' });
    expect(await door()).toBe(count);
  }
});

test('Y-11: a card that pays for a cart which was changed meanwhile counts as tried out', async () => {
  const [shopper, cart] = await another();
  const opened = await open(shopper, cart);
  if (!opened.ok) throw new Error(opened.refusal.code);
  await shopper.get('addToCart', { sku: saw });
  shop.partner.end(opened.value.payment.id, 'Authorised', 'stolen');
  expect(await shopper.call('completePayment', { id: opened.value.payment.id })).toMatchObject({
    refusal: { code: 'ConcurrentModification' },
  });
  expect(await refusedCards()).toBe(1);
});

test('Y-11: a card that paid for goods which were gone has paid for nothing, and counts as tried out', async () => {
  // The last piece is set aside for nobody.
  await shop.addProduct({ sku: saw, cents: 5000, available: 1 });
  const [shopper, cart] = await another();
  const opened = await open(shopper, cart);
  if (!opened.ok) throw new Error(opened.refusal.code);
  await shop.addProduct({ sku: saw, cents: 5000, available: 0 });
  shop.partner.end(opened.value.payment.id, 'Authorised', 'the workshop’s');
  expect(await shopper.call('completePayment', { id: opened.value.payment.id })).toMatchObject({
    refusal: { code: 'OutOfStock' },
  });
  const paidCards = { name: 'count-paid', text: "select key from attempt where key like 'card-paid%'" };
  expect(await shop.database.query(paidCards)).toEqual([]);
  expect(await refusedCards()).toBe(1);
  await shop.addProduct({ sku: saw, cents: 5000, available: 1000 });
  expect(await tryCard(...(await another()), 'Authorised', 'the workshop’s')).toBe('ordered');
  expect(await shop.database.query(paidCards)).toHaveLength(4);
});

test('Y-11: new sessions from one network are one who tries out cards, others are left alone', async () => {
  const { most } = ATTEMPT_LIMITS['card-refused/network'];
  for (let tried = 0; tried < most; tried += 1)
    expect(await tryCard(...(await another('203.0.113.7')), 'Refused', `stolen ${tried}`)).toBe('Refused');
  expect(await tryCard(...(await another('203.0.113.7')), 'Authorised', 'a card')).toBe(
    'AnotherMethodNeeded',
  );
  expect(await tryCard(...(await another('203.0.113.8')), 'Authorised', 'a card')).toBe('ordered');
});

test('Y-11: one door is one door however it is spelt, from wherever it is ordered', async () => {
  const { most } = ATTEMPT_LIMITS['card-refused/delivery'];
  for (let tried = 0; tried < most; tried += 1)
    expect(await tryCard(...(await another(undefined, saw, 7)), 'Refused', `stolen ${tried}`)).toBe(
      'Refused',
    );
  expect(await tryCard(...(await another(undefined, saw, 7)), 'Authorised', 'a card')).toBe(
    'AnotherMethodNeeded',
  );
  expect(await tryCard(...(await another(undefined, saw, 8)), 'Authorised', 'a card')).toBe('ordered');
});

test('Y-11: many orders of one card are told, and none is turned away before the limit', async () => {
  const { most } = ATTEMPT_LIMITS['card-paid/card'];
  const often = ATTEMPT_LIMITS['card-paid-often/card'];
  for (let paid = 0; paid < often.most; paid += 1) {
    expect(await tryCard(...(await another()), 'Authorised', 'the workshop’s')).toBe('ordered');
    expect(shop.suspected).toEqual(paid < most ? [] : [{ kind: 'card-paid/card', answer: 'tell' }]);
  }
  const [shopper, cart] = await another();
  const given = shop.partner.cancelled.length;
  expect(await tryCard(shopper, cart, 'Authorised', 'the workshop’s')).toBe('AnotherMethodNeeded');
  expect(shop.suspected.at(-1)).toEqual({ kind: 'card-paid-often/card', answer: 'another method' });
  expect(await shop.findJobs('cancel-card-payment')).toHaveLength(given + 1);
  // No order, the pieces are free again, and a transfer still pays the cart.
  const banked = await shopper.get('createBankPayment', { cartId: cart.id, cartVersion: cart.version });
  expect(banked.payment.paymentInterface).toBe('bank-transfer');
});

test('Y-11: the sum is a limit as well as the number', async () => {
  const { worth } = ATTEMPT_LIMITS['card-paid-often/card'];
  const orders = Math.floor(worth / 4_000_000);
  for (let paid = 0; paid < orders; paid += 1)
    expect(await tryCard(...(await another(undefined, crane)), 'Authorised', 'a card')).toBe('ordered');
  expect(await tryCard(...(await another(undefined, crane)), 'Authorised', 'a card')).toBe(
    'AnotherMethodNeeded',
  );
  expect(await tryCard(...(await another(undefined, crane)), 'Authorised', 'another card')).toBe('ordered');
});

test('Y-11: who has no other way to pay is let through, and told', async () => {
  const cardOnly = {
    ...shop.engine,
    cardProvider: { ...shop.partner, supportedMethods: ['scheme'] as const },
  };
  await shop.addProduct({ sku: saw, cents: 5000, currency: 'EUR', available: 1000 });
  const shopper = shop.openShopper('IE', cardOnly, undefined, '203.0.113.9');
  const cart = await fillCart(shopper, saw, 1, 'IE');
  const { most } = ATTEMPT_LIMITS['card-refused/session'];
  for (let tried = 0; tried < most; tried += 1)
    expect(await tryCard(shopper, cart, 'Refused', 'theirs')).toBe('Refused');
  expect(await tryCard(shopper, cart, 'Authorised', 'theirs')).toBe('ordered');
  expect(shop.suspected).toEqual([{ kind: 'card-refused/session', answer: 'tell' }]);
});

test('Y-11: many at once are counted one by one', async () => {
  const buyers: [TestShopper, Cart][] = [];
  const often = ATTEMPT_LIMITS['card-paid-often/card'];
  for (let one = 0; one < often.most + 4; one += 1) buyers.push(await another());
  const ends = await Promise.all(buyers.map((buyer) => tryCard(...buyer, 'Authorised', 'a card')));
  expect(ends.filter((end) => end === 'ordered')).toHaveLength(often.most);
  expect(ends.filter((end) => end === 'AnotherMethodNeeded')).toHaveLength(4);
});

test('Y-11: a suspicion names nobody and is forgotten, and who opened a payment is forgotten when it is over', async () => {
  const [shopper, cart] = await another('203.0.113.10');
  const { most } = ATTEMPT_LIMITS['payment/session'];
  let last = '';
  for (let tried = 0; tried <= most; tried += 1) {
    const opened = await open(shopper, cart);
    last = opened.ok ? 'opened' : opened.refusal.code;
  }
  expect(last).toBe('RateLimited');
  const [suspicion, none] = await findSuspicions(shop.database, new Date(0), 10);
  expect(none).toBeUndefined();
  expect(suspicion).toMatchObject({ kind: 'payment/session', answer: 'refuse', count: most + 1 });
  expect(JSON.stringify(suspicion)).not.toContain('203.0.113');
  const visitors = { name: 'count-visitors', text: 'select count(*)::int as count from payment_visitor' };
  expect(await shop.database.query(visitors)).toEqual([{ count: 1 }]);
  shop.clock.time = new Date(shop.clock.time.getTime() + 90 * 24 * 3600_000);
  expect(await forgetOldSuspicions(shop.engine)).toBe(2);
  expect(await shop.database.query(visitors)).toEqual([{ count: 0 }]);
});

test.each([
  [
    { streetName: 'Hauptstraße', streetNumber: '5' },
    { streetName: 'HAUPTSTR.', streetNumber: '05 b' },
  ],
  [
    { streetName: 'Bäckergasse', streetNumber: '12/4' },
    { streetName: 'Baecker Gasse', streetNumber: '12' },
  ],
  [
    { streetName: 'Długa 5', streetNumber: undefined },
    { streetName: 'dluga', streetNumber: '5 m. 3' },
  ],
])('Y-11: %j is the door of %j', (one, other) => {
  const address = { country: 'DE', postalCode: '10 115', city: 'Berlin' } as const;
  expect(doorOf({ ...address, ...one })).toBe(
    doorOf({ ...address, postalCode: '10115', city: 'berlin ', ...other }),
  );
});

test.each([
  [{ streetNumber: '5' }, { streetNumber: '6' }],
  [{ postalCode: '10115' }, { postalCode: '10117' }],
  [{ streetName: 'Hauptstraße' }, { streetName: 'Nebenstraße' }],
  [{ country: 'DE' as const }, { country: 'AT' as const }],
])('Y-11: %j and %j are two doors', (one, other) => {
  const address = { country: 'DE', streetName: 'Weg', streetNumber: '1', postalCode: '10115' } as const;
  expect(doorOf({ ...address, ...one })).not.toBe(doorOf({ ...address, ...other }));
});
