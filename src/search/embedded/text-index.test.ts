import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { buildSearchPlace, madeMarket, namedProduct } from '../../../tests/support/search-place.ts';
import { type SearchPlace, searchListing } from './search-listing.ts';

const PRODUCTS = 40;
const numbers = Array.from({ length: PRODUCTS }, (_, number) => number);
/** Numbers are taken as they are written: no typo leads from one to another. */
const wordOf = (number: number, round: number) => String(10_000 + 100 * number + round);

function find(place: SearchPlace, text: string): string[] {
  const query = { market: madeMarket, locale: 'en-GB', text, sort: 'relevance' } as const;
  return searchListing(place, { ...query, offset: 0, limit: PRODUCTS }).skus;
}

async function rename(place: SearchPlace, number: number, name: string): Promise<void> {
  const product = namedProduct(number, name);
  const text = { ...product, revision: 2, description: null, attributes: null };
  await place.index.update([{ product: number, text, categories: '' }]);
}

/** Every product is found by the word it has now, and by no word it had before. */
function expectRound(place: SearchPlace, round: number): void {
  for (const number of numbers) {
    expect(find(place, wordOf(number, round)), `now ${number}`).toEqual([place.table.skuAt(number)]);
    for (let before = 0; before < round; before++) expect(find(place, wordOf(number, before))).toEqual([]);
  }
}

describe('changes one at a time', () => {
  it('B-07: are found at once, however many there are and whether they have been put together since', async () => {
    const place = await buildSearchPlace(numbers.map((number) => namedProduct(number, wordOf(number, 0))));
    for (let round = 1; round <= 5; round++) {
      for (const number of numbers) await rename(place, number, wordOf(number, round));
      expectRound(place, round);
    }
    // Once nothing changes any more, all of it is put together.
    await delay(400);
    expect(new Set(place.index.owners.finish())).toEqual(new Set([1]));
    expectRound(place, 5);
  });

  it('B-07: are not lost while others are being put together', async () => {
    const place = await buildSearchPlace(numbers.map((number) => namedProduct(number, wordOf(number, 0))));
    const all = Array.from({ length: 4 }, (_, round) =>
      numbers.map((number) => rename(place, number, wordOf(number, round + 1))),
    );
    await Promise.all(all.flat());
    expectRound(place, 4);
    await delay(400);
    expectRound(place, 4);
  });
});
