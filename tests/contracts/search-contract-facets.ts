import { describe, expect, it } from 'vitest';
import type {
  Facets,
  FacetValue,
  ListingFilters,
  ProductQuery,
  ProductSearch,
} from '../../src/search/product-search.ts';
import { skuOf } from '../support/sample-catalogue.ts';

const base: ProductQuery = {
  market: { country: 'CH', currency: 'CHF' },
  locale: 'de-DE',
  categoryKey: 'garden',
  sort: 'relevance',
  offset: 0,
  limit: 24,
};

/** `{ Alpina: 3, Benno: 2 }`, in order. */
const countsOf = (values: readonly FacetValue[]) => values.map(({ value, count }) => [value, count]);
const countedTags = ({ tags }: Facets) => Object.fromEntries(countsOf(tags));
const attributeOf = ({ attributes }: Facets, wanted: string) =>
  countsOf(attributes.find(({ key }) => key === wanted)?.values ?? []);

/** Filters and facets, on the garden of the contract's catalogue. */
export function describeFacetsContract(getSearch: () => ProductSearch): void {
  const find = async (filters: ListingFilters, query: Partial<ProductQuery> = {}) => {
    const { skus, total } = await getSearch().search({ ...base, filters, ...query });
    const numbers = skus.map((sku) => Number(sku.slice(2)) - 10_000_000);
    expect(total).toBe(numbers.length);
    return numbers;
  };
  const facetsOf = async (filters: ListingFilters, query: Partial<ProductQuery> = {}): Promise<Facets> => {
    const { facets } = await getSearch().search({ ...base, filters, withFacets: true, ...query });
    if (facets === undefined) throw new Error('the facets asked for are missing');
    return facets;
  };

  describe('filters', () => {
    it('B-04: let values of one facet through side by side, and of different facets together', async () => {
      expect(await find({ brands: ['Benno'] })).toEqual([13, 14]);
      expect(await find({ brands: ['Benno', 'Alpina'] })).toEqual([11, 12, 13, 14, 16]);
      expect(await find({ brands: ['Alpina'], attributes: { colour: ['Red'] } })).toEqual([11, 12]);
      expect(await find({ attributes: { power: ['1200 W', '300 W'], colour: ['Red'] } })).toEqual([11, 15]);
      expect(await find({ attributes: { cordless: ['true'] } })).toEqual([11]);
    });

    it('B-04: know tags that merchants set, and those the shop finds', async () => {
      expect(await find({ tags: ['new'] })).toEqual([11, 14]);
      expect(await find({ tags: ['bestseller', 'new'] })).toEqual([11, 13, 14]);
      expect(await find({ tags: ['campaign:spring'] })).toEqual([11]);
      expect(await find({ tags: ['on-sale'] })).toEqual([11]);
      expect(await find({ tags: ['topRated'] })).toEqual([15]);
      expect(await find({ tags: ['on-sale', 'topRated'] })).toEqual([11, 15]);
    });

    it('B-04: take a category with all below it, beside that of the listing', async () => {
      expect(await find({ categoryKeys: ['pumps'] })).toEqual([14, 15, 16]);
      expect(await find({ categoryKeys: ['pond-pumps', 'mowers'] })).toEqual([11, 12, 13, 14, 16]);
      expect(await find({ categoryKeys: ['pumps'] }, { categoryKey: 'mowers' })).toEqual([16]);
    });

    it('B-04: take bounds of the price, both included, of what visitors pay', async () => {
      expect(await find({ minimumCents: 20_000, maximumCents: 40_000 })).toEqual([12, 13, 14, 16]);
      expect(await find({ maximumCents: 9000 })).toEqual([11]);
      expect(await find({ maximumCents: 8999 })).toEqual([]);
      expect(await find({ minimumCents: 50_000 })).toEqual([15]);
      expect(await find({ minimumCents: 50_001 })).toEqual([]);
      expect(await find({ minimumCents: 2, maximumCents: 1 })).toEqual([]);
    });

    it('B-04: tell what is on stock from what is not', async () => {
      expect(await find({ isOnStock: true })).toEqual([11, 13, 15]);
      expect(await find({ isOnStock: false })).toEqual([12, 14, 16]);
    });

    it('B-04: let nothing through for values that nothing has, and everything when there are none', async () => {
      for (const filters of [
        { brands: ['Nobody'] },
        { brands: ['alpina'] },
        { tags: ['bware'] },
        { tags: ['campaign:none'] },
        { categoryKeys: ['attic'] },
        { attributes: { colour: ['Blue'] } },
        { attributes: { colour: ['Rot'] } },
        { attributes: { power: ['1200'] } },
        { attributes: { weight: ['1 kg'] } },
        { attributes: { colour: ['Red'], weight: ['1 kg'] } },
      ]) {
        expect(await find(filters), JSON.stringify(filters)).toEqual([]);
      }
      expect(await find({ brands: ['Nobody', 'Benno'] })).toEqual([13, 14]);
      const all = [11, 12, 13, 14, 15, 16];
      expect(await find({ brands: [], tags: [], categoryKeys: [], attributes: { colour: [] } })).toEqual(all);
    });

    it('B-04: narrow what a text found, in any order', async () => {
      expect(await find({ brands: ['Alpina'] }, { text: 'grasschneider' })).toEqual([11, 12]);
      expect(await find({ maximumCents: 10_000 }, { text: 'grasschneider' })).toEqual([11]);
      expect(await find({ brands: ['Alpina'] }, { sort: 'price-desc' })).toEqual([12, 16, 11]);
    });
  });

  describe('facets', () => {
    it('are not counted unless asked for', async () => {
      expect(await getSearch().search(base)).not.toHaveProperty('facets');
    });

    it('B-04: count brands, tags, prices, stock and categories below the listing', async () => {
      const facets = await facetsOf({});
      expect(facets.brands).toEqual([
        { value: 'Alpina', label: 'Alpina', count: 3 },
        { value: 'Benno', label: 'Benno', count: 2 },
      ]);
      expect(countedTags(facets)).toEqual({
        new: 2,
        bestseller: 1,
        'campaign:spring': 1,
        'on-sale': 1,
        topRated: 1,
      });
      expect(facets.categories).toEqual([
        { value: 'mowers', label: 'Rasenmäher', count: 4 },
        { value: 'pumps', label: 'Pumpen', count: 3 },
      ]);
      expect(facets.price).toEqual({ minimumCents: 9000, maximumCents: 50_000 });
      expect(facets.onStock).toBe(3);
    });

    it('B-04: show the children of the category, the first level without one, none at the end of the tree', async () => {
      expect(countsOf((await facetsOf({}, { categoryKey: undefined })).categories)).toEqual([['garden', 6]]);
      expect(countsOf((await facetsOf({}, { categoryKey: 'pumps' })).categories)).toEqual([
        ['pond-pumps', 2],
      ]);
      expect((await facetsOf({}, { categoryKey: 'mowers' })).categories).toEqual([]);
    });

    it('B-04: write attributes in the words of the locale, numbers ascending, texts by frequency', async () => {
      const german = (await facetsOf({})).attributes;
      expect(german.map(({ key, label }) => [key, label])).toEqual([
        ['colour', 'Farbe'],
        ['power', 'Leistung'],
        ['cordless', 'Akkubetrieb'],
      ]);
      expect(german[0]?.values).toEqual([
        { value: 'Green', label: 'Grün', count: 3 },
        { value: 'Red', label: 'Rot', count: 3 },
      ]);
      expect(german[1]?.values).toEqual([
        { value: '300 W', label: '300\u00a0W', count: 1 },
        { value: '1200 W', label: '1.200\u00a0W', count: 2 },
        { value: '1500 W', label: '1.500\u00a0W', count: 2 },
      ]);
      const english = (await facetsOf({}, { locale: 'en-GB' })).attributes;
      expect(english.map(({ label, values }) => [label, values[0]?.label])).toEqual([
        ['Colour', 'Green'],
        ['Power', '300\u00a0W'],
        ['Cordless', 'No'],
      ]);
    });

    it('B-04: keep the other values of their own filter, and are narrowed by all others', async () => {
      const ofBenno = await facetsOf({ brands: ['Benno'] });
      expect(countsOf(ofBenno.brands)).toEqual([
        ['Alpina', 3],
        ['Benno', 2],
      ]);
      expect(countedTags(ofBenno)).toEqual({ bestseller: 1, new: 1 });
      expect(countsOf(ofBenno.categories)).toEqual([
        ['mowers', 1],
        ['pumps', 1],
      ]);
      expect(ofBenno.price).toEqual({ minimumCents: 30_000, maximumCents: 40_000 });
      expect(ofBenno.onStock).toBe(1);
      // Both are green: nothing to choose from.
      expect(ofBenno.attributes).toEqual([]);

      const ofRed = await facetsOf({ attributes: { colour: ['Red'] } });
      expect(attributeOf(ofRed, 'colour')).toEqual([
        ['Green', 3],
        ['Red', 3],
      ]);
      expect(attributeOf(ofRed, 'power')).toEqual([
        ['300 W', 1],
        ['1200 W', 1],
        ['1500 W', 1],
      ]);
      expect(countsOf(ofRed.brands)).toEqual([['Alpina', 2]]);

      expect(countedTags(await facetsOf({ tags: ['on-sale'] }))).toEqual(countedTags(await facetsOf({})));
      expect(countsOf((await facetsOf({ categoryKeys: ['pumps'] })).categories)).toEqual([
        ['mowers', 4],
        ['pumps', 3],
      ]);
      const bounded = await facetsOf({ minimumCents: 20_000, maximumCents: 30_000 });
      expect(bounded.price).toEqual({ minimumCents: 9000, maximumCents: 50_000 });
      expect(countsOf(bounded.brands)).toEqual([
        ['Alpina', 2],
        ['Benno', 1],
      ]);
      expect((await facetsOf({ isOnStock: false })).onStock).toBe(3);
    });

    it('B-04: with two filters, each counts below the other', async () => {
      const facets = await facetsOf({ brands: ['Benno'], attributes: { colour: ['Red'] } });
      expect(countsOf(facets.brands)).toEqual([
        ['Alpina', 2],
        ['Benno', 0],
      ]);
      expect(attributeOf(facets, 'colour')).toEqual([
        ['Green', 2],
        ['Red', 0],
      ]);
      expect(facets).not.toHaveProperty('price');
      expect([facets.onStock, facets.tags, facets.categories]).toEqual([0, [], []]);
    });

    it('B-04: show what is filtered by even where nothing has it', async () => {
      expect(countsOf((await facetsOf({ brands: ['Nobody'] })).brands)).toEqual([
        ['Alpina', 3],
        ['Benno', 2],
        ['Nobody', 0],
      ]);
      expect(countedTags(await facetsOf({ tags: ['bware'] }))).toMatchObject({ new: 2, bware: 0 });
      expect(attributeOf(await facetsOf({ attributes: { colour: ['Blue'] } }), 'colour')).toEqual([
        ['Green', 3],
        ['Red', 3],
        ['Blue', 0],
      ]);
    });

    it('B-04: count what a text found', async () => {
      const facets = await facetsOf({}, { text: 'grasschneider' });
      expect(countsOf(facets.brands)).toEqual([['Alpina', 2]]);
      expect(attributeOf(facets, 'power')).toEqual([
        ['1200 W', 1],
        ['1500 W', 1],
      ]);
    });
  });

  describe('pages', () => {
    it('L-04: show each product once, whatever their size', async () => {
      for (const query of [
        { sort: 'relevance' },
        { sort: 'price-asc' },
        { sort: 'name-desc' },
        { sort: 'newest' },
        { sort: 'relevance', text: 'rasenmäher' },
      ] as const) {
        const whole = await find({}, query);
        expect(whole.length).toBeGreaterThan(3);
        for (let limit = 1; limit <= whole.length; limit++) {
          const paged: string[] = [];
          for (let offset = 0; offset < whole.length; offset += limit) {
            const { skus, total } = await getSearch().search({ ...base, ...query, offset, limit });
            expect(total).toBe(whole.length);
            paged.push(...skus);
          }
          expect(paged, `${limit} a page of ${JSON.stringify(query)}`).toEqual(whole.map(skuOf));
        }
      }
    });

    it('show equal ones by popularity, then by sku, whichever way they are sorted', async () => {
      expect(await find({})).toEqual([11, 12, 13, 14, 15, 16]);
      expect(await find({}, { sort: 'newest' })).toEqual([11, 12, 13, 14, 15, 16]);
      expect(await find({}, { sort: 'price-asc' })).toEqual([11, 12, 16, 13, 14, 15]);
      expect(await find({}, { sort: 'price-desc' })).toEqual([15, 14, 13, 12, 16, 11]);
    });
  });
}
