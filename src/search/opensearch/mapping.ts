import type { CatalogueMarket } from '../../commerce/goods/catalogue/catalogue-market.ts';
import { type LocaleCode, languageOf } from '../../kernel/locale.ts';
import type { IndexDefinition } from './cluster.ts';
import { marketField } from './index-document.ts';

/**
 * Indexes of another version are made anew. It is a hash of the fields below, of what they hold of a fixed catalogue and
 * of the rules by which texts are taken apart: `kept-forms.test.ts` works it out, fails when it is another, and says which.
 */
export const INDEX_VERSION = '22c4f156';

/** Pages far down a listing are asked for by their offset; the default lets nobody past 10,000. */
export const MOST_HITS = 200_000;
/** A change is searchable at the latest after this. Said explicitly, so that an index nobody searched for a while goes on. */
const REFRESH_INTERVAL = '500ms';

/** What the mapping's `_meta` says of an index. */
interface IndexMeta {
  readonly version: string;
  readonly locale: LocaleCode;
}

export function indexVersion(markets: readonly CatalogueMarket[]): string {
  return `${INDEX_VERSION} ${markets.map(marketField).sort().join(' ')}`;
}

// Scores are made of constants, so neither lengths nor frequencies are kept.
const words = { type: 'text', analyzer: 'words', norms: false, index_options: 'docs' };
const beginnings = { ...words, index_prefixes: { min_chars: 1, max_chars: 10 } };
/** Only read back, or compared as a whole. */
const stored = { type: 'keyword', index: false, doc_values: false };
const key = { type: 'keyword' };

/**
 * How an index is made. The texts come as words already (`words.ts`), divided by blanks: the analyzer only has to take
 * them apart. `language` is written down for who looks at the index.
 */
export function defineIndex(locale: LocaleCode, markets: readonly CatalogueMarket[]): IndexDefinition {
  const meta: IndexMeta & { language: string } = {
    version: indexVersion(markets),
    locale,
    language: languageOf(locale),
  };
  return {
    settings: {
      // Of one shard, so that counts are exact without asking for more than is shown.
      number_of_shards: 1,
      number_of_replicas: 0,
      refresh_interval: '-1',
      max_result_window: MOST_HITS,
      analysis: { analyzer: { words: { type: 'custom', tokenizer: 'whitespace' } } },
    },
    mappings: {
      _meta: meta,
      dynamic: 'strict',
      properties: {
        sku: key,
        digest: stored,
        codes: key,
        name: { ...beginnings, copy_to: 'vocabulary' },
        name_phrase: { ...words, index_options: 'positions' },
        name_stems: words,
        name_tails: words,
        brand: { ...beginnings, copy_to: 'vocabulary' },
        model: { ...beginnings, copy_to: 'vocabulary' },
        categories: { ...beginnings, copy_to: 'vocabulary' },
        category_stems: words,
        description: { ...words, copy_to: 'vocabulary' },
        description_stems: words,
        attributes: { ...words, copy_to: 'vocabulary' },
        attribute_stems: words,
        /** Every word of every field: what a typo is compared with. */
        vocabulary: words,
        brand_key: key,
        tags: key,
        category_path: key,
        attribute_values: key,
        facets: key,
        prices: {
          properties: Object.fromEntries(markets.map((market) => [marketField(market), { type: 'long' }])),
        },
        on_sale: key,
        is_on_stock: { type: 'boolean' },
        popularity: { type: 'double' },
        released_day: { type: 'integer' },
        name_order: { type: 'keyword', index: false },
        signal: { type: 'float' },
      },
    },
  };
}

/** What changes once an index is filled: searches see new documents by themselves, and copies are made. */
export const servingSettings = { refresh_interval: REFRESH_INTERVAL, auto_expand_replicas: '0-1' } as const;
