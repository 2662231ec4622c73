import { foldText } from '../analysis/fold-text.ts';
import type { ProductQuery, Suggestions } from '../product-search.ts';
import { intAt } from './columns.ts';
import { BRAND } from './facet-values.ts';
import { countCategories } from './present-facets.ts';
import { runSearch, type SearchScope } from './search-listing.ts';

/** A stretch of letters and digits of a folded text. */
const WORD = /[\p{L}\p{N}]+/gu;

/**
 * Suggestions for what stands in the box: the first hits, categories and brands that the words name (those with hits
 * only, the most of them first), and `queries` of others that go on from it.
 */
export function suggest(scope: SearchScope, query: ProductQuery, queries: readonly string[]): Suggestions {
  const { table, labels } = scope;
  const { counted, page, correctedText } = runSearch(scope, { ...query, withFacets: true });
  const words = foldText(query.text ?? '').match(WORD) ?? [];
  const most = Math.max(1, Math.floor(query.limit / 2));
  const rank = <Named extends { readonly name: string; readonly count: number }>(named: readonly Named[]) =>
    named
      .map((item) => ({ item, closeness: nameMatches(foldText(item.name).match(WORD) ?? [], words) }))
      .filter(({ closeness, item }) => closeness > 0 && item.count > 0)
      .sort((left, right) => right.closeness - left.closeness || right.item.count - left.item.count)
      .slice(0, most)
      .map(({ item }) => item);
  const inCategory = countCategories(counted, table);
  const categories = table.tree.keys.map((key, number) => ({
    key,
    name: labels.categories.get(key) ?? key,
    count: intAt(inCategory, number),
  }));
  const brands = table.values.entries.flatMap(({ facet, value }, number) =>
    facet === BRAND ? [{ name: value, count: intAt(counted.values, number) }] : [],
  );
  return {
    total: counted.hits.length,
    skus: page.map((product) => table.skuAt(product)),
    categories: rank(categories).map(({ key, name }) => ({ key, name })),
    brands: rank(brands).map(({ name }) => name),
    queries: queries.filter((other) => other !== words.join(' ')).slice(0, most),
    ...(correctedText === undefined ? {} : { correctedText }),
  };
}

/** 2: the words are all of the name; 1: every word begins a word of the name; 0: they do not name it. */
export function nameMatches(name: readonly string[], words: readonly string[]): 0 | 1 | 2 {
  if (words.length === 0 || name.length === 0) return 0;
  if (!words.every((word) => name.some((part) => part.startsWith(word)))) return 0;
  return name.length === words.length && words.every((word) => name.includes(word)) ? 2 : 1;
}
