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
  /** What was written out before: locale -> value -> as shoppers read it. */
  readonly written: Map<LocaleCode, Map<FacetEntry, string>>;
}

/** A facet of more values than a shopper would read. */
export const MOST_VALUES = 60;
export const MOST_ATTRIBUTES = 10;
export const MOST_BRANDS = 200;
/** An attribute that fewer of the hits have tells nothing about the others. */
export const LEAST_SPREAD = 0.1;

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
  const values = collectValues(
    counted,
    table,
    new Map([
      [BRAND, filters?.brands ?? []],
      [TAG, filters?.tags ?? []],
      ...keys.map((key): [string, readonly string[]] => [facetOfAttribute(key), wantedAttributes[key] ?? []]),
    ]),
  );
  const [brands = noValues(), tags = noValues(), ...attributes] = values;
  const wantedBrands = new Set(filters?.brands);
  return {
    brands: sortByFrequency(brands, table)
      .filter(({ value }, place) => place < MOST_BRANDS || wantedBrands.has(value))
      .map(({ value, count }) => ({ value, label: value, count })),
    tags: presentTags(sortByFrequency(tags, table), counted.onSale, filters?.tags),
    categories: presentCategories(counted, table, labels, categoryKey, filters),
    ...(counted.maximumCents < 0
      ? {}
      : { price: { minimumCents: counted.minimumCents, maximumCents: counted.maximumCents } }),
    onStock: counted.onStock,
    attributes: attributes.map((of, place) => presentAttribute(keys[place] as string, of, table, labels)),
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

/** Values of one facet, the numbers of those that the table knows and how often each is among the hits. */
interface ShownValues {
  readonly numbers: number[];
  readonly counts: number[];
  /** Filtered by, but never had by any product: they can still be taken back. */
  readonly unknown: string[];
}

const noValues = (): ShownValues => ({ numbers: [], counts: [], unknown: [] });

/** For each facet that is shown its values that any hit has or that are filtered by, in reading order. */
function collectValues(
  counted: Counted,
  table: ProductTable,
  shown: ReadonlyMap<string, readonly string[]>,
): readonly ShownValues[] {
  const { facets, facetOf } = table.values;
  const { values: inOrder } = table.values.order();
  const lists = [...shown.keys()].map(noValues);
  const listOf = new Array<ShownValues | undefined>(facets.length);
  const wanted = new Set<number>();
  [...shown].forEach(([facet, asked], place) => {
    const list = lists[place] as ShownValues;
    listOf[table.values.findFacet(facet)] = list;
    for (const value of new Set(asked)) {
      const number = table.values.find(facet, value);
      if (number < 0) list.unknown.push(value);
      else wanted.add(number);
    }
  });
  for (let rank = 0; rank < inOrder.length; rank++) {
    const number = inOrder[rank] as number;
    const list = listOf[facetOf[number] as number];
    if (list === undefined) continue;
    const count = counted.values[number] as number;
    if (count === 0 && !wanted.has(number)) continue;
    list.numbers.push(number);
    list.counts.push(count);
  }
  return lists;
}

/** Beside a rank in reading order, of which there are fewer. */
const RANKS = 2 ** 21;
const MOST_COUNTED = 2 ** 31;

interface SortedValue {
  readonly value: string;
  readonly count: number;
  /** Left out: no product ever had it. */
  readonly entry?: FacetEntry;
}

/** The most frequent first; equals in reading order. */
function sortByFrequency({ numbers, counts, unknown }: ShownValues, table: ProductTable): SortedValue[] {
  const keys = new Float64Array(numbers.length);
  // They come in reading order: their place is as good as their rank.
  for (let place = 0; place < keys.length; place++)
    keys[place] = (MOST_COUNTED - (counts[place] as number)) * RANKS + place;
  keys.sort();
  const sorted = Array.from(keys, (key) => key % RANKS);
  return writeOut({ numbers, counts, unknown }, sorted, table);
}

function writeOut(
  { numbers, counts, unknown }: ShownValues,
  places: readonly number[],
  table: ProductTable,
): SortedValue[] {
  const { entries } = table.values;
  const written = places.map((place): SortedValue => {
    const entry = entries[numbers[place] as number] as FacetEntry;
    return { value: entry.value, count: counts[place] as number, entry };
  });
  for (const value of unknown) written.push({ value, count: 0 });
  return written;
}

function presentTags(
  tags: readonly SortedValue[],
  onSale: number,
  wanted: readonly string[] | undefined,
): FacetValue[] {
  const isOnSaleShown = onSale > 0 || (wanted?.includes(ON_SALE_TAG) ?? false);
  return [
    ...tags.filter(({ value }) => value !== ON_SALE_TAG),
    ...(isOnSaleShown ? [{ value: ON_SALE_TAG, count: onSale }] : []),
  ]
    .sort((left, right) => right.count - left.count || (left.value < right.value ? -1 : 1))
    .map(({ value, count }) => ({ value, label: value, count }));
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

function presentAttribute(
  key: string,
  values: ShownValues,
  table: ProductTable,
  labels: FacetLabels,
): AttributeFacet {
  const sorted = isMeasured(values, table)
    ? writeOut(values, [...values.numbers.keys()], table)
    : sortByFrequency(values, table);
  return {
    key,
    label: labels.attributes.get(key) ?? key,
    values: sorted.map(({ value, count, entry }) => ({
      value,
      label: entry === undefined ? value : writeValue(entry, key, labels),
      count,
    })),
  };
}

/** Numbers of one unit are read ascending; everything else by frequency. */
function isMeasured({ numbers }: ShownValues, table: ProductTable): boolean {
  const entries = numbers.map((number) => table.values.entries[number] as FacetEntry);
  return entries.every(({ raw, unit }) => typeof raw === 'number' && unit === entries[0]?.unit);
}

function writeValue(entry: FacetEntry, key: string, labels: FacetLabels): string {
  const { raw, unit, value } = entry;
  let written = labels.written.get(labels.locale);
  if (written === undefined) {
    written = new Map();
    labels.written.set(labels.locale, written);
  }
  const known = written.get(entry);
  if (known !== undefined) return known;
  const text = typeof raw === 'string' ? (labels.values.get(`${key}\u0000${value}`) ?? raw) : raw;
  const said = writeAttribute(labels.locale, { key, label: '', value: text, unit }).value;
  written.set(entry, said);
  return said;
}
