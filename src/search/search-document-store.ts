import { textLocales } from '../commerce/goods/catalogue/catalogue-market.ts';
import { isListed } from '../commerce/goods/catalogue/catalogue-store.ts';
import { type Queryable, statement } from '../kernel/database.ts';
import type { LocaleCode } from '../kernel/locale.ts';
import type { ProductRow, ProductState, ProductText, SearchCategory } from './search-document.ts';

/** Products read at a time: a few milliseconds of work between two requests that want to be answered. */
const PAGE = 250;
/** Lists of compatible devices can be thousands of characters long. */
const ATTRIBUTE_CHARACTERS = 1500;
const DESCRIPTION_CHARACTERS = 5000;

/** The transaction that wrote the row last: another one after every change, whoever makes it. */
const revision = 'product.xmin::text::bigint::float8 as revision';

// `offset 0` keeps the lookup of an attribute's unit a lookup; as a join it would read all units for each product.
const rowColumns = `
  product.sku, ${revision}, product.brand, product.model, product.ean, product.categories, product.tags,
  product.popularity, coalesce(product.released_at - date '1970-01-01', 0) as "releasedDay",
  (select coalesce(jsonb_agg(jsonb_build_array(entry ->> 'key',
      case jsonb_typeof(entry -> 'value')
        when 'object' then to_jsonb(left(localized_text(entry -> 'value', 'en-GB', 'en-GB'), 200))
        when 'string' then to_jsonb(left(entry ->> 'value', 200))
        else entry -> 'value' end,
      coalesce(entry ->> 'unit', (
        select unit from product_attribute as known
        where known.product_type = product.product_type and known.key = entry ->> 'key' offset 0)))), '[]')
   from jsonb_array_elements(product.attributes) as entry) as attributes`;

const textColumns = `
  product.sku, ${revision}, product.brand, product.model, localized_text(product.name, $1, $2) as name,
  left(localized_text(product.description, $1, $2), ${DESCRIPTION_CHARACTERS}) as description,
  (select string_agg(case jsonb_typeof(value)
      when 'object' then left(localized_text(value, $1, $2), ${ATTRIBUTE_CHARACTERS})
      when 'string' then left(value #>> '{}', ${ATTRIBUTE_CHARACTERS})
      when 'number' then (value #>> '{}') || ' ' || coalesce(unit, label, '')
      when 'boolean' then case when value = 'true' then label end end, ' ; ')
   from (select entry -> 'value' as value, coalesce(entry ->> 'unit', known.unit) as unit,
           localized_text(known.label, $1, $2) as label
         from jsonb_array_elements(product.attributes) as entry
         cross join lateral (
           select label, unit from product_attribute
           where product_type = product.product_type and key = entry ->> 'key' offset 0) as known) as attribute) as attributes`;

const selectRowPage = statement(`
  select ${rowColumns} from product where product.sku > $1 and ${isListed} order by product.sku limit ${PAGE}`);
const selectSomeRows = statement(`
  select ${rowColumns} from product where product.sku = any($1) and ${isListed}`);
const selectTextPage = statement(`
  select ${textColumns} from product where product.sku > $3 and ${isListed} order by product.sku limit ${PAGE}`);
const selectSomeTexts = statement(`
  select ${textColumns} from product where product.sku = any($3) and ${isListed}`);

async function* readPages<Row extends { readonly sku: string }>(
  readAfter: (sku: string) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let after = '';
  for (;;) {
    const page = await readAfter(after);
    const last = page.at(-1);
    if (last === undefined) return;
    yield page;
    after = last.sku;
  }
}

/** Every product that may be listed, in the order of its sku, a page at a time. */
export function readProductRows(db: Queryable): AsyncGenerator<ProductRow[]> {
  return readPages((after) => db.query<ProductRow>(selectRowPage, [after]));
}

/** Those of some products that may be listed. */
export function selectProductRows(db: Queryable, skus: readonly string[]): Promise<ProductRow[]> {
  return db.query<ProductRow>(selectSomeRows, [skus]);
}

/** Every product's words in a locale, in the order of its sku, a page at a time. */
export function readProductTexts(db: Queryable, locale: LocaleCode): AsyncGenerator<ProductText[]> {
  return readPages((after) => db.query<ProductText>(selectTextPage, [...textLocales(locale), after]));
}

export function selectProductTexts(
  db: Queryable,
  locale: LocaleCode,
  skus: readonly string[],
): Promise<ProductText[]> {
  return db.query<ProductText>(selectSomeTexts, [...textLocales(locale), skus]);
}

const selectRevisions = statement(`select product.sku, ${revision} from product where ${isListed}`);

/** What every product was last written by, to tell which of them a kept index does not know yet. */
export function selectProductRevisions(
  db: Queryable,
): Promise<{ readonly sku: string; readonly revision: number }[]> {
  return db.query(selectRevisions, []);
}

const selectStates = statement(`
  select product.sku, coalesce(inventory.available, 0)::integer as available,
    coalesce(review.count, 0)::integer as ratings,
    coalesce(round(10.0 * review.stars / nullif(review.count, 0)), 0)::integer as "ratingTenths"
  from product
  left join inventory on inventory.sku = product.sku and inventory.channel = ''
  left join lateral (
    select rating_1 + rating_2 + rating_3 + rating_4 + rating_5 as count,
      rating_1 + 2 * rating_2 + 3 * rating_3 + 4 * rating_4 + 5 * rating_5 as stars
    from review_statistics where review_statistics.sku = product.sku) as review on true
  where ($1::text[] is null or product.sku = any($1)) and ${isListed}`);

/** Stock and ratings of some products, or of all. */
export function selectProductStates(db: Queryable, skus?: readonly string[]): Promise<ProductState[]> {
  return db.query<ProductState>(selectStates, [skus ?? null]);
}

const selectCategories = statement(`
  select key, parent_key as parent, order_hint as "orderHint", localized_text(name, $1, $2) as name
  from category order by order_hint, key`);

/** All categories, those of one parent in the order of the tree. */
export function selectSearchCategories(db: Queryable, locale: LocaleCode): Promise<SearchCategory[]> {
  return db.query<SearchCategory>(selectCategories, [...textLocales(locale)]);
}

const selectLabels = statement(`
  select distinct on (key) key, localized_text(label, $1, $2) as label
  from product_attribute order by key, product_type`);

/** Attribute key -> what it is called in a locale. */
export async function selectAttributeLabels(db: Queryable, locale: LocaleCode): Promise<Map<string, string>> {
  const rows = await db.query<{ key: string; label: string }>(selectLabels, [...textLocales(locale)]);
  return new Map(rows.map(({ key, label }) => [key, label]));
}

const selectLabelsOfValues = statement(`
  select entry ->> 'key' as key, left(localized_text(entry -> 'value', 'en-GB', 'en-GB'), 200) as value,
    min(left(localized_text(entry -> 'value', $1, $2), 200)) as label
  from product cross join lateral jsonb_path_query(attributes, '$[*] ? (@.value.type() == "object")') as entry
  where ($3::text[] is null or product.sku = any($3)) and ${isListed}
  group by 1, 2`);

/** What the values of text attributes are called in a locale, beside the name they have in every locale; of some products, or of all. */
export function selectValueLabels(
  db: Queryable,
  locale: LocaleCode,
  skus?: readonly string[],
): Promise<{ readonly key: string; readonly value: string; readonly label: string }[]> {
  return db.query(selectLabelsOfValues, [...textLocales(locale), skus ?? null]);
}

// A backup put into a fresh server may have the same transactions all over again: the database says which one it is.
const selectVocabulary = statement(`
  select (select system_identifier::text from pg_control_system()) || '.' ||
    (select oid::text from pg_database where datname = current_database()) || '.' ||
    coalesce((select sum(hashtext(key || ':' || xmin::text)::bigint) from category), 0)::text || '.' ||
    coalesce((select sum(hashtext(product_type || key || ':' || xmin::text)::bigint) from product_attribute), 0)::text || '.' ||
    (select count(*) from category)::text as revision`);

/** Another text in another database, and whenever a category or an attribute's label has changed: products are found by their words. */
export async function selectVocabularyRevision(db: Queryable): Promise<string> {
  const [row] = await db.query<{ revision: string }>(selectVocabulary, []);
  return row?.revision ?? '';
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
  const rows = await db.query<{ locale: string }>(selectUsedLocales, [skus ?? null]);
  return new Set(rows.map((row) => row.locale));
}
