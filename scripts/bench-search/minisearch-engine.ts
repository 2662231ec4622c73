import MiniSearch, { type SearchResult } from 'minisearch';
import type { MadeCatalogue, MadeProduct } from './made-catalogue.ts';
import type { SpeedQuery } from './speed-queries.ts';
import type { Find } from './timed-run.ts';

const LIMIT = 24;

const stored = ['brand', 'category', 'cents', 'popularity', 'releasedDay', 'attributes'] as const;
type Stored = Pick<MadeProduct, (typeof stored)[number]>;

const sortings: Readonly<Record<SpeedQuery['sort'], ((left: Stored, right: Stored) => number) | undefined>> =
  {
    relevance: undefined,
    'price-asc': (left, right) => left.cents - right.cents,
    'price-desc': (left, right) => right.cents - left.cents,
    newest: (left, right) => right.releasedDay - left.releasedDay,
  };

/**
 * MiniSearch with what it brings of ours: all words, typos, a beginning of the last word, filters. It has no facets, so it
 * is let off counting them.
 */
export function createMiniSearch(catalogue: MadeCatalogue): Find {
  const index = new MiniSearch<MadeProduct>({
    idField: 'sku',
    fields: ['name', 'brand', 'model', 'description'],
    storeFields: [...stored],
  });
  index.addAll(catalogue.products);
  return ({ text, sort, offset, ...filters }) => {
    const found: (SearchResult & Stored)[] = index.search(text === '' ? MiniSearch.wildcard : text, {
      combineWith: 'AND',
      fuzzy: 0.2,
      prefix: (_term, position, terms) => position === terms.length - 1,
      boost: { name: 2 },
      filter: (result) => isLetThrough(result as SearchResult & Stored, filters),
    }) as (SearchResult & Stored)[];
    const sorting = sortings[sort];
    if (sorting !== undefined) found.sort(sorting);
    return found.slice(offset, offset + LIMIT).map(({ id }) => String(id));
  };
}

function isLetThrough(
  product: Stored,
  { brands, category, maximumCents, attribute }: Omit<SpeedQuery, 'text' | 'sort' | 'offset'>,
): boolean {
  return (
    (brands === undefined || brands.includes(product.brand)) &&
    (category === undefined || product.category === category) &&
    (maximumCents === undefined || product.cents <= maximumCents) &&
    (attribute === undefined ||
      product.attributes.some(({ key, value }) => key === attribute.key && value === attribute.value))
  );
}
