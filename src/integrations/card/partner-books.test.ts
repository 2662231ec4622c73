import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type HttpReceiver,
  type ReceivedRequest,
  startHttpReceiver,
} from '../../../tests/support/http-receiver.ts';
import { createTestShop, fillCart, type TestShop } from '../../../tests/support/test-shop.ts';
import type { Engine } from '../../api/engine.ts';
import { presentReversal } from '../../api/present-reversal.ts';
import { comparePayments } from '../../commerce/purchase/checkout/compare-payments.ts';
import { findKeptDifferences } from '../../commerce/purchase/checkout/difference-store.ts';
import { handleCardNotification } from '../../commerce/purchase/checkout/handle-card-notification.ts';
import { cancelOrder } from '../../commerce/purchase/orders/cancel-order.ts';
import { getOrder, getOrderHistory, getReversedOrder } from '../../commerce/purchase/orders/find-orders.ts';
import { refundPayment, requestRefundsAgain } from '../../commerce/purchase/orders/refund-payment.ts';
import { getPayment } from '../../commerce/purchase/payments/payment-store.ts';
import { findTransactionsOfPayment } from '../../commerce/purchase/payments/transaction-store.ts';
import { DAY_MS } from '../../kernel/day.ts';
import { readReport } from './accounting-report.ts';
import { findReportedDays, getReport } from './accounting-report-store.ts';
import { decideCheckout } from './card-checkout-store.ts';
import { createEmbeddedCardProvider } from './card-embedded.ts';
import { createNotificationDelivery } from './card-notification.ts';
import { captureCheckout, orderMoney } from './partner-books.ts';
import { findEventsOfCheckout } from './partner-event-store.ts';
import type { MoneyOrder } from './partner-money.ts';

const saw = 'EX10000001';
const hmacKeys = ['a key'];
let shop: TestShop;
let receiver: HttpReceiver;
let clock: Engine['clock'];

beforeAll(async () => {
  shop = await createTestShop();
  ({ clock } = shop.engine);
  await shop.addProduct({ sku: saw, cents: 3333, available: 10_000 });
  receiver = await startHttpReceiver();
});
afterAll(async () => {
  await receiver.close();
  await shop.drop();
});

let payments = 0;

/** A shop that takes cards through the embedded partner, and a payment that its shopper has made there. */
async function pay() {
  payments += 1;
  const path = `/${payments}`;
  const { database, engine } = shop;
  const { jobs, isShopOrigin } = engine;
  const means = { database, jobs, clock, hmacKeys };
  const cardProvider = createEmbeddedCardProvider({
    ...{
      ...means,
      randomBytes,
      isShopOrigin,
      partnerHost: 'card-partner.localhost',
      notificationUrl: `${receiver.url}${path}`,
    },
  });
  const taking: Engine = { ...engine, cardProvider };
  const shopper = shop.openShopper('SK', taking);
  const cart = await fillCart(shopper, saw);
  const opened = await shopper.get('createPayment', {
    ...{ cartId: cart.id, cartVersion: cart.version, paymentInterface: 'card' },
    returnUrl: 'https://gantry.sk/checkout/payment',
  });
  const { id } = opened.payment;
  const checkoutId = (await getPayment(database, id))?.providerReference ?? '';
  await decideCheckout(database, { id: checkoutId, state: 'Open' }, { state: 'Authorised' }, clock.now());
  const books = { ...means, randomBytes };
  const deliver = createNotificationDelivery({ ...means, manner: 'prompt' });
  return {
    ...{ id, checkoutId, engine: taking, books },
    comeBack: () => shopper.get('completePayment', { id }),
    async move(...orders: readonly MoneyOrder[]) {
      for (const order of orders) {
        shop.clock.time = new Date(shop.clock.time.getTime() + 1000);
        expect(await orderMoney(books, checkoutId, order), order.act).toMatchObject({ ok: true });
      }
    },
    /** Each event as the partner tells it. */
    async findMessages() {
      const events = await findEventsOfCheckout(database, checkoutId);
      for (const { id: eventId } of events) await deliver({ checkoutId, eventId });
      return (await receiver.waitFor(path, events.length)).slice(-events.length);
    },
    async hear(messages: readonly ReceivedRequest[]) {
      const told = messages.map(({ rawBody, headers }) => handleCardNotification(taking, rawBody, headers));
      for (const answer of await Promise.all(told)) expect(answer).toMatchObject({ ok: true });
    },
    async findOrder() {
      const orderId = (await getPayment(database, id))?.orderId;
      return orderId === undefined ? undefined : getOrder(database, orderId);
    },
  };
}

type Paid = Awaited<ReturnType<typeof pay>>;

async function requireOrder(paid: Paid) {
  const order = await paid.findOrder();
  if (order === undefined) throw new Error('no order');
  return order;
}

const typesOf = async ({ id }: { readonly id: string }) =>
  (await getOrderHistory(shop.database, id)).events.map(({ type, details }) =>
    type === 'partner-transaction' ? `${details.type} ${details.state}` : type,
  );

const linesOf = async ({ id }: Paid) =>
  (await findTransactionsOfPayment(shop.database, id))
    .map(({ type, state, amount }) => `${type} ${state} ${amount.centAmount}`)
    .toSorted();

/** What the books differ in, two hours later. */
async function compare({ id, engine }: Paid): Promise<string[]> {
  shop.clock.time = new Date(shop.clock.time.getTime() + 2 * 3_600_000);
  await comparePayments(engine);
  const kept = await findKeptDifferences(shop.database, 'open');
  return kept.filter(({ reference }) => reference === id).map(({ kind }) => kind);
}

function permute<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) =>
    permute([...items.slice(0, index), ...items.slice(index + 1)]).map((rest) => [item, ...rest]),
  );
}

describe('what the embedded partner tells', () => {
  it('Y-07: makes one order in whichever order up to four events come, before and after the return', async () => {
    for (const [index, order] of permute([0, 1, 2, 3]).entries()) {
      const paid = await pay();
      if (index % 2 === 0) await paid.comeBack();
      await paid.move({ act: 'capture' }, { act: 'refund', centAmount: 100 }, { act: 'charge-back' });
      const messages = await paid.findMessages();
      expect(messages).toHaveLength(4);
      for (const place of order) await paid.hear(messages.slice(place, place + 1));
      if (index % 2 === 1) await paid.comeBack();
      await paid.hear(messages);
      const made = await requireOrder(paid);
      expect(made).toMatchObject({ paymentState: 'Paid', orderState: 'Open' });
      expect(await typesOf(made)).toEqual(['placed', 'Refund Success', 'Chargeback Success']);
    }
  });

  it('Y-07: is the same of a hundred copies at once, of which each event has some', async () => {
    const paid = await pay();
    await paid.move({ act: 'capture', centAmount: 1000 }, { act: 'capture' }, { act: 'charge-back' });
    const messages = await paid.findMessages();
    await Promise.all([
      paid.hear(Array.from({ length: 25 }, () => messages).flat()),
      paid.comeBack(),
      paid.comeBack(),
    ]);
    expect(await typesOf(await requireOrder(paid))).toEqual(['placed', 'Chargeback Success']);
    expect(await linesOf(paid)).toHaveLength(4);
  });

  it('Y-07: a month late still makes the order, or finds it made', async () => {
    const [heard, unheard] = [await pay(), await pay()];
    await heard.comeBack();
    shop.clock.time = new Date(shop.clock.time.getTime() + 31 * 24 * 3_600_000);
    for (const paid of [heard, unheard]) {
      await paid.hear(await paid.findMessages());
      expect(await typesOf(await requireOrder(paid))).toEqual(['placed']);
    }
  });

  it('Y-07: written down is not told: signed long ago, a message is nobody’s', async () => {
    const paid = await pay();
    const [message] = await paid.findMessages();
    if (message === undefined) throw new Error('nothing was told');
    shop.clock.time = new Date(shop.clock.time.getTime() + 6 * 60_000);
    const answer = await handleCardNotification(paid.engine, message.rawBody, message.headers);
    expect(answer).toMatchObject({ refusal: { code: 'SignatureInvalid' } });
    expect(await paid.findOrder()).toBeUndefined();
  });
});

describe('money at the embedded partner, after it was authorised', () => {
  it('Y-09: is taken an hour later by itself, once, and only what is left', async () => {
    const paid = await pay();
    await paid.comeBack();
    await paid.move({ act: 'capture', centAmount: 1000 }, { act: 'refund', centAmount: 500 });
    await captureCheckout(paid.books, paid);
    await captureCheckout(paid.books, paid);
    await paid.hear(await paid.findMessages());
    const { totalPrice } = await requireOrder(paid);
    const whole = totalPrice.centAmount;
    expect(await linesOf(paid)).toEqual([
      `Authorization Success ${whole}`,
      'Charge Success 1000',
      `Charge Success ${whole - 1000}`,
      'Refund Success 500',
    ]);
    expect(await compare(paid)).toEqual(['refund-not-ours']);
  });

  it.each<[string, MoneyOrder[], string[]]>([
    ['all of it, while nobody has taken any', [], ['REVERSED 0']],
    ['what was taken', [{ act: 'capture' }], ['CAPTURED 0', 'REFUNDED 0']],
    ['what was taken in part', [{ act: 'capture', centAmount: 1000 }], ['CAPTURED', 'REFUNDED 0']],
    ['what is left of it', [{ act: 'refund', centAmount: 1000 }], ['REFUNDED', 'REFUNDED -1000']],
    [
      'what is left of what was taken',
      [{ act: 'capture' }, { act: 'refund', centAmount: 1000 }],
      ['CAPTURED 0', 'REFUNDED', 'REFUNDED -1000'],
    ],
    ['nothing more', [{ act: 'refund' }], ['REFUNDED 0']],
  ])(
    'Y-08: cancelled, the partner gives back %s, once, and takes nothing later',
    async (_, orders, events) => {
      const paid = await pay();
      await paid.move(...orders);
      const cancel = () => paid.engine.cardProvider?.cancel(paid.checkoutId);
      await Promise.all([cancel(), cancel()]);
      await captureCheckout(paid.books, paid);
      const [authorised, ...later] = await findEventsOfCheckout(shop.database, paid.checkoutId);
      const whole = authorised?.amount.centAmount ?? 0;
      // An amount counts from the whole; those of the moves themselves are not repeated here.
      const told = later.map(({ type, amount }) =>
        amount.centAmount === 1000 ? type : `${type} ${amount.centAmount - whole || 0}`,
      );
      expect(told).toEqual(events);
    },
  );

  it.each<[string, MoneyOrder[], string[], string[]]>([
    [
      'a capture that fails',
      [{ act: 'capture' }, { act: 'fail-capture' }],
      ['Charge Failure'],
      ['capture-failed'],
    ],
    ['a chargeback', [{ act: 'capture' }, { act: 'charge-back' }], ['Chargeback Success'], ['chargeback']],
    [
      'a chargeback that is reversed',
      [{ act: 'capture' }, { act: 'charge-back' }, { act: 'reverse-chargeback' }],
      ['Chargeback Success', 'ChargebackReversal Success'],
      [],
    ],
    ['a refund at the partner', [{ act: 'refund' }], ['Refund Success'], ['refund-not-ours']],
  ])(
    'Y-09: %s is an event of its order, and a difference as long as it is one',
    async (_, orders, events, kinds) => {
      const paid = await pay();
      await paid.comeBack();
      await paid.move(...orders);
      await paid.hear(await paid.findMessages());
      const order = await requireOrder(paid);
      expect(await typesOf(order)).toEqual(['placed', ...events]);
      expect(order).toMatchObject({ paymentState: 'Paid' });
      expect(await compare(paid)).toEqual(kinds);
    },
  );

  it('Y-09: what is written down after its day was reported stands in the next report', async () => {
    const paid = await pay();
    const { cardProvider } = paid.engine;
    const beforeMidnight = new Date(`${shop.clock.time.toISOString().slice(0, 10)}T23:59:59.900Z`);
    shop.clock.time = new Date(beforeMidnight.getTime() + 1000);
    const search = { from: new Date(beforeMidnight.getTime() - 3 * DAY_MS), until: shop.clock.time };
    const find = async () => {
      const lines = (await cardProvider?.findTransactions(search)) ?? [];
      return lines.filter(({ merchantReference }) => merchantReference === paid.id).map(({ type }) => type);
    };
    expect(await find()).toEqual(['Authorization']);
    // Begun before midnight, it is committed only now.
    const slow = { ...paid.books, clock: { now: () => beforeMidnight } };
    expect(await orderMoney(slow, paid.checkoutId, { act: 'capture' })).toMatchObject({ ok: true });
    expect((await find()).toSorted()).toEqual(['Authorization', 'Charge']);
    shop.clock.time = new Date(shop.clock.time.getTime() + 2 * DAY_MS);
    expect((await Promise.all([find(), find(), find()])).map((types) => types.toSorted())).toEqual(
      [1, 2, 3].map(() => ['Authorization', 'Charge']),
    );
    const reports = await findReportedDays(shop.database, 100);
    const texts = await Promise.all(reports.map((day) => getReport(shop.database, day)));
    const rows = texts.flatMap((text) => readReport(text ?? ''));
    const own = rows.filter(({ merchantReference }) => merchantReference === paid.id);
    expect(own.map(({ type }) => type).toSorted()).toEqual(['AUTHORISED', 'CAPTURED']);
  });

  it('Y-09: a refund of the shop that fails later is owed again, and paid at the next try', async () => {
    const paid = await pay();
    await paid.comeBack();
    const { id } = await requireOrder(paid);
    await cancelOrder(paid.engine, { id });
    const [reversal] = (await getOrderHistory(shop.database, id)).reversals;
    const job = { reversalId: reversal?.id ?? '' };
    await refundPayment(paid.engine, job);
    expect(await requireOrder(paid)).toMatchObject({ paymentState: 'Paid' });
    await paid.move({ act: 'fail-refund', reason: 'Card closed' });
    await paid.hear(await paid.findMessages());
    expect(await requireOrder(paid)).toMatchObject({ paymentState: 'CreditOwed' });
    expect(await compare(paid)).toEqual(['refund-failed']);
    const noticesOf = async () =>
      (await shop.findJobs('send-reversal-notice')).filter((notice) => isDeepStrictEqual(notice, job)).length;
    await requestRefundsAgain(paid.engine, { id });
    const before = await noticesOf();
    await refundPayment(paid.engine, job);
    // Whoever was asked for bank details is told that they are not needed any more.
    expect(await noticesOf()).toBe(before + 1);
    const again = await getReversedOrder(shop.database, job.reversalId);
    expect(again && presentReversal(again.order, again.reversal)).toMatchObject({ kind: 'refund-again' });
    await paid.hear(await paid.findMessages());
    expect(await requireOrder(paid)).toMatchObject({ paymentState: 'Paid', orderState: 'Cancelled' });
    expect(await compare(paid)).toEqual([]);
    const refunds = (await findEventsOfCheckout(shop.database, paid.checkoutId)).flatMap(
      ({ type, refundId }) => (type === 'REFUNDED' ? [refundId] : []),
    );
    expect(refunds).toEqual([job.reversalId, `${job.reversalId}-1`]);
  });
});
