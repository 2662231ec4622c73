import { afterAll, beforeAll, expect, it } from 'vitest';
import messages from '../../messages/en-GB.json' with { type: 'json' };
import { realMerchant } from '../support/merchant.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { addressIn } from '../support/test-shop.ts';
import { cookieAfter, openWholeShop, type WholeShop } from '../support/whole-shop.ts';

const { bankAccounts: _, ...merchant } = realMerchant;

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop(
    smallCatalogue,
    {
      APP_ENV: 'production',
      CARD_SANDBOX: 'off',
      VAT_VALIDATION: 'off',
    },
    undefined,
    merchant,
  );
});
afterAll(() => shop.close());

it('R-13: robots are kept out of every checkout, under a language too, and told of the sitemap', async () => {
  const { body } = await shop.get('ch.localhost/robots.txt');
  expect(body.split('\n')).toEqual(
    expect.arrayContaining(['Disallow: /checkout/', 'Disallow: /*/checkout/', 'Disallow: /*/my-account/']),
  );
  expect(body).not.toContain('Disallow: /\n');
  expect(body).toMatch(/\nSitemap: https:\/\/[^/]+\/sitemap\.xml\n$/);
});

it('Y-04: a shop whose merchant has named no account takes no transfer', async () => {
  const added = await shop.call('de.localhost/api/commerce/addToCart', { sku: 'EX10000001' });
  const { cart } = (added.json as { data: { cart: { id: string; version: number } } }).data;
  const headers = { cookie: cookieAfter(added) };
  const methods = await shop.call(
    'de.localhost/api/commerce/getPaymentMethods',
    { cartId: cart.id },
    headers,
  );
  expect(methods.json).toMatchObject({
    data: { paymentMethods: [{ paymentInterface: 'cash-on-delivery' }] },
  });
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

it('Y-01: an order that can be paid in no way says so, and its button cannot be pressed', async () => {
  const added = await shop.call('gb.localhost/api/commerce/addToCart', { sku: 'EX10000001' });
  const { cart } = (added.json as { data: { cart: { id: string; version: number } } }).data;
  const headers = { cookie: cookieAfter(added) };
  const address = addressIn('GB');
  const filled = await shop.call(
    'gb.localhost/api/commerce/updateCart',
    {
      id: cart.id,
      version: cart.version,
      actions: [
        { action: 'setBillingAddress', address },
        { action: 'setShippingAddress', address },
        { action: 'setCustomerEmail', email: 'jana@example.com' },
      ],
    },
    headers,
  );
  expect(filled.status).toBe(200);
  const page = await shop.get('gb.localhost/checkout/payment', headers);
  expect(page.status).toBe(200);
  expect(page.body).toContain(`<p id="no-method">${messages.problem.methodNotAllowed}</p>`);
  const button = new RegExp(`<button[^>]*>${messages.checkout.orderButton}</button>`).exec(page.body)?.[0];
  expect(button).toContain(' disabled=""');
  expect(button).toContain(' aria-describedby="no-method"');
  expect(page.body).not.toContain('name="paymentMethod"');
  // A transfer is not offered to fewer either.
  expect(page.body).not.toContain(messages.checkout.noBankTransfer.split('{')[0]);
});
