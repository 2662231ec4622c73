import { expect, it } from 'vitest';
import type { Facets } from '../../../api/contract/product-search.ts';
import { buildFilters } from './build-filters.ts';
import { parseListingQuery } from './listing-query.ts';

const brands = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
const valuesOf = (names: readonly string[]) => names.map((value) => ({ value, label: value, count: 2 }));
const facets: Facets = {
  brands: valuesOf(brands),
  tags: [],
  categories: valuesOf(['one', 'two']),
  attributes: [],
  onStock: 0,
};

function groupsOf(address: string) {
  const query = parseListingQuery(new URLSearchParams(address));
  return Object.fromEntries(
    buildFilters(facets, query, [], 'EUR', []).groups.map(({ field, values, total, isUnfolded }) => [
      field,
      { shown: values.map(({ value }) => value).join(''), total, isUnfolded },
    ]),
  );
}

it('B-04: a folded facet has its first five values in the page, and those that are chosen', () => {
  expect(groupsOf('')).toEqual({
    category: { shown: 'onetwo', total: 2, isUnfolded: false },
    brand: { shown: 'ABCDE', total: 7, isUnfolded: false },
  });
  expect(groupsOf('brand=G').brand).toEqual({ shown: 'ABCDEG', total: 7, isUnfolded: false });
});

it('B-04: a facet that the address unfolds has all of them, and no other has', () => {
  const { brand, category } = groupsOf('facet=brand');
  expect(brand).toEqual({ shown: 'ABCDEFG', total: 7, isUnfolded: true });
  expect(category?.isUnfolded).toBe(false);
});
