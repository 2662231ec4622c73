import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPlainBrowser, whereTo } from '../support/page-forms.ts';
import {
  categoryLine,
  priceLine,
  productLine,
  skuOf,
  stockLine,
  typeLine,
} from '../support/sample-catalogue.ts';
import { openWholeShop, type WholeShop } from '../support/whole-shop.ts';

let shop: WholeShop;

beforeAll(async () => {
  shop = await openWholeShop([
    typeLine(),
    categoryLine('workshop'),
    ...Array.from({ length: 14 }, (_, index) => index + 1).flatMap((number) => [
      productLine(number, {
        categories: ['workshop'],
        tags: number === 1 ? ['bestseller'] : [],
        attributes: [
          { key: 'power', value: 100 * number },
          { key: 'colour', value: { 'en-GB': 'Red' } },
        ],
      }),
      priceLine(number, 'GBP', number * 1000),
      priceLine(number, 'EUR', number * 1000),
      ...(number === 2 ? [] : [stockLine(number, 5)]),
    ]),
  ]);
});
afterAll(() => shop.close());

const read = async (path: string) => {
  const answer = await shop.get(path);
  expect(answer.status, path).toBe(200);
  return answer.body;
};
const buttonOf = (body: string, number: number) =>
  new RegExp(`<button[^>]*form="quick-add"[^>]*value="${skuOf(number)}"`).test(body);
const cardOf = (body: string, number: number) =>
  body.split('<article').find((part) => part.includes(skuOf(number))) ?? '';

describe('L-02: a button that adds to the cart', () => {
  it('is on a card of what can be had, and on none of what is sold out', async () => {
    const body = await read('gb.localhost/workshop/?hitsPerPage=48');
    expect(buttonOf(body, 1)).toBe(true);
    expect(buttonOf(body, 2)).toBe(false);
    expect(cardOf(body, 2)).toContain('Out of stock');
  });

  it.each(['de.localhost', 'at.localhost'])('is on no card and in no line at %s', async (host) => {
    for (const view of ['', '&view=table']) {
      const body = await read(`${host}/workshop/?hitsPerPage=48${view}`);
      expect(body).toContain(skuOf(1));
      expect(body).not.toContain('quick-add');
    }
  });

  it.each([
    ['gb.localhost', '/workshop/?hitsPerPage=12&sort=price-asc', { sku: skuOf(3) }, 'added', '1'],
    [
      'gb.localhost',
      '/search?tags=bestseller',
      { sku: skuOf(1), [`quantity.${skuOf(1)}`]: '4' },
      'added',
      '4',
    ],
    [
      'gb.localhost',
      '/workshop/?view=table',
      { sku: skuOf(4), [`quantity.${skuOf(4)}`]: '99' },
      'maximum',
      '',
    ],
    ['gb.localhost', '/workshop/', { sku: 'nothing' }, 'failed', ''],
    ['gb.localhost', `/compare?sku=${skuOf(1)}`, { sku: skuOf(3) }, 'added', '1'],
    ['gb.localhost', '/checkout/cart', { sku: skuOf(3) }, 'added', '1'],
    ['ch.localhost', '/fr/search', { sku: 'nothing' }, 'failed', ''],
  ] as const)(
    'without JavaScript leads from %s%s back to it, and says what became of %s',
    async (host, address, form, note, pieces) => {
      const browser = openPlainBrowser(shop, host);
      const asked = new URL(address, `http://${host}`);
      const [status, location] = whereTo(await browser.post(address, form));
      expect(status).toBe(303);
      const target = new URL(String(location), asked);
      asked.searchParams.set('cart-note', note);
      asked.searchParams.sort();
      expect(target.href).toBe(asked.href);
      const back = await browser.get(`${target.pathname}${target.search}`);
      expect(back.body).toMatch(/<p[^>]*role="status">[^<]+<a href="[^"]*\/checkout\/cart">/);
      const count = (await browser.get('/checkout/cart/count')).body.replace(
        /<style.*?<\/style>|<[^>]*>/gs,
        ' ',
      );
      expect(/\d+/.exec(count)?.[0] ?? '').toBe(pieces);
    },
  );
});

describe('L-03: quick choices above a list', () => {
  const choicesOf = (body: string) =>
    [...body.replaceAll('&amp;', '&').matchAll(/<a [^>]*data-listing-link=""[^>]*>[^<]*/g)].map(([link]) => ({
      words: link.replace(/^.*>/, ''),
      href: /href="([^"]*)"/.exec(link)?.[1],
      isSet: link.includes('aria-current="true"'),
    }));

  it('are links to the list with one filter more, from its first page, as it looks now', async () => {
    const [first] = choicesOf(await read('gb.localhost/workshop/?hitsPerPage=12&page=2&view=list'));
    const href = '/workshop/?hitsPerPage=12&stock=true&view=list';
    expect(first).toEqual({ words: 'In stock', href, isSet: false });
  });

  it('lead back where they are set', async () => {
    const body = await read('gb.localhost/workshop/?stock=true&view=list');
    expect(choicesOf(body)).toContainEqual({ words: 'In stock', href: '/workshop/?view=list', isSet: true });
    expect(body.match(/aria-label="Remove filter: In stock"/g)).toHaveLength(2);
  });
});

describe('L-06: ways to look at a list', () => {
  it('are links that keep everything else, and leave the usual one out of the address', async () => {
    const body = (await read('gb.localhost/workshop/?hitsPerPage=12&page=2&view=table')).replaceAll(
      '&amp;',
      '&',
    );
    expect(body).toContain('href="/workshop/?hitsPerPage=12&page=2"');
    expect(body).toContain('href="/workshop/?hitsPerPage=12&page=2&view=list"');
    expect(body).toContain('href="/workshop/?hitsPerPage=12&view=table"');
    expect(whereTo(await shop.get('gb.localhost/workshop/?view=grid'))).toEqual([308, '/workshop/']);
    expect(body).toMatch(/rel="canonical" href="[^"]*\/workshop\/\?page=2"/);
  });

  it('a table has a column for what its products say of themselves, and a line for each', async () => {
    const body = await read('gb.localhost/workshop/?sort=price-asc&view=table');
    const table = /<table.*<\/table>/s.exec(body)?.[0] ?? '';
    const lines = table
      .split('<tr>')
      .slice(1)
      .map((line) =>
        [...line.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) =>
          cell.replace(/<[^>]*>/g, ''),
        ),
      );
    expect(lines[0]).toEqual([
      'Product',
      'Item number',
      'Power',
      'Colour',
      'Availability',
      'Price',
      'Quantity',
    ]);
    expect(lines).toHaveLength(15);
    expect(lines[3]?.slice(1, 4)).toEqual([skuOf(3), '300\u00a0W', 'Red']);
    expect(lines[3]?.[5]).toBe('£30.00');
    expect(table).toContain(`name="quantity.${skuOf(3)}"`);
    expect(table).not.toContain(`name="quantity.${skuOf(2)}"`);
  });

  it('anything else is the usual one', async () => {
    expect(await read('gb.localhost/workshop/?view=cube')).toContain('<article');
  });

  it('filters and order keep it', async () => {
    const body = await read('gb.localhost/workshop/?view=list');
    const forms = body.match(/<form[^>]*action="\/workshop\/".*?<\/form>/gs) ?? [];
    expect(forms).toHaveLength(1);
    expect(forms.filter((form) => !form.includes('<input type="hidden" name="view" value="list"'))).toEqual(
      [],
    );
  });
});
