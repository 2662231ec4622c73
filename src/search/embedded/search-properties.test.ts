import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comesThrough, expectCountedByHand, pathOf } from '../../../tests/support/count-by-hand.ts';
import {
  madeCatalogue,
  madeCategories,
  madeCategoryKey,
  madeFilters,
  madeListing,
} from '../../../tests/support/made-catalogue.ts';
import { buildSearchScope, type MadeProduct, madeMarket } from '../../../tests/support/search-scope.ts';
import { foldCode } from '../analysis/fold-text.ts';
import type { ListingSort, ProductQuery } from '../product-search.ts';
import { explainHit } from './explain.ts';
import { type SearchScope, searchListing } from './search-listing.ts';

const whole: ProductQuery = {
  market: madeMarket,
  locale: 'en-GB',
  sort: 'relevance',
  offset: 0,
  limit: 1000,
};
const ask = (scope: SearchScope, query: Partial<ProductQuery>) =>
  searchListing(scope, { ...whole, ...query });

/** Tries a property on catalogues that it makes up. */
const holds = <Input>(
  input: fc.Arbitrary<Input>,
  check: (scope: SearchScope, products: readonly MadeProduct[], input: Input) => void,
) =>
  fc.assert(
    fc.asyncProperty(madeCatalogue, input, async (products, value) => {
      check(await buildSearchScope(products, { categories: madeCategories }), products, value);
    }),
    { numRuns: 300 },
  );

test('a listing is what its filters let through, and every facet counts as one would by hand', () =>
  holds(madeListing, (scope, products, query) => {
    const unfiltered = new Set(ask(scope, { ...query, filters: {} }).skus);
    const found = products.filter(({ sku }) => unfiltered.has(sku));
    const { skus, total, facets } = ask(scope, { ...query, withFacets: true });
    const expected = found.filter((made) => comesThrough(made, query.filters));
    expect(new Set(skus)).toEqual(new Set(expected.map(({ sku }) => sku)));
    expect([skus.length, total]).toEqual([expected.length, expected.length]);
    if (facets === undefined) throw new Error('the facets are missing');
    expectCountedByHand(facets, found, query.filters, query.categoryKey);
    expect(ask(scope, query).skus).toEqual(skus);
  }));

test('a listing without a text is all that is sold of its category', () =>
  holds(fc.option(madeCategoryKey, { nil: undefined }), (scope, products, categoryKey) => {
    const sold = products.filter(
      (made) => made.cents >= 0 && (categoryKey === undefined || pathOf(made).has(categoryKey)),
    );
    expect(new Set(ask(scope, { categoryKey }).skus)).toEqual(new Set(sold.map(({ sku }) => sku)));
  }));

test('more filters find no more', () =>
  holds(fc.record({ query: madeListing, more: madeFilters }), (scope, _products, { query, more }) => {
    const { attributes, ...rest } = query.filters;
    const filters = { ...more, ...rest, attributes: { ...more.attributes, ...attributes } };
    const wide = ask(scope, query).skus;
    for (const sku of ask(scope, { ...query, filters }).skus) expect(wide).toContain(sku);
  }));

test('L-04: pages of any size show each hit once, in the order of one large page', () =>
  holds(
    fc.record({ query: madeListing, limit: fc.integer({ min: 1, max: 7 }) }),
    (scope, _products, { query, limit }) => {
      const all = ask(scope, query);
      const paged: string[] = [];
      for (let offset = 0; offset <= all.total; offset += limit) {
        const page = ask(scope, { ...query, offset, limit });
        expect(page.total).toBe(all.total);
        paged.push(...page.skus);
      }
      expect(paged).toEqual(all.skus);
      expect(new Set(paged).size).toBe(all.total);
    },
  ));

test('lists are sorted as asked for, equal ones by popularity, then by sku', () =>
  holds(madeListing, (scope, products, query) => {
    const made = new Map(products.map((one) => [one.sku, one]));
    const { compare } = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'accent' });
    const orders: Partial<Record<ListingSort, (left: MadeProduct, right: MadeProduct) => number>> = {
      'price-asc': (left, right) => left.cents - right.cents,
      'price-desc': (left, right) => right.cents - left.cents,
      newest: (left, right) => right.releasedDay - left.releasedDay,
      'name-asc': (left, right) => compare(left.name, right.name),
      'name-desc': (left, right) => compare(right.name, left.name),
      ...(query.text === undefined ? { relevance: () => 0 } : {}),
    };
    const order = orders[query.sort];
    if (order === undefined) return;
    const found = ask(scope, query).skus.flatMap((sku) => made.get(sku) ?? []);
    const sorted = [...found].sort(
      (left, right) =>
        order(left, right) || right.popularity - left.popularity || (left.sku < right.sku ? -1 : 1),
    );
    expect(found.map(({ sku }) => sku)).toEqual(sorted.map(({ sku }) => sku));
  }));

/** The ways a code is typed or pasted. */
const writingsOf = (code: string) => [
  code,
  code.toLowerCase(),
  code.toUpperCase(),
  code.replace(/[^\p{L}\p{N}]+/gu, ''),
  code.replace(/[-/.]/g, ' '),
  ` ${code}\n`,
];
const codesOf = ({ sku, ean, model }: MadeProduct) =>
  [sku, sku.slice(2), ean, model].flatMap((code) => (code === null ? [] : [code]));

test('B-03: a sku, EAN or model finds its product before all others, with its signs or without', () =>
  holds(fc.constant(whole), (scope, products, query) => {
    const sold = products.filter(({ cents }) => cents >= 0);
    for (const code of new Set(sold.flatMap(codesOf))) {
      const own = sold.filter((made) => codesOf(made).some((other) => foldCode(other) === foldCode(code)));
      for (const text of writingsOf(code)) {
        const { skus, relaxedWords } = ask(scope, { ...query, text });
        expect(new Set(skus.slice(0, own.length)), text).toEqual(new Set(own.map(({ sku }) => sku)));
        expect(relaxedWords, text).toBeUndefined();
      }
    }
  }));

test('an explanation knows the rank of every hit, and that the others have none', () =>
  holds(madeListing, (scope, products, query) => {
    const { skus } = ask(scope, query);
    for (const { sku } of products) {
      const { rank } = explainHit(scope, { ...whole, ...query, limit: 5 }, sku);
      expect(rank).toBe(skus.includes(sku) ? skus.indexOf(sku) + 1 : undefined);
    }
  }));
