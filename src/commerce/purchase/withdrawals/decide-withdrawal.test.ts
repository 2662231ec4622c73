import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createTestShop,
  fillCart,
  type TestShop,
  type TestShopper,
} from '../../../../tests/support/test-shop.ts';
import type { CallInput } from '../../../api/contract.ts';
import { presentWithdrawalMail } from '../../../api/present-withdrawal.ts';
import type { WithdrawalMailRequest } from '../../../kernel/jobs.ts';
import { type Money, money, sum } from '../../../kernel/money.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { changeOrderState } from '../orders/change-order-state.ts';
import { changeShipmentState } from '../orders/change-shipment-state.ts';
import { getOrder } from '../orders/find-orders.ts';
import type { Order } from '../orders/order.ts';
import { recordPayment } from '../orders/record-payment.ts';
import { recordPayOut, refundPayment } from '../orders/refund-payment.ts';
import { returnItems } from '../orders/return-items.ts';
import {
  findReversals,
  markRefundFailed,
  markReversalPaid,
  startRefundAttempt,
} from '../orders/reversal-store.ts';
import { approveWithdrawal, declineWithdrawal, recordReturn, refundWithdrawal } from './decide-withdrawal.ts';
import { prepareWithdrawalMails } from './find-withdrawals.ts';
import type { Withdrawal } from './withdrawal.ts';
import { stateOf, waitOf } from './withdrawal-states.ts';
import { getWithdrawal } from './withdrawal-store.ts';

const euro = (cents: number) => money('EUR', cents);
const [saw, drill] = ['EX10000701', 'EX10000702'] as const;
let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.addProduct({ sku: saw, cents: 1333, available: 10_000 });
  await shop.addProduct({ sku: drill, cents: 999, available: 10_000 });
});
afterAll(() => shop.drop());

async function requireOrder(id: string): Promise<Order> {
  const order = await getOrder(shop.database, id);
  if (order === undefined) throw new Error('no order');
  return order;
}

interface Placed {
  readonly shopper: TestShopper;
  readonly order: Order;
}

/** Three saws and a drill, 49.98 and 1.95 for the parcel. */
async function place(pay: 'card' | 'transfer'): Promise<Placed> {
  const shopper = shop.openShopper();
  await shopper.get('addToCart', { sku: drill, quantity: 1 });
  const cart = await fillCart(shopper, saw, 3);
  const { id, version } = cart;
  if (pay === 'card') {
    const returnUrl = 'https://gantry.sk/checkout/payment';
    const paid = { cartId: id, cartVersion: version, paymentInterface: 'card', returnUrl } as const;
    const { payment } = await shopper.get('createPayment', paid);
    shop.partner.end(payment.id, 'Authorised');
    const { order } = await shopper.get('completePayment', { id: payment.id });
    return { shopper, order: await requireOrder(order?.id ?? '') };
  }
  await shopper.get('createBankPayment', { cartId: id, cartVersion: version });
  const { order } = await shopper.get('createMyOrderFromCart', { id, version });
  return { shopper, order: await requireOrder(order.id) };
}

async function ship({ id, orderState }: Order): Promise<void> {
  if (orderState === 'Open') await changeOrderState(shop.engine, { id }, 'Confirmed', 'operator');
  for (const state of ['Ready', 'Shipped'] as const) {
    const moved = await changeShipmentState(shop.engine, { id }, state, 'operator');
    if (!moved.ok) throw new Error(JSON.stringify(moved.refusal));
  }
}

const lineOf = ({ contents }: Order, sku: string) =>
  contents.lineItems.find((line) => line.sku === sku)?.id ?? '';

async function state(
  { shopper, order }: Placed,
  change: Partial<CallInput<'withdrawFromContract'>> = {},
): Promise<Withdrawal> {
  const formId = crypto.randomUUID();
  const { orderNumber } = order;
  const input = { name: 'Jana Nováková', orderNumber, email: `${order.id}@example.com`, formId, ...change };
  const { withdrawal } = await shopper.get('withdrawFromContract', input);
  return requireWithdrawal(withdrawal);
}

async function requireWithdrawal({ id }: { readonly id: string }): Promise<Withdrawal> {
  const found = await getWithdrawal(shop.database, id);
  if (found === undefined) throw new Error('no withdrawal');
  return found;
}

const some = (order: Order, sku: string, quantity: number) => ({
  scope: 'items' as const,
  items: [{ lineItemId: lineOf(order, sku), quantity }],
});
const approve = ({ id }: Withdrawal, order: Order, pieces?: ReadonlyMap<string, number>) =>
  approveWithdrawal(shop.engine, { id, orderId: order.id }, pieces);
const refund = ({ id }: Withdrawal, order: Order) =>
  refundWithdrawal(shop.engine, { id, orderId: order.id }, 'restocked');
const standOf = async (withdrawal: Withdrawal) => {
  const now = await requireWithdrawal(withdrawal);
  return [stateOf(now), waitOf(now)];
};
/** What a mail would say. */
const tell = async (request: WithdrawalMailRequest) =>
  (await prepareWithdrawalMails(shop.database, request)).flatMap((mail) =>
    presentWithdrawalMail(mail, request),
  );
const refunds = async (order: Order): Promise<Money> =>
  sum(
    'EUR',
    (await findReversals(shop.database, order.id)).map((reversal) => reversal.refund),
  );

test('D-03: the whole contract before it leaves: cancelled and paid back by the partner at once, delivery too', async () => {
  const placed = await place('card');
  const { order } = placed;
  const onStock = await shop.stockOf(saw);
  const withdrawal = await state(placed);
  expect(await standOf(withdrawal)).toEqual(['Received', 'decision']);
  expect(await approve(withdrawal, order)).toMatchObject({
    ok: true,
    value: { orderState: 'Cancelled', paymentState: 'CreditOwed' },
  });
  expect(await standOf(withdrawal)).toEqual(['Approved', 'payout']);
  const [reversal] = await findReversals(shop.database, order.id);
  expect(reversal).toMatchObject({ kind: 'cancel', refund: order.totalPrice, refundState: 'Owed' });
  expect(await shop.findJobs('refund-payment')).toContainEqual({ reversalId: reversal?.id });
  await refundPayment(shop.engine, { reversalId: reversal?.id ?? '' });
  const paidBack = { about: 'refunded', reversalId: reversal?.id ?? '' } as const;
  expect(
    (await shop.findJobs('send-withdrawal-mail')).filter((job) => isDeepStrictEqual(job, paidBack)),
  ).toHaveLength(1);
  expect(await tell(paidBack)).toMatchObject([
    {
      withdrawal: { id: withdrawal.id },
      news: { kind: 'Refunded', amount: order.totalPrice, by: 'partner' },
    },
  ]);
  expect(await standOf(withdrawal)).toEqual(['Refunded', 'nothing']);
  expect(await shop.stockOf(saw)).toBe(onStock + 3);
  expect(await shop.findJobs('send-withdrawal-mail')).toContainEqual({
    about: 'decision',
    withdrawalId: withdrawal.id,
  });
});

test('D-03: a refund that fails after all is owed again, and its customer is shown so', async () => {
  const placed = await place('card');
  const withdrawal = await state(placed);
  await approve(withdrawal, placed.order);
  const [reversal] = await findReversals(shop.database, placed.order.id);
  const shown = async () => {
    const { withdrawals } = await placed.shopper.get('getWithdrawals', {});
    return withdrawals.find(({ id }) => id === withdrawal.id);
  };
  await refundPayment(shop.engine, { reversalId: reversal?.id ?? '' });
  const paidBack = { about: 'refunded', reversalId: reversal?.id ?? '' } as const;
  expect(await tell(paidBack)).toMatchObject([{ news: { kind: 'Refunded', refundId: reversal?.id } }]);
  expect(await shown()).toMatchObject({ state: 'Refunded' });
  expect(await shown()).not.toHaveProperty('refundFailedAt');
  await markRefundFailed(shop.database, reversal?.id ?? '', shop.clock.time);
  expect(await shown()).toMatchObject({ refundFailedAt: shop.clock.time.toISOString() });
  expect(await standOf(withdrawal)).toEqual(['Approved', 'payout']);
  // A mail that was late says nothing of money that came back to us.
  expect(await tell(paidBack)).toEqual([]);
  await startRefundAttempt(shop.database, reversal?.id ?? '');
  await markReversalPaid(shop.database, reversal?.id ?? '', shop.clock.time);
  expect(await tell(paidBack)).toMatchObject([{ news: { refundId: `${reversal?.id}-1`, by: 'partner' } }]);
});

test('D-03: after it left, the refund waits for goods or proof, and is what was paid, delivery with the last piece', async () => {
  const placed = await place('card');
  const { order } = placed;
  await ship(order);
  const withdrawal = await state(placed);
  await approve(withdrawal, order);
  expect(await standOf(withdrawal)).toEqual(['Approved', 'goods']);
  expect(await findReversals(shop.database, order.id)).toEqual([]);
  await recordReturn(shop.engine, withdrawal.id, 'ProofOfReturn');
  const proof = { about: 'proof', withdrawalId: withdrawal.id } as const;
  expect(await shop.findJobs('send-withdrawal-mail')).toContainEqual(proof);
  expect(await tell(proof)).toMatchObject([{ news: { kind: 'ProofOfReturn', at: shop.clock.time } }]);
  expect(await standOf(withdrawal)).toEqual(['ProofOfReturn', 'refund']);
  await recordReturn(shop.engine, withdrawal.id, 'GoodsReturned');
  expect(await standOf(withdrawal)).toEqual(['GoodsReturned', 'refund']);
  const goods = { about: 'goods', withdrawalId: withdrawal.id } as const;
  expect(await shop.findJobs('send-withdrawal-mail')).toContainEqual(goods);
  expect(await tell(goods)).toMatchObject([{ news: { kind: 'GoodsReturned' } }]);
  // A mail that was late is not sent after the next one.
  expect(await tell(proof)).toEqual([]);
  expect(await refund(withdrawal, order)).toMatchObject({ ok: true });
  expect(await refunds(order)).toEqual(order.totalPrice);
  expect(await refund(withdrawal, order)).toMatchObject({
    refusal: { code: 'WithdrawalElsewhere', state: 'GoodsReturned' },
  });
  expect(await refunds(order)).toEqual(order.totalPrice);
});

test('D-03: parts and the rest come to what was paid, to the cent, whether the order has left between them or not', async () => {
  const placed = await place('card');
  const { order } = placed;
  const first = await state(placed, some(order, saw, 1));
  // Before it leaves a part is cancelled, and the order goes on.
  expect(await approve(first, order)).toMatchObject({ ok: true, value: { orderState: 'Open' } });
  const second = await state(placed, some(order, saw, 1));
  await approve(second, order);
  const [partial] = await findReversals(shop.database, order.id);
  expect(partial).toMatchObject({ kind: 'cancel', refund: euro(1333) });
  await ship(await requireOrder(order.id));
  const rest = await state(placed);
  expect(await standOf(rest)).toEqual(['Received', 'decision']);
  await approve(rest, order);
  await refund(rest, order);
  expect(await refunds(order)).toEqual(order.totalPrice);
});

test('D-03, Y-04: what makes a part payment all that is due confirms the order, as a payment does', async () => {
  const placed = await place('transfer');
  const { id, totalPrice } = placed.order;
  const part = { amount: euro(totalPrice.centAmount - 1333), reference: placed.order.orderNumber };
  await recordPayment(shop.engine, { id }, part, 'operator');
  const order = await requireOrder(id);
  expect(order).toMatchObject({ orderState: 'Open', paymentState: 'BalanceDue' });
  await approve(await state(placed, some(order, saw, 1)), order);
  expect(await requireOrder(id)).toMatchObject({ orderState: 'Confirmed', paymentState: 'Paid' });
});

test('D-03: an order whose parts were cancelled can still be cancelled, with what is left', async () => {
  const placed = await place('card');
  const { order } = placed;
  await approve(await state(placed, some(order, saw, 2)), order);
  expect(await cancelOrder(shop.engine, { id: order.id })).toMatchObject({
    ok: true,
    value: { orderState: 'Cancelled' },
  });
  expect(await refunds(order)).toEqual(order.totalPrice);
});

test('D-03: what was taken back otherwise is not paid twice, and the withdrawal ends with it', async () => {
  const cancelled = await place('card');
  const late = await state(cancelled);
  await cancelOrder(shop.engine, { id: cancelled.order.id });
  expect(await approve(late, cancelled.order)).toMatchObject({ ok: true });
  expect(await standOf(late)).toEqual(['Approved', 'payout']);
  expect(await refunds(cancelled.order)).toEqual(cancelled.order.totalPrice);
  const toldLate = { about: 'refunded', withdrawalId: late.id } as const;
  expect(await shop.findJobs('send-withdrawal-mail')).not.toContainEqual(toldLate);

  // What was paid back before anybody decided is told with the decision.
  const settled = await place('card');
  const afterwards = await state(settled);
  await cancelOrder(shop.engine, { id: settled.order.id });
  const [reversal] = await findReversals(shop.database, settled.order.id);
  await refundPayment(shop.engine, { reversalId: reversal?.id ?? '' });
  await approve(afterwards, settled.order);
  const told = { about: 'refunded', withdrawalId: afterwards.id } as const;
  expect(await shop.findJobs('send-withdrawal-mail')).toContainEqual(told);
  expect(await tell(told)).toMatchObject([{ news: { amount: settled.order.totalPrice } }]);

  const returned = await place('card');
  const { order } = returned;
  await ship(order);
  const partly = await state(returned);
  const pieces = new Map([[lineOf(order, saw), 2]]);
  await returnItems(shop.engine, { id: order.id }, { pieces, stock: 'discarded' });
  await approve(partly, order);
  await refund(partly, order);
  expect(await refunds(order)).toEqual(order.totalPrice);
});

test('D-03: nothing goes back where nothing came in, and what came in by transfer is owed until it was sent', async () => {
  const unpaid = await place('transfer');
  const first = await state(unpaid);
  expect(await approve(first, unpaid.order)).toMatchObject({
    value: { orderState: 'Cancelled', paymentState: 'Failed' },
  });
  expect(await standOf(first)).toEqual(['Refunded', 'nothing']);
  expect(await refunds(unpaid.order)).toEqual(euro(0));

  const paid = await place('transfer');
  await recordPayment(shop.engine, { id: paid.order.id }, { reference: 'T-1' }, 'operator');
  const second = await state(paid);
  await approve(second, paid.order);
  expect(await standOf(second)).toEqual(['Approved', 'payout']);
  await recordPayOut(shop.engine, { id: paid.order.id }, 'transfer 2');
  const [reversal] = await findReversals(shop.database, paid.order.id);
  expect(await tell({ about: 'refunded', reversalId: reversal?.id ?? '' })).toMatchObject([
    { news: { kind: 'Refunded', amount: paid.order.totalPrice, by: 'transfer' } },
  ]);
  expect(await standOf(second)).toEqual(['Refunded', 'nothing']);
});

test('D-03: of two hands one decides, and of two refunds one is paid', async () => {
  const placed = await place('card');
  const { order } = placed;
  await ship(order);
  const withdrawal = await state(placed);
  const decided = await Promise.all([
    approve(withdrawal, order),
    declineWithdrawal(shop.engine, withdrawal.id, 'no'),
    approve(withdrawal, order),
  ]);
  expect(decided.filter(({ ok }) => ok)).toHaveLength(1);
  const other = await place('card');
  await ship(other.order);
  const accepted = await state(other);
  await approve(accepted, other.order);
  const paid = await Promise.all([refund(accepted, other.order), refund(accepted, other.order)]);
  expect(paid.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await refunds(other.order)).toEqual(other.order.totalPrice);
});

test('D-03: words are read by the operator, who says the pieces, and the order where none fits', async () => {
  const placed = await place('card');
  const { order } = placed;
  const guest = { ...placed, shopper: shop.openShopper() };
  const vague = await state(guest, { orderNumber: 'the drill', scope: 'items', goods: 'the drill' });
  expect(vague.orderId).toBeUndefined();
  expect(await approve(vague, order)).toMatchObject({ refusal: { code: 'PiecesUnclear' } });
  const tooMany = new Map([[lineOf(order, drill), 2]]);
  expect(await approve(vague, order, tooMany)).toMatchObject({ refusal: { code: 'NotReturnable' } });
  expect(await standOf(vague)).toEqual(['Received', 'decision']);
  await approve(vague, order, new Map([[lineOf(order, drill), 1]]));
  expect((await requireWithdrawal(vague)).orderId).toBe(order.id);
  expect(await refunds(order)).toEqual(euro(999));
});

test('D-03: a statement that was declined can be made again, and is another one', async () => {
  const placed = await place('card');
  const first = await state(placed);
  await declineWithdrawal(shop.engine, first.id, 'Too late.');
  expect(await standOf(first)).toEqual(['Declined', 'nothing']);
  expect(await recordReturn(shop.engine, first.id, 'GoodsReturned')).toMatchObject({
    refusal: { code: 'WithdrawalElsewhere' },
  });
  const { withdrawals } = await placed.shopper.get('getWithdrawals', {});
  expect(withdrawals).toMatchObject([{ state: 'Declined', declineReason: 'Too late.' }]);
  expect((await state(placed)).id).not.toBe(first.id);
});
