import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createTestShop,
  fillCart,
  type TestShop,
  type TestShopper,
} from '../../../../tests/support/test-shop.ts';
import type { CallInput } from '../../../api/contract.ts';
import { getWithdrawal, listWithdrawals } from './withdrawal-store.ts';

const SKU = 'EX10000701';
let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.addProduct({ sku: SKU, cents: 4900, available: 10_000 });
});
afterAll(() => shop.drop());

async function order(shopper: TestShopper, quantity = 2) {
  const cart = await fillCart(shopper, SKU, quantity);
  await shopper.get('createBankPayment', { cartId: cart.id, cartVersion: cart.version });
  const { order: placed } = await shopper.get('createMyOrderFromCart', {
    id: cart.id,
    version: cart.version,
  });
  return placed;
}

let people = 0;
function statement(orderNumber: string, change: Partial<CallInput<'withdrawFromContract'>> = {}) {
  people += 1;
  return { name: 'Jana Nováková', orderNumber, email: `jana${people}@example.com`, ...change };
}

const receipts = () => shop.findJobs('send-withdrawal-mail');

test('D-03: a customer withdraws from chosen pieces of an own order, and sees how it stands', async () => {
  const shopper = shop.openShopper();
  const placed = await order(shopper);
  const [line] = placed.lineItems;
  const items = [{ lineItemId: line?.id ?? '', quantity: 1 }];
  const stated = await shopper.get('withdrawFromContract', {
    ...statement(placed.orderNumber.slice(2)),
    ...{ scope: 'items', items, reason: 'Too heavy.' },
  });
  expect(stated.withdrawal.number).toMatch(/^WD\d{8}$/);
  const { withdrawals } = await shopper.get('getWithdrawals', { orderNumber: placed.orderNumber });
  expect(withdrawals).toEqual([
    {
      ...stated.withdrawal,
      ...{ orderNumber: placed.orderNumber, scope: 'items', state: 'Received', refundUntil: '2026-12-04' },
      items: [{ lineItemId: line?.id, name: line?.name, quantity: 1 }],
    },
  ]);
  expect(await receipts()).toContainEqual({ about: 'receipt', withdrawalId: stated.withdrawal.id });
});

test('D-03: a guest names the order by number and e-mail; whether there is one, nobody is told', async () => {
  const placed = await order(shop.openShopper());
  const guest = shop.openShopper();
  const ways = [
    [placed.orderNumber, 'JANA@example.com', placed.id],
    [placed.orderNumber, 'somebody@example.com', undefined],
    ['NS9999999999', 'jana@example.com', undefined],
    ['the one with the drill', 'jana@example.com', undefined],
  ] as const;
  for (const [orderNumber, email, orderId] of ways) {
    const input = statement(orderNumber, { email });
    const answer = await guest.call('withdrawFromContract', input);
    if (!answer.ok) expect.unreachable(JSON.stringify(answer.refusal));
    const { withdrawal } = answer.value;
    expect(Object.keys(withdrawal)).toEqual(['id', 'number', 'createdAt']);
    const kept = await getWithdrawal(shop.database, withdrawal.id);
    expect([kept?.orderId, kept?.orderNumber, kept?.country]).toEqual([orderId, orderNumber, 'SK']);
    // Neither the guest nor the order's number tells more afterwards.
    expect(await guest.call('getWithdrawals', { orderNumber })).toMatchObject({
      refusal: { code: 'ResourceNotFound' },
    });
    expect(await guest.get('getWithdrawals', {})).toEqual({ withdrawals: [] });
    expect(await receipts()).toContainEqual({ about: 'receipt', withdrawalId: withdrawal.id });
  }
  // In the shop of another country it is no order.
  const abroad = await shop
    .openShopper('DE')
    .get('withdrawFromContract', statement(placed.orderNumber, { email: 'jana@example.com' }));
  expect((await getWithdrawal(shop.database, abroad.withdrawal.id))?.orderId).toBeUndefined();
});

test('D-03, X-02: pieces of another’s order are refused like those of none', async () => {
  const placed = await order(shop.openShopper());
  const items = [{ lineItemId: placed.lineItems[0]?.id ?? '', quantity: 1 }];
  const guest = shop.openShopper();
  const answers = [];
  for (const orderNumber of [placed.orderNumber, 'NS9999999999'])
    answers.push(
      await guest.call('withdrawFromContract', {
        ...statement(orderNumber, { email: 'jana@example.com' }),
        ...{ scope: 'items', items },
      }),
    );
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toMatchObject({
    ok: false,
    refusal: { code: 'InvalidInput', fields: { items: 'oneOf' } },
  });
});

test('D-03: however often and at once it is sent, from one form or from two tabs, it is one withdrawal', async () => {
  const shopper = shop.openShopper();
  const placed = await order(shopper);
  const input = { ...statement(placed.orderNumber), formId: crypto.randomUUID() };
  const before = (await receipts()).length;
  const send = (change: Partial<typeof input> = {}) =>
    shopper.get('withdrawFromContract', { ...input, ...change });
  const sent = await Promise.all([send(), send(), send({ formId: crypto.randomUUID() }), send(), send()]);
  expect(new Set(sent.map(({ withdrawal }) => withdrawal.id)).size).toBe(1);
  expect(await send()).toEqual(sent[0]);
  expect(await receipts()).toHaveLength(before + 1);
  const other = await send({ scope: 'items', goods: 'the drill', email: 'other@example.com' } as never);
  expect(other.withdrawal.id).not.toBe(sent[0]?.withdrawal.id);
});

test('D-03: what a guest states first of an order does not swallow what its owner states, nor hold it up', async () => {
  const owner = shop.openShopper();
  const placed = await order(owner);
  const input = { ...statement(placed.orderNumber), formId: crypto.randomUUID() };
  const guest = shop.openShopper();
  const guessed = await guest.get('withdrawFromContract', input);
  expect(await guest.get('withdrawFromContract', { ...input, formId: crypto.randomUUID() })).toEqual(guessed);
  const codes = [];
  for (let tries = 0; tries < 20; tries += 1) {
    const answer = await guest.call('withdrawFromContract', { ...input, orderNumber: `NS000000010${tries}` });
    codes.push(answer.ok ? 'received' : answer.refusal.code);
  }
  expect(codes).toContain('RateLimited');
  const stated = await owner.get('withdrawFromContract', input);
  expect(stated.withdrawal.id).not.toBe(guessed.withdrawal.id);
  expect(await owner.get('withdrawFromContract', { ...input, formId: crypto.randomUUID() })).toEqual(stated);
  expect((await getWithdrawal(shop.database, stated.withdrawal.id))?.orderId).toBe(placed.id);
  expect(await receipts()).toContainEqual({ about: 'receipt', withdrawalId: stated.withdrawal.id });
});

test('D-03: no job without its statement, nor a statement without its job', async () => {
  const failing = {
    ...shop.engine,
    jobs: {
      async enqueue() {
        throw new Error('killed');
      },
    },
  };
  const count = async () => (await listWithdrawals(shop.database, 'all', 10_000)).length;
  const before = await count();
  const call = shop.openShopper('SK', failing).call('withdrawFromContract', statement('NS9999999999'));
  await expect(call).rejects.toThrow('killed');
  expect(await count()).toBe(before);
});

test('D-03, U-03: of a thousand tries from one network few are read, and other people’s are not in their way', async () => {
  const guesser = shop.openShopper('SK', undefined, undefined, '198.51.100.9');
  const codes = new Map<string, number>();
  for (let tries = 0; tries < 1000; tries += 1) {
    const orderNumber = `NS${String(tries).padStart(10, '0')}`;
    const answer = await guesser.call('withdrawFromContract', statement(orderNumber));
    const code = answer.ok ? 'received' : answer.refusal.code;
    codes.set(code, (codes.get(code) ?? 0) + 1);
  }
  expect(Object.fromEntries(codes)).toEqual({ received: 30, RateLimited: 970 });
  const other = shop.openShopper('SK', undefined, undefined, '203.0.113.7');
  expect((await other.call('withdrawFromContract', statement('NS0000000001'))).ok).toBe(true);
});

test('D-03: whoever is shown an order sends no flood of receipts to other people', async () => {
  const shopper = shop.openShopper();
  const placed = await order(shopper, 1);
  const said = [];
  for (let index = 0; index < 25; index += 1) {
    const email = `victim${index % 3}@example.com`;
    const input = { name: 'Jana', orderNumber: placed.orderNumber, email, goods: `saw ${index}` };
    said.push((await shopper.call('withdrawFromContract', { ...input, scope: 'items' })).ok);
  }
  expect(said.filter(Boolean)).toHaveLength(20);
  const other = await order(shopper, 1);
  expect((await shopper.call('withdrawFromContract', statement(other.orderNumber))).ok).toBe(true);
});
