import { createHash } from 'node:crypto';
import { z } from 'zod';
import { foldText } from '../analysis/fold-text.ts';
import type {
  Explanation,
  ProductHits,
  ProductQuery,
  SuggestionQuery,
  Suggestions,
} from '../product-search.ts';
import type { SearchCategory } from '../search-document.ts';
import type { SearchRuleSource } from '../search-rules.ts';
import type { Aggregation, Cluster, Query, SearchAnswer } from './cluster.ts';
import { askFacets, emptyFacets, readFacets } from './facets.ts';
import { filterEligible, groupFilters, joinFilters, sortBy } from './filters.ts';
import { buildSynonyms } from './synonyms.ts';
import { type AskedText, findText, findWord, readAskedText } from './text-query.ts';
import { type UnderstoodText, understandText } from './understand-text.ts';
import { readQueryWords } from './words.ts';

/** What questions to one locale's index are asked with. */
export interface IndexPlace {
  readonly cluster: Cluster;
  readonly index: string;
  readonly rules: SearchRuleSource;
  /** All categories in the words of the locale, in the order of the tree. */
  readonly categories: readonly SearchCategory[];
}

/** Looked at when suggestions are made of names: more would be counted than anyone reads. */
const COUNTED_BRANDS = 1000;
/** Hits that are counted for the rank of a product; who is further down is told so. */
const RANKS_READ = 10_000;

const counted = z.object({ doc_count: z.number() });

/** A text as far as it could be worked out before the cluster is asked. */
interface PreparedQuery {
  readonly text: string;
  readonly asked: AskedText;
  readonly eligible: readonly Query[];
  readonly preference: string;
}

async function prepare(
  { rules }: IndexPlace,
  {
    market,
    locale,
    text = '',
    categoryKey,
  }: Pick<ProductQuery, 'market' | 'locale' | 'text' | 'categoryKey'>,
): Promise<PreparedQuery> {
  const trimmed = text.trim();
  const { synonyms, pins } = await rules.getRules(locale);
  const folded = foldText(trimmed).replace(/\s+/g, ' ');
  return {
    text: trimmed,
    asked: readAskedText(locale, trimmed, buildSynonyms(locale, synonyms), pins.get(folded) ?? []),
    eligible: filterEligible(market, categoryKey),
    // Equal questions go to the same copy of the index, so that pages fit together while copies catch up.
    preference: createHash('sha1').update(folded).digest('hex').slice(0, 16),
  };
}

const canBeFound = ({ words, codes, models, pinned }: AskedText) =>
  words.length + codes.length + models.length + pinned.length > 0;

/** Finds, counts and sorts: one call when something holds every word of the text, three more when nothing does. */
export async function searchIndex(place: IndexPlace, query: ProductQuery): Promise<ProductHits> {
  const prepared = await prepare(place, query);
  const groups = groupFilters(query.filters, query.market);
  const request = {
    ...query,
    groups,
    filters: query.filters,
    categoryKey: query.categoryKey,
    categories: place.categories,
  };
  const hasText = prepared.text !== '';
  const withFacets = query.withFacets ?? false;
  const nothing = { total: 0, skus: [], ...(withFacets ? { facets: emptyFacets(request) } : {}) };
  if (hasText && !canBeFound(prepared.asked)) return nothing;

  const ask = (asked: AskedText, demand: UnderstoodText['demand']) =>
    place.cluster.search(
      place.index,
      {
        query: {
          bool: { filter: [...prepared.eligible], ...(hasText ? { must: [findText(asked, demand)] } : {}) },
        },
        post_filter: joinFilters(groups),
        from: query.offset,
        size: query.limit,
        sort: sortBy(query.sort, query.market, hasText),
        aggs: { all: { filter: { match_all: {} } }, ...(withFacets ? askFacets(request) : {}) },
      },
      { preference: prepared.preference, source: [] },
    );
  const answer = await ask(prepared.asked, 'every-word');
  if (!hasText || countAll(answer) > 0) return readHits(answer);
  const understood = await understandText({ ...place, ...prepared }, prepared.asked);
  if (understood === undefined) return nothing;
  const { relaxedWords, correctedText } = understood;
  return {
    ...readHits(await ask(understood.asked, understood.demand)),
    ...(relaxedWords.length === 0 ? {} : { relaxedWords }),
    ...(correctedText === undefined ? {} : { correctedText }),
  };

  function readHits(found: SearchAnswer): ProductHits {
    return {
      total: found.total,
      skus: found.hits.map(({ sku }) => sku),
      ...(withFacets ? { facets: readFacets(request, found) } : {}),
    };
  }
}

/** Hits before the filters of the facets. */
const countAll = ({ aggregations }: SearchAnswer) => counted.parse(aggregations.all).doc_count;

const suggested = z.object({
  brands: z.object({ buckets: z.array(z.object({ key: z.string(), doc_count: z.number() })) }),
  categories: z.object({ buckets: z.array(z.object({ key: z.string(), doc_count: z.number() })) }).optional(),
  queries: z.object({ buckets: z.record(z.string(), counted) }).optional(),
});

/** What the panel shows: the best hits of the text, and categories, brands and queries of which it is a beginning. */
export async function suggestFromIndex(place: IndexPlace, query: SuggestionQuery): Promise<Suggestions> {
  const { market, locale, text, limit } = query;
  const listing = { market, locale, text, sort: 'relevance', offset: 0, limit } as const;
  const most = Math.floor(limit / 2);
  const folded = foldText(text.trim()).replace(/\s+/g, ' ');
  const words = readQueryWords(locale, text).map((word) => word.text);
  if (words.length === 0) return { total: 0, skus: [], categories: [], brands: [], queries: [] };
  const named = place.categories.filter(({ name }) => beginsWithAll(foldText(name), words));
  const queries = await place.rules.completeQuery(locale, folded, most);
  const aggs: Record<string, Aggregation> = {
    brands: { terms: { field: 'brand_key', size: COUNTED_BRANDS } },
    ...(named.length === 0
      ? {}
      : {
          categories: {
            terms: { field: 'category_path', include: named.map(({ key }) => key), size: named.length },
          },
        }),
    ...(queries.length === 0 ? {} : { queries: { filters: { filters: findQueries(locale, queries) } } }),
  };
  const [hits, beside] = await Promise.all([
    searchIndex(place, listing),
    place.cluster.search(
      place.index,
      { query: { bool: { filter: filterEligible(market, undefined) } }, size: 0, aggs },
      { preference: folded === '' ? 'all' : 'suggest', source: [] },
    ),
  ]);
  const counts = suggested.parse(beside.aggregations);
  const withHits = new Map(counts.categories?.buckets.map(({ key, doc_count }) => [key, doc_count]));
  return {
    total: hits.total,
    skus: hits.skus,
    categories: named
      .filter(({ key }) => withHits.has(key))
      .sort((left, right) => (withHits.get(right.key) ?? 0) - (withHits.get(left.key) ?? 0))
      .slice(0, most)
      .map(({ key, name }) => ({ key, name })),
    brands: counts.brands.buckets
      .filter(({ key }) => beginsWithAll(foldText(key), words))
      .slice(0, most)
      .map(({ key }) => key),
    queries: queries.filter((_, at) => (counts.queries?.buckets[`${at}`]?.doc_count ?? 0) > 0),
    ...(hits.correctedText === undefined ? {} : { correctedText: hits.correctedText }),
  };
}

/** Whether every word of the text is a word of the name, the last one at least its beginning. */
function beginsWithAll(foldedName: string, words: readonly string[]): boolean {
  const own = foldedName.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.every((word, at) =>
    own.some((part) => (at === words.length - 1 ? part.startsWith(word) : part === word)),
  );
}

/** A filter a query: holding each of its words. */
function findQueries(locale: ProductQuery['locale'], queries: readonly string[]): Record<string, Query> {
  const filterOf = (text: string): Query => ({
    bool: {
      filter: readAskedText(locale, text, new Map(), []).words.map((word) =>
        findWord(locale, { ...word, isBeginning: false }),
      ),
    },
  });
  return Object.fromEntries(queries.map((query, at) => [`${at}`, filterOf(query)]));
}

/** Why a product ranks where it does: each thing it was found by with its points. */
export async function explainFromIndex(
  place: IndexPlace,
  query: ProductQuery,
  sku: string,
): Promise<Explanation> {
  const prepared = await prepare(place, query);
  const hits = await searchIndex(place, { ...query, offset: 0, limit: RANKS_READ });
  const rank = hits.skus.indexOf(sku) + 1;
  if (rank === 0) {
    return {
      lines: [hits.total > RANKS_READ ? `not among the first ${RANKS_READ} of ${hits.total} hits` : 'no hit'],
    };
  }
  const hasText = prepared.text !== '' && canBeFound(prepared.asked);
  const understood =
    hits.relaxedWords === undefined && hits.correctedText === undefined
      ? undefined
      : await understandText({ ...place, ...prepared }, prepared.asked);
  const asked = understood?.asked ?? prepared.asked;
  const { hits: found } = await place.cluster.search(
    place.index,
    {
      query: {
        bool: {
          filter: [{ term: { sku: { value: sku } } }],
          ...(hasText ? { must: [findText(asked, understood?.demand ?? 'every-word', true)] } : {}),
        },
      },
      size: 1,
    },
    { preference: prepared.preference, source: ['signal', 'popularity'] },
  );
  const [hit] = found;
  return {
    rank,
    lines: [
      `sorted by ${query.sort}`,
      ...(hits.correctedText === undefined ? [] : [`understood as "${hits.correctedText}"`]),
      ...(hits.relaxedWords === undefined ? [] : [`without ${hits.relaxedWords.join(', ')}`]),
      ...(hit?.matchedQueries ?? []),
      ...(hasText ? [`stock, popularity and campaign: ${hit?.source.signal}`, `score: ${hit?.score}`] : []),
      `popularity: ${hit?.source.popularity}`,
    ],
  };
}
