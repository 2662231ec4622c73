import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openCommandLine, type TestCommandLine } from '../../../../tests/support/command-line.ts';
import { createTestShop, fillCart, type TestShop } from '../../../../tests/support/test-shop.ts';
import { money } from '../../../kernel/money.ts';
import { getOrder, getOrderHistory } from '../orders/find-orders.ts';
import type { Reversal } from '../orders/reversal.ts';
import { addReversal } from '../orders/reversal-store.ts';
import type { CardTransaction } from '../payments/card-transaction.ts';
import { comparePayments } from './compare-payments.ts';
import { findKeptDifferences } from './difference-store.ts';
import { handleCardNotification } from './handle-card-notification.ts';

const saw = 'EX10000001';
const returnUrl = 'http://de.localhost/checkout/payment';
let shop: TestShop;
let commands: TestCommandLine;

beforeAll(async () => {
  shop = await createTestShop();
  commands = await openCommandLine(shop);
  await shop.addProduct({ sku: saw, cents: 3333, available: 1000 });
});
afterEach(() => {
  shop.partner.transactions.length = 0;
});
afterAll(async () => {
  await shop.drop();
  await commands.close();
});

/** An hour ago in the shop's time: what is younger is not compared yet. */
const earlier = () => new Date(shop.clock.time.getTime() - 2 * 3_600_000);

function write(
  merchantReference: string,
  type: CardTransaction['type'],
  more: Partial<CardTransaction> = {},
) {
  const id = `${merchantReference}/${type}/${shop.partner.transactions.length}`;
  shop.partner.transactions.push({
    ...{ id, merchantReference, type, state: 'Success', amount: money('EUR', 3333), refundId: undefined },
    ...{ reason: undefined, happenedAt: earlier() },
    ...more,
  });
}

async function placeByCard() {
  const shopper = shop.openShopper();
  const cart = await fillCart(shopper, saw, 1);
  const { payment } = await shopper.get('createPayment', {
    ...{ cartId: cart.id, cartVersion: cart.version, paymentInterface: 'card', returnUrl },
  });
  shop.partner.end(payment.id, 'Authorised');
  const { order } = await shopper.get('completePayment', { id: payment.id });
  if (order === null) throw new Error('no order');
  return { payment, order };
}

const kindsOf = async (reference: string, which: 'open' | 'all' = 'open') =>
  (await findKeptDifferences(shop.database, which))
    .filter((kept) => kept.reference === reference)
    .map(({ kind }) => kind);

const notify = (paymentId: string) =>
  handleCardNotification(shop.engine, Buffer.from(paymentId), { signature: 'right' });

test('Y-07: a chargeback is an event of the order once, and leaves its states, of a hundred copies at once', async () => {
  const { payment, order } = await placeByCard();
  write(payment.id, 'Authorization');
  write(payment.id, 'Charge');
  write(payment.id, 'Chargeback', { reason: 'Fraud' });
  await Promise.all(Array.from({ length: 100 }, () => notify(payment.id)));
  const { events } = await getOrderHistory(shop.database, order.id);
  expect(events.map(({ type }) => type)).toEqual(['placed', 'partner-transaction']);
  expect(events[1]?.details).toMatchObject({ type: 'Chargeback', state: 'Success', reason: 'Fraud' });
  expect(await getOrder(shop.database, order.id)).toMatchObject({ orderState: 'Open', paymentState: 'Paid' });
  const { printed } = await commands.run('payments', 'transactions', order.orderNumber, '--json');
  expect(JSON.parse(printed)).toMatchObject([
    { type: 'Authorization', amount: '33.33', payment: payment.id },
    { type: 'Charge' },
    { type: 'Chargeback', reason: 'Fraud' },
  ]);
});

test('Y-09: what differs is kept until it does not, and shown to operators', async () => {
  const { payment, order } = await placeByCard();
  shop.clock.time = new Date(shop.clock.time.getTime() + 3 * 3_600_000);
  write('not-a-payment-of-ours', 'Authorization');
  await comparePayments(shop.engine);
  expect(await kindsOf(payment.id)).toEqual(['order-without-money']);
  expect(await kindsOf('not-a-payment-of-ours')).toEqual(['unknown-payment']);
  const { printed } = await commands.run('payments', 'differences', '--json');
  const shown: { payment: string; kind: string }[] = JSON.parse(printed);
  expect(shown.find((row) => row.payment === payment.id)?.kind).toBe('order-without-money');

  write(payment.id, 'Authorization', { amount: order.totalPrice });
  await Promise.all([comparePayments(shop.engine), comparePayments(shop.engine)]);
  expect(await kindsOf(payment.id)).toEqual([]);
  expect(await kindsOf(payment.id, 'all')).toEqual(['order-without-money']);
  expect((await commands.run('payments', 'differences')).printed).not.toContain(payment.id);
  expect((await commands.run('payments', 'differences', '--all')).printed).toContain(payment.id);
});

test('Y-09: a refund is missed once it had its hour to reach the other book', async () => {
  const { payment, order } = await placeByCard();
  shop.clock.time = new Date(shop.clock.time.getTime() + 3 * 3_600_000);
  write(payment.id, 'Authorization', { amount: order.totalPrice });
  await addReversal(shop.database, {
    ...{ id: payment.id, orderId: order.id, kind: 'return', stock: 'discarded', paymentId: payment.id },
    contents: { total: money('EUR', 500) } as Reversal['contents'],
    ...{ refund: money('EUR', 500), refundState: 'Paid', createdAt: earlier() },
    refundedAt: shop.clock.time,
    ...{ refundAttempt: 0, refundFailedAt: undefined },
  });
  await comparePayments(shop.engine);
  expect(await kindsOf(payment.id)).toEqual([]);
  shop.clock.time = new Date(shop.clock.time.getTime() + 2 * 3_600_000);
  await comparePayments(shop.engine);
  expect(await kindsOf(payment.id)).toEqual(['refund-missing']);
});

test('Y-09: one payment that cannot be compared is named after all others were', async () => {
  const [broken, other] = [await placeByCard(), await placeByCard()];
  shop.clock.time = new Date(shop.clock.time.getTime() + 3 * 3_600_000);
  for (const { payment } of [broken, other]) write(payment.id, 'Chargeback');
  const cardProvider: typeof shop.partner = {
    ...shop.partner,
    async findTransactions(search) {
      if ('merchantReference' in search && search.merchantReference === broken.payment.id)
        throw new Error('a line that nobody can read');
      return shop.partner.findTransactions(search);
    },
  };
  await expect(comparePayments({ ...shop.engine, cardProvider })).rejects.toThrow(
    `payment ${broken.payment.id} cannot be compared`,
  );
  expect(await kindsOf(broken.payment.id)).toEqual([]);
  expect(await kindsOf(other.payment.id)).toContain('chargeback');
});

test.each([[['burn']], [['transactions']], [['transactions', 'NS1']], [['differences', '--new']]])(
  'payments %j is refused in one line',
  async (args) => {
    const { code, said } = await commands.run('payments', ...args);
    expect({ code, lines: said.trim().split('\n').length }).toEqual({ code: 1, lines: 1 });
  },
);
