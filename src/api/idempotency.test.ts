import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestShop, fillCart, type TestShop, type TestShopper } from '../../tests/support/test-shop.ts';
import { resumeSession } from '../commerce/people/sessions/resume-session.ts';
import { answerOnce } from '../commerce/purchase/idempotency/answer-once.ts';
import { forgetOldAnswers } from '../commerce/purchase/idempotency/forget-old-answers.ts';
import { buildKeyedCall } from '../commerce/purchase/idempotency/keyed-call.ts';
import { statement } from '../kernel/database.ts';
import { accept } from '../kernel/outcome.ts';
import { type OpenDatabase, openDatabase } from '../server/database.ts';
import type { Engine } from './engine.ts';

let shop: TestShop;
/** The same shop in another process: nothing in common but the database. */
let otherDatabase: OpenDatabase;
let otherEngine: Engine;
const saw = 'EX10000001';

beforeAll(async () => {
  shop = await createTestShop();
  await shop.addProduct({ sku: saw, cents: 5000, available: 1000 });
  otherDatabase = openDatabase({ url: shop.url, log: (line) => console.error(line) });
  otherEngine = { ...shop.engine, database: otherDatabase };
});
afterAll(async () => {
  await otherDatabase.close();
  await shop.drop();
});

const markPaid = statement(
  `update "order" set payment_state = 'Paid', version = version + 1 where cart_id = $1`,
);
const writeEmail = statement('update cart set customer_email = $1 where id = $2');
const readEmail = statement('select customer_email from cart where id = $1');
const countOrders = statement('select count(*) as count from "order" where cart_id = any($1::uuid[])');

async function prepare(shopper: TestShopper = shop.openShopper()) {
  const cart = await fillCart(shopper, saw);
  await shopper.get('createBankPayment', { cartId: cart.id, cartVersion: cart.version });
  const input = { id: cart.id, version: cart.version };
  const otherSelf = shop.openShopper('SK', otherEngine, shopper.token);
  return { shopper, otherSelf, input };
}

async function ordersOf(...cartIds: string[]): Promise<number | undefined> {
  const [row] = await shop.database.query<{ count: number }>(countOrders, [cartIds]);
  return row && Number(row.count);
}

/** What the wire would carry. */
const bytesOf = (outcome: Awaited<ReturnType<TestShopper['send']>>) =>
  JSON.stringify(outcome.ok ? { data: outcome.value } : { error: outcome.refusal });

test('X-04: the same key and body are answered byte for byte the same, also when the order has moved on and another process is asked', async () => {
  const { shopper, otherSelf, input } = await prepare();
  const first = bytesOf(await shopper.send('createMyOrderFromCart', input, 'my-key'));
  expect(first).toContain('"paymentState":"Pending"');
  await shop.database.query(markPaid, [input.id]);
  shop.clock.time = new Date(shop.clock.time.getTime() + 23 * 3_600_000);
  await forgetOldAnswers(shop.engine);
  const { id, version } = input;
  expect(bytesOf(await shopper.send('createMyOrderFromCart', { version, id }, 'my-key'))).toBe(first);
  expect(bytesOf(await otherSelf.send('createMyOrderFromCart', input, 'my-key'))).toBe(first);
  const [seen] = (await shopper.get('getOrders', {})).orders.results;
  expect(seen?.paymentState).toBe('Paid');
});

test('X-04: without a key, the cart and its version are the key', async () => {
  const { shopper, otherSelf, input } = await prepare();
  const first = bytesOf(await shopper.send('createMyOrderFromCart', input));
  await shop.database.query(markPaid, [input.id]);
  expect(bytesOf(await otherSelf.send('createMyOrderFromCart', input))).toBe(first);
});

test('X-04: the same key with another body is refused with 422 and does nothing', async () => {
  const { shopper, input } = await prepare();
  await shopper.send('createMyOrderFromCart', input, 'once');
  const second = await prepare(shopper);
  const refused = { ok: false, refusal: { code: 'IdempotencyKeyReused' } };
  expect(await shopper.send('createMyOrderFromCart', second.input, 'once')).toMatchObject(refused);
  expect(await ordersOf(second.input.id)).toBe(0);
  // The same key means something else in another call, and to another caller.
  const { id: cartId, version: cartVersion } = second.input;
  expect(await shopper.send('createBankPayment', { cartId, cartVersion }, 'once')).toMatchObject({
    ok: true,
  });
  const stranger = await prepare();
  expect(await stranger.shopper.send('createMyOrderFromCart', stranger.input, 'once')).toMatchObject({
    ok: true,
    value: { order: { cart: { id: stranger.input.id } } },
  });
});

test('X-02: another caller with the same key and body learns nothing', async () => {
  const { shopper, input } = await prepare();
  await shopper.send('createMyOrderFromCart', input, 'shared');
  const stranger = await prepare();
  expect(await stranger.shopper.send('createMyOrderFromCart', input, 'shared')).toMatchObject({
    refusal: { code: 'CartNotFound' },
  });
});

test('X-04: a refusal may be tried again under the same key', async () => {
  const sku = 'EX10000002';
  await shop.addProduct({ sku, cents: 1000 });
  const shopper = shop.openShopper();
  const cart = await fillCart(shopper, sku);
  const input = { id: cart.id, version: cart.version };
  expect(await shopper.send('createMyOrderFromCart', input, 'again')).toMatchObject({
    refusal: { code: 'PaymentMissing' },
  });
  await shopper.get('createBankPayment', { cartId: cart.id, cartVersion: cart.version });
  expect(await shopper.send('createMyOrderFromCart', input, 'again')).toMatchObject({ ok: true });
});

test('X-04: 50 calls at once with one key, to two processes, are one order and 50 equal answers', async () => {
  const { shopper, otherSelf, input } = await prepare();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      (index % 2 === 0 ? shopper : otherSelf).send('createMyOrderFromCart', input, 'fifty'),
    ),
  );
  const bytes = new Set(answers.map(bytesOf));
  expect(bytes.size).toBe(1);
  expect([...bytes][0]).toContain('"data"');
  expect(await ordersOf(input.id)).toBe(1);
});

test('X-04: of two works at once under one key, the one that comes second is undone', async () => {
  const { shopper, input } = await prepare();
  const session = await resumeSession(shop.engine, shopper.token ?? '', 'gantry-sk');
  if (session === undefined) throw new Error('no session');
  const build = (body: unknown) => buildKeyedCall(session, 'createMyOrderFromCart', 'race', body);
  const { promise: bothWork, resolve: go } = Promise.withResolvers<void>();
  let working = 0;
  const answer = (engine: Engine, body: unknown, email: string) =>
    answerOnce(engine, { call: build(body), present: (value: string) => value }, async (transaction) => {
      working += 1;
      if (working === 2) go();
      await bothWork;
      await transaction.query(writeEmail, [email, input.id]);
      return accept(email);
    });
  const outcomes = await Promise.all([
    answer(shop.engine, { body: 1 }, 'first@example.com'),
    answer(otherEngine, { body: 2 }, 'second@example.com'),
  ]);
  const [accepted] = outcomes.filter((outcome) => outcome.ok);
  expect(outcomes.filter((outcome) => !outcome.ok)).toEqual([
    { ok: false, refusal: { code: 'IdempotencyKeyReused' } },
  ]);
  const emails = await shop.database.query<{ customer_email: string }>(readEmail, [input.id]);
  expect(emails).toEqual([{ customer_email: accepted?.value }]);
});

test('Y-03: a card payment opened under a key is answered the same, even after it ended', async () => {
  const shopper = shop.openShopper();
  const cart = await fillCart(shopper, saw);
  const input = {
    cartId: cart.id,
    cartVersion: cart.version,
    paymentInterface: 'card',
    returnUrl: 'https://gantry.sk/checkout/payment',
  };
  const first = await shopper.send('createPayment', input, 'card');
  const payment = first.ok ? (first.value as { payment: { id: string } }).payment : undefined;
  shop.partner.end(payment?.id ?? '', 'Refused');
  expect(bytesOf(await shopper.send('createPayment', input, 'card'))).toBe(bytesOf(first));
  // Without a key the shopper gets a checkout that can be paid.
  expect(bytesOf(await shopper.send('createPayment', input))).not.toBe(bytesOf(first));
});

test('X-03: a key that is none is refused with its field', async () => {
  const shopper = shop.openShopper();
  expect(await shopper.send('getMe', {}, 'ä')).toMatchObject({
    refusal: { code: 'InvalidInput', fields: { 'Idempotency-Key': 'text' } },
  });
  expect(await shopper.send('getMe', {}, 'x'.repeat(256))).toMatchObject({
    refusal: { code: 'InvalidInput', fields: { 'Idempotency-Key': 'max' } },
  });
});

test('answers are forgotten after two days', async () => {
  const { shopper, input } = await prepare();
  await shopper.send('createMyOrderFromCart', input, 'old');
  const count = statement('select count(*)::int as count from idempotent_answer');
  const kept = async () => (await shop.database.query<{ count: number }>(count))[0]?.count ?? 0;
  const before = await kept();
  shop.clock.time = new Date(shop.clock.time.getTime() + 47 * 3_600_000);
  await forgetOldAnswers(shop.engine);
  expect(await kept()).toBeGreaterThan(0);
  shop.clock.time = new Date(shop.clock.time.getTime() + 2 * 3_600_000);
  expect(await forgetOldAnswers(shop.engine)).toBeGreaterThan(0);
  expect(await kept()).toBe(0);
  expect(before).toBeGreaterThan(0);
});
