import { writeAttribute } from '../../commerce/catalogue/written-attribute.ts';
import type { LocaleCode } from '../../kernel/locale.ts';
import type { AttributeFacet, Facets, FacetValue, ListingFilters } from '../product-search.ts';
import type { Counted } from './count-facets.ts';
import { attributeOfFacet, BRAND, type FacetEntry, facetOfAttribute, TAG } from './facet-values.ts';
import { ON_SALE_TAG } from './listing-filter.ts';
import type { ProductTable } from './product-table.ts';

/** What the words of a locale call things. */
export interface FacetLabels {
  readonly locale: LocaleCode;
  /** Attribute key -> label. */
  readonly attributes: Map<string, string>;
  /** `key\u0000value` of a text -> what the locale calls it; left out where it is the same. */
  readonly values: Map<string, string>;
  /** Category key -> name. */
  readonly categories: ReadonlyMap<string, string>;
  /** What was written out before: `locale key value` -> as shoppers read it. */
  readonly written: Map<string, string>;
}

/** A facet of more values than a shopper would read. */
export const MOST_VALUES = 60;
export const MOST_ATTRIBUTES = 10;
export const MOST_BRANDS = 200;
/** An attribute that fewer of the hits have tells nothing about the others. */
export const LEAST_SPREAD = 0.1;

interface CountedValue {
  readonly entry: FacetEntry;
  readonly count: number;
}

/** The counts as facets in the words of a locale. */
export function presentFacets(
  counted: Counted,
  table: ProductTable,
  labels: FacetLabels,
  categoryKey: string | undefined,
  filters: ListingFilters | undefined,
): Facets {
  const byFacet = collectValues(counted, table, filters);
  const wantedBrands = new Set(filters?.brands);
  const plain = (facet: string): CountedValue[] => byFacet.get(facet) ?? [];
  const tags = plain(TAG).map(({ entry, count }) => ({ value: entry.value, label: entry.value, count }));
  const isOnSaleWanted = filters?.tags?.includes(ON_SALE_TAG) ?? false;
  const onSale = { value: ON_SALE_TAG, label: ON_SALE_TAG, count: counted.onSale };
  return {
    brands: plain(BRAND)
      .sort(mostFrequent)
      .filter(({ entry }, place) => place < MOST_BRANDS || wantedBrands.has(entry.value))
      .map(({ entry, count }) => ({ value: entry.value, label: entry.value, count })),
    tags: [
      ...tags.filter(({ value }) => value !== ON_SALE_TAG),
      ...(counted.onSale > 0 || isOnSaleWanted ? [onSale] : []),
    ].sort((left, right) => right.count - left.count || (left.value < right.value ? -1 : 1)),
    categories: presentCategories(counted, table, labels, categoryKey, filters),
    ...(counted.maximumCents < 0
      ? {}
      : { price: { minimumCents: counted.minimumCents, maximumCents: counted.maximumCents } }),
    onStock: counted.onStock,
    attributes: presentAttributes(byFacet, counted, labels, filters),
  };
}

/** Facet -> its values that any hit has or that are filtered by. */
function collectValues(
  counted: Counted,
  table: ProductTable,
  filters: ListingFilters | undefined,
): Map<string, CountedValue[]> {
  const found = new Map<string, CountedValue[]>();
  const take = (entry: FacetEntry, count: number) => {
    const list = found.get(entry.facet) ?? [];
    list.push({ entry, count });
    found.set(entry.facet, list);
  };
  table.values.entries.forEach((entry, number) => {
    const count = counted.values[number] as number;
    if (count > 0) take(entry, count);
  });
  const takeWanted = (facet: string, values: readonly string[] = []) => {
    for (const value of new Set(values)) {
      const number = table.values.find(facet, value);
      // A value that no product ever had can still be taken back.
      const entry = table.values.entries[number] ?? { facet, value, raw: value, unit: null };
      if ((counted.values[number] ?? 0) === 0) take(entry, 0);
    }
  };
  takeWanted(BRAND, filters?.brands);
  takeWanted(TAG, filters?.tags);
  for (const [key, values] of Object.entries(filters?.attributes ?? {})) {
    takeWanted(facetOfAttribute(key), values);
  }
  return found;
}

function mostFrequent(left: CountedValue, right: CountedValue): number {
  return right.count - left.count || (left.entry.value < right.entry.value ? -1 : 1);
}

function presentCategories(
  counted: Counted,
  table: ProductTable,
  labels: FacetLabels,
  categoryKey: string | undefined,
  filters: ListingFilters | undefined,
): FacetValue[] {
  const wanted = filters?.categoryKeys ?? [];
  const numbers = new Set([
    ...table.tree.childrenOf(categoryKey),
    ...wanted.map((key) => table.tree.find(key)),
  ]);
  return [...numbers].flatMap((number): readonly FacetValue[] => {
    const key = table.tree.keys[number];
    const count = counted.categories[number] ?? 0;
    if (key === undefined || (count === 0 && !wanted.includes(key))) return [];
    return [{ value: key, label: labels.categories.get(key) ?? key, count }];
  });
}

function presentAttributes(
  byFacet: ReadonlyMap<string, CountedValue[]>,
  counted: Counted,
  labels: FacetLabels,
  filters: ListingFilters | undefined,
): AttributeFacet[] {
  const hits = counted.hits.length;
  return [...byFacet]
    .flatMap(([facet, values]) => {
      const key = attributeOfFacet(facet);
      if (key === undefined) return [];
      const spread = values.reduce((total, { count }) => total + count, 0);
      const isWanted = (filters?.attributes?.[key]?.length ?? 0) > 0;
      const tellsApart = values.length > 1 && values.length <= MOST_VALUES && spread >= hits * LEAST_SPREAD;
      return isWanted || tellsApart ? [{ key, values, spread, isWanted }] : [];
    })
    .sort(
      (left, right) =>
        Number(right.isWanted) - Number(left.isWanted) ||
        right.spread - left.spread ||
        (left.key < right.key ? -1 : 1),
    )
    .filter(({ isWanted }, place) => place < MOST_ATTRIBUTES || isWanted)
    .map(({ key, values }) => ({
      key,
      label: labels.attributes.get(key) ?? key,
      values: values.sort(inReadingOrder).map(({ entry, count }) => ({
        value: entry.value,
        label: writeValue(entry, key, labels),
        count,
      })),
    }));
}

/** Numbers ascending; everything else by frequency. */
function inReadingOrder(left: CountedValue, right: CountedValue): number {
  const [one, other] = [left.entry.raw, right.entry.raw];
  if (typeof one === 'number' && typeof other === 'number' && left.entry.unit === right.entry.unit) {
    return one - other;
  }
  return mostFrequent(left, right);
}

function writeValue({ raw, unit, value }: FacetEntry, key: string, labels: FacetLabels): string {
  const name = `${labels.locale} ${key} ${value}`;
  const known = labels.written.get(name);
  if (known !== undefined) return known;
  const text = typeof raw === 'string' ? (labels.values.get(`${key}\u0000${value}`) ?? raw) : raw;
  const written = writeAttribute(labels.locale, { key, label: '', value: text, unit }).value;
  labels.written.set(name, written);
  return written;
}
