import { describe, expect, it } from 'vitest';
import type { ProductQuery, ProductSearch } from '../../src/search/product-search.ts';
import { categoryLine, priceLine, productLine, skuOf } from '../support/sample-catalogue.ts';
import { describeFacetsContract } from './search-contract-facets.ts';
import { describeWordsContract } from './search-contract-words.ts';

/** What a test of an engine gives the contract: the engine on a catalogue that the contract can change. */
export interface SearchUnderTest {
  readonly search: ProductSearch;
  /** Imports catalogue lines, and resolves when an announcement of them has had its effect. */
  readonly change: (lines: readonly object[]) => Promise<void>;
}

const ireland = { country: 'IE', currency: 'EUR' } as const;
const base: ProductQuery = { market: ireland, locale: 'en-IE', sort: 'relevance', offset: 0, limit: 24 };

/** What the shop relies on of any search engine, embedded or not. */
export function describeSearchContract(name: string, getUnderTest: () => SearchUnderTest): void {
  const find = async (query: Partial<ProductQuery>) => {
    const { skus } = await getUnderTest().search.search({ ...base, ...query });
    return skus.map((sku) => Number(sku.slice(2)) - 10_000_000);
  };

  describe(`${name} keeps the search contract`, () => {
    describeFacetsContract(() => getUnderTest().search);
    describeWordsContract(() => getUnderTest().search);

    it('lists what is published and has a price in the market, the most popular first, then by sku', async () => {
      expect(await find({})).toEqual([2, 3, 1, 4]);
      expect(await find({ market: { country: 'CZ', currency: 'CZK' }, locale: 'cs-CZ' })).toEqual([6]);
    });

    it('L-04: pages through all of them and says how many there are', async () => {
      expect(await getUnderTest().search.search({ ...base, offset: 1, limit: 2 })).toEqual({
        total: 4,
        skus: [skuOf(3), skuOf(1)],
      });
      expect(await getUnderTest().search.search({ ...base, offset: 100 })).toEqual({ total: 4, skus: [] });
    });

    it('finds a category with all below it, and nothing in one there is not', async () => {
      expect(await find({ categoryKey: 'workshop' })).toEqual([2, 3, 1]);
      expect(await find({ categoryKey: 'drills' })).toEqual([3, 1]);
      expect(await find({ categoryKey: 'attic' })).toEqual([]);
    });

    it('finds what has a tag', async () => {
      expect(await find({ filters: { tags: ['new'] } })).toEqual([1]);
      expect(await find({ filters: { tags: ['bware'] } })).toEqual([]);
    });

    it('sorts by price of the market, equal ones by popularity both ways', async () => {
      expect(await find({ sort: 'price-asc' })).toEqual([4, 2, 3, 1]);
      expect(await find({ sort: 'price-desc' })).toEqual([1, 2, 3, 4]);
      const germany = { country: 'DE', currency: 'EUR' } as const;
      expect(await find({ sort: 'price-asc', market: germany, locale: 'de-DE' })).toEqual([1, 4, 2, 3]);
    });

    it('sorts by date of release', async () => {
      expect(await find({ sort: 'newest' })).toEqual([2, 1, 3, 4]);
    });

    it('sorts names by the alphabet of the language', async () => {
      expect(await find({ sort: 'name-asc' })).toEqual([2, 3, 4, 1]);
      const sweden = { market: { country: 'SE', currency: 'SEK' }, locale: 'sv-SE' } as const;
      expect(await find({ ...sweden, sort: 'name-asc' })).toEqual([4, 6, 3, 2, 1]);
      expect(await find({ ...sweden, sort: 'name-desc' })).toEqual([1, 2, 3, 6, 4]);
    });

    it('B-03: finds words of the name before words of the description', async () => {
      expect(await find({ text: 'hammer drill' })).toEqual([1, 2]);
    });

    it('finds words whatever their case and accents, in the locale or its fallback', async () => {
      const austria = { market: { country: 'AT', currency: 'EUR' }, locale: 'de-AT' } as const;
      expect(await find({ ...austria, text: 'KREISSAGE' })).toEqual([2]);
      expect(await find({ ...austria, text: 'kreissäge' })).toEqual([2]);
      expect(await find({ ...austria, text: 'circular' })).toEqual([]);
    });

    it('takes the last word as a beginning', async () => {
      expect(await find({ text: 'circ' })).toEqual([2]);
      expect(await find({ text: 'circ saw' })).toEqual([2, 3]);
    });

    it('finds a product by its number, EAN and model before anything else', async () => {
      for (const text of [
        'EX10000001',
        '10000001',
        'ex10000001',
        '4006381333931',
        'MSW-BH 1200/A',
        'mswbh1200a',
      ]) {
        expect((await find({ text }))[0], text).toBe(1);
      }
    });

    it('asks for all words, and takes some of them when no product has all', async () => {
      expect(await find({ text: 'drill set' })).toEqual([3]);
      expect(await find({ text: 'fryer nonexistingword' })).toEqual([4]);
    });

    it('forgives a typo', async () => {
      expect(await find({ text: 'cirular' })).toEqual([2]);
      expect(await find({ text: 'frier' })).toEqual([4]);
    });

    it('sorts what it found as asked for, within a category', async () => {
      expect(await find({ text: 'saw', sort: 'name-desc' })).toEqual([3, 2]);
      expect(await find({ text: 'drill', categoryKey: 'saws' })).toEqual([3, 2]);
    });

    it('finds nothing rather than failing on what no one would sell', async () => {
      for (const text of [
        'zzzzqqq',
        '🔨',
        '%',
        '"',
        '\\',
        '\u0000',
        '((((',
        'a'.repeat(5000),
        'x '.repeat(500),
      ]) {
        expect(await find({ text }), text.slice(0, 10)).toEqual([]);
      }
      expect(await find({ text: '   ' })).toEqual([2, 3, 1, 4]);
    });

    it('B-07: finds a changed product by its new name and no more by its old one', async () => {
      const { search, change } = getUnderTest();
      const before = search.version;
      await change([productLine(4, { categories: ['kitchen'], name: { 'en-GB': 'Waffle iron' } })]);
      expect(search.version).toBeGreaterThan(before);
      expect(await find({ text: 'waffle' })).toEqual([4]);
      expect(await find({ text: 'fryer' })).toEqual([]);
    });

    it('B-07: finds what is new, changed in price, or published, and loses what is not', async () => {
      const { change } = getUnderTest();
      await change([
        productLine(7, { name: { 'en-GB': 'Anvil' } }),
        priceLine(7, 'EUR', 100_000),
        priceLine(4, 'EUR', 20_000),
        productLine(5, { categories: ['kitchen'], name: { 'en-GB': 'Hidden fryer' } }),
        productLine(2, { categories: ['saws'], name: { 'en-GB': 'Circular saw' }, published: false }),
      ]);
      expect(await find({ text: 'anvil' })).toEqual([7]);
      expect(await find({ text: 'hidden' })).toEqual([5]);
      expect(await find({ text: 'circular' })).toEqual([]);
      expect(await find({ sort: 'price-asc' })).toEqual([5, 3, 1, 4, 7]);
    });

    it('B-07: finds a category by its new name and place', async () => {
      await getUnderTest().change([categoryLine('kitchen', 'workshop', { name: { 'en-GB': 'Galley' } })]);
      expect(await find({ text: 'galley' })).toEqual([4, 5]);
      expect(await find({ categoryKey: 'workshop', sort: 'price-asc' })).toEqual([5, 3, 1, 4, 7]);
    });
  });
}
