import { createHash } from 'node:crypto';
import type { CatalogueMarket } from '../../commerce/goods/catalogue/catalogue-market.ts';
import { writeAttribute } from '../../commerce/goods/catalogue/written-attribute.ts';
import type { LocaleCode } from '../../kernel/locale.ts';
import { foldCode } from '../analysis/fold-text.ts';
import { nameAttributeValue } from '../embedded/facet-values.ts';
import {
  isTopRated,
  type ProductRow,
  type ProductState,
  type ProductText,
  TOP_RATED_TAG,
} from '../search-document.ts';
import { buildSortKey } from './sort-key.ts';
import { businessSignal } from './weights.ts';
import { listTails, prepareText } from './words.ts';

/** A product as an index of one locale holds it; `mapping.ts` says how each field is indexed. */
export interface IndexDocument {
  readonly sku: string;
  /** Of all it was made from, to tell whether it is still what it should be (`digestSource`). */
  readonly digest: string;
  /** Sku, EAN and model with nothing but letters and digits. */
  readonly codes: readonly string[];
  readonly name: string;
  readonly name_stems: string;
  /** One word a position. */
  readonly name_phrase: string;
  /** Ends of compounds. */
  readonly name_tails: string;
  readonly brand: string;
  readonly model: string;
  readonly categories: string;
  readonly category_stems: string;
  readonly description: string;
  readonly description_stems: string;
  readonly attributes: string;
  readonly attribute_stems: string;
  readonly brand_key: string | null;
  readonly tags: readonly string[];
  /** Keys of its categories and of all above them. */
  readonly category_path: readonly string[];
  /** `key␟value`, what filters ask for. */
  readonly attribute_values: readonly string[];
  /** `key␟value␟label of the value␟label of the key`, what facets show. */
  readonly facets: readonly string[];
  /** `IE_EUR` -> minor units that a visitor pays. */
  readonly prices: Readonly<Record<string, number>>;
  /** Markets in which it is announced as reduced. */
  readonly on_sale: readonly string[];
  readonly is_on_stock: boolean;
  readonly popularity: number;
  readonly released_day: number;
  /** Its bytes are in the order of the names. */
  readonly name_order: string;
  /** What ranking adds for stock, popularity and a campaign. */
  readonly signal: number;
}

/** What a locale calls things, and how categories lie. */
export interface Vocabulary {
  readonly locale: LocaleCode;
  /** Category key -> its own key and those of all above it, upwards. */
  readonly paths: ReadonlyMap<string, readonly string[]>;
  readonly categoryNames: ReadonlyMap<string, string>;
  /** Attribute key -> label. */
  readonly attributeLabels: ReadonlyMap<string, string>;
}

export interface DocumentSource {
  readonly row: ProductRow;
  readonly text: ProductText;
  readonly state: ProductState | undefined;
  /** Only of markets in which it has one. */
  readonly prices: readonly {
    readonly market: CatalogueMarket;
    readonly cents: number;
    readonly isOnSale: boolean;
  }[];
  /** `key␟value` of a text attribute -> what the locale calls it. */
  readonly valueLabels: ReadonlyMap<string, string>;
}

/** Divides the parts of a facet's value; no catalogue text has it. */
export const UNIT_SEPARATOR = '\u001f';

export const marketField = ({ country, currency }: CatalogueMarket) => `${country}_${currency}`;

/** Tells two sources apart that make different documents, at a fraction of what making them costs. */
export function digestSource(
  vocabulary: Vocabulary,
  { row, text, state, prices, valueLabels }: DocumentSource,
): string {
  const { revision: _row, ...said } = row;
  const { revision: _text, ...written } = text;
  const categories = row.categories.map((key) =>
    vocabulary.paths.get(key)?.map((above) => [above, vocabulary.categoryNames.get(above)]),
  );
  const attributes = row.attributes.map(([key, value]) => [
    vocabulary.attributeLabels.get(key),
    valueLabels.get(`${key}${UNIT_SEPARATOR}${value}`),
  ]);
  const isOnStock = (state?.available ?? 0) > 0;
  const seen = [isOnStock, state !== undefined && isTopRated(state)];
  const all = JSON.stringify([said, written, seen, prices, categories, attributes]);
  return createHash('sha256').update(all).digest('base64url').slice(0, 22);
}

export function buildIndexDocument(vocabulary: Vocabulary, source: DocumentSource): IndexDocument {
  const { row, text, state, prices } = source;
  const { locale } = vocabulary;
  const path = [...new Set(row.categories.flatMap((key) => vocabulary.paths.get(key) ?? []))];
  const name = prepareText(locale, text.name, 'name');
  const categories = prepareText(
    locale,
    path.map((key) => vocabulary.categoryNames.get(key) ?? '').join(' ; '),
    'rest',
  );
  const description = prepareText(locale, text.description, 'rest');
  const attributes = prepareText(locale, text.attributes, 'rest');
  const facets = row.attributes.map((attribute) => buildFacet(vocabulary, source, attribute));
  const isOnStock = (state?.available ?? 0) > 0;
  return {
    sku: row.sku,
    digest: digestSource(vocabulary, source),
    codes: [row.sku, row.sku.replace(/^EX/, ''), row.ean, row.model].flatMap((code) => {
      const folded = foldCode(code ?? '');
      return folded === '' ? [] : [folded];
    }),
    name: name.words,
    name_stems: name.stems,
    name_phrase: name.inOrder,
    name_tails: listTails(locale, name),
    brand: prepareText(locale, row.brand, 'name').words,
    model: prepareText(locale, row.model, 'name').words,
    categories: categories.words,
    category_stems: categories.stems,
    description: description.words,
    description_stems: description.stems,
    attributes: attributes.words,
    attribute_stems: attributes.stems,
    brand_key: row.brand,
    tags: state !== undefined && isTopRated(state) ? [...row.tags, TOP_RATED_TAG] : row.tags,
    category_path: path,
    attribute_values: [...new Set(facets.map(({ filter }) => filter))],
    facets: [...new Set(facets.map(({ shown }) => shown))],
    prices: Object.fromEntries(prices.map(({ market, cents }) => [marketField(market), cents])),
    on_sale: prices.flatMap(({ market, isOnSale }) => (isOnSale ? [marketField(market)] : [])),
    is_on_stock: isOnStock,
    popularity: row.popularity,
    released_day: row.releasedDay,
    name_order: buildSortKey(locale, text.name),
    signal: businessSignal({ popularity: row.popularity, isOnStock, tags: row.tags }),
  };
}

function buildFacet(
  { locale, attributeLabels }: Vocabulary,
  { valueLabels }: DocumentSource,
  [key, value, unit]: ProductRow['attributes'][number],
) {
  const filter = `${key}${UNIT_SEPARATOR}${nameAttributeValue(value, unit)}`;
  const said = typeof value === 'string' ? (valueLabels.get(filter) ?? value) : value;
  const label = writeAttribute(locale, { key, label: '', value: said, unit }).value;
  return { filter, shown: [filter, label, attributeLabels.get(key) ?? key].join(UNIT_SEPARATOR) };
}
