import type {
  ProductRow,
  ProductState,
  ProductText,
  SearchCategory,
} from '../../src/search/search-document.ts';

/** A catalogue as an engine reads it from the database, of one locale and one market. */
export interface SearchInput {
  readonly rows: readonly ProductRow[];
  readonly texts: readonly ProductText[];
  readonly states: readonly ProductState[];
  readonly categories: readonly SearchCategory[];
  /** Attribute key -> its name. */
  readonly labels: ReadonlyMap<string, string>;
  /** Sku -> what a visitor pays, in minor units. */
  readonly prices: ReadonlyMap<string, number>;
}

type Attribute = ProductRow['attributes'][number];

/** What the store's SQL says of attributes: numbers with their units or names, and names of what is true. */
export function writeAttributes(
  attributes: readonly Attribute[],
  labels: ReadonlyMap<string, string>,
): string | null {
  const written = attributes.flatMap(([key, value, unit]) => {
    if (typeof value === 'boolean') return value ? [labels.get(key) ?? key] : [];
    return typeof value === 'number' ? [`${value} ${unit ?? labels.get(key) ?? ''}`] : [value];
  });
  return written.length === 0 ? null : written.join(' ; ');
}
