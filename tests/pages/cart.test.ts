import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import messages from '../../messages/de-DE.json' with { type: 'json' };
import type { Cart } from '../../src/api/contract/cart.ts';
import { stockLine } from '../support/sample-catalogue.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { cookieAfter, openWholeShop, type PageAnswer, type WholeShop } from '../support/whole-shop.ts';

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop(smallCatalogue);
});
afterAll(() => shop.close());

const PAGE = 'de.localhost/checkout/cart';
const COUNT = 'de.localhost/checkout/cart/count';

/** A browser with so many of product 1 in its cart. */
async function openBrowser(quantity: number) {
  const bought = await shop.post('de.localhost/bohrmaschine-10000001', {
    sku: 'EX10000001',
    quantity: String(quantity),
  });
  const headers = { cookie: cookieAfter(bought) };
  const cart = async () => {
    const { json } = await shop.call('de.localhost/api/commerce/getMe', {}, headers);
    return (json as { data: { activeCart: Cart } }).data.activeCart;
  };
  /** What the line's form would send. */
  const lineForm = async (fields: Record<string, string>) => {
    const { id, version, lineItems } = await cart();
    return { id, version: String(version), lineItemId: lineItems[0]?.id ?? '', ...fields };
  };
  const post = (form: Record<string, string>) => shop.post(PAGE, form, headers);
  return { bought, headers, cart, lineForm, post, get: () => shop.get(PAGE, headers) };
}

const alertsOf = ({ body }: PageAnswer) =>
  [...body.matchAll(/role="alert"[^>]*>(.*?)<\/(?:p|div)>/gs)].map(([, html = '']) =>
    html.replace(/<[^>]*>/g, ''),
  );

describe('the cart page without JavaScript', () => {
  it('P-05, G-05: the product form leads to the cart, which shows its line, its sums and its VAT', async () => {
    const { bought, get, cart } = await openBrowser(2);
    expect([bought.status, bought.headers.location]).toEqual([303, '/checkout/cart']);
    const page = await get();
    const { totalPrice, taxedPrice } = await cart();
    expect(page.status).toBe(200);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).toContain('<meta name="robots" content="noindex, nofollow"/>');
    expect(page.body).toContain('href="/bohrmaschine-10000001"');
    expect(totalPrice.centAmount).toBe(2 * 4991);
    expect(taxedPrice.taxPortions).toMatchObject([{ rate: 0.19, amount: { centAmount: 1594 } }]);
    for (const text of ['99,82\u00a0€', '15,94\u00a0€', messages.cart.freeShippingReached]) {
      expect(page.body).toContain(text);
    }
  });

  it('G-04: a line takes another quantity, and leaves at zero', async () => {
    const { cart, lineForm, post, get } = await openBrowser(2);
    const changed = await post(await lineForm({ intent: 'update', quantity: '3' }));
    expect([changed.status, changed.headers.location]).toEqual([303, '/checkout/cart']);
    expect((await cart()).totalLineItemQuantity).toBe(3);
    await post(await lineForm({ intent: 'update', quantity: '0' }));
    expect((await cart()).lineItems).toEqual([]);
    expect((await get()).body).toContain(messages.cart.empty);
  });

  it('G-05: a line is removed whatever its quantity field says', async () => {
    const { cart, lineForm, post } = await openBrowser(2);
    expect((await post(await lineForm({ intent: 'remove', quantity: '2' }))).status).toBe(303);
    expect((await cart()).lineItems).toEqual([]);
  });

  it('P-04: more than there is stays in the field, beside it why, and the cart as it was', async () => {
    await shop.importLines([stockLine(1, 5)]);
    const { cart, lineForm, post } = await openBrowser(2);
    const refused = await post(await lineForm({ intent: 'update', quantity: '6' }));
    expect(refused.status).toBe(422);
    expect(refused.headers['cache-control']).toBe('no-store');
    expect(alertsOf(refused).join()).toContain(messages.product.maximumReached);
    expect(refused.body).toMatch(/name="quantity"[^>]*value="6"/);
    expect((await cart()).totalLineItemQuantity).toBe(2);
  });

  it('G-02: a form of a cart that was changed since is refused, and the cart shown as it stands', async () => {
    const { cart, lineForm, post } = await openBrowser(2);
    const stale = await lineForm({ intent: 'update', quantity: '1' });
    await post(await lineForm({ intent: 'update', quantity: '4' }));
    const refused = await post(stale);
    expect(refused.status).toBe(409);
    expect(refused.body).toContain(messages.cart.changedElsewhere);
    expect((await cart()).totalLineItemQuantity).toBe(4);
  });

  it("X-02: another visitor's form changes nothing", async () => {
    const owner = await openBrowser(2);
    const form = await owner.lineForm({ intent: 'remove' });
    const stranger = await openBrowser(1);
    expect((await stranger.post(form)).status).toBe(422);
    expect((await owner.cart()).totalLineItemQuantity).toBe(2);
  });

  it('X-03: a form that makes no sense is refused, not an error', async () => {
    const { post } = await openBrowser(1);
    const refused = await post({ id: 'x', version: 'y', lineItemId: 'z', intent: 'update', quantity: '1' });
    expect(refused.status).toBe(422);
    expect(refused.body).toContain(messages.cart.changedElsewhere);
  });

  it('G-03: a product that is no longer sold leaves the cart, and the shopper is told once', async () => {
    const { get, cart } = await openBrowser(1);
    const lines = smallCatalogue.filter(
      (line) => 'sku' in line && line.sku === 'EX10000001' && 'slug' in line,
    );
    await shop.importLines(lines.map((line) => ({ ...line, published: false })));
    const told = await get();
    expect(told.body).toContain(messages.cart.itemGone);
    expect(told.body).toContain(messages.cart.empty);
    expect((await get()).body).not.toContain(messages.cart.itemGone);
    expect((await cart()).lineItems).toEqual([]);
    await shop.importLines(lines);
  });

  it('S-05: an empty cart says so, and where to find something', async () => {
    const page = await shop.get(PAGE);
    expect(page.status).toBe(200);
    expect(page.body).toContain(messages.cart.empty);
    expect(page.body).toContain('href="/werkstatt/"');
  });
});

describe("the count in the header's frame", () => {
  it('S-02: is a small page of the visitor alone, that leads out of its frame', async () => {
    const { headers } = await openBrowser(2);
    const count = await shop.get(COUNT, headers);
    expect(count.status).toBe(200);
    expect(count.headers['cache-control']).toBe('no-store');
    expect(count.headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(count.body).toMatch(/^<!doctype html><html lang="de-DE">/);
    expect(count.body).toContain('<strong>2</strong>');
    expect(count.body).toMatch(/<a href="\/checkout\/cart" target="_top"/);
    expect(count.body).not.toMatch(/<script|style=/);
  });

  it('S-02: shows no number to a visitor without a cart', async () => {
    const count = await shop.get(COUNT);
    expect(count.body).not.toContain('<strong>');
    expect(count.body).toContain(messages.header.cart);
  });
});
