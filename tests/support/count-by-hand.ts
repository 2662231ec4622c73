import { expect } from 'vitest';
import { nameAttributeValue } from '../../src/search/embedded/facet-values.ts';
import type { Facets, FacetValue, ListingFilters } from '../../src/search/product-search.ts';
import { isTopRated } from '../../src/search/search-document.ts';
import { madeParents } from './made-catalogue.ts';
import type { MadeProduct } from './search-scope.ts';

/** Keys of a product's categories and of all above them. */
export function pathOf({ categories }: MadeProduct): Set<string> {
  const path = new Set<string>();
  for (const key of categories) {
    for (let at: string | null = key; at !== null; at = madeParents[at] ?? null) path.add(at);
  }
  return path;
}

function tagsOf(made: MadeProduct): string[] {
  return [...made.tags, ...(made.isOnSale ? ['on-sale'] : []), ...(isTopRated(made) ? ['topRated'] : [])];
}

const brandsOf = ({ brand }: MadeProduct) => (brand === null ? [] : [brand]);

const valuesOf = ({ attributes }: MadeProduct, wanted: string) =>
  attributes.flatMap(([key, value, unit]) => (key === wanted ? [nameAttributeValue(value, unit)] : []));

type Facet = 'brands' | 'tags' | 'categories' | 'price' | 'stock' | `attribute ${string}`;

/** Whether a product comes through the filters, those of one facet perhaps left out; said as simply as can be. */
export function comesThrough(made: MadeProduct, filters: ListingFilters, but?: Facet): boolean {
  const any = (facet: Facet, values: readonly string[] | undefined, own: Iterable<string>) =>
    facet === but ||
    values === undefined ||
    values.length === 0 ||
    [...own].some((value) => values.includes(value));
  const [least, most] = [filters.minimumCents ?? 0, filters.maximumCents ?? Number.POSITIVE_INFINITY];
  return (
    any('brands', filters.brands, brandsOf(made)) &&
    any('tags', filters.tags, tagsOf(made)) &&
    any('categories', filters.categoryKeys, pathOf(made)) &&
    Object.entries(filters.attributes ?? {}).every(([key, values]) =>
      any(`attribute ${key}`, values, valuesOf(made, key)),
    ) &&
    (but === 'price' || (made.cents >= least && made.cents <= most)) &&
    (but === 'stock' || filters.isOnStock === undefined || made.available > 0 === filters.isOnStock)
  );
}

function count(products: readonly MadeProduct[], valuesIn: (made: MadeProduct) => Iterable<string>) {
  const counts = new Map<string, number>();
  for (const made of products) {
    for (const value of new Set(valuesIn(made))) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/** Every value counted is shown with its count, once; one that is shown beyond them is filtered by, with 0. */
function expectCounts(
  shown: readonly FacetValue[],
  counted: ReadonlyMap<string, number>,
  wanted: readonly string[] = [],
): void {
  const expected = new Map(counted);
  for (const value of wanted) if (!expected.has(value)) expected.set(value, 0);
  expect(new Map(shown.map(({ value, count: times }) => [value, times]))).toEqual(expected);
  expect(shown).toHaveLength(expected.size);
}

/** Facets are what one counts by hand in `found`, the hits before the filters. */
export function expectCountedByHand(
  facets: Facets,
  found: readonly MadeProduct[],
  filters: ListingFilters,
  categoryKey: string | undefined,
): void {
  const below = (facet: Facet) => found.filter((made) => comesThrough(made, filters, facet));
  expectCounts(facets.brands, count(below('brands'), brandsOf), filters.brands);
  expectCounts(facets.tags, count(below('tags'), tagsOf), filters.tags);
  const wanted = (filters.categoryKeys ?? []).filter((key) => key in madeParents);
  const isShown = (key: string) =>
    wanted.includes(key) || (categoryKey !== 'cellar' && madeParents[key] === (categoryKey ?? null));
  const inCategories = count(below('categories'), (made) => [...pathOf(made)].filter(isShown));
  expectCounts(facets.categories, inCategories, wanted);
  const prices = below('price').map(({ cents }) => cents);
  const range = { minimumCents: Math.min(...prices), maximumCents: Math.max(...prices) };
  expect(facets.price).toEqual(prices.length === 0 ? undefined : range);
  expect(facets.onStock).toBe(below('stock').filter(({ available }) => available > 0).length);
  for (const { key, values } of facets.attributes) {
    const own = count(below(`attribute ${key}`), (made) => valuesOf(made, key));
    expectCounts(values, own, filters.attributes?.[key]);
  }
}
