import { type Queryable, statement } from '../../../kernel/database.ts';
import type { LocaleCode } from '../../../kernel/locale.ts';
import { type ReadRow, readColumns } from '../../../kernel/record-fields.ts';
import type { PriceView } from '../prices/find-shown-prices.ts';
import { textLocales } from './catalogue-market.ts';
import { isListed } from './catalogue-store.ts';
import { productFields } from './product-fields.ts';

/** Visitors find what is listed and has a price for them: `$1` country, `$2` currency, `$3` now. */
const isFound = `${isListed} and exists (
  select from price
  where price.sku = product.sku and price.currency = $2 and (price.country is null or price.country = $1)
    and price.customer_group is null and price.channel is null
    and (price.valid_from is null or price.valid_from <= $3) and (price.valid_until is null or price.valid_until > $3))`;

const imageNames = `
  (select array_agg(image ->> 'name' order by position)
   from jsonb_array_elements(product.images) with ordinality as images (image, position))`;

const selectCount = statement(`select count(*)::integer as products from product where ${isFound}`);

/** How many products visitors of a market find. */
export async function countListedProducts(
  db: Queryable,
  { country, currency, at }: PriceView,
): Promise<number> {
  const [row] = await db.query<{ products: number }>(selectCount, [country, currency, at]);
  return row?.products ?? 0;
}

const selectListedAt = statement(`
  select sku from product where ${isFound} order by sku offset $4 limit 1`);

/** The sku that comes after so many others. */
export async function findListedAt(
  db: Queryable,
  { country, currency, at }: PriceView,
  skipped: number,
): Promise<string | undefined> {
  const [row] = await db.query<{ sku: string }>(selectListedAt, [country, currency, at, skipped]);
  return row?.sku;
}

/** A product's page. */
export interface PlaceRow {
  readonly sku: string;
  readonly slug: string;
  readonly images: readonly string[] | null;
  /** `null`: nobody knows when its row was written. */
  readonly changedAt: Date | null;
}

// What a page shows changes with its row and with its price; the log tells what visitors of the market were shown.
const selectPlaces = statement(`
  select product.sku, localized_text(product.slug, $4, $5) as slug, ${imageNames} as images,
    case when product.changed_at is not null then greatest(product.changed_at, (
      select max(logged_at) from price_log
      where price_log.sku = product.sku and scope in ($1, $2) and currency = $2 and logged_at <= $3)) end as "changedAt"
  from product
  where ${isFound} and (product.sku > $6 or (product.sku = $6 and $7))
  order by product.sku limit $8`);

export function selectPlacesAfter(
  db: Queryable,
  { country, currency, at }: PriceView,
  locale: LocaleCode,
  begin: { readonly from: string } | { readonly after: string },
  limit: number,
): Promise<PlaceRow[]> {
  const [sku, isIncluded] = 'from' in begin ? [begin.from, true] : [begin.after, false];
  const values = [country, currency, at, ...textLocales(locale), sku, isIncluded, limit];
  return db.query<PlaceRow>(selectPlaces, values);
}

const ofGoods = ['categories', 'ean', 'model', 'description', 'dimensions', 'content'] as const;

/** What lists of goods tell beside what cards do. */
export type GoodsRow = ReadRow<typeof productFields, (typeof ofGoods)[number]> & {
  readonly sku: string;
  readonly images: readonly string[] | null;
};

// `readColumns` takes the locale and its fallback from $2 and $3.
const selectGoods = statement(`
  select product.sku, ${readColumns(productFields, 'product', ofGoods)}, ${imageNames} as images
  from product where ${isListed} and product.sku > $1
  order by product.sku limit $4`);

export function selectGoodsAfter(
  db: Queryable,
  locale: LocaleCode,
  after: string,
  limit: number,
): Promise<GoodsRow[]> {
  return db.query<GoodsRow>(selectGoods, [after, ...textLocales(locale), limit]);
}

const selectListChanges = statement(`
  with recursive path (key, ancestor) as (
    select key, key from category
    union all
    select path.key, category.parent_key from path join category on category.key = path.ancestor
    where category.parent_key is not null),
  goods (main, changed_at) as (
    select main, max(product.changed_at) from product cross join unnest(product.categories) as main
    where ${isListed} group by main)
  select category.key, case when category.changed_at is not null
    then greatest(category.changed_at, max(goods.changed_at)) end as "changedAt"
  from category
  join path on path.ancestor = category.key
  left join goods on goods.main = path.key
  group by category.key, category.changed_at`);

/** When the list of each category last changed, by its own row and by those of its goods. */
export async function selectCategoryChanges(db: Queryable): Promise<Map<string, Date | null>> {
  const rows = await db.query<{ key: string; changedAt: Date | null }>(selectListChanges);
  return new Map(rows.map(({ key, changedAt }) => [key, changedAt]));
}
