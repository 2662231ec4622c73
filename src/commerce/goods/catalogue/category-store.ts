import { type Queryable, statement } from '../../../kernel/database.ts';
import type { LocaleCode } from '../../../kernel/locale.ts';
import { type ReadRow, readColumns, readNames } from '../../../kernel/record-fields.ts';
import { type CatalogueMarket, textLocales } from './catalogue-market.ts';
import { isListed } from './catalogue-store.ts';
import { categoryFields } from './category-fields.ts';

/** What a tree is made of; the long texts of one category are read by themselves. */
const ofTree = ['key', 'parent', 'name', 'slug', 'image'] as const;
export type CategoryRow = ReadRow<typeof categoryFields, (typeof ofTree)[number]>;

const selectCategories = statement(`
  select ${readColumns(categoryFields, 'category', ofTree)} from category order by order_hint, key collate "C"`);

/** All categories in the order they are shown in. */
export function selectCategoryRows(db: Queryable): Promise<CategoryRow[]> {
  return db.query<CategoryRow>(selectCategories);
}

const selectCounts = statement(`
  with recursive path (key, ancestor) as (
    select key, key from category
    union all
    select path.key, category.parent_key from path join category on category.key = path.ancestor
    where category.parent_key is not null)
  select path.ancestor as key, count(distinct product.sku)::integer as products
  from product
  cross join unnest(product.categories) as main (key)
  join path on path.key = main.key
  where ${isListed} and exists (
    select from price
    where price.sku = product.sku and currency = $2 and (country is null or country = $1)
      and customer_group is null and channel is null
      and (valid_from is null or valid_from <= $3) and (valid_until is null or valid_until > $3))
  group by path.ancestor`);

/** How many products of the market lie in each category or below it; those with none are left out. */
export async function selectProductCounts(
  db: Queryable,
  market: CatalogueMarket,
  at: Date,
): Promise<Map<string, number>> {
  const rows = await db.query<{ key: string; products: number }>(selectCounts, [
    market.country,
    market.currency,
    at,
  ]);
  return new Map(rows.map((row) => [row.key, row.products]));
}

const ofPage = readNames(categoryFields, ofTree);
export type CategoryTexts = ReadRow<typeof categoryFields, (typeof ofPage)[number]> & {
  readonly version: number;
};
export type CategoryPost = NonNullable<CategoryTexts['posts']>[number];

const selectTexts = statement(`
  select ${readColumns(categoryFields, 'category', ofPage)}, version::float8 as version from category where key = $1`);

/** The long texts of one category, which the tree does not hold. */
export async function selectCategoryTexts(
  db: Queryable,
  key: string,
  locale: LocaleCode,
): Promise<CategoryTexts | undefined> {
  const [row] = await db.query<CategoryTexts>(selectTexts, [key, ...textLocales(locale)]);
  return row;
}
