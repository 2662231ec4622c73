import { type Queryable, statement } from '../../../kernel/database.ts';
import type { LocaleCode } from '../../../kernel/locale.ts';
import type { SortOption } from '../../../markets/listing-constants.ts';
import { type CatalogueMarket, textLocales } from './catalogue-market.ts';
import { isListed } from './catalogue-store.ts';

/** What products must be; whatever is left out does not matter. */
export interface ProductFilter {
  readonly skus?: readonly string[] | undefined;
  readonly excludedSkus?: readonly string[] | undefined;
  /** Products of this category and of all below it. */
  readonly categoryKey?: string | undefined;
  readonly brands?: readonly string[] | undefined;
  /** All of them. */
  readonly tags?: readonly string[] | undefined;
  readonly family?: string | undefined;
  readonly bware?: boolean | undefined;
  /** What a visitor pays, in minor units, both included. */
  readonly minimumCents?: number | undefined;
  readonly maximumCents?: number | undefined;
  readonly isOnStock?: boolean | undefined;
}

export interface FilteredRow {
  readonly sku: string;
  /** Only where it is sorted by. */
  readonly name: string | null;
}

// $1 country, $2 currency, $3 moment, $4 locale, $5 its fallback, $6 to $15 the filter, $16 sort, $17 limit, $18 offset.
const matching = `
  from product
  cross join lateral (
    select case when exists (
        select from product_discount as discount where discount.key = price.discount_key and discount.is_active
          and (discount.valid_from is null or discount.valid_from <= $3)
          and (discount.valid_until is null or discount.valid_until > $3))
      then price.discounted_cent_amount else price.cent_amount end as cents from price
    where price.sku = product.sku and price.currency = $2 and (price.country is null or price.country = $1)
      and price.customer_group is null and price.channel is null
      and (price.valid_from is null or price.valid_from <= $3) and (price.valid_until is null or price.valid_until > $3)
    order by price.country is null, price.valid_from is null and price.valid_until is null, price.cent_amount
    limit 1) as price
  left join inventory on inventory.sku = product.sku
  where ${isListed}
    and ($6::text[] is null or product.sku = any($6))
    and ($7::text[] is null or product.sku <> all($7))
    and ($8::text is null or product.categories && (
      with recursive below (key) as (
        select $8::text
        union select category.key from category join below on category.parent_key = below.key)
      select array_agg(key) from below))
    and ($9::text[] is null or product.brand = any($9))
    and ($10::text[] is null or product.tags @> $10)
    and ($11::text is null or product.family = $11)
    and ($12::boolean is null or ('bware' = any(product.tags) or product.sku like 'EX20%') = $12)
    and ($13::bigint is null or price.cents >= $13)
    and ($14::bigint is null or price.cents <= $14)
    and ($15::boolean is null or (coalesce(inventory.available, 0) > 0) = $15)`;

const selectFiltered = statement(`
  with matched as materialized (
    select product.sku, case when $16::text like 'name-%' then localized_text(product.name, $4, $5) end as name,
      row_number() over (order by
        case when $16 = 'price-asc' then price.cents end, case when $16 = 'price-desc' then price.cents end desc,
        case when $16 = 'newest' then product.released_at end desc nulls last,
        product.popularity desc, product.sku) as position
    ${matching})
  select (select count(*) from matched)::integer as total, coalesce(
    (select jsonb_agg(jsonb_build_object('sku', sku, 'name', name) order by position)
     from (select * from matched order by position limit $17 offset $18) as page), '[]') as rows`);

export interface FilterQuery {
  readonly filter: ProductFilter;
  readonly market: CatalogueMarket;
  readonly locale: LocaleCode;
  readonly at: Date;
  readonly sort: SortOption;
  /** `undefined`: all of them. */
  readonly limit: number | undefined;
  readonly offset: number;
}

function parametersOf({ filter, market, locale, at, sort, limit, offset }: FilterQuery): readonly unknown[] {
  return [
    market.country,
    market.currency,
    at,
    ...textLocales(locale),
    filter.skus ?? null,
    filter.excludedSkus ?? null,
    filter.categoryKey ?? null,
    filter.brands ?? null,
    filter.tags ?? null,
    filter.family ?? null,
    filter.bware ?? null,
    filter.minimumCents ?? null,
    filter.maximumCents ?? null,
    filter.isOnStock ?? null,
    sort,
    limit ?? null,
    offset,
  ];
}

/** Listed products of a market that the filter lets through, a page of them; by popularity where nothing else sorts them. */
export async function selectFilteredRows(
  db: Queryable,
  query: FilterQuery,
): Promise<{ readonly total: number; readonly rows: FilteredRow[] }> {
  const [found] = await db.query<{ total: number; rows: FilteredRow[] }>(selectFiltered, parametersOf(query));
  if (found === undefined) throw new Error('a count has no row');
  return found;
}

const selectRelations = statement(`
  select sku, family, related_accessories as "relatedAccessories", parent_products as "parentProducts", categories,
    'bware' = any(tags) or sku like 'EX20%' as bware
  from product where sku = any($1) order by array_position($1, sku)`);

/** What other products are found by. */
export interface ProductRelations {
  readonly sku: string;
  readonly family: string | null;
  readonly relatedAccessories: readonly string[];
  readonly parentProducts: readonly string[];
  readonly categories: readonly string[];
  readonly bware: boolean;
}

/** In the order asked for; unknown ones are left out. */
export function selectProductRelations(db: Queryable, skus: readonly string[]): Promise<ProductRelations[]> {
  return db.query<ProductRelations>(selectRelations, [skus]);
}

const selectAnalytics = statement(
  'select sku, ean, categories, cardinality(parent_products) > 0 as "isAccessory" from product where sku = any($1)',
);

export interface AnalyticsRow {
  readonly sku: string;
  readonly ean: string | null;
  readonly categories: readonly string[];
  /** It names products that it goes with. */
  readonly isAccessory: boolean;
}

export function selectAnalyticsRows(db: Queryable, skus: readonly string[]): Promise<AnalyticsRow[]> {
  return db.query<AnalyticsRow>(selectAnalytics, [skus]);
}

const selectComplementary = statement(`
  select found.key from category
  cross join lateral jsonb_array_elements_text(related -> 'complementaryCategories') with ordinality as list (given, position)
  join category as found on found.key = list.given
  where category.key = any($1) order by array_position($1, category.key), position`);

/** Keys of the categories that the given ones name as going with them, in their order. */
export async function selectComplementaryCategories(
  db: Queryable,
  keys: readonly string[],
): Promise<string[]> {
  const rows = await db.query<{ key: string }>(selectComplementary, [keys]);
  return [...new Set(rows.map((row) => row.key))];
}
