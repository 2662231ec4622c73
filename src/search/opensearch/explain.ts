import type { CatalogueMarket } from '../../commerce/goods/catalogue/catalogue-market.ts';
import type { Queryable } from '../../kernel/database.ts';
import type { Explanation, ProductQuery } from '../product-search.ts';
import { selectSearchCategories } from '../search-document-store.ts';
import type { SearchRuleSource } from '../search-rules.ts';
import { connectCluster } from './cluster.ts';
import { findListing, type IndexContext, preferenceOf } from './find-listing.ts';
import { aliasOf, readAlias } from './index-names.ts';
import { findText } from './text-query.ts';

/** Hits looked through for the rank of a product; who is further down is told so. */
const RANKS_READ = 10_000;

/** Why a product ranks where it does: each thing it was found by with its points. */
export async function explainFromIndex(
  context: IndexContext,
  query: ProductQuery,
  sku: string,
): Promise<Explanation> {
  const { hits, text } = await findListing(context, {
    ...query,
    offset: 0,
    limit: RANKS_READ,
    withFacets: false,
  });
  const rank = hits.skus.indexOf(sku) + 1;
  if (rank === 0) {
    const isFurtherDown = hits.total > RANKS_READ;
    return { lines: [isFurtherDown ? `not among the first ${RANKS_READ} of ${hits.total} hits` : 'no hit'] };
  }
  const { hits: found } = await context.cluster.search(
    context.index,
    {
      query: {
        bool: {
          filter: [{ term: { sku: { value: sku } } }],
          must: text === undefined ? [] : [findText(text.asked, text.demand, true)],
        },
      },
      size: 1,
    },
    { preference: preferenceOf(query.text ?? ''), source: ['signal', 'popularity'] },
  );
  const [hit] = found;
  return {
    rank,
    lines: [
      `sorted by ${query.sort}`,
      ...(hits.correctedText === undefined ? [] : [`understood as "${hits.correctedText}"`]),
      ...(hits.relaxedWords === undefined ? [] : [`without ${hits.relaxedWords.join(', ')}`]),
      ...(hit?.matchedQueries ?? []),
      ...(text === undefined
        ? []
        : [`stock, popularity and campaign: ${hit?.source.signal}`, `score: ${hit?.score}`]),
      `popularity: ${hit?.source.popularity}`,
    ],
  };
}

export interface AskedCluster {
  readonly url: string;
  readonly database: Queryable;
  readonly rules: SearchRuleSource;
  /** Of the query's locale. */
  readonly indexName: string;
  readonly markets: readonly CatalogueMarket[];
}

/**
 * The explanation of a cluster that is asked this once; `undefined` when it has no index of this version for the locale.
 * Rejects when it does not answer.
 */
export async function explainByCluster(
  { url, database, rules, indexName, markets }: AskedCluster,
  query: ProductQuery,
  sku: string,
): Promise<Explanation | undefined> {
  const cluster = connectCluster(url);
  try {
    const index = aliasOf(indexName);
    const { kind } = await readAlias(cluster, index, query.locale, markets);
    if (kind !== 'current') return undefined;
    const categories = await selectSearchCategories(database, query.locale);
    return await explainFromIndex({ cluster, index, rules, categories }, query, sku);
  } finally {
    await cluster.close();
  }
}
