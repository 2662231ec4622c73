import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ProductHits, ProductQuery } from '../product-search.ts';
import { foldQuery } from '../rules/fold-query.ts';
import type { SearchCategory } from '../search-document.ts';
import type { SearchRuleSource } from '../search-rules.ts';
import type { Aggregation, Cluster, Query, SearchAnswer } from './cluster.ts';
import { askFacets, emptyFacets, readFacets } from './facets.ts';
import { filterEligible, groupFilters, joinFilters, sortBy } from './filters.ts';
import { MOST_HITS } from './mapping.ts';
import { buildSynonyms } from './synonyms.ts';
import { type AskedText, type Demand, findText, readAskedText } from './text-query.ts';
import { understandText } from './understand-text.ts';

/** What questions to one locale's index are asked with. */
export interface IndexPlace {
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
  place: IndexPlace,
  query: ProductQuery,
  beside: Readonly<Record<string, Aggregation>> = {},
): Promise<FoundListing> {
  const { market, locale, categoryKey, filters, withFacets = false } = query;
  const text = query.text?.trim() ?? '';
  const groups = groupFilters(filters, market);
  const request = { market, groups, filters, categoryKey, categories: place.categories };
  const eligible = filterEligible(market, categoryKey);
  const preference = preferenceOf(text);

  const ask = (final: FinalText | undefined) => {
    const must: readonly Query[] = final === undefined ? [] : [findText(final.asked, final.demand)];
    const isTooDeep = query.offset + query.limit > MOST_HITS;
    return place.cluster.search(
      place.index,
      {
        query: { bool: { filter: [...eligible], must: [...must] } },
        post_filter: joinFilters(groups),
        from: isTooDeep ? 0 : query.offset,
        size: isTooDeep ? 0 : query.limit,
        sort: sortBy(query.sort, market, final !== undefined),
        aggs: { ...beside, all: { filter: { match_all: {} } }, ...(withFacets ? askFacets(request) : {}) },
      },
      { preference, source: [] },
    );
  };
  const read = (answer: SearchAnswer, final: FinalText | undefined): FoundListing => ({
    hits: {
      total: answer.total,
      skus: answer.hits.map(({ sku }) => sku),
      ...(withFacets ? { facets: readFacets(request, answer) } : {}),
    },
    aggregations: answer.aggregations,
    text: final,
  });
  const nothing: FoundListing = {
    hits: { total: 0, skus: [], ...(withFacets ? { facets: emptyFacets(request) } : {}) },
    aggregations: {},
    text: undefined,
  };

  if (text === '') return read(await ask(undefined), undefined);
  const { synonyms, pins } = await place.rules.getRules(locale);
  const asked = readAskedText(locale, text, buildSynonyms(locale, synonyms), pins.get(foldQuery(text)) ?? []);
  if (asked.words.length + asked.codes.length + asked.models.length + asked.pinned.length === 0)
    return nothing;
  const first: FinalText = { asked, demand: 'every-word' };
  const answer = await ask(first);
  if (countAll(answer) > 0) return read(answer, first);
  const understood = await understandText({ ...place, preference, eligible }, asked);
  if (understood === undefined) return nothing;
  const { relaxedWords, correctedText } = understood;
  const found = read(await ask(understood), understood);
  return {
    ...found,
    hits: {
      ...found.hits,
      ...(relaxedWords.length === 0 ? {} : { relaxedWords }),
      ...(correctedText === undefined ? {} : { correctedText }),
    },
  };
}
