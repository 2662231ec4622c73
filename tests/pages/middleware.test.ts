import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { skuOf } from '../support/sample-catalogue.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { cookieAfter, openWholeShop, type WholeShop } from '../support/whole-shop.ts';

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop(smallCatalogue);
});
afterAll(() => shop.close());

const call = (name: string, body: unknown, headers?: Record<string, string>) =>
  shop.call(`de.localhost/api/commerce/${name}`, body, headers);

it('X-03: a page takes no other method than reading and posting', async () => {
  const { statusCode, headers } = await shop.shop.server.inject({
    method: 'DELETE',
    url: '/werkstatt/',
    headers: { host: 'de.localhost' },
  });
  expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD, POST']);
});

describe('the middleware', () => {
  it('X-01: answers in an envelope, with the market of the host and the locale that was asked for', async () => {
    const german = await call('getProduct', { sku: 'EX10000001' });
    expect(german.status).toBe(200);
    expect(german.headers['cache-control']).toBe('no-store');
    expect(german.json).toMatchObject({
      data: { product: { name: 'Bohrmaschine 1', price: { value: { currencyCode: 'EUR' } } } },
    });
    const french = await shop.call('ch.localhost/api/commerce/getProduct', {
      sku: 'EX10000001',
      locale: 'fr-CH',
    });
    expect(french.json).toMatchObject({
      data: { product: { name: 'Perceuse 1', price: { value: { currencyCode: 'CHF' } } } },
    });
  });

  it.each([
    ['not JSON', 'getProduct', '{"sku":', 400, 'InvalidJson'],
    ['a wrong type', 'getProduct', { sku: 7 }, 400, 'InvalidInput'],
    ['an unknown field', 'getProduct', { sku: 'EX10000001', colour: 'red' }, 400, 'InvalidInput'],
    ['a list instead of an object', 'getProduct', [], 400, 'InvalidInput'],
    [
      'a locale of another country',
      'getProduct',
      { sku: 'EX10000001', locale: 'fr-FR' },
      400,
      'InvalidInput',
    ],
    [
      'an unknown action',
      'updateCart',
      { id: crypto.randomUUID(), version: 1, actions: [{ action: 'setPrice' }] },
      400,
      'InvalidInput',
    ],
    ['an unknown product', 'getProduct', { sku: 'EX10999999' }, 404, 'ProductNotFound'],
    ['a cart that is not the caller’s', 'getCart', { id: crypto.randomUUID() }, 404, 'CartNotFound'],
    ['an unknown call', 'getEverything', {}, 404, 'UnknownCall'],
    ['a name from the prototype', 'constructor', {}, 404, 'UnknownCall'],
  ])('X-03: %s is refused in words', async (_what, name, body, status, code) => {
    const answer = await call(name, body);
    expect(answer.status).toBe(status);
    expect(answer.json).toMatchObject({ error: { code, message: expect.stringMatching(/\w/) } });
  });

  it('X-03: too large is 413, GET is 405, unknown paths are 404', async () => {
    const large = await call('getProduct', `{"sku":"${'x'.repeat(300_000)}"}`);
    expect([large.status, large.json]).toMatchObject([413, { error: { code: 'PayloadTooLarge' } }]);
    const read = await shop.get('de.localhost/api/commerce/getProduct');
    expect([read.status, read.headers.allow]).toEqual([405, 'POST']);
    expect((await shop.get('de.localhost/api/nothing')).status).toBe(404);
  });

  it('X-03: a stale version is 409 and says the current one', async () => {
    const created = await call('addToCart', { sku: 'EX10000001', quantity: 1 });
    const cookie = cookieAfter(created);
    const { cart } = (
      created.json as { data: { cart: { id: string; version: number; lineItems: { id: string }[] } } }
    ).data;
    const change = { id: cart.id, version: cart.version, lineItemId: cart.lineItems[0]?.id, quantity: 3 };
    const first = await call('updateCartQuantity', change, { cookie });
    expect(first.status).toBe(200);
    const second = await call('updateCartQuantity', change, { cookie });
    expect(second.status).toBe(409);
    expect(second.json).toMatchObject({
      error: { code: 'ConcurrentModification', currentVersion: cart.version + 1 },
    });
  });

  it('X-02: a token works as a Bearer too, and one caller never sees another’s cart', async () => {
    const created = await call('addToCart', { sku: 'EX10000001' });
    const token = /token=([^;]+)/.exec(cookieAfter(created))?.[1];
    const { id } = (created.json as { data: { cart: { id: string } } }).data.cart;
    expect((await call('getCart', { id }, { authorization: `Bearer ${token}` })).status).toBe(200);
    expect((await call('getCart', { id })).status).toBe(404);
    const other = await call('addToCart', { sku: 'EX10000001' });
    expect((await call('getCart', { id }, { cookie: cookieAfter(other) })).status).toBe(404);
  });

  it('describes itself, and says that it lives and is ready', async () => {
    const openApi = JSON.parse((await shop.get('de.localhost/api/openapi.json')).body);
    expect(Object.keys(openApi.paths)).toContain('/api/commerce/addToCart');
    expect((await shop.get('de.localhost/api/health')).status).toBe(200);
    expect((await shop.get('de.localhost/api/ready')).status).toBe(200);
  });

  it('Y-07: a notification with a wrong signature is 401', async () => {
    const forged = await shop.call(
      'de.localhost/api/notifications/card',
      { checkoutId: 'x' },
      { 'x-sandpay-signature': 't=1,v1=00' },
    );
    expect(forged.status).toBe(401);
  });
});

describe('X-02: a session by cookie and by Bearer', () => {
  it('the token that is sent as Bearer counts; one that is none opens nothing', async () => {
    const first = await call('addToCart', { sku: skuOf(1) });
    const second = await call('addToCart', { sku: skuOf(2) });
    const cookie = cookieAfter(first);
    const token = /token=([^;]+)/.exec(cookieAfter(second))?.[1] ?? '';
    const skusWith = async (headers: Record<string, string>) => {
      const { json } = await call('getMe', {}, headers);
      const { activeCart } = (
        json as { data: { activeCart: { lineItems: { variant: { sku: string } }[] } | null } }
      ).data;
      return activeCart?.lineItems.map(({ variant }) => variant.sku);
    };
    expect(await skusWith({ cookie })).toEqual([skuOf(1)]);
    expect(await skusWith({ authorization: `Bearer ${token}` })).toEqual([skuOf(2)]);
    expect(await skusWith({ cookie, authorization: `Bearer ${token}` })).toEqual([skuOf(2)]);
    expect(await skusWith({ cookie, authorization: `Bearer ${'x'.repeat(43)}` })).toBeUndefined();
  });
});
