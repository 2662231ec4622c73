import { z } from 'zod';
import type { LocaleCode } from '../../kernel/locale.ts';
import { foldText } from '../analysis/fold-text.ts';
import { nameMatches } from '../embedded/suggest.ts';
import type { SuggestionQuery, Suggestions } from '../product-search.ts';
import { foldQuery } from '../rules/fold-query.ts';
import type { Aggregation, Query } from './cluster.ts';
import { filterEligible } from './filters.ts';
import { findListing, type IndexContext, preferenceOf } from './find-listing.ts';
import { findWord, readAskedText } from './text-query.ts';

/** Counted for suggestions; more different brands or categories are named by no text. */
const COUNTED = 10_000;
const WORD = /[\p{L}\p{N}]+/gu;

const buckets = z
  .object({ buckets: z.array(z.object({ key: z.string(), doc_count: z.number() })) })
  .default({ buckets: [] });
const counts = z.object({ brand_names: buckets, category_names: buckets });

/**
 * Suggestions for what stands in the box: the first hits, categories and brands that the words name (those with hits
 * only, the most of them first), and queries of others that go on from it and find something.
 */
export async function suggestFromIndex(context: IndexContext, query: SuggestionQuery): Promise<Suggestions> {
  const { market, locale, text, limit } = query;
  const folded = foldQuery(text);
  const words = folded.match(WORD) ?? [];
  const most = Math.max(1, Math.floor(limit / 2));
  const beside: Record<string, Aggregation> = {
    brand_names: { terms: { field: 'brand_key', size: COUNTED } },
    category_names: { terms: { field: 'category_path', size: COUNTED } },
  };
  const [{ hits, aggregations }, queries] = await Promise.all([
    findListing(context, { market, locale, text, sort: 'relevance', offset: 0, limit }, beside),
    context.rules.completeQuery(locale, folded, most + 1).then((all) =>
      findAnswered(
        context,
        query,
        all.filter((other) => other !== folded),
      ),
    ),
  ]);
  const { brand_names, category_names } = counts.parse(aggregations);
  const rank = <Named extends { readonly name: string; readonly count: number }>(named: readonly Named[]) =>
    named
      .map((item) => ({ item, closeness: nameMatches(foldText(item.name).match(WORD) ?? [], words) }))
      .filter(({ closeness }) => closeness > 0)
      .sort((left, right) => right.closeness - left.closeness || right.item.count - left.item.count)
      .slice(0, most)
      .map(({ item }) => item);
  const inCategory = new Map(category_names.buckets.map(({ key, doc_count }) => [key, doc_count]));
  const categories = context.categories.flatMap(({ key, name }) => {
    const count = inCategory.get(key);
    return count === undefined ? [] : [{ key, name, count }];
  });
  const brands = brand_names.buckets.map(({ key, doc_count }) => ({ name: key, count: doc_count }));
  return {
    total: hits.total,
    skus: hits.skus,
    categories: rank(categories).map(({ key, name }) => ({ key, name })),
    brands: rank(brands).map(({ name }) => name),
    queries: queries.slice(0, most),
    ...(hits.correctedText === undefined ? {} : { correctedText: hits.correctedText }),
  };
}

const answered = z.object({ buckets: z.record(z.string(), z.object({ doc_count: z.number() })) });

/** Those of some queries that find something in the market. */
async function findAnswered(
  { cluster, index }: IndexContext,
  { market, locale, text }: SuggestionQuery,
  queries: readonly string[],
): Promise<readonly string[]> {
  if (queries.length === 0) return [];
  const filters = Object.fromEntries(queries.map((query, at) => [`${at}`, holdsAll(locale, query)]));
  const { aggregations } = await cluster.search(
    index,
    {
      query: { bool: { filter: filterEligible(market, undefined) } },
      size: 0,
      aggs: { queries: { filters: { filters } } },
    },
    { preference: preferenceOf(text), source: [] },
  );
  const found = answered.parse(aggregations.queries).buckets;
  return queries.filter((_, at) => (found[`${at}`]?.doc_count ?? 0) > 0);
}

function holdsAll(locale: LocaleCode, text: string): Query {
  const { words } = readAskedText(locale, text, new Map(), []);
  return { bool: { filter: words.map((word) => findWord(locale, word)) } };
}
