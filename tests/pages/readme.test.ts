import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCatalogue } from '../../demo/catalogue/make-catalogue.ts';
import type { Cart } from '../../src/api/contract/cart.ts';
import { statement } from '../../src/kernel/database.ts';
import { openPlainBrowser } from '../support/page-forms.ts';
import { pickConfirmations } from '../support/read-mail.ts';
import { projectRoot, readSources } from '../support/source-tree.ts';
import { openWholeShop, type PageAnswer, type WholeShop } from '../support/whole-shop.ts';

/** README.md, "Follow one purchase through the code": what it says is tried here, so that it stays true. */
const readme = readFileSync(join(projectRoot, 'README.md'), 'utf8');
const [, walk = ''] = /## Follow one purchase through the code\n(.*?)\n## /s.exec(readme) ?? [];
const [, host = '', path = ''] = /`http:\/\/(\S+?)(\/\S+)`/.exec(walk) ?? [];
const sku = `EX${/\d{8}$/.exec(path)?.[0]}`;

/** What names products that are not part of this shop. */
const alone = { relatedAccessories: [], parentProducts: [] };
const PIECES = 7;
const stockOf = statement('select available from inventory where sku = $1');
const EMAIL = 'jana@example.com';
const approved = {
  ...{ decision: 'pay', cardNumber: '4111 1111 1111 1111', expiry: '08/49' },
  ...{ securityCode: '7391', holder: 'Jana Neumann' },
};
const address = {
  ...{ firstName: 'Jana', lastName: 'Neumann', streetName: 'Hauptstraße', streetNumber: '12' },
  ...{ postalCode: '10115', city: 'Berlin', phone: '+49 30 123456' },
};

let shop: WholeShop;
beforeAll(async () => {
  const made = makeCatalogue();
  const isOfProduct = (line: object) =>
    'sku' in line && line.sku === sku && !('customerGroup' in line) && !('channel' in line);
  const products = [...made['30-products.ndjson']()].filter(isOfProduct);
  expect(products, sku).toHaveLength(1);
  shop = await openWholeShop([
    ...made['10-product-types.ndjson'](),
    ...made['20-categories.ndjson'](),
    ...products.map((line) => ({ ...line, ...alone })),
    ...[...made['40-prices.ndjson']()].filter(isOfProduct),
    { type: 'stock', key: sku, availableQuantity: PIECES },
  ]);
});
afterAll(() => shop.close());

const locationOf = ({ status, headers }: PageAnswer) => `${status} ${headers.location}`;

it('leads to the product that it speaks of, at its own address, and through the whole purchase', async () => {
  const browser = openPlainBrowser(shop, host);
  const product = await browser.get(path);
  expect([product.status, product.headers.location]).toEqual([200, undefined]);
  expect(product.body).toMatch(/<h1[^>]*>[^<]*Digitaler Messschieber/);

  // 3. Into the cart: the form posts to its own page.
  expect(product.body).toMatch(/<form[^>]* method="post"/);
  const bought = await browser.post(path, { sku, quantity: '1' });
  expect(locationOf(bought)).toBe('303 /checkout/cart');
  const cart = async () => {
    const { json } = await browser.call('getMe', {});
    const { id, version, lineItems } = (json as { data: { activeCart: Cart } }).data.activeCart;
    expect(lineItems.map((line) => line.productId)).toEqual([sku]);
    return { cartId: id, version: String(version) };
  };

  // 4. Addresses, saved as one batch.
  const fields = Object.entries(address).map(([name, value]) => [`billing.${name}`, value]);
  const choices = { email: EMAIL, clientType: 'PRIVATE', shippingAddressType: 'SAME_AS_BILLING' };
  const form = { ...(await cart()), ...choices, ...Object.fromEntries(fields) };
  expect(locationOf(await browser.post('/checkout/addresses', form))).toBe('303 /checkout/payment');

  // 5. Payment: at the partner, and back.
  const sent = await browser.post('/checkout/payment', { ...(await cart()), paymentMethod: 'card' });
  const partner = new URL(String(sent.headers.location));
  expect(partner.pathname).toMatch(/^\/card-sandbox\//);
  expect(partner.hostname).toBe('card-partner.localhost');
  const paid = await shop.post(`${partner.host}${partner.pathname}`, approved);
  const back = new URL(String(paid.headers.location));

  // 6. The order, and 7. its thank-you page, which nobody else is shown.
  const ordered = await browser.get(`${back.pathname}${back.search}`);
  const thanks = String(ordered.headers.location);
  expect(thanks).toMatch(/^\/checkout\/thank-you\?order=/);
  const shown = await browser.get(thanks);
  expect([shown.status, shown.body.includes(EMAIL)]).toEqual([200, true]);
  expect((await openPlainBrowser(shop, host).get(thanks)).body).not.toContain(EMAIL);

  // 7. The mail job, and the stock that is one less.
  await shop.listen();
  await expect.poll(async () => pickConfirmations(await shop.mailsTo(EMAIL)).length).toBe(1);
  const [left] = await shop.database.query<{ available: number }>(stockOf, [sku]);
  expect(left?.available).toBe(PIECES - 1);
});

it('names only files and folders that are there', () => {
  for (const step of walk.split(/\n\d\. /)) {
    let folder = '';
    for (const [, name = ''] of step.matchAll(/`([\w./-]*(?:\/|\.tsx?|\.md))`/g)) {
      const file = name.includes('/') ? name : join(folder, name);
      expect(existsSync(join(projectRoot, file)), file).toBe(true);
      if (name.endsWith('/')) folder = name;
    }
  }
});

it('draws arrows only where one file reaches the other by its imports', () => {
  const imports = new Map(
    readSources().map((file) => [file.path, file.imports.flatMap(({ target }) => target ?? [])]),
  );
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    (imports.get(from) ?? []).some(
      (next) => next.startsWith(to) || (!seen.has(next) && reaches(next, to, seen.add(next))),
    );
  const arrows = [...walk.matchAll(/`([\w./-]+)` -> (?=`([\w./-]+)`)/g)];
  expect(arrows.length).toBeGreaterThan(0);
  for (const [, from = '', to = ''] of arrows) expect(reaches(from, to), `${from} -> ${to}`).toBe(true);
});
