import { textLocales } from '../../commerce/catalogue/catalogue-market.ts';
import { isListed } from '../../commerce/catalogue/catalogue-store.ts';
import { type Queryable, statement } from '../../kernel/database.ts';
import type { LocaleCode } from '../../kernel/locale.ts';
import type { Localized } from '../../kernel/localized.ts';
import type { SearchDocument } from './search-document.ts';

/** Products read at a time: a few milliseconds of work between two requests that want to be answered. */
const PAGE = 250;
/** Lists of compatible devices can be thousands of characters long. */
const ATTRIBUTE_CHARACTERS = 1500;

// `offset 0` keeps the lookup of an attribute's label a lookup; as a join it would read all labels for each product.
const documentColumns = `
  product.sku, localized_text(product.name, $1, $2) as name, product.brand, product.model, product.ean,
  left(localized_text(product.description, $1, $2), 5000) as description,
  (select string_agg(case jsonb_typeof(value)
      when 'object' then left(localized_text(value, $1, $2), ${ATTRIBUTE_CHARACTERS})
      when 'string' then left(value #>> '{}', ${ATTRIBUTE_CHARACTERS})
      when 'number' then (value #>> '{}') || coalesce(' ' || unit || ' ' || (value #>> '{}') || unit, '')
      when 'boolean' then case when value = 'true' then label end end, ' ; ')
   from (select entry -> 'value' as value, coalesce(entry ->> 'unit', known.unit) as unit,
           localized_text(known.label, $1, $2) as label
         from jsonb_array_elements(product.attributes) as entry
         cross join lateral (
           select label, unit from product_attribute
           where product_type = product.product_type and key = entry ->> 'key' offset 0) as known) as attribute) as attributes,
  product.categories, product.tags, product.popularity,
  coalesce(product.released_at - date '1970-01-01', 0) as "releasedDay"`;

const selectPage = statement(`
  select ${documentColumns} from product
  where product.sku > $3 and ${isListed}
  order by product.sku limit ${PAGE}`);

/** Every published product in the order of its sku, a page at a time. */
export async function* readDocuments(db: Queryable, locale: LocaleCode): AsyncGenerator<SearchDocument[]> {
  let after = '';
  for (;;) {
    const page = await db.query<SearchDocument>(selectPage, [...textLocales(locale), after]);
    const last = page.at(-1);
    if (last === undefined) return;
    yield page;
    after = last.sku;
  }
}

const selectSome = statement(`
  select ${documentColumns} from product where product.sku = any($3) and ${isListed}`);

/** Those of some products that are published. */
export function selectDocuments(
  db: Queryable,
  locale: LocaleCode,
  skus: readonly string[],
): Promise<SearchDocument[]> {
  return db.query<SearchDocument>(selectSome, [...textLocales(locale), skus]);
}

export interface SearchCategory {
  readonly key: string;
  readonly parent: string | null;
  readonly name: string;
}

const selectCategories = statement(
  'select key, parent_key as parent, localized_text(name, $1, $2) as name from category',
);

export function selectSearchCategories(db: Queryable, locale: LocaleCode): Promise<SearchCategory[]> {
  return db.query<SearchCategory>(selectCategories, [...textLocales(locale)]);
}

const selectUsedLocales = statement(`
  select distinct locale from (
    select jsonb_object_keys(name) as locale from product where $1::text[] is null or sku = any($1)
    union all select jsonb_object_keys(description) from product where $1::text[] is null or sku = any($1)
    union all
      select jsonb_object_keys(entry -> 'value') from product
      cross join lateral jsonb_path_query(attributes, '$[*] ? (@.value.type() == "object")') as entry
      where $1::text[] is null or sku = any($1)
    union all select jsonb_object_keys(name) from category
    union all select jsonb_object_keys(label) from product_attribute) as used`);

/** The locales that any searched text is written in; of some products, or of all. */
export async function selectTextLocales(db: Queryable, skus?: readonly string[]): Promise<Set<string>> {
  const rows = await db.query<{ locale: keyof Localized }>(selectUsedLocales, [skus ?? null]);
  return new Set(rows.map((row) => row.locale));
}
