import { afterAll, beforeAll, expect, it } from 'vitest';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { cookieAfter, openWholeShop, type WholeShop } from '../support/whole-shop.ts';

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop(smallCatalogue, { APP_ENV: 'production', CARD_SANDBOX: 'off' });
});
afterAll(() => shop.close());

it('Y-04: a production shop tells nobody to transfer money to an account of the demonstration', async () => {
  const added = await shop.call('de.localhost/api/commerce/addToCart', { sku: 'EX10000001' });
  const { cart } = (added.json as { data: { cart: { id: string; version: number } } }).data;
  const headers = { cookie: cookieAfter(added) };
  const methods = await shop.call(
    'de.localhost/api/commerce/getPaymentMethods',
    { cartId: cart.id },
    headers,
  );
  expect(methods.json).toEqual({ data: { paymentMethods: [] } });
  const promised = await shop.call(
    'de.localhost/api/commerce/createBankPayment',
    { cartId: cart.id, cartVersion: cart.version },
    headers,
  );
  expect([promised.status, promised.json]).toMatchObject([
    400,
    { error: { code: 'PaymentMethodNotAllowed' } },
  ]);
});
