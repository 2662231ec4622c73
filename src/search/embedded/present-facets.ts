import { writeAttribute } from '../../commerce/goods/catalogue/written-attribute.ts';
import type { LocaleCode } from '../../kernel/locale.ts';
import type { AttributeFacet, Facets, FacetValue, ListingFilters } from '../product-search.ts';
import { itemAt, rawFloat, rawInt, rawNumber } from './columns.ts';
import type { Counted } from './count-facets.ts';
import { BRAND, facetOfAttribute, TAG } from './facet-values.ts';
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
  /** What was written out before: locale -> number of a value -> as shoppers read it. */
  readonly written: Map<LocaleCode, (string | undefined)[]>;
}

/** A facet of more values than a shopper would read. */
export const MOST_VALUES = 60;
export const MOST_ATTRIBUTES = 20;
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
    brands: writeOut(byFrequency(brands, counted), counted, table).filter(
      ({ value }, index) => index < MOST_BRANDS || wantedBrands.has(value),
    ),
    tags: presentTags(writeOut(tags, counted, table), counted.onSale, filters?.tags),
    categories: presentCategories(counted, table, labels, categoryKey, filters),
    ...(counted.maximumCents < 0
      ? {}
      : { price: { minimumCents: counted.minimumCents, maximumCents: counted.maximumCents } }),
    onStock: counted.onStock,
    attributes: attributes.map((of, index): AttributeFacet => {
      const key = itemAt(keys, index);
      const sorted = isMeasured(of, table) ? of : byFrequency(of, counted);
      return {
        key,
        label: labels.attributes.get(key) ?? key,
        values: writeOut(sorted, counted, table, writtenFor(sorted, key, table, labels)),
      };
    }),
  };
}

/** How many values of each facet the hits have, and how many hits have one; by facet number. */
function measureFacets(counted: Counted, table: ProductTable) {
  const { facets, facetOf, entries } = table.values;
  const distinct = new Int32Array(facets.length);
  const spread = new Int32Array(facets.length);
  for (let number = 0; number < entries.length; number++) {
    const count = rawInt(counted.values, number);
    if (count === 0) continue;
    const facet = rawNumber(facetOf, number);
    distinct[facet] = rawInt(distinct, facet) + 1;
    spread[facet] = rawInt(spread, facet) + count;
  }
  return { distinct, spread };
}

/** How many hits have an attribute. */
interface Spread {
  readonly key: string;
  readonly spread: number;
}

/** Attributes that tell the hits apart or are filtered by, those first, then the most widespread. */
function pickAttributes(
  counted: Counted,
  table: ProductTable,
  wanted: Readonly<Record<string, readonly string[]>>,
): string[] {
  const { distinct, spread } = measureFacets(counted, table);
  const least = counted.hits.length * LEAST_SPREAD;
  const told: Spread[] = [];
  table.values.attributes.forEach((key, facet) => {
    const values = rawInt(distinct, facet);
    const isTold = values > 1 && values <= MOST_VALUES && rawInt(spread, facet) >= least;
    if (isTold && key !== undefined && wanted[key] === undefined)
      told.push({ key, spread: rawInt(spread, facet) });
  });
  const mostWidespread = (left: Spread, right: Spread) =>
    right.spread - left.spread || (left.key < right.key ? -1 : 1);
  const asked = Object.keys(wanted)
    .map((key) => ({ key, spread: spread[table.values.findFacet(facetOfAttribute(key))] ?? 0 }))
    .sort(mostWidespread);
  const others = told.sort(mostWidespread).slice(0, Math.max(0, MOST_ATTRIBUTES - asked.length));
  return [...asked, ...others].map(({ key }) => key);
}

/** Values of one facet by number, and those filtered by that no product ever had: they can still be taken back. */
interface ShownValues {
  readonly numbers: number[];
  readonly unknown: string[];
}

const noValues = (): ShownValues => ({ numbers: [], unknown: [] });

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
  [...shown].forEach(([facet, asked], index) => {
    const list = itemAt(lists, index);
    listOf[table.values.findFacet(facet)] = list;
    for (const value of new Set(asked)) {
      const number = table.values.find(facet, value);
      if (number < 0) list.unknown.push(value);
      else wanted.add(number);
    }
  });
  for (let rank = 0; rank < inOrder.length; rank++) {
    const number = rawInt(inOrder, rank);
    const list = listOf[rawNumber(facetOf, number)];
    if (list === undefined) continue;
    if (rawInt(counted.values, number) > 0 || wanted.has(number)) list.numbers.push(number);
  }
  return lists;
}

/** Above every index among the values, so that a count and an index fit into one key. */
const INDEX_RANGE = 2 ** 21;
const MOST_COUNTED = 2 ** 31;
/** Room to sort in, for one facet at a time. */
let room = new Float64Array(64);

/** The most frequent first; equals stay in reading order. */
function byFrequency({ numbers, unknown }: ShownValues, { values: counts }: Counted): ShownValues {
  if (room.length < numbers.length) room = new Float64Array(numbers.length * 2);
  const keys = room.subarray(0, numbers.length);
  for (let index = 0; index < keys.length; index++)
    keys[index] = (MOST_COUNTED - rawInt(counts, rawNumber(numbers, index))) * INDEX_RANGE + index;
  keys.sort();
  const sorted = numbers.map((_, index) => rawNumber(numbers, rawFloat(keys, index) % INDEX_RANGE));
  return { numbers: sorted, unknown };
}

/** With their labels where they have any, by number. */
function writeOut(
  { numbers, unknown }: ShownValues,
  { values: counts }: Counted,
  table: ProductTable,
  labels?: readonly (string | undefined)[],
): FacetValue[] {
  const { entries } = table.values;
  const written = numbers.map((number): FacetValue => {
    const { value } = itemAt(entries, number);
    return { value, label: labels?.[number] ?? value, count: rawInt(counts, number) };
  });
  for (const value of unknown) written.push({ value, label: value, count: 0 });
  return written;
}

function presentTags(
  tags: readonly FacetValue[],
  onSale: number,
  wanted: readonly string[] | undefined,
): FacetValue[] {
  const isOnSaleShown = onSale > 0 || (wanted?.includes(ON_SALE_TAG) ?? false);
  return [
    ...tags.filter(({ value }) => value !== ON_SALE_TAG),
    ...(isOnSaleShown ? [{ value: ON_SALE_TAG, label: ON_SALE_TAG, count: onSale }] : []),
  ].sort((left, right) => right.count - left.count || (left.value < right.value ? -1 : 1));
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
  const counts = countCategories(counted, table);
  return [...numbers].flatMap((number): readonly FacetValue[] => {
    const key = table.tree.keys[number];
    const count = counts[number] ?? 0;
    if (key === undefined || (count === 0 && !wanted.includes(key))) return [];
    return [{ value: key, label: labels.categories.get(key) ?? key, count }];
  });
}

/** By number, how many hits are in a category. */
export function countCategories({ categorySets }: Counted, table: ProductTable): Int32Array {
  const counts = new Int32Array(table.tree.keys.length);
  table.categorySets.sets.forEach((categories, number) => {
    const products = rawInt(categorySets, number);
    for (const category of categories) counts[category] = rawInt(counts, category) + products;
  });
  return counts;
}

/** Numbers of one unit are read ascending; everything else by frequency. */
function isMeasured({ numbers }: ShownValues, table: ProductTable): boolean {
  const { entries } = table.values;
  const first = entries[numbers[0] ?? -1];
  return numbers.every((number) => {
    const { raw, unit } = itemAt(entries, number);
    return typeof raw === 'number' && unit === first?.unit;
  });
}

/** By number, how shoppers read the values of an attribute; written out once for each locale. */
function writtenFor(
  { numbers }: ShownValues,
  key: string,
  { values: { entries } }: ProductTable,
  { locale, values, written }: FacetLabels,
): readonly (string | undefined)[] {
  const known = written.get(locale) ?? [];
  written.set(locale, known);
  for (const number of numbers) {
    if (known[number] !== undefined) continue;
    const { raw, unit, value } = itemAt(entries, number);
    const text = typeof raw === 'string' ? (values.get(`${key}\u0000${value}`) ?? raw) : raw;
    known[number] = writeAttribute(locale, { key, label: '', value: text, unit }).value;
  }
  return known;
}
