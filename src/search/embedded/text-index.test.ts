import { describe, expect, it } from 'vitest';
import { eventually } from '../../../tests/support/eventually.ts';
import { buildSearchScope, madeMarket, namedProduct } from '../../../tests/support/search-scope.ts';
import type { ProductQuery } from '../product-search.ts';
import { type SearchScope, searchListing } from './search-listing.ts';

const PRODUCTS = 40;
const numbers = Array.from({ length: PRODUCTS }, (_, number) => number);
/** Numbers are taken as they are written: no typo leads from one to another. */
const wordOf = (number: number, round: number) => String(10_000 + 100 * number + round);

function find(scope: SearchScope, text: string, sort: ProductQuery['sort'] = 'relevance'): string[] {
  const query = { market: madeMarket, locale: 'en-GB', text, sort } as const;
  return searchListing(scope, { ...query, offset: 0, limit: PRODUCTS }).skus;
}

async function rename(scope: SearchScope, number: number, name: string): Promise<void> {
  const product = namedProduct(number, name);
  const text = { ...product, revision: 2, description: null, attributes: null };
  await scope.index.update([{ product: number, text, categories: '' }]);
}

/** Once nothing changes any more, all that has changed lies in one segment. */
function untilPutTogether(scope: SearchScope): Promise<void> {
  const owners = () => new Set(scope.index.owners.finish());
  return eventually(() => expect(owners()).toEqual(new Set([1])));
}

/** Every product is found by the word it has now, and by no word it had before. */
function expectRound(scope: SearchScope, round: number): void {
  for (const number of numbers) {
    expect(find(scope, wordOf(number, round)), `now ${number}`).toEqual([scope.table.skuAt(number)]);
    for (let before = 0; before < round; before++) expect(find(scope, wordOf(number, before))).toEqual([]);
  }
}

it('B-03: a number that products have is meant as it is, another may be the beginning of one', async () => {
  const names = ['Pump 10', 'Pump 1000', 'Pump 105 m', 'Pump 20000'];
  const scope = await buildSearchScope(names.map((name, number) => namedProduct(number, name)));
  const found = (text: string) => find(scope, text).map((sku) => names[scope.table.find(sku)]);
  expect(found('pump 10')).toEqual(['Pump 10']);
  expect(found('pump 200')).toEqual(['Pump 20000']);
});

it('B-03: finds what holds a rare and frequent words, wherever they stand among thousands', async () => {
  const names = Array.from({ length: 3000 }, (_, number) =>
    ['Drill', 'cordless', number % 2 === 0 ? 'red' : 'blue', number % 500 === 3 ? 'titanium' : 'steel'].join(
      ' ',
    ),
  );
  const scope = await buildSearchScope(names.map((name, number) => namedProduct(number, name)));
  const expectFound = (text: string, words: readonly string[]) => {
    const holding = names.filter((name) => words.every((word) => name.includes(word)));
    // By price: nothing is put behind a few hits that holds some of the words only.
    const found = find(scope, text, 'price-asc').map((sku) => names[scope.table.find(sku)] ?? '');
    expect(found).toHaveLength(Math.min(PRODUCTS, holding.length));
    for (const name of found) for (const word of words) expect(name).toContain(word);
  };
  expectFound('cordless drill titanium blue', ['titanium', 'blue']);
  expectFound('steel drill red cordless', ['steel', 'red']);
  await rename(scope, 3, 'Drill cordless red titanium');
  names[3] = 'Drill cordless red titanium';
  expectFound('cordless drill titanium blue', ['titanium', 'blue']);
  expectFound('cordless drill titanium red', ['titanium', 'red']);
});

describe('changes one at a time', () => {
  it('B-07: are found at once, however many there are and whether they have been put together since', async () => {
    const scope = await buildSearchScope(numbers.map((number) => namedProduct(number, wordOf(number, 0))));
    for (let round = 1; round <= 5; round++) {
      for (const number of numbers) await rename(scope, number, wordOf(number, round));
      expectRound(scope, round);
    }
    await untilPutTogether(scope);
    expectRound(scope, 5);
  });

  it('B-07: are not lost while others are being put together', async () => {
    const scope = await buildSearchScope(numbers.map((number) => namedProduct(number, wordOf(number, 0))));
    const all = Array.from({ length: 4 }, (_, round) =>
      numbers.map((number) => rename(scope, number, wordOf(number, round + 1))),
    );
    await Promise.all(all.flat());
    expectRound(scope, 4);
    await untilPutTogether(scope);
    expectRound(scope, 4);
  });
});
