import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestShop, fillCart, type TestShop } from '../../../../tests/support/test-shop.ts';
import { presentWithdrawalMail } from '../../../api/present-withdrawal.ts';
import { statement } from '../../../kernel/database.ts';
import { money } from '../../../kernel/money.ts';
import { getOrder } from '../orders/find-orders.ts';
import { findReversals } from '../orders/reversal-store.ts';
import { approveWithdrawal } from './decide-withdrawal.ts';
import { prepareWithdrawalMails } from './find-withdrawals.ts';

const [saw, made] = ['EX10000801', 'EX10000802'] as const;
let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.addProduct({ sku: saw, cents: 1000, available: 100 });
  await shop.addProduct({ sku: made, cents: 500, available: 100 });
  const except = statement(`update product set withdrawal_exception = 'madeToOrder' where sku = $1`);
  await shop.database.query(except, [made]);
});
afterAll(() => shop.drop());

/** An order that is paid, and the statement to withdraw from all of it. */
async function withdrawFrom(...skus: readonly string[]) {
  const shopper = shop.openShopper();
  for (const sku of skus.slice(1)) await shopper.get('addToCart', { sku, quantity: 1 });
  const { id, version } = await fillCart(shopper, skus[0] ?? '');
  const returnUrl = 'https://gantry.sk/checkout/payment';
  const paid = { cartId: id, cartVersion: version, paymentInterface: 'card', returnUrl } as const;
  const { payment } = await shopper.get('createPayment', paid);
  shop.partner.end(payment.id, 'Authorised');
  const completed = await shopper.get('completePayment', { id: payment.id });
  const order = await getOrder(shop.database, completed.order?.id ?? '');
  if (order === undefined) throw new Error('no order');
  const { withdrawal } = await shopper.get('withdrawFromContract', {
    ...{ name: 'Jana Nováková', orderNumber: order.orderNumber, email: 'jana@example.com' },
    formId: crypto.randomUUID(),
  });
  const tell = async (about: 'receipt' | 'decision') => {
    const mails = await prepareWithdrawalMails(shop.database, { about, withdrawalId: withdrawal.id });
    return mails.flatMap((mail) => presentWithdrawalMail(mail, { about }));
  };
  return { order, withdrawalId: withdrawal.id, tell };
}

test('D-03: the whole contract without what is exempt goes back with delivery, and what is exempt is named', async () => {
  const { order, withdrawalId, tell } = await withdrawFrom(saw, made);
  const outlook = { coversNothing: false, exempt: [{ name: `Product ${made}`, exception: 'madeToOrder' }] };
  expect(await tell('receipt')).toMatchObject([{ outlook }]);
  const approved = await approveWithdrawal(shop.engine, { id: withdrawalId, orderId: order.id }, undefined);
  // What is exempt is still delivered.
  expect(approved).toMatchObject({ ok: true, value: { orderState: 'Open' } });
  expect(await tell('decision')).toMatchObject([{ outlook, news: { kind: 'Approved' } }]);
  const [reversal] = await findReversals(shop.database, order.id);
  expect(reversal?.contents.lines.map(({ sku }) => sku)).toEqual([saw]);
  expect(reversal?.refund).toEqual(money('EUR', order.totalPrice.centAmount - 500));
});

test('D-03: of an order of nothing but exempt goods a receipt says so', async () => {
  const { tell } = await withdrawFrom(made);
  expect(await tell('receipt')).toMatchObject([{ outlook: { coversNothing: true, exempt: [{}] } }]);
});
