import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMessages } from '../../scripts/messages-plugin.ts';
import { eventually, withinTwoSeconds } from '../support/eventually.ts';
import { openPlainBrowser } from '../support/page-forms.ts';
import { categoryLine, priceLine, productLine, skuOf, stockLine } from '../support/sample-catalogue.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { openWholeShop, type WholeShop } from '../support/whole-shop.ts';

const german = readMessages('messages', 'de-DE');

const hoist = (number: number, more: object = {}) =>
  productLine(number, {
    categories: ['hoists'],
    family: 'hoist',
    name: { 'de-DE': `Zug ${number}`, 'en-GB': `Hoist ${number}` },
    ...more,
  });
const power = (value: number) => ({ key: 'power', value, unit: 'W' });

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop([
    ...smallCatalogue,
    categoryLine('hoists', null, {
      related: { complementaryCategories: ['gloves'] },
      name: { 'en-GB': 'Hoists', 'de-DE': 'Hebezeuge' },
    }),
    categoryLine('gloves'),
    hoist(51, {
      relatedAccessories: [skuOf(52)],
      attributes: [power(900), { key: 'colour', value: 'blau' }],
    }),
    productLine(52, { categories: ['gloves'], parentProducts: [skuOf(51)], name: { 'en-GB': 'Chain' } }),
    hoist(53, { attributes: [power(1100)] }),
    hoist(54, { attributes: [power(900), { key: 'colour', value: 'blau' }] }),
    productLine(55, { categories: ['gloves'], name: { 'en-GB': 'Glove' } }),
    ...[51, 52, 53, 54, 55].flatMap((number) => [
      priceLine(number, 'EUR', 10_000 + number),
      stockLine(number, 9),
    ]),
  ]);
});
afterAll(() => shop.close());

async function markupOf(address: string): Promise<string> {
  const { status, body } = await shop.get(address);
  expect(status).toBe(200);
  return body.replace(/<script\b[^>]*>.*?<\/script>|<!-- -->/gs, '');
}

/** The part of a page under a heading, by the heading's id. */
function sectionOf(markup: string, id: string): string {
  return new RegExp(`<section[^>]*aria-labelledby="${id}"[^>]*>(.*?)</section>`, 's').exec(markup)?.[1] ?? '';
}

describe('P-09: below a product', () => {
  it('stand its accessories, what complements it and what there is instead, and no page ends with reviews', async () => {
    const markup = await markupOf('de.localhost/tool-10000051');
    expect(sectionOf(markup, 'accessories')).toContain('href="/tool-10000052"');
    expect(sectionOf(markup, 'complementary')).toContain('href="/tool-10000055"');
    expect(sectionOf(markup, 'complementary')).not.toContain('href="/tool-10000052"');
    expect(sectionOf(markup, 'similar')).toContain('href="/tool-10000053"');
    expect(markup.indexOf('id="accessories"')).toBeGreaterThan(markup.indexOf('id="reviews"'));
  });

  it('stands what it is an accessory of', async () => {
    expect(sectionOf(await markupOf('de.localhost/tool-10000052'), 'parents')).toContain(
      'href="/tool-10000051"',
    );
  });

  it('is no heading without goods', async () => {
    const markup = await markupOf('de.localhost/bohrmaschine-10000001');
    expect(markup).not.toContain('id="accessories"');
    expect(markup).toContain(`Mehr aus Werkstatt`);
  });

  it('B-07: is what is true now: a change of what stands there changes the page', async () => {
    await eventually(async () =>
      expect((await shop.get('de.localhost/tool-10000051')).headers.etag).toBeDefined(),
    );
    await shop.importLines([priceLine(52, 'EUR', 98_765)]);
    await withinTwoSeconds(async () =>
      expect(sectionOf(await markupOf('de.localhost/tool-10000051'), 'accessories')).toContain('987,65'),
    );
  });
});

describe('P-09: what was seen last', () => {
  it('is a row of cards of those that the address names, in its order, for nobody to find', async () => {
    const { body } = await shop.get(
      `de.localhost/last-seen?sku=${skuOf(55)}&sku=${skuOf(51)}&sku=EX19999999&sku=x`,
    );
    expect(body).toContain('name="robots" content="noindex');
    const row = /data-last-seen-row="".*?<\/section>/s.exec(body)?.[0] ?? '';
    expect([...row.matchAll(/href="\/(tool-\d+)"/g)].map(([, slug]) => slug)).toEqual([
      'tool-10000055',
      'tool-10000051',
    ]);
  });

  it('is in no page that is kept for everyone, but for its place', async () => {
    const markup = await markupOf('de.localhost/tool-10000051');
    expect(markup).toMatch(new RegExp(`<div [^>]*data-last-seen="${skuOf(51)}"[^>]*></div>`));
  });
});

describe('E-02: beside the cart', () => {
  it('stands what goes well with what lies in it, without JavaScript, too', async () => {
    const browser = openPlainBrowser(shop, 'de.localhost');
    await browser.call('addToCart', { sku: skuOf(51), quantity: 1 });
    const { body } = await browser.get('/checkout/cart');
    const row = sectionOf(body, 'complementary');
    expect(row).toContain('href="/tool-10000052"');
    expect(row).toContain('href="/tool-10000055"');
  });

  it('stands nothing while it is empty', async () => {
    expect(await markupOf('de.localhost/checkout/cart')).not.toContain('id="complementary"');
  });
});

describe('P-10: the comparison', () => {
  it('stands on the product’s page, itself first, "-" where nothing is known, and says which rows differ', async () => {
    const table = sectionOf(await markupOf('de.localhost/tool-10000051'), 'comparison');
    const heads = [...table.matchAll(/<th scope="col"[^>]*>(.*?)<\/th>/gs)].map(([, head = '']) => head);
    expect(heads).toHaveLength(4);
    expect(heads[1]).toContain(german['compare.thisProduct']);
    expect(heads[2]).toContain('Zug 53');
    expect(table).toMatch(/Leistung<span[^>]*> \(unterschiedlich\).*?900\sW.*?1\.100\sW.*?900\sW/s);
    expect(table).toMatch(/Farbe<span[^>]*> \(unterschiedlich\).*?<td>blau<\/td><td>-<\/td><td>blau<\/td>/s);
    const [all = ''] = /href="\/compare\?[^"]*"/.exec(table) ?? [];
    expect(all).toBe(`href="/compare?sku=${skuOf(51)}&amp;sku=${skuOf(53)}&amp;sku=${skuOf(54)}"`);
  });

  const both = `de.localhost/compare?sku=${skuOf(53)}&sku=${skuOf(51)}`;

  it('has a page of its own that can be shared, for nobody to find by a search engine', async () => {
    const { status, body } = await shop.get(both);
    expect(status).toBe(200);
    expect(body).toContain('name="robots" content="noindex');
    expect(body).toMatch(
      /<table.*Zug 53.*Zug 51.*100,53\s€.*100,51\s€.*Nur noch 9 Stück.*1\.100\sW.*900\sW/s,
    );
    expect(body).toContain(`href="/compare?sku=${skuOf(51)}" aria-label="Nicht vergleichen: Zug 53"`);
    expect(body).toContain(`href="/compare?sku=${skuOf(53)}&amp;sku=${skuOf(51)}&amp;sku=${skuOf(54)}"`);
  });

  it('can leave out what is the same', async () => {
    const twins = `sku=${skuOf(51)}&sku=${skuOf(54)}`;
    expect(await markupOf(`de.localhost/compare?${twins}`)).toMatch(/<th scope="row">Leistung</);
    const less = await markupOf(`de.localhost/compare?differences=1&${twins}`);
    expect(less).not.toMatch(/<th scope="row">Leistung/);
    expect(less).toContain('aria-current="true"');
  });

  it('puts what is made for something else into a table of its own', async () => {
    const markup = await markupOf(`de.localhost/compare?sku=${skuOf(51)}&sku=${skuOf(1)}&sku=${skuOf(53)}`);
    expect(markup.match(/<table/g)).toHaveLength(2);
    expect(markup).toMatch(/<h2>Hebezeuge<\/h2>.*<h2>Werkstatt<\/h2>/s);
  });

  it('takes five that the address names, and leaves out what is no product any more', async () => {
    const asked = ['EX19999999', 'x', '', skuOf(1), skuOf(1), ...[2, 3, 4, 5, 6, 7].map(skuOf)];
    const markup = await markupOf(
      `de.localhost/compare?${asked
        .filter(Boolean)
        .map((sku) => `sku=${sku}`)
        .join('&')}`,
    );
    expect(markup.match(/data-uncompare=/g)).toHaveLength(4);
  });

  it('says how to begin where nothing is compared', async () => {
    expect(await markupOf('de.localhost/compare')).toContain(german['compare.empty']);
  });

  it('L-06: begins with a tick on every card, which leads there without JavaScript', async () => {
    const markup = await markupOf('de.localhost/werkstatt/');
    const ticks = [...markup.matchAll(/<input type="checkbox"[^>]*data-compare[^>]*>/g)].map(
      ([tick]) => tick,
    );
    expect(ticks).toHaveLength(24);
    expect(ticks.every((tick) => tick.includes('name="sku"') && tick.includes('form="compare"'))).toBe(true);
    expect(markup).toMatch(/<form id="compare"[^>]* action="\/compare"[^>]*><button[^>]*type="submit"/);
  });
});
