import { type Queryable, statement } from '../../kernel/database.ts';
import type { LocaleCode } from '../../kernel/locale.ts';
import type { SynonymRule } from '../search-rules.ts';
import type { LocaleRules } from './locale-rules.ts';

export interface StoredPin {
  readonly locale: LocaleCode;
  readonly query: string;
  readonly skus: readonly string[];
}

export interface StoredRedirect {
  readonly locale: LocaleCode;
  readonly query: string;
  readonly target: string;
}

interface SynonymRow {
  readonly locale: LocaleCode;
  readonly terms: string[];
  readonly from_terms: string[];
}

const selectSynonymRows = statement(
  `select locale, terms, from_terms from search_synonym where $1::text is null or locale = $1 order by locale, position`,
);

/** In the order of the file they came from; of every locale unless one is told. */
export async function selectSynonyms(
  database: Queryable,
  locale?: LocaleCode,
): Promise<readonly { readonly locale: LocaleCode; readonly rule: SynonymRule }[]> {
  const rows = await database.query<SynonymRow>(selectSynonymRows, [locale ?? null]);
  return rows.map(({ locale, terms, from_terms }) => ({
    locale,
    rule: from_terms.length === 0 ? { terms } : { terms, from: from_terms },
  }));
}

const lockSynonyms = statement('lock table search_synonym in share row exclusive mode');
const deleteSynonyms = statement('delete from search_synonym where locale = $1 returning position');
const insertSynonyms = statement(
  `insert into search_synonym (locale, position, terms, from_terms)
   select $1, position, array(select jsonb_array_elements_text(rule -> 'terms')),
          array(select jsonb_array_elements_text(coalesce(rule -> 'from', '[]')))
     from jsonb_array_elements($2::jsonb) with ordinality as rules (rule, position)`,
);

/** What a locale has from now on. Resolves to how many rules it had; in a transaction. */
export async function writeSynonyms(
  transaction: Queryable,
  locale: LocaleCode,
  rules: readonly SynonymRule[],
): Promise<number> {
  // Two imports at once would both find nothing to remove.
  await transaction.query(lockSynonyms);
  const removed = await transaction.query(deleteSynonyms, [locale]);
  await transaction.query(insertSynonyms, [locale, JSON.stringify(rules)]);
  return removed.length;
}

const selectPinRows = statement(
  `select locale, query, skus from search_pin where $1::text is null or locale = $1 order by locale, query`,
);

export async function selectPins(database: Queryable, locale?: LocaleCode): Promise<readonly StoredPin[]> {
  return database.query<StoredPin>(selectPinRows, [locale ?? null]);
}

const upsertPin = statement(
  `insert into search_pin (locale, query, skus) values ($1, $2, $3)
   on conflict (locale, query) do update set skus = excluded.skus`,
);

export async function writePin(database: Queryable, { locale, query, skus }: StoredPin): Promise<void> {
  await database.query(upsertPin, [locale, query, skus]);
}

const deletePin = statement('delete from search_pin where locale = $1 and query = $2 returning query');

/** Resolves to whether there was one. */
export async function removePin(database: Queryable, locale: LocaleCode, query: string): Promise<boolean> {
  return (await database.query(deletePin, [locale, query])).length > 0;
}

const selectRedirectRows = statement(
  `select locale, query, target from search_redirect where $1::text is null or locale = $1 order by locale, query`,
);

export async function selectRedirects(
  database: Queryable,
  locale?: LocaleCode,
): Promise<readonly StoredRedirect[]> {
  return database.query<StoredRedirect>(selectRedirectRows, [locale ?? null]);
}

const upsertRedirect = statement(
  `insert into search_redirect (locale, query, target) values ($1, $2, $3)
   on conflict (locale, query) do update set target = excluded.target`,
);

export async function writeRedirect(
  database: Queryable,
  { locale, query, target }: StoredRedirect,
): Promise<void> {
  await database.query(upsertRedirect, [locale, query, target]);
}

const deleteRedirect = statement(
  'delete from search_redirect where locale = $1 and query = $2 returning query',
);

/** Resolves to whether there was one. */
export async function removeRedirect(
  database: Queryable,
  locale: LocaleCode,
  query: string,
): Promise<boolean> {
  return (await database.query(deleteRedirect, [locale, query])).length > 0;
}

const selectProductSkus = statement('select sku from product where sku = any($1::text[])');

/** Those of the skus that no product has, in their order. */
export async function findUnknownSkus(
  database: Queryable,
  skus: readonly string[],
): Promise<readonly string[]> {
  const rows = await database.query<{ sku: string }>(selectProductSkus, [skus]);
  const known = new Set(rows.map(({ sku }) => sku));
  return skus.filter((sku) => !known.has(sku));
}

/** Everything that a locale itself has; what its base has is not in it. */
export async function readLocaleRules(database: Queryable, locale: LocaleCode): Promise<LocaleRules> {
  const [synonyms, pins, redirects] = await Promise.all([
    selectSynonyms(database, locale),
    selectPins(database, locale),
    selectRedirects(database, locale),
  ]);
  return {
    synonyms: synonyms.map(({ rule }) => rule),
    pins: new Map(pins.map(({ query, skus }) => [query, skus])),
    redirects: new Map(redirects.map(({ query, target }) => [query, target])),
  };
}
