import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '../../src/api/contract/orders.ts';
import { textOf } from '../e2e/support/text-of.ts';
import { register, place as street } from '../support/customers.ts';
import { deliverOrder, runOrders } from '../support/delivered-order.ts';
import { type PlainBrowser, wordsOf } from '../support/page-forms.ts';
import { skuOf } from '../support/sample-catalogue.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { openWholeShop, type WholeShop } from '../support/whole-shop.ts';

const HOST = 'de.localhost';
const LIST = '/my-account/my-orders';
type Text = Parameters<typeof textOf>;
const text = (key: Text[1], values?: Text[2]) => textOf('de-DE', key, values);
const pathOf = ({ orderNumber }: Order) => `${LIST}/order?order=${orderNumber}`;

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop(smallCatalogue);
  await shop.listen();
});
afterAll(() => shop.close());

/** What a customer buys by transfer. */
async function buy(browser: PlainBrowser): Promise<Order> {
  const data = async (name: string, body: object) => {
    const { json } = await browser.call(name, body);
    return (json as { data: { cart: { id: string; version: number }; order: Order } }).data;
  };
  const { cart } = await data('addToCart', { sku: skuOf(1) });
  const address = { firstName: 'Ada', lastName: 'Muster', ...street, country: 'DE' };
  const { id, version } = (
    await data('updateCart', {
      ...{ id: cart.id, version: cart.version },
      actions: [
        { action: 'setBillingAddress', address },
        { action: 'setShippingAddress', address },
      ],
    })
  ).cart;
  await browser.call('createBankPayment', { cartId: id, cartVersion: version });
  return (await data('createMyOrderFromCart', { id, version })).order;
}

describe('U-04: my orders', () => {
  it('are listed newest first, a page at a time, and found by number', async () => {
    const customer = await register(shop, HOST, 'many-orders@example.com');
    expect(wordsOf(await customer.get(LIST))).toContain(text('account.noOrders'));
    const orders: Order[] = [];
    for (let count = 0; count < 11; count += 1) orders.push(await buy(customer));
    const numbers = orders.map(({ orderNumber }) => orderNumber).reverse();
    const shownIn = async (path: string) => [
      ...new Set(wordsOf(await customer.get(path)).match(/NS\d{10}/g) ?? []),
    ];
    expect(await shownIn(LIST)).toEqual(numbers.slice(0, 10));
    expect(await shownIn(`${LIST}?page=2`)).toEqual(numbers.slice(10));
    expect((await customer.get(`${LIST}?page=3`)).status).toBe(404);
    expect(await shownIn('/my-account')).toEqual(numbers.slice(0, 4));
    const [, second = ''] = numbers;
    expect(await shownIn(`${LIST}?number=${second.slice(2)}`)).toEqual([second]);
    for (const unknown of ['NS9999999999', 'Bohrer']) {
      const none = wordsOf(await customer.get(`${LIST}?number=${unknown}`));
      expect(none).toContain(text('account.orderNotFound'));
      expect(none).not.toMatch(/NS\d{10} /);
    }
  });

  it('have a page each, which tells its way in words', async () => {
    const customer = await register(shop, HOST, 'one-order@example.com');
    const order = await buy(customer);
    expect((await customer.get(LIST)).body).toContain(`href="${pathOf(order)}"`);
    const placed = await customer.get(pathOf(order));
    expect([placed.status, placed.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(placed.body).toContain('noindex');
    for (const words of [
      text('account.orderTitle', { number: order.orderNumber }),
      text('account.orderOpen'),
      text('account.orderPlaced'),
      text('checkout.bankTransfer'),
      text('checkout.bankDetails'),
      'Hauptstraße 7b',
    ])
      expect(wordsOf(placed)).toContain(words);
    expect(placed.body).toContain(`href="/${order.lineItems[0]?.productSlug}"`);
    expect(placed.body).toContain(`href="/withdraw?order=${order.orderNumber}"`);
    expect(wordsOf(placed)).not.toContain(text('account.orderPaid'));

    await deliverOrder(shop, order.orderNumber);
    const delivered = await customer.get(pathOf(order));
    const way = wordsOf(delivered).slice(wordsOf(delivered).indexOf(text('account.orderHistory')));
    const steps = (
      ['orderPlaced', 'orderPaid', 'orderConfirmed', 'orderShipped', 'orderDelivered'] as const
    ).map((step) => way.indexOf(text(`account.${step}`)));
    expect(steps).not.toContain(-1);
    expect(steps).toEqual(steps.toSorted((one, other) => one - other));
    expect(delivered.body).toMatch(/href="\/api\/papers\/[^"]+\.pdf"/);
    expect(wordsOf(delivered)).not.toContain(text('checkout.bankDetails'));
  });

  it('ask for no money once they are cancelled, here or on the page of thanks', async () => {
    const customer = await register(shop, HOST, 'cancelled-order@example.com');
    const order = await buy(customer);
    await runOrders(shop, 'cancel', order.orderNumber);
    for (const path of [pathOf(order), `/checkout/thank-you?order=${order.id}`]) {
      const words = wordsOf(await customer.get(path));
      expect(words).toContain(order.orderNumber);
      for (const gone of [
        'checkout.bankDetails',
        'checkout.statusInProgress',
        'checkout.deliveryEstimate',
      ] as const)
        expect(words).not.toContain(text(gone));
    }
    expect(wordsOf(await customer.get(pathOf(order)))).toContain(text('account.orderCancelled'));
  });

  it('are bought again from their page, which tells what is not as it was', async () => {
    const customer = await register(shop, HOST, 'again@example.com');
    const order = await buy(customer);
    expect((await customer.get('/my-account')).body).toContain(`action="${pathOf(order)}"`);
    const again = await customer.post(pathOf(order), {});
    expect(again.status).toBe(200);
    expect(wordsOf(again)).toContain(text('account.reordered'));
    expect(wordsOf(await customer.get('/checkout/cart'))).toContain(order.lineItems[0]?.name ?? '?');
  });

  it('X-02: of another are not there', async () => {
    const owner = await register(shop, HOST, 'owner-of-order@example.com');
    const order = await buy(owner);
    const other = await register(shop, HOST, 'other-of-order@example.com');
    for (const path of [pathOf(order), `${LIST}/order?order=NS9999999999`, `${LIST}/order?order=x`]) {
      const answer = await other.get(path);
      expect(answer.status).toBe(404);
      expect(answer.body).not.toContain('Hauptstraße');
    }
    expect((await other.post(pathOf(order), {})).status).toBe(404);
    expect((await other.get(`${LIST}/order`)).status).toBe(404);
    const found = wordsOf(await other.get(`${LIST}?number=${order.orderNumber}`));
    expect(found).toContain(text('account.orderNotFound'));
    expect((await shop.get(`${HOST}${pathOf(order)}`)).status).toBe(303);
  });
});
