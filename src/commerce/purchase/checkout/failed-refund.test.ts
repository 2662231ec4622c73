import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestShop, fillCart, type TestShop } from '../../../../tests/support/test-shop.ts';
import { money } from '../../../kernel/money.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { getOrder, getOrderHistory } from '../orders/find-orders.ts';
import { recordPayOut, refundPayment, requestRefundsAgain } from '../orders/refund-payment.ts';
import { comparePayments } from './compare-payments.ts';
import { findKeptDifferences } from './difference-store.ts';
import { handleCardNotification } from './handle-card-notification.ts';

const saw = 'EX10000001';
const returnUrl = 'http://de.localhost/checkout/payment';
let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.addProduct({ sku: saw, cents: 3333, available: 1000 });
});
afterEach(() => {
  shop.partner.transactions.length = 0;
});
afterAll(() => shop.drop());

/** An order by card that was cancelled, and is owed what it cost. */
async function cancelPaid() {
  const shopper = shop.openShopper();
  const cart = await fillCart(shopper, saw, 1);
  const { payment } = await shopper.get('createPayment', {
    ...{ cartId: cart.id, cartVersion: cart.version, paymentInterface: 'card', returnUrl },
  });
  shop.partner.end(payment.id, 'Authorised');
  const { order } = await shopper.get('completePayment', { id: payment.id });
  const id = order?.id ?? '';
  await cancelOrder(shop.engine, { id });
  const [reversal] = (await getOrderHistory(shop.database, id)).reversals;
  if (reversal === undefined) throw new Error('nothing was taken back');
  return { id, paymentId: payment.id, reversalId: reversal.id, refund: reversal.refund };
}

type Cancelled = Awaited<ReturnType<typeof cancelPaid>>;

/** The partner says that a refund which it had taken did not get through, as often as it likes. */
async function failRefund({ paymentId, refund }: Cancelled, refundId: string, copies = 1) {
  shop.partner.transactions.push({
    ...{ id: `${refundId}/failed`, merchantReference: paymentId, type: 'Refund', state: 'Failure' },
    ...{ amount: refund, refundId, reason: 'Card closed', happenedAt: shop.clock.time },
  });
  const tell = () => handleCardNotification(shop.engine, Buffer.from(paymentId), { signature: 'right' });
  const told = await Promise.all(Array.from({ length: copies }, tell));
  expect(told.every(({ ok }) => ok)).toBe(true);
}

async function standOf({ id }: Cancelled) {
  const order = await getOrder(shop.database, id);
  const { events, reversals } = await getOrderHistory(shop.database, id);
  return {
    paymentState: order?.paymentState,
    refundState: reversals[0]?.refundState,
    paymentId: reversals[0]?.paymentId,
    events: events.map(({ type }) => type).filter((type) => type.startsWith('refund')),
  };
}

test('Y-09: a refund that fails after it was paid is owed again, told once, and paid when it is asked for anew', async () => {
  const cancelled = await cancelPaid();
  const { id, paymentId, reversalId, refund } = cancelled;
  await refundPayment(shop.engine, { reversalId });
  expect(await standOf(cancelled)).toMatchObject({ paymentState: 'Paid', refundState: 'Paid' });
  const told = shop.failedRefunds.length;
  const notices = (await shop.findJobs('send-reversal-notice')).length;

  await failRefund(cancelled, reversalId, 20);
  expect(await standOf(cancelled)).toEqual({
    ...{ paymentState: 'CreditOwed', refundState: 'Owed', paymentId },
    events: ['refunded', 'refund-failed'],
  });
  expect(shop.failedRefunds.slice(told)).toEqual([
    expect.objectContaining({ reversalId, refund, reason: 'Card closed' }),
  ]);
  expect(await shop.findJobs('send-reversal-notice')).toHaveLength(notices + 1);
  // Nobody has asked again: the old job pays nothing.
  const paid = shop.partner.refunds.size;
  await refundPayment(shop.engine, { reversalId });
  expect(shop.partner.refunds.size).toBe(paid);

  expect(await requestRefundsAgain(shop.engine, { id })).toMatchObject({ ok: true });
  expect(await requestRefundsAgain(shop.engine, { id })).toMatchObject({ refusal: { code: 'NothingOwed' } });
  await Promise.all([refundPayment(shop.engine, { reversalId }), refundPayment(shop.engine, { reversalId })]);
  expect(await standOf(cancelled)).toEqual({
    ...{ paymentState: 'Paid', refundState: 'Paid', paymentId },
    events: ['refunded', 'refund-failed', 'refund-requested', 'refunded'],
  });
  expect(shop.partner.refunds.get(`${reversalId}-1`)?.amount).toEqual(refund);
  // What is told of the first try once more changes nothing any more.
  await failRefund(cancelled, reversalId);
  expect(await standOf(cancelled)).toMatchObject({ paymentState: 'Paid', refundState: 'Paid' });
});

test('Y-09: a refund whose failure is told before its answer came is owed, not paid', async () => {
  const cancelled = await cancelPaid();
  const { reversalId } = cancelled;
  const cardProvider: typeof shop.partner = {
    ...shop.partner,
    async refund(...asked) {
      await shop.partner.refund(...asked);
      await failRefund(cancelled, reversalId);
    },
  };
  await refundPayment({ ...shop.engine, cardProvider }, { reversalId });
  expect(await standOf(cancelled)).toMatchObject({
    ...{ paymentState: 'CreditOwed', refundState: 'Owed', events: ['refund-failed'] },
  });
});

test('Y-09: what the partner failed to pay can be paid by hand, and then no book differs', async () => {
  const cancelled = await cancelPaid();
  const { id, reversalId, paymentId } = cancelled;
  shop.partner.transactions.push({
    ...{ id: `${paymentId}/paid`, merchantReference: paymentId, type: 'Authorization', state: 'Success' },
    ...{ amount: money('EUR', cancelled.refund.centAmount), refundId: undefined, reason: undefined },
    happenedAt: shop.clock.time,
  });
  await refundPayment(shop.engine, { reversalId });
  await failRefund(cancelled, reversalId);
  const kinds = async () => {
    shop.clock.time = new Date(shop.clock.time.getTime() + 2 * 3_600_000);
    await comparePayments(shop.engine);
    const kept = await findKeptDifferences(shop.database, 'open');
    return kept.filter(({ reference }) => reference === paymentId).map(({ kind }) => kind);
  };
  expect(await kinds()).toEqual(['refund-failed']);
  expect(await recordPayOut(shop.engine, { id }, 'BANK-12')).toMatchObject({ ok: true });
  expect(await standOf(cancelled)).toEqual({
    ...{ paymentState: 'Paid', refundState: 'Paid', paymentId: undefined },
    events: ['refunded', 'refund-failed', 'refunded'],
  });
  expect(await kinds()).toEqual([]);
});
