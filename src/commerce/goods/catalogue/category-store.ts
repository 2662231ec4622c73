import { type Queryable, statement } from '../../../kernel/database.ts';
import type { LocaleCode } from '../../../kernel/locale.ts';
import type { Localized } from '../../../kernel/localized.ts';
import { type CatalogueMarket, textLocales } from './catalogue-market.ts';
import { isListed } from './catalogue-store.ts';

export interface CategoryRow {
  readonly key: string;
  readonly parent: string | null;
  readonly name: Localized;
  readonly slug: Localized;
  readonly image: string | null;
}

const selectCategories = statement(`
  select key, parent_key as parent, name, slug, image from category order by order_hint, key collate "C"`);

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

/** An article about a category. */
export interface CategoryPost {
  readonly title: string;
  /** An https address, or `page:<name>` of a content page. */
  readonly url: string;
  readonly image?: string;
}

/** Keys of categories, a list a purpose. */
interface RelatedCategories {
  readonly relatedCategories?: readonly string[];
  readonly popularCategories?: readonly string[];
  readonly complementaryCategories?: readonly string[];
}

export interface CategoryTexts {
  readonly version: number;
  readonly orderHint: number;
  readonly imageUrl: string | null;
  readonly posts: readonly CategoryPost[] | null;
  readonly related: RelatedCategories;
  readonly metaTitle: string | null;
  readonly metaDescription: string | null;
  readonly content: string | null;
}

const selectTexts = statement(`
  select localized_text(meta_title, $2, $3) as "metaTitle", localized_text(meta_description, $2, $3) as "metaDescription",
    localized_text(content, $2, $3) as content, localized_text(image_url, $2, $3) as "imageUrl",
    coalesce(posts -> $2, posts -> $3, posts -> 'en-GB', jsonb_path_query_first(posts, 'lax $.*')) as posts, related,
    version::float8 as version, order_hint as "orderHint"
  from category where key = $1`);

/** The long texts of one category, which the tree does not hold. */
export async function selectCategoryTexts(
  db: Queryable,
  key: string,
  locale: LocaleCode,
): Promise<CategoryTexts | undefined> {
  const [row] = await db.query<CategoryTexts>(selectTexts, [key, ...textLocales(locale)]);
  return row;
}
