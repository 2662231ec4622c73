import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ProductHits, ProductQuery } from '../product-search.ts';
import { foldQuery } from '../rules/fold-query.ts';
import type { SearchCategory } from '../search-document.ts';
import type { SearchRuleSource } from '../search-rules.ts';
import type { Aggregation, Cluster, Query, SearchAnswer } from './cluster.ts';
import { askFacets, emptyFacets, readFacets } from './facets.ts';
import { type FilterGroup, filterEligible, groupFilters, joinFilters, sortBy } from './filters.ts';
import { MOST_HITS } from './mapping.ts';
import { buildSynonyms } from './synonyms.ts';
import { type AskedText, type Demand, findText, readAskedText } from './text-query.ts';
import { understandText } from './understand-text.ts';

/** What questions to one locale's index are asked with. */
export interface IndexContext {
  readonly cluster: Cluster;
  readonly index: string;
  readonly rules: SearchRuleSource;
  /** All categories in the words of the locale, in the order of the tree. */
  readonly categories: readonly SearchCategory[];
}

/** A text as it is finally looked for. */
interface FinalText {
  readonly asked: AskedText;
  readonly demand: Demand;
}

/** An answer, and what it was an answer to. */
export interface FoundListing {
  readonly hits: ProductHits;
  /** Of `beside`, empty when nothing could be found. */
  readonly aggregations: Readonly<Record<string, unknown>>;
  /** Absent without a text, or when nothing could be looked for. */
  readonly text: FinalText | undefined;
}

const counted = z.object({ doc_count: z.number() });

/** Hits before the filters of the facets. */
const countAll = ({ aggregations }: SearchAnswer) => counted.parse(aggregations.all).doc_count;

/** Equal texts are answered by the same copy of the index, so that pages fit together while copies catch up. */
export const preferenceOf = (text: string) =>
  createHash('sha1').update(foldQuery(text)).digest('hex').slice(0, 16);

/**
 * Finds, counts and sorts: one call when something holds every word of the text, three more when nothing does.
 * `beside`: what is counted among all hits, with the filters of the facets left aside.
 */
export async function findListing(
  context: IndexContext,
  query: ProductQuery,
  beside: Readonly<Record<string, Aggregation>> = {},
): Promise<FoundListing> {
  const { market, locale } = query;
  const text = query.text?.trim() ?? '';
  const listing: AskedListing = {
    context,
    query,
    beside,
    groups: groupFilters(query.filters, market),
    eligible: filterEligible(market, query.categoryKey),
    preference: preferenceOf(text),
  };
  if (text === '') return readListing(listing, await askListing(listing, undefined), undefined);
  const { synonyms, pins } = await context.rules.getRules(locale);
  const asked = readAskedText(locale, text, buildSynonyms(locale, synonyms), pins.get(foldQuery(text)) ?? []);
  if (asked.words.length + asked.codes.length + asked.models.length + asked.pinned.length === 0)
    return nothingFound(listing);
  const asWritten: FinalText = { asked, demand: 'every-word' };
  const answer = await askListing(listing, asWritten);
  if (countAll(answer) > 0) return readListing(listing, answer, asWritten);
  const { preference, eligible } = listing;
  const understood = await understandText({ ...context, preference, eligible }, asked);
  if (understood === undefined) return nothingFound(listing);
  const found = readListing(listing, await askListing(listing, understood), understood);
  const { relaxedWords, correctedText } = understood;
  return {
    ...found,
    hits: {
      ...found.hits,
      ...(relaxedWords.length === 0 ? {} : { relaxedWords }),
      ...(correctedText === undefined ? {} : { correctedText }),
    },
  };
}

/** What every call about one listing is made of, whatever its text is taken for. */
interface AskedListing {
  readonly context: IndexContext;
  readonly query: ProductQuery;
  readonly beside: Readonly<Record<string, Aggregation>>;
  readonly groups: readonly FilterGroup[];
  readonly eligible: readonly Query[];
  readonly preference: string;
}

const facetRequestOf = ({ context, query, groups }: AskedListing) => ({
  market: query.market,
  groups,
  filters: query.filters,
  categoryKey: query.categoryKey,
  categories: context.categories,
});

function askListing(listing: AskedListing, text: FinalText | undefined): Promise<SearchAnswer> {
  const { context, query, beside, groups, eligible, preference } = listing;
  const { market, sort, offset, limit, withFacets = false } = query;
  const isTooDeep = offset + limit > MOST_HITS;
  return context.cluster.search(
    context.index,
    {
      query: {
        bool: { filter: [...eligible], must: text === undefined ? [] : [findText(text.asked, text.demand)] },
      },
      post_filter: joinFilters(groups),
      from: isTooDeep ? 0 : offset,
      size: isTooDeep ? 0 : limit,
      sort: sortBy(sort, market, text !== undefined),
      aggs: {
        ...beside,
        all: { filter: { match_all: {} } },
        ...(withFacets ? askFacets(facetRequestOf(listing)) : {}),
      },
    },
    { preference, source: [] },
  );
}

function readListing(listing: AskedListing, answer: SearchAnswer, text: FinalText | undefined): FoundListing {
  return {
    hits: {
      total: answer.total,
      skus: answer.hits.map(({ sku }) => sku),
      ...(listing.query.withFacets ? { facets: readFacets(facetRequestOf(listing), answer) } : {}),
    },
    aggregations: answer.aggregations,
    text,
  };
}

function nothingFound(listing: AskedListing): FoundListing {
  const facets = listing.query.withFacets ? { facets: emptyFacets(facetRequestOf(listing)) } : {};
  return { hits: { total: 0, skus: [], ...facets }, aggregations: {}, text: undefined };
}
