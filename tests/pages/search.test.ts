import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statement } from '../../src/kernel/database.ts';
import { redirectQuery } from '../../src/search/rules/change-search-rules.ts';
import { hasAttackStrings, readAttackStrings } from '../support/attack-strings.ts';
import { whereTo } from '../support/page-forms.ts';
import {
  categoryLine,
  pageLine,
  priceLine,
  productLine,
  stockLine,
  typeLine,
} from '../support/sample-catalogue.ts';
import { openWholeShop, type WholeShop } from '../support/whole-shop.ts';

const selectCounts = statement('select query, searches, hits from search_query_count');

let shop: WholeShop;

beforeAll(async () => {
  shop = await openWholeShop([
    typeLine(),
    categoryLine('workshop'),
    categoryLine('drills', 'workshop'),
    categoryLine('saws', 'workshop'),
    ...Array.from({ length: 30 }, (_, index) => index + 1).flatMap((number) => [
      productLine(number, {
        categories: [number % 2 === 0 ? 'drills' : 'saws'],
        brand: number % 3 === 0 ? 'Ulsonix' : 'MSW',
        tags: number <= 2 ? ['new'] : number === 3 ? ['bware'] : number === 4 ? ['bestseller'] : [],
        attributes: [
          { key: 'power', value: 100 * (1 + (number % 3)) },
          { key: 'colour', value: { 'en-GB': number % 5 === 0 ? 'Red' : 'Blue' } },
        ],
      }),
      priceLine(number, 'GBP', number * 1000),
      priceLine(number, 'HUF', number * 10_000_000),
      ...(number <= 20 ? [stockLine(number, 5)] : []),
    ]),
    pageLine('brand-msw', 'en-GB', { kind: 'brand', brand: 'MSW', slug: 'msw', title: 'MSW tools' }),
  ]);
});
afterAll(() => shop.close());

const read = async (path: string) => {
  const answer = await shop.get(`gb.localhost${path}`);
  expect(answer.status, path).toBe(200);
  return answer.body;
};
const titleOf = (body: string) => /<title>([^<]*)</.exec(body)?.[1];
const totalOf = (body: string) => Number(/>(\d+) products?</.exec(body)?.[1]);
const skusOf = (body: string) =>
  [...body.matchAll(/href="\/tool-100000(\d\d)"/g)].map(([, digits]) => Number(digits));

/** The boxes of the form as `name=value count`, ticked ones with a star. */
const boxesOf = (body: string) =>
  [...body.matchAll(/<label[^>]*><input[^>]*type="checkbox"[^>]*>.*?<\/label>/g)].map(([box]) => {
    const name = /name="([^"]*)"/.exec(box)?.[1];
    const value = /value="([^"]*)"/.exec(box)?.[1];
    const count = /data-count="(\d+)"/.exec(box)?.[1];
    return `${name}=${value} ${count}${box.includes('checked=""') ? ' *' : ''}`;
  });

describe('B-04: what a listing can be narrowed to', () => {
  it('facets say how many products have each value', async () => {
    const boxes = boxesOf(await read('/search'));
    expect(boxes).toContain('brand=MSW 20');
    expect(boxes).toContain('brand=Ulsonix 10');
    expect(boxes).toContain('tags=new 2');
    expect(boxes).toContain('stock=true 20');
    expect(boxes.filter((box) => box.startsWith('attr.colour='))).toEqual([
      'attr.colour=Blue 24',
      'attr.colour=Red 6',
    ]);
  });

  it('a chosen value narrows the list and the other facets, not its own', async () => {
    const body = await read('/search?brand=MSW');
    expect(totalOf(body)).toBe(20);
    const boxes = boxesOf(body);
    expect(boxes).toContain('brand=MSW 20 *');
    expect(boxes).toContain('brand=Ulsonix 10');
    expect(boxes).toContain('tags=new 2');
    expect(boxes.some((box) => box.startsWith('tags=bware'))).toBe(false);
  });

  it('values of one facet are alternatives, facets must all hold', async () => {
    expect(totalOf(await read('/search?brand=MSW&brand=Ulsonix'))).toBe(30);
    expect(totalOf(await read('/search?attr.colour=Red&brand=Ulsonix'))).toBe(2);
    expect(skusOf(await read('/search?attr.colour=Red&brand=Ulsonix&sort=price-asc'))).toEqual([15, 30]);
    expect(totalOf(await read('/search?stock=true&tags=new'))).toBe(2);
  });

  it('a price is in whole units, both ends included', async () => {
    expect(skusOf(await read('/search?price=100-120&sort=price-asc'))).toEqual([10, 11, 12]);
  });

  it('an end of the scale is no bound: what costs more than a million forints is found', async () => {
    const { body } = await shop.get('hu.localhost/search?price=200000-1000000&sort=price-desc');
    expect(skusOf(body)[0]).toBe(30);
    expect(skusOf((await shop.get('hu.localhost/search?price=200000-500000&sort=price-asc')).body)).toEqual([
      2, 3, 4, 5,
    ]);
  });

  it('a category page has the same filters', async () => {
    const body = await read('/drills/?brand=Ulsonix&sort=price-desc');
    expect(skusOf(body)).toEqual([30, 24, 18, 12, 6]);
    expect(boxesOf(body)).toContain('brand=MSW 10');
  });

  it('values that are none are left out of account', async () => {
    expect(totalOf(await read('/search?page=0&price=9-1&sort=random&stock=maybe&tags=unheard-of'))).toBe(30);
  });
});

describe('B-06: a list without JavaScript', () => {
  it('the form sends every filter, and the two price fields become one parameter', async () => {
    const sent = await shop.get(
      'gb.localhost/search?query=&brand=MSW&price-from=5&price-to=&sort=relevance&hitsPerPage=24',
    );
    expect(whereTo(sent)).toEqual([308, '/search?brand=MSW&price=5-1000000']);
  });

  it('what was typed as a price and is none stays, with the words for it beside its field', async () => {
    const body = await read('/search?price-from=9&price-to=5');
    expect(body).toMatch(/name="price-to"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="price-to"/);
    expect(body).toContain('The upper price must not be below the lower one.');
    expect(body).toContain('role="alert"');
    expect(body).toMatch(/name="price-from"[^>]*value="9"|value="9"[^>]*name="price-from"/);
    expect(totalOf(body)).toBe(30);
  });

  it('filters that are set can be taken away one by one, and all at once', async () => {
    const body = await read('/search?attr.colour=Red&brand=MSW&query=tool&sort=price-asc');
    const links = [
      ...body.matchAll(/<a ([^>]*href="([^"]*)"[^>]*aria-label="Remove filter: ([^"]*)"[^>]*)>/g),
    ]
      // A quick filter that is set takes itself away as well.
      .filter(([, attributes = '']) => !attributes.includes('aria-current'))
      .map(([, , href = '', name]) => [name, href.replaceAll('&amp;', '&')]);
    expect(links).toEqual([
      ['MSW', '/search?attr.colour=Red&query=tool&sort=price-asc'],
      ['Colour: Red', '/search?brand=MSW&query=tool&sort=price-asc'],
    ]);
    expect(body).toContain('href="/search?query=tool&amp;sort=price-asc"');
  });

  it('pages and order keep the filters', async () => {
    const body = (await read('/search?brand=MSW&hitsPerPage=12&sort=price-asc')).replaceAll('&amp;', '&');
    expect(body).toContain('href="/search?brand=MSW&hitsPerPage=12&page=2&sort=price-asc"');
    expect(body).toContain('rel="next"');
  });

  it('a list that nothing is left of says so and offers to clear the filters', async () => {
    const body = await read('/search?attr.colour=Red&brand=MSW&price=1-2');
    expect(body).toContain('No product matches all of the selected filters.');
    expect(body).toContain('Clear all');
  });

  it.each([
    ['/search?brand=MSW&hitsPerPage=12&page=9', '/search?brand=MSW&hitsPerPage=12'],
    ['/drills/?page=999', '/drills/'],
    ['/drills/?page=999&sort=price-asc', '/drills/?sort=price-asc'],
    ['/msw/?page=999', '/msw/'],
  ])('B-04, L-04: %s, a page that is none, leads to the first', async (asked, first) => {
    expect(whereTo(await shop.get(`gb.localhost${asked}`))).toEqual([303, first]);
  });

  it('B-04, L-04: a page that is none leads to the first in a second language, too', async () => {
    expect(whereTo(await shop.get('ch.localhost/fr/search?page=999'))).toEqual([303, '/fr/search']);
  });
});

describe('B-05: lists of their own', () => {
  it.each([
    ['/search?new-arrivals', '/search?tags=new'],
    ['/search?sales', '/search?tags=on-sale'],
    ['/search?category=Factory+Seconds', '/search?tags=bware'],
  ])('%s leads to %s', async (asked, canonical) => {
    expect(whereTo(await shop.get(`gb.localhost${asked}`))).toEqual([308, canonical]);
  });

  it.each([
    ['/search?tags=new', 'New arrivals', 2],
    ['/search?tags=bware', 'Factory seconds', 1],
    ['/search?brand=Ulsonix', 'Ulsonix', 10],
  ])('%s is headed "%s"', async (path, heading, total) => {
    const body = await read(path);
    expect(titleOf(body)).toContain(heading);
    expect(body).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
    expect(totalOf(body)).toBe(total);
  });

  it('a campaign that does not run says so, and shows what is on sale instead of its goods', async () => {
    const body = await read('/search?tags=campaign%3Aunheard_of');
    expect(body).toContain('This offer is no longer running.');
    expect(titleOf(body)).toContain('Special offers');
    expect(skusOf(body)).toEqual([]);
    expect(await read('/search?tags=on-sale')).not.toContain('This offer is no longer running.');
  });

  it('a brand’s page is narrowed like any list, but not by brands', async () => {
    const body = await read('/msw/?attr.colour=Red&sort=price-asc');
    expect(skusOf(body)).toEqual([5, 10, 20, 25]);
    expect(boxesOf(body).some((box) => box.startsWith('brand='))).toBe(false);
    expect(body).toContain('action="/msw/"');
  });
});

it('R-13: a narrowed category is for search engines the category itself', async () => {
  const body = await read('/drills/?brand=MSW&sort=price-asc');
  expect(body).toMatch(/rel="canonical" href="[^"]*\/drills\/"/);
  expect(body).not.toContain('noindex');
});

it('R-13: further pages of a search say so in the title', async () => {
  expect(titleOf(await read('/search?hitsPerPage=12&page=2&query=tool'))).toContain('Page 2');
});

describe.skipIf(!hasAttackStrings)('hostile strings', () => {
  it('as words, filters and prices are answered like any others', async () => {
    const failed: string[] = [];
    for (const text of readAttackStrings().filter((_, index) => index % 23 === 0)) {
      const sent = encodeURIComponent(text.toWellFormed());
      for (const query of [`query=${sent}`, `attr.colour=${sent}&brand=${sent}`, `price-from=${sent}`]) {
        let answer = await shop.get(`gb.localhost/search?${query}`);
        if (answer.status === 308) answer = await shop.get(`gb.localhost${String(answer.headers.location)}`);
        if (answer.status !== 200) failed.push(`${answer.status} ${query}`);
      }
    }
    expect(failed).toEqual([]);
    expect(shop.takeLog()).toEqual([]);
  });
});

it('a word that is only known under another spelling is understood, and said so', async () => {
  const body = await read('/search?query=ulsonx');
  expect(totalOf(body)).toBe(10);
  expect(body).toContain('Did you mean:');
  expect(body).toContain('href="/search?query=ulsonix"');
});

it('L-04: pages are links to the first, the last and those beside it, with what is before and after', async () => {
  const body = (await read('/search?hitsPerPage=12&page=2')).replaceAll('&amp;', '&');
  const pages = /<nav [^>]*aria-label="Pages"[^>]*>.*?<\/nav>/s.exec(body)?.[0] ?? '';
  const links = [...pages.matchAll(/<a [^>]*>/g)].map(([link]) => link);
  expect(links.map((link) => /rel="(\w+)"/.exec(link)?.[1])).toEqual([undefined, undefined, 'prev', 'next']);
  expect(links.map((link) => /href="([^"]*)"/.exec(link)?.[1])).toEqual([
    '/search?hitsPerPage=12',
    '/search?hitsPerPage=12&page=3',
    '/search?hitsPerPage=12',
    '/search?hitsPerPage=12&page=3',
  ]);
  expect(pages.match(/aria-current="page"/g)).toHaveLength(1);
});

it('a search that finds nothing offers what others buy, and somebody to ask', async () => {
  const body = await read('/search?query=zzzzqqqq');
  expect(skusOf(body)).toEqual([4]);
  const found = /<main.*<\/main>/s.exec(body)?.[0] ?? '';
  expect(found).toMatch(/<a [^>]*href="tel:\+\d+"/);
  expect(found).toMatch(/<a [^>]*href="\/request[^"]*"[^>]*data-request-link/);
  expect(found).toContain('href="/workshop/"');
});

it('when nothing holds all words, the page says which the products do without', async () => {
  const body = await read('/search?query=ulsonix+zzzzqqqq');
  expect(totalOf(body)).toBe(10);
  expect(body).toContain('These products match without “zzzzqqqq”.');
});

it('words lead where merchants want them to, before anything is searched', async () => {
  const { database, shop: running } = shop;
  const rules = { database, events: running.engine.events };
  expect(await redirectQuery(rules, 'en-GB', 'returns', '/return-policy')).toMatchObject({ ok: true });
  await expect
    .poll(async () => whereTo(await shop.get('gb.localhost/search?query=Returns')))
    .toEqual([302, '/return-policy']);
});

it('searches are counted as they are begun, not as they are narrowed', async () => {
  await read('/search?query=tool+7');
  await read('/search?query=tool+7&sort=price-asc');
  await read('/search?brand=MSW&query=tool+7');
  await expect
    .poll(() => shop.database.query(selectCounts, []))
    .toContainEqual({ query: 'tool 7', searches: 1, hits: expect.any(Number) });
});
