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
  const wantedAttributes = Object.fromEntries(
    Object.entries(filters?.attributes ?? {}).filter(([, values]) => values.length > 0),
  );
  const keys = pickAttributes(counted, table, wantedAttributes);
  const byFacet = collectValues(
    counted,
    table,
    new Map([
      [BRAND, filters?.brands ?? []],
      [TAG, filters?.tags ?? []],
      ...keys.map((key): [string, readonly string[]] => [facetOfAttribute(key), wantedAttributes[key] ?? []]),
    ]),
  );
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
    attributes: keys.map((key) => presentAttribute(key, plain(facetOfAttribute(key)), labels)),
  };
}

/** How many values of each facet the hits have, and how many hits have one; by facet number. */
function measureFacets(counted: Counted, table: ProductTable) {
  const { facets, facetOf, entries } = table.values;
  const distinct = new Int32Array(facets.length);
  const spread = new Int32Array(facets.length);
  for (let number = 0; number < entries.length; number++) {
    const count = counted.values[number] as number;
    if (count === 0) continue;
    const facet = facetOf[number] as number;
    distinct[facet] = (distinct[facet] as number) + 1;
    spread[facet] = (spread[facet] as number) + count;
  }
  return { distinct, spread };
}

/** Attributes that tell the hits apart or are filtered by, those first, then the most widespread. */
function pickAttributes(
  counted: Counted,
  table: ProductTable,
  wanted: Readonly<Record<string, readonly string[]>>,
): string[] {
  const { distinct, spread } = measureFacets(counted, table);
  const least = counted.hits.length * LEAST_SPREAD;
  const told = table.values.facets.flatMap((facet, number) => {
    const key = attributeOfFacet(facet);
    const values = distinct[number] as number;
    const isTold = values > 1 && values <= MOST_VALUES && (spread[number] as number) >= least;
    return key !== undefined && isTold && wanted[key] === undefined
      ? [{ key, spread: spread[number] as number }]
      : [];
  });
  const mostWidespread = (left: { key: string; spread: number }, right: { key: string; spread: number }) =>
    right.spread - left.spread || (left.key < right.key ? -1 : 1);
  const asked = Object.keys(wanted)
    .map((key) => ({ key, spread: spread[table.values.findFacet(facetOfAttribute(key))] ?? 0 }))
    .sort(mostWidespread);
  const others = told.sort(mostWidespread).slice(0, Math.max(0, MOST_ATTRIBUTES - asked.length));
  return [...asked, ...others].map(({ key }) => key);
}

/** Facet -> its values that any hit has or that are filtered by; of the facets that are shown. */
function collectValues(
  counted: Counted,
  table: ProductTable,
  shown: ReadonlyMap<string, readonly string[]>,
): Map<string, CountedValue[]> {
  const { entries, facets, facetOf } = table.values;
  const found = new Map([...shown.keys()].map((facet): [string, CountedValue[]] => [facet, []]));
  const lists = facets.map((facet) => found.get(facet));
  for (let number = 0; number < entries.length; number++) {
    const count = counted.values[number] as number;
    if (count > 0) lists[facetOf[number] as number]?.push({ entry: entries[number] as FacetEntry, count });
  }
  for (const [facet, values] of shown) {
    for (const value of new Set(values)) {
      const number = table.values.find(facet, value);
      // A value that no product ever had can still be taken back.
      const entry = entries[number] ?? { facet, value, raw: value, unit: null };
      if ((counted.values[number] ?? 0) === 0) found.get(facet)?.push({ entry, count: 0 });
    }
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

function presentAttribute(key: string, values: CountedValue[], labels: FacetLabels): AttributeFacet {
  return {
    key,
    label: labels.attributes.get(key) ?? key,
    values: values.sort(inReadingOrder).map(({ entry, count }) => ({
      value: entry.value,
      label: writeValue(entry, key, labels),
      count,
    })),
  };
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
