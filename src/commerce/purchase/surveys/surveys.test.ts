import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createTestShop,
  fillCart,
  type TestShop,
  type TestShopper,
} from '../../../../tests/support/test-shop.ts';
import { statement } from '../../../kernel/database.ts';
import { DAY_MS } from '../../../kernel/day.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { changeShipmentState } from '../orders/change-shipment-state.ts';
import { getOrder } from '../orders/find-orders.ts';
import { recordPayment } from '../orders/record-payment.ts';
import { getSurvey } from './survey-store.ts';
import { forgetOldSurveys, prepareSurvey, tellSurveys } from './tell-surveys.ts';

const sku = 'EX10000901';
const start = new Date('2026-11-20T12:00:00Z');
const words = 'May we ask you once?\nYes';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.addProduct({ sku, cents: 1000, available: 1000 });
});
afterAll(() => shop.drop());
beforeEach(async () => {
  shop.clock.time = start;
  await shop.database.query(statement('delete from graphile_worker._private_jobs'));
  await shop.database.query(statement('delete from order_survey'));
});

const later = (days: number) => {
  shop.clock.time = new Date(shop.clock.time.getTime() + days * DAY_MS);
};

async function order(shopper: TestShopper): Promise<string> {
  const { id, version } = await fillCart(shopper, sku);
  await shopper.get('createBankPayment', { cartId: id, cartVersion: version });
  return (await shopper.get('createMyOrderFromCart', { id, version })).order.id;
}

async function deliver(id: string): Promise<void> {
  const { totalPrice: amount } = (await getOrder(shop.database, id)) ?? {};
  if (amount === undefined) throw new Error('no order');
  const paid = await recordPayment(shop.engine, { id }, { amount, reference: `bank-${id}` }, 'operator');
  expect(paid).toMatchObject({ ok: true });
  for (const state of ['Ready', 'Shipped', 'Delivered'] as const)
    expect(await changeShipmentState(shop.engine, { id }, state, 'operator')).toMatchObject({ ok: true });
}

/** An order whose buyer agreed, delivered. */
async function agreeAndDeliver() {
  const shopper = shop.openShopper();
  const orderId = await order(shopper);
  await shopper.get('agreeToSurvey', { orderId, words });
  await deliver(orderId);
  return { shopper, orderId };
}

const told = () => shop.findJobs('send-survey');

describe('T-01: one mail after delivery', () => {
  test('goes to who agreed, the days after delivery that the merchant says, and once', async () => {
    const { orderId } = await agreeAndDeliver();
    const silent = await order(shop.openShopper());
    await deliver(silent);
    later(6.9);
    expect(await tellSurveys(shop.engine)).toBe(0);
    later(0.2);
    await Promise.all([1, 2, 3, 4].map(() => tellSurveys(shop.engine)));
    await tellSurveys(shop.engine);
    expect(await told()).toEqual([{ orderId }]);
  });

  test('keeps when, and what it was that was agreed to', async () => {
    const { shopper, orderId } = await agreeAndDeliver();
    expect(await getSurvey(shop.database, orderId)).toMatchObject({
      words,
      agreedAt: start,
      locale: 'sk-SK',
    });
    later(1);
    await shopper.get('agreeToSurvey', { orderId, words: 'Something else' });
    expect(await getSurvey(shop.database, orderId)).toMatchObject({ words, agreedAt: start });
  });

  test('never goes before delivery, after a withdrawal, to a cancelled order, or months later', async () => {
    const waiting = shop.openShopper();
    await waiting.get('agreeToSurvey', { orderId: await order(waiting), words });
    const cancelled = shop.openShopper();
    const cancelledId = await order(cancelled);
    await cancelled.get('agreeToSurvey', { orderId: cancelledId, words });
    await cancelOrder(shop.engine, { id: cancelledId });
    expect(await cancelled.get('getSurveyOffer', { orderId: cancelledId })).toEqual({ survey: 'agreed' });
    const { shopper, orderId } = await agreeAndDeliver();
    const { orders } = await shopper.get('getOrders', { id: orderId });
    await shopper.get('withdrawFromContract', {
      ...{ name: 'Jana', email: 'jana@example.com', formId: crypto.randomUUID() },
      orderNumber: orders.results[0]?.orderNumber ?? '',
    });
    later(30);
    expect(await tellSurveys(shop.engine)).toBe(0);
    shop.clock.time = start;
    await agreeAndDeliver();
    later(7 + 61);
    expect(await tellSurveys(shop.engine)).toBe(0);
  });

  test('is not written where the merchant asks nobody; what was agreed to can still be taken back', async () => {
    const { shopper, orderId } = await agreeAndDeliver();
    later(8);
    const { survey: _, ...record } = shop.engine.merchant();
    const engine = { ...shop.engine, merchant: () => record };
    expect(await tellSurveys(engine)).toBe(0);
    const other = shop.openShopper('SK', engine, shopper.token);
    expect(await other.get('getSurveyOffer', { orderId })).toEqual({ survey: 'agreed' });
    expect(await other.get('takeBackSurvey', { orderId })).toEqual({ survey: 'none' });
    const unasked = shop.openShopper('SK', engine);
    const unaskedId = await order(unasked);
    expect(await unasked.get('agreeToSurvey', { orderId: unaskedId, words })).toEqual({ survey: 'none' });
    expect(await getSurvey(shop.database, unaskedId)).toBeUndefined();
  });
});

describe('T-01: the buyer alone', () => {
  test('is offered it, agrees, takes it back and agrees again', async () => {
    const shopper = shop.openShopper();
    const orderId = await order(shopper);
    expect(await shopper.get('getSurveyOffer', { orderId })).toEqual({ survey: 'offered' });
    expect(await shopper.get('agreeToSurvey', { orderId, words })).toEqual({ survey: 'agreed' });
    expect(await shopper.get('takeBackSurvey', { orderId })).toEqual({ survey: 'offered' });
    await deliver(orderId);
    later(8);
    expect(await tellSurveys(shop.engine)).toBe(0);
    await shopper.get('agreeToSurvey', { orderId, words });
    expect(await tellSurveys(shop.engine)).toBe(1);
    expect(await shopper.get('getSurveyOffer', { orderId })).toEqual({ survey: 'none' });
    // The one mail has gone: there is no second one to agree to.
    await shopper.get('takeBackSurvey', { orderId });
    await shopper.get('agreeToSurvey', { orderId, words });
    expect(await tellSurveys(shop.engine)).toBe(0);
  });

  test('sees it: for everybody else there is no such order', async () => {
    const orderId = await order(shop.openShopper());
    const stranger = shop.openShopper();
    await stranger.get('addToCart', { sku, quantity: 1 });
    for (const call of ['getSurveyOffer', 'takeBackSurvey'] as const)
      expect(await stranger.call(call, { orderId })).toMatchObject({ refusal: { code: 'ResourceNotFound' } });
    expect(await stranger.call('agreeToSurvey', { orderId, words })).toMatchObject({
      refusal: { code: 'ResourceNotFound' },
    });
    expect(await getSurvey(shop.database, orderId)).toBeUndefined();
  });
});

describe('T-01: whoever has the link of the mail', () => {
  async function mailed() {
    const { orderId } = await agreeAndDeliver();
    later(8);
    const tokenValue = (await getSurvey(shop.database, orderId))?.token ?? '';
    expect(await shop.openShopper().call('getMailedSurvey', { tokenValue })).toMatchObject({ ok: false });
    await tellSurveys(shop.engine);
    return { orderId, tokenValue, reader: shop.openShopper() };
  }

  test('answers once', async () => {
    const { orderId, tokenValue, reader } = await mailed();
    expect(await reader.get('getMailedSurvey', { tokenValue })).toMatchObject({ state: 'open' });
    const answers = await Promise.all(
      [9, 2].map((score) => reader.get('answerSurvey', { tokenValue, score, comment: ' Fast. ' })),
    );
    expect(answers.map(({ state }) => state)).toEqual(['answered', 'answered']);
    const first = (await getSurvey(shop.database, orderId))?.answer;
    await reader.get('answerSurvey', { tokenValue, score: 0 });
    expect((await getSurvey(shop.database, orderId))?.answer).toEqual(first);
    expect(first).toMatchObject({ comment: 'Fast.', at: shop.clock.time });
    for (const score of [-1, 11, 1.5])
      expect(await reader.call('answerSurvey', { tokenValue, score })).toMatchObject({
        refusal: { code: 'InvalidInput' },
      });
  });

  test('takes the consent back: the mail that waits is not sent, and the answer goes', async () => {
    const { orderId, tokenValue, reader } = await mailed();
    await reader.get('answerSurvey', { tokenValue, score: 3, comment: 'Late.' });
    expect(await prepareSurvey(shop.database, orderId)).toBeDefined();
    expect(await reader.get('endMailedSurvey', { tokenValue })).toMatchObject({ state: 'ended' });
    expect(await prepareSurvey(shop.database, orderId)).toBeUndefined();
    await reader.get('answerSurvey', { tokenValue, score: 3 });
    expect(await getSurvey(shop.database, orderId)).toMatchObject({ answer: undefined, words });
  });

  test('and nobody else', async () => {
    const reader = shop.openShopper();
    for (const call of ['getMailedSurvey', 'endMailedSurvey'] as const)
      expect(await reader.call(call, { tokenValue: 'guessed' })).toMatchObject({
        refusal: { code: 'TokenInvalid' },
      });
  });
});

test('T-01: the proof is kept for three years and forgotten then', async () => {
  const { orderId } = await agreeAndDeliver();
  later(3 * 365 - 1);
  expect(await forgetOldSurveys(shop.engine)).toBe(0);
  later(1);
  expect(await forgetOldSurveys(shop.engine)).toBe(1);
  expect(await getSurvey(shop.database, orderId)).toBeUndefined();
});
