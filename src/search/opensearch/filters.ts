import type { CatalogueMarket } from '../../commerce/goods/catalogue/catalogue-market.ts';
import { ON_SALE_TAG } from '../embedded/listing-filter.ts';
import type { ListingFilters, ListingSort } from '../product-search.ts';
import type { Query } from './cluster.ts';
import { marketField, UNIT_SEPARATOR } from './index-document.ts';

/** What one facet lets through; its own counts do not heed it. */
export interface FilterGroup {
  /** `attribute:<key>` for an attribute's. */
  readonly facet: 'brands' | 'tags' | 'categories' | 'price' | 'stock' | `attribute:${string}`;
  readonly filter: Query;
}

export const priceField = (market: CatalogueMarket) => `prices.${marketField(market)}`;

/** Sold in the market, and in the listing's category. */
export function filterEligible(market: CatalogueMarket, categoryKey: string | undefined): Query[] {
  const sold: Query = { exists: { field: priceField(market) } };
  return categoryKey === undefined ? [sold] : [sold, { term: { category_path: { value: categoryKey } } }];
}

export function filterTag(market: CatalogueMarket, tag: string): Query {
  const tagged: Query = { term: { tags: { value: tag } } };
  if (tag !== ON_SALE_TAG) return tagged;
  const reduced: Query = { term: { on_sale: { value: marketField(market) } } };
  return { bool: { should: [tagged, reduced], minimum_should_match: 1 } };
}

export const filterOnStock = (isOnStock: boolean): Query => ({ term: { is_on_stock: { value: isOnStock } } });

const attributeValue = (key: string, value: string) => `${key}${UNIT_SEPARATOR}${value}`;

/** A filter a facet; a product is a hit when every one of them lets it through. */
export function groupFilters(filters: ListingFilters | undefined, market: CatalogueMarket): FilterGroup[] {
  if (filters === undefined) return [];
  const {
    brands = [],
    tags = [],
    categoryKeys = [],
    minimumCents,
    maximumCents,
    isOnStock,
    attributes,
  } = filters;
  const groups: FilterGroup[] = [];
  if (brands.length > 0) groups.push({ facet: 'brands', filter: { terms: { brand_key: [...brands] } } });
  if (tags.length > 0) {
    const should = tags.map((tag) => filterTag(market, tag));
    groups.push({ facet: 'tags', filter: { bool: { should, minimum_should_match: 1 } } });
  }
  if (categoryKeys.length > 0) {
    groups.push({ facet: 'categories', filter: { terms: { category_path: [...categoryKeys] } } });
  }
  for (const [key, values] of Object.entries(attributes ?? {})) {
    if (values.length === 0) continue;
    const wanted = values.map((value) => attributeValue(key, value));
    groups.push({ facet: `attribute:${key}`, filter: { terms: { attribute_values: wanted } } });
  }
  if (minimumCents !== undefined || maximumCents !== undefined) {
    const range = {
      ...(minimumCents === undefined ? {} : { gte: minimumCents }),
      ...(maximumCents === undefined ? {} : { lte: maximumCents }),
    };
    groups.push({ facet: 'price', filter: { range: { [priceField(market)]: range } } });
  }
  if (isOnStock !== undefined) groups.push({ facet: 'stock', filter: filterOnStock(isOnStock) });
  return groups;
}

/** All filters, or all but one facet's. */
export function joinFilters(groups: readonly FilterGroup[], except?: FilterGroup['facet']): Query {
  const filter = groups.filter(({ facet }) => facet !== except).map((group) => group.filter);
  return filter.length === 0 ? { match_all: {} } : { bool: { filter } };
}

type SortPart = Readonly<Record<string, unknown>>;
/** Equal ones are always by popularity, then sku, whichever way the sort runs. */
const ties: readonly SortPart[] = [{ popularity: 'desc' }, { sku: 'asc' }];

/** The sort of a listing; `hasText`: whether there is a score to sort by. */
export function sortBy(sort: ListingSort, market: CatalogueMarket, hasText: boolean): readonly SortPart[] {
  switch (sort) {
    case 'relevance':
      return hasText ? [{ _score: 'desc' }, ...ties] : ties;
    case 'newest':
      return [{ released_day: 'desc' }, ...ties];
    case 'name-asc':
      return [{ name_order: 'asc' }, ...ties];
    case 'name-desc':
      return [{ name_order: 'desc' }, ...ties];
    case 'price-asc':
      return [{ [priceField(market)]: 'asc' }, ...ties];
    case 'price-desc':
      return [{ [priceField(market)]: 'desc' }, ...ties];
  }
}
