import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestShop, fillCart, type TestShop } from '../../../../tests/support/test-shop.ts';
import { resumeSession } from '../../people/sessions/resume-session.ts';
import { issuePapers } from './issue-papers.ts';
import { getOwnPaperFiles } from './own-papers.ts';
import { findPapersOfOrder, keepPaperFiles } from './paper-store.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.addProduct({ sku: 'EX10000001', cents: 50_000 });
});
afterAll(() => shop.drop());

async function buy() {
  const shopper = shop.openShopper();
  const cart = await fillCart(shopper, 'EX10000001');
  const { payment } = await shopper.get('createPayment', {
    cartId: cart.id,
    cartVersion: cart.version,
    paymentInterface: 'card',
    returnUrl: 'https://gantry.sk/checkout/payment',
  });
  shop.partner.end(payment.id, 'Authorised');
  const { order } = await shopper.get('completePayment', { id: payment.id });
  const orderId = order?.id ?? '';
  await issuePapers(shop.engine, { orderId });
  const [paper] = await findPapersOfOrder(shop.database, orderId);
  if (paper === undefined) throw new Error('no invoice');
  return { shopper, orderId, paper };
}

async function read(token: string | undefined, wanted: { orderId: string; number: string }) {
  const session = await resumeSession(shop.engine, token ?? '', 'gantry-sk');
  return getOwnPaperFiles(shop.engine, { session }, wanted);
}

test('T-02: an invoice is there for its buyer once it has been drawn, and for nobody else', async () => {
  const { shopper, orderId, paper } = await buy();
  const { number } = paper.contents;
  expect(await shopper.get('getPapers', { orderIds: [orderId] })).toEqual({ papers: [] });
  await keepPaperFiles(shop.database, paper.id, { pdf: Buffer.from('%PDF'), xml: '<x/>' }, new Date());
  const path = `/api/papers/${orderId}/${number}`;
  const shown = {
    orderId,
    kind: 'invoice',
    number,
    issuedOn: '2026-11-20',
    pdf: `${path}.pdf`,
    xml: `${path}.xml`,
  };
  expect(await shopper.get('getPapers', { orderIds: [orderId] })).toEqual({ papers: [shown] });
  expect(Buffer.from((await read(shopper.token, { orderId, number }))?.pdf ?? []).toString()).toBe('%PDF');

  const other = await buy();
  expect(await other.shopper.get('getPapers', { orderIds: [orderId] })).toEqual({ papers: [] });
  expect(await read(other.shopper.token, { orderId, number })).toBeUndefined();
  // Nor by way of an order of one's own.
  expect(await read(other.shopper.token, { orderId: other.orderId, number })).toBeUndefined();
  expect(await read(undefined, { orderId, number })).toBeUndefined();
});

test('T-02: what was drawn first stays, whoever draws again', async () => {
  const { paper, shopper, orderId } = await buy();
  for (const words of ['first', 'second']) {
    await keepPaperFiles(shop.database, paper.id, { pdf: Buffer.from(words), xml: words }, new Date());
  }
  const files = await read(shopper.token, { orderId, number: paper.contents.number });
  expect(files?.xml).toBe('first');
});
