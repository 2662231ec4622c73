import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Order } from '../../src/api/contract/orders.ts';
import { textOf } from '../e2e/support/text-of.ts';
import { place as street } from '../support/customers.ts';
import { openPlainBrowser, type PlainBrowser } from '../support/page-forms.ts';
import { priceLine, productLine, skuOf, stockLine } from '../support/sample-catalogue.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { openWholeShop, type WholeShop } from '../support/whole-shop.ts';

const HOST = 'de.localhost';
const [made, sealed] = [44, 45];
const noRight = textOf('de-DE', 'withdrawal.madeToOrder');
const whileSealed = textOf('de-DE', 'withdrawal.sealedHygiene');

const exceptional = (number: number, withdrawalException: string, slug: string) => [
  productLine(number, {
    name: { 'en-GB': slug, 'de-DE': slug },
    slug: { 'en-GB': slug, 'de-DE': slug },
    withdrawalException,
  }),
  priceLine(number, 'EUR', 10_000),
  stockLine(number, 10),
];

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop([
    ...smallCatalogue,
    ...exceptional(made, 'madeToOrder', 'masstisch-10000044'),
    ...exceptional(sealed, 'sealedHygiene', 'maske-10000045'),
  ]);
});
afterAll(() => shop.close());

type Said = { readonly data: { readonly cart: { id: string; version: number }; readonly order: Order } };

async function fill(browser: PlainBrowser, clientType: 'PRIVATE' | 'COMPANY') {
  const data = async (name: string, body: object) => ((await browser.call(name, body)).json as Said).data;
  let { cart } = await data('addToCart', { sku: skuOf(1), quantity: 1 });
  for (const number of [made, sealed])
    ({ cart } = await data('addToCart', { sku: skuOf(number), quantity: 1 }));
  const company = clientType === 'COMPANY' ? { company: 'Muster GmbH' } : {};
  const address = { firstName: 'Ada', lastName: 'Muster', ...street, ...company, country: 'DE' };
  return (
    await data('updateCart', {
      ...{ id: cart.id, version: cart.version },
      actions: [
        { action: 'setClientType', clientType },
        { action: 'setBillingAddress', address },
        { action: 'setShippingAddress', address },
        { action: 'setCustomerEmail', email: 'ada@example.com' },
      ],
    })
  ).cart;
}

async function order(
  browser: PlainBrowser,
  { id, version }: { id: string; version: number },
): Promise<Order> {
  await browser.call('createBankPayment', { cartId: id, cartVersion: version });
  return ((await browser.call('createMyOrderFromCart', { id, version })).json as Said).data.order;
}

it('D-03: that nobody can withdraw from goods is told on their page, in place of the usual promise', async () => {
  const usual = textOf('de-DE', 'product.returnTerm', { days: 14 });
  const tailored = (await shop.get(`${HOST}/masstisch-10000044`)).body;
  expect(tailored).toContain(noRight);
  expect(tailored).not.toContain(usual);
  expect((await shop.get(`${HOST}/bohrmaschine-10000001`)).body).toContain(usual);
});

it('D-03: it is told right before the order, after it and in the form, where such goods cannot be chosen', async () => {
  const browser = openPlainBrowser(shop, HOST);
  const cart = await fill(browser, 'PRIVATE');
  const review = (await browser.get('/checkout/payment')).body;
  for (const words of [noRight, whileSealed]) expect(review).toContain(words);
  const placed = await order(browser, cart);
  expect((await browser.get(`/checkout/thank-you?order=${placed.id}`)).body).toContain(noRight);
  const form = (await browser.get(`/withdraw?order=${placed.orderNumber}`)).body;
  const fieldOf = (number: number) =>
    `name="pieces-${placed.lineItems.find(({ variant }) => variant.sku === skuOf(number))?.id}"`;
  expect(form).toContain(noRight);
  expect(form).toContain(whileSealed);
  expect([1, sealed].every((number) => form.includes(fieldOf(number)))).toBe(true);
  expect(form).not.toContain(fieldOf(made));
  const line = placed.lineItems.find(({ variant }) => variant.sku === skuOf(made));
  const stated = await browser.call('withdrawFromContract', {
    ...{ name: 'Ada', orderNumber: placed.orderNumber, email: 'ada@example.com', scope: 'items' },
    items: [{ lineItemId: line?.id, quantity: 1 }],
  });
  expect(stated.json).toMatchObject({ error: { code: 'InvalidInput', fields: { items: 'oneOf' } } });
});

it('D-03: companies, who have no right to withdraw, are told nothing of where it ends', async () => {
  const browser = openPlainBrowser(shop, HOST);
  await fill(browser, 'COMPANY');
  const review = (await browser.get('/checkout/payment')).body;
  expect(review).toContain(skuOf(made));
  for (const words of [noRight, whileSealed]) expect(review).not.toContain(words);
});
