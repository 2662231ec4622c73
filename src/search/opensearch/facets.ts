import { z } from 'zod';
import type { CatalogueMarket } from '../../commerce/goods/catalogue/catalogue-market.ts';
import { ON_SALE_TAG } from '../embedded/listing-filter.ts';
import { LEAST_SPREAD, MOST_ATTRIBUTES, MOST_BRANDS, MOST_VALUES } from '../embedded/present-facets.ts';
import type { AttributeFacet, Facets, FacetValue, ListingFilters } from '../product-search.ts';
import type { SearchCategory } from '../search-document.ts';
import type { Aggregation, SearchAnswer } from './cluster.ts';
import { type FilterGroup, filterOnStock, filterTag, joinFilters, priceField } from './filters.ts';
import { UNIT_SEPARATOR } from './index-document.ts';

/** Different values the cluster counts; above all that a catalogue has, as what it leaves out would be missing. */
const COUNTED_VALUES = 10_000;

interface FacetRequest {
  readonly market: CatalogueMarket;
  readonly groups: readonly FilterGroup[];
  readonly filters: ListingFilters | undefined;
  readonly categoryKey: string | undefined;
  readonly categories: readonly SearchCategory[];
}

const terms = (field: string, more: object = {}): Aggregation => ({
  terms: { field, size: COUNTED_VALUES, ...more },
});

/** What is to be counted beside the hits: every facet below the filters of all others. */
export function askFacets(request: FacetRequest): Record<string, Aggregation> {
  const { market, groups, filters, categoryKey, categories } = request;
  const below = (
    facet: FilterGroup['facet'] | undefined,
    aggs: Record<string, Aggregation>,
  ): Aggregation => ({
    filter: joinFilters(groups, facet),
    aggs,
  });
  const shown = listChildren(categories, categoryKey, filters).map(({ key }) => key);
  const price = { field: priceField(market) };
  const asked: Record<string, Aggregation> = {
    brands: below('brands', { values: terms('brand_key') }),
    tags: below('tags', { values: terms('tags'), on_sale: { filter: filterTag(market, ON_SALE_TAG) } }),
    price: below('price', { lowest: { min: price }, highest: { max: price } }),
    stock: below('stock', { on_stock: { filter: filterOnStock(true) } }),
    attributes: below(undefined, { values: terms('facets') }),
  };
  if (shown.length > 0)
    asked.categories = below('categories', { values: terms('category_path', { include: shown }) });
  for (const key of filteredAttributes(filters).filter(isKeyLength)) {
    asked[`attribute:${key}`] = below(`attribute:${key}`, {
      values: terms('facets', {
        include: `${escapePattern(`${key}${UNIT_SEPARATOR}`)}.*`,
        // What is filtered by keeps its label when no hit has it.
        min_doc_count: 0,
      }),
    });
  }
  return asked;
}

const buckets = z.object({
  buckets: z.array(z.object({ key: z.string(), doc_count: z.number() })),
  sum_other_doc_count: z.number().optional(),
});
const counted = z.object({ doc_count: z.number() });
const metric = z.object({ value: z.number().nullable() });
const answers = z.object({
  brands: z.object({ values: buckets }),
  tags: z.object({ values: buckets, on_sale: counted }),
  price: z.object({ lowest: metric, highest: metric }),
  stock: z.object({ on_stock: counted }),
  attributes: z.object({ doc_count: z.number(), values: buckets }),
  categories: z.object({ values: buckets }).optional(),
});
const oneFacet = z.object({ values: buckets });

interface Count {
  readonly key: string;
  readonly count: number;
}

function readCounts(response: z.infer<typeof buckets>): Count[] {
  return response.buckets.map(({ key, doc_count }) => ({ key, count: doc_count }));
}

/** The counts of an answer to `askFacets`. Throws when the answer is not of that shape. */
export function readFacets(
  request: FacetRequest,
  { aggregations }: Pick<SearchAnswer, 'aggregations'>,
): Facets {
  const { filters } = request;
  const answer = answers.parse(aggregations);
  const { lowest, highest } = answer.price;
  const onSale = { key: ON_SALE_TAG, count: answer.tags.on_sale.doc_count };
  const tags = [
    ...readCounts(answer.tags.values).filter(({ key }) => key !== ON_SALE_TAG),
    ...(onSale.count > 0 ? [onSale] : []),
  ];
  return {
    brands: present(readCounts(answer.brands.values), filters?.brands).filter(
      ({ value }, index) => index < MOST_BRANDS || filters?.brands?.includes(value),
    ),
    tags: present(tags, filters?.tags),
    categories: presentCategories(request, readCounts(answer.categories?.values ?? { buckets: [] })),
    ...(lowest.value === null || highest.value === null
      ? {}
      : { price: { minimumCents: lowest.value, maximumCents: highest.value } }),
    onStock: answer.stock.on_stock.doc_count,
    attributes: presentAttributes(request, answer.attributes, (key) =>
      isKeyLength(key) ? readCounts(oneFacet.parse(aggregations[`attribute:${key}`]).values) : [],
    ),
  };
}

/** Of a listing without a hit: only what is filtered by. */
export function emptyFacets(request: FacetRequest): Facets {
  const none = { buckets: [] };
  const nothing = { doc_count: 0 };
  const unknown = { value: null };
  const perAttribute = filteredAttributes(request.filters).map((key) => [
    `attribute:${key}`,
    { values: none },
  ]);
  return readFacets(request, {
    aggregations: {
      brands: { values: none },
      tags: { values: none, on_sale: nothing },
      price: { lowest: unknown, highest: unknown },
      stock: { on_stock: nothing },
      attributes: { ...nothing, values: none },
      ...Object.fromEntries(perAttribute),
    },
  });
}

const mostFrequent = (left: FacetValue, right: FacetValue) =>
  right.count - left.count || (left.value < right.value ? -1 : 1);

/** What is filtered by is always there, with 0 if need be. */
function present(counts: readonly Count[], wanted: readonly string[] = []): FacetValue[] {
  const known = new Set(counts.map(({ key }) => key));
  const missing = [...new Set(wanted)].filter((key) => !known.has(key)).map((key) => ({ key, count: 0 }));
  return [...counts, ...missing]
    .map(({ key, count }) => ({ value: key, label: key, count }))
    .sort(mostFrequent);
}

/** Children of the listing's category, or the first level, and what is filtered by, in the order of the tree. */
function listChildren(
  categories: readonly SearchCategory[],
  categoryKey: string | undefined,
  filters: ListingFilters | undefined,
): readonly SearchCategory[] {
  const parent = categoryKey ?? null;
  const children = categories.filter((category) => category.parent === parent);
  const wanted = (filters?.categoryKeys ?? []).flatMap(
    (key) => categories.find((category) => category.key === key) ?? [],
  );
  return [...new Set([...children, ...wanted])];
}

function presentCategories(request: FacetRequest, counts: readonly Count[]): FacetValue[] {
  const { categories, categoryKey, filters } = request;
  const byKey = new Map(counts.map(({ key, count }) => [key, count]));
  return listChildren(categories, categoryKey, filters).flatMap(({ key, name }) => {
    const count = byKey.get(key) ?? 0;
    return count > 0 || filters?.categoryKeys?.includes(key) ? [{ value: key, label: name, count }] : [];
  });
}

/** A longer key is none of the catalogue's, and the cluster takes no longer patterns. */
const isKeyLength = (key: string) => key.length <= 200;

const filteredAttributes = (filters: ListingFilters | undefined) =>
  Object.entries(filters?.attributes ?? {}).flatMap(([key, values]) => (values.length > 0 ? [key] : []));

function presentAttributes(
  { filters }: FacetRequest,
  below: z.infer<typeof answers>['attributes'],
  countFiltered: (key: string) => readonly Count[],
): AttributeFacet[] {
  const filtered = new Set(filteredAttributes(filters));
  const found = groupValues(readCounts(below.values).filter(({ key }) => !filtered.has(readFacet(key).key)));
  for (const key of filtered) {
    const known = groupValues(countFiltered(key)).get(key) ?? {
      label: key,
      values: new Map<string, FacetValue>(),
    };
    const wanted = filters?.attributes?.[key] ?? [];
    for (const { value, count } of [...known.values.values()]) {
      if (count === 0 && !wanted.includes(value)) known.values.delete(value);
    }
    for (const value of wanted) {
      if (!known.values.has(value)) known.values.set(value, { value, label: value, count: 0 });
    }
    found.set(key, known);
  }
  return [...found]
    .filter(([key, { values }]) => {
      const tellsApart = values.size > 1 && values.size <= MOST_VALUES;
      return filtered.has(key) || (tellsApart && spreadOf(values) >= below.doc_count * LEAST_SPREAD);
    })
    .sort(
      ([left, one], [right, other]) =>
        Number(filtered.has(right)) - Number(filtered.has(left)) ||
        spreadOf(other.values) - spreadOf(one.values) ||
        (left < right ? -1 : 1),
    )
    .slice(0, MOST_ATTRIBUTES)
    .map(([key, { label, values }]) => ({ key, label, values: [...values.values()].sort(inReadingOrder) }));
}

const spreadOf = (values: ReadonlyMap<string, FacetValue>) =>
  [...values.values()].reduce((total, { count }) => total + count, 0);

interface KnownFacet {
  label: string;
  readonly values: Map<string, FacetValue>;
}

function groupValues(counts: readonly Count[]): Map<string, KnownFacet> {
  const found = new Map<string, KnownFacet>();
  for (const { key: shown, count } of counts) {
    const { key, value, label, keyLabel } = readFacet(shown);
    const facet = found.get(key) ?? { label: keyLabel, values: new Map<string, FacetValue>() };
    // Products that name one value differently are hits of one value all the same.
    const known = facet.values.get(value);
    facet.values.set(value, { value, label: known?.label ?? label, count: (known?.count ?? 0) + count });
    found.set(key, facet);
  }
  return found;
}

function readFacet(shown: string) {
  const [key = '', value = '', label = value, keyLabel = key] = shown.split(UNIT_SEPARATOR);
  return { key, value, label, keyLabel };
}

const NUMBER = /^(-?\d+(?:\.\d+)?)(?: (.+))?$/;

/** Numbers of one unit ascending; everything else by frequency. */
function inReadingOrder(left: FacetValue, right: FacetValue): number {
  const [one, other] = [NUMBER.exec(left.value), NUMBER.exec(right.value)];
  if (one && other && one[2] === other[2]) return Number(one[1]) - Number(other[1]);
  return mostFrequent(left, right);
}

/** A text as a pattern of Lucene that stands for it alone. */
function escapePattern(text: string): string {
  return text.replace(/[.?+*|{}[\]()"\\#@&<>~^$]/g, '\\$&');
}
