import { type Queryable, statement } from '../../../kernel/database.ts';
import type { Localized } from '../../../kernel/localized.ts';
import { type CurrencyCode, money } from '../../../kernel/money.ts';
import type { ProductDiscount } from '../../rules/pricing/apply-product-discount.ts';
import type { DiscountChange, StoredPrice } from '../../rules/pricing/reprice-product.ts';
import type { ProductDiscountValue } from '../../rules/promotions/kinds/promotion-kinds.ts';
import type { Predicate } from '../../rules/promotions/predicate.ts';
import { isListed } from '../catalogue/catalogue-store.ts';
import { readValidity } from '../prices/price-store.ts';

interface DiscountRow {
  readonly key: string;
  readonly id: string;
  readonly name: Localized;
  readonly value: ProductDiscountValue;
  readonly predicate: Predicate;
  readonly sortOrder: number;
  readonly isActive: boolean;
  readonly validFrom: string | null;
  readonly validUntil: string | null;
}

const selectDiscounts = statement(`
  select key, id, name, value, predicate, sort_order as "sortOrder", is_active as "isActive",
    to_json(valid_from) #>> '{}' as "validFrom", to_json(valid_until) #>> '{}' as "validUntil"
  from product_discount order by sort_order, key collate "C"`);

/** All product discounts, those that do not count included. */
export async function selectProductDiscounts(db: Queryable): Promise<ProductDiscount[]> {
  const rows = await db.query<DiscountRow>(selectDiscounts);
  return rows.map(({ key, id, name, value, predicate, sortOrder, isActive, ...validity }) => ({
    discount: { key, id, name, value, ...readValidity(validity) },
    predicate,
    sortOrder,
    isActive,
  }));
}

/** A product as discounts ask for it; of its categories only those it names itself. */
export interface OwnFacts {
  readonly sku: string;
  readonly productType: string;
  readonly brand: string | null;
  readonly tags: readonly string[];
  readonly volumeDiscountGroup: string | null;
  readonly categories: readonly string[];
}

const selectFacts = statement(`
  select sku, product_type as "productType", brand, tags, volume_discount_group as "volumeDiscountGroup", categories
  from product where sku > $1 order by sku limit $2`);
const selectFactsOf = statement(`
  select sku, product_type as "productType", brand, tags, volume_discount_group as "volumeDiscountGroup", categories
  from product where sku = any($1) order by sku`);

/** Products in the order of their sku, so many after one. */
export function selectFactsAfter(db: Queryable, after: string, limit: number): Promise<OwnFacts[]> {
  return db.query<OwnFacts>(selectFacts, [after, limit]);
}

/** The products of some skus, in the order of these. */
export function selectFactsOfSkus(db: Queryable, skus: readonly string[]): Promise<OwnFacts[]> {
  return db.query<OwnFacts>(selectFactsOf, [skus]);
}

const selectParents = statement(
  'select key, parent_key as parent from category where parent_key is not null',
);

/** What each category hangs below; those at the top are left out. */
export async function selectCategoryParents(db: Queryable): Promise<Map<string, string>> {
  const rows = await db.query<{ key: string; parent: string }>(selectParents);
  return new Map(rows.map(({ key, parent }) => [key, parent]));
}

interface PriceRow {
  readonly sku: string;
  readonly key: string;
  readonly currency: CurrencyCode;
  readonly cents: number;
  readonly discounted: number | null;
  readonly discount: string | null;
}

// Rows are locked in the order of their keys, as every writer of prices does it.
const lockPrices = statement(`
  select sku, key, currency, cent_amount as cents, discounted_cent_amount as discounted, discount_key as discount
  from price where sku = any($1) order by sku, key for update`);

/** All that some products cost, locked until the transaction ends. */
export async function lockStoredPrices(
  transaction: Queryable,
  skus: readonly string[],
): Promise<StoredPrice[]> {
  const rows = await transaction.query<PriceRow>(lockPrices, [skus]);
  return rows.map(({ sku, key, currency, cents, discounted, discount }) => ({
    sku,
    key,
    value: money(currency, cents),
    lowered: discounted === null || discount === null ? undefined : { centAmount: discounted, key: discount },
  }));
}

const updateDiscounts = statement(`
  update price set
    discounted_cent_amount = change.cents,
    discount_key = change.discount,
    discounted_since = case
      when change.discount is null then null
      when price.discount_key = change.discount then coalesce(price.discounted_since, $5)
      else $5 end
  from unnest($1::text[], $2::text[], $3::bigint[], $4::text[]) as change (sku, key, cents, discount)
  where price.sku = change.sku and price.key = change.key`);

/** Writes down what prices are lowered to; a discount that only takes off more or less goes on from when it began. */
export async function saveDiscounts(
  transaction: Queryable,
  changes: readonly DiscountChange[],
  now: Date,
): Promise<void> {
  await transaction.query(updateDiscounts, [
    changes.map(({ sku }) => sku),
    changes.map(({ key }) => key),
    changes.map(({ lowered }) => lowered?.centAmount ?? null),
    changes.map(({ lowered }) => lowered?.key ?? null),
    now,
  ]);
}

/*
 * What visitors are shown of one piece in a scope (a country, or a currency for every market that trades in it), as
 * `pickPrice` and `pickUnitPrice` choose it: a dated price wins over one that is not, of equals the lowest; no tier
 * begins at one piece. What is not listed is shown to nobody. Only what differs from the last entry is appended, and two
 * changes of one moment are told apart: the log is never rewritten. Grouped, not joined: how much there is of either is
 * not known to the planner inside an import.
 */
const logShown = (isTouched: string) => `
  with shown as (
    select distinct on (price.sku, coalesce(price.country, price.currency), price.currency)
      price.sku, coalesce(price.country, price.currency) as scope, price.currency,
      least(price.cent_amount, case when price.discount_key is not null then price.discounted_cent_amount end) as cents
    from product join price on price.sku = product.sku
    where ${isTouched} and ${isListed} and price.customer_group is null and price.channel is null
      and (price.valid_from is null or price.valid_from <= $1) and (price.valid_until is null or price.valid_until > $1)
    order by price.sku, coalesce(price.country, price.currency), price.currency,
      price.valid_from is null and price.valid_until is null, price.cent_amount, price.key collate "C"
  ), last as (
    select distinct on (entry.sku, entry.scope, entry.currency)
      entry.sku, entry.scope, entry.currency, entry.cent_amount as cents, entry.logged_at as at
    from product join price_log as entry on entry.sku = product.sku
    where ${isTouched}
    order by entry.sku, entry.scope, entry.currency, entry.logged_at desc
  ), compared as (
    select sku, scope, currency, max(now) as now, max(before) as before, max(at) as at
    from (select sku, scope, currency, cents as now, null::bigint as before, null::timestamptz as at from shown
          union all
          select sku, scope, currency, null, cents, at from last) as entry
    group by sku, scope, currency
  ), logged as (
    insert into price_log (sku, scope, currency, logged_at, cent_amount)
    select sku, scope, currency, greatest($1, date_trunc('milliseconds', at) + interval '1 millisecond'), now
    from compared where now is distinct from before
    order by sku, scope, currency
    returning sku)
  select distinct sku from logged`;
const logShownOfAll = statement(logShown('true'));
const logShownOf = statement(logShown('product.sku = any($2)'));

/** Writes down what visitors are shown of some products, or of all, from now on. Returns those for whom that is new. */
export async function logShownPrices(
  transaction: Queryable,
  skus: readonly string[] | 'all',
  now: Date,
): Promise<string[]> {
  const rows = await (skus === 'all'
    ? transaction.query<{ sku: string }>(logShownOfAll, [now])
    : transaction.query<{ sku: string }>(logShownOf, [now, skus]));
  return rows.map(({ sku }) => sku);
}

const selectAllLowered = statement('select distinct sku from price where discount_key is not null');
const selectLowered = statement('select distinct sku from price where discount_key = any($1)');

const selectLoweredAmong = statement(
  'select distinct sku from price where discount_key is not null and sku = any($1)',
);

/** Those of some products, or of all, that have a price for which a discount is written down. */
export async function selectLoweredSkus(db: Queryable, among: readonly string[] | 'all'): Promise<string[]> {
  const rows = await (among === 'all'
    ? db.query<{ sku: string }>(selectAllLowered)
    : db.query<{ sku: string }>(selectLoweredAmong, [among]));
  return rows.map(({ sku }) => sku);
}

/** Products with a price that one of these discounts was last written down for. */
export async function selectSkusLoweredBy(db: Queryable, keys: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ sku: string }>(selectLowered, [keys]);
  return rows.map(({ sku }) => sku);
}

const selectDated = statement(`
  select distinct sku from price
  where (valid_from > $1 and valid_from <= $2) or (valid_until > $1 and valid_until <= $2)`);

/** Products with a price whose validity began or ended after one moment, up to another. */
export async function selectSkusDatedBetween(db: Queryable, after: Date, until: Date): Promise<string[]> {
  const rows = await db.query<{ sku: string }>(selectDated, [after, until]);
  return rows.map(({ sku }) => sku);
}

const selectUntil = statement('select refreshed_until as until from price_refresh');
const updateUntil = statement('update price_refresh set refreshed_until = $1');
const selectNext = statement(`
  select least(
    (select min(valid_from) from price where valid_from > $1),
    (select min(valid_until) from price where valid_until > $1),
    (select min(valid_from) from product_discount where valid_from > $1 and is_active),
    (select min(valid_until) from product_discount where valid_until > $1 and is_active)) as next`);

export async function selectRefreshedUntil(db: Queryable): Promise<Date> {
  const [row] = await db.query<{ until: Date }>(selectUntil);
  if (row === undefined) throw new Error('price_refresh has no row');
  return row.until;
}

export async function saveRefreshedUntil(transaction: Queryable, until: Date): Promise<void> {
  await transaction.query(updateUntil, [until]);
}

/** When a price or a discount next begins or ends. */
export async function selectNextBoundary(db: Queryable, after: Date): Promise<Date | undefined> {
  const [row] = await db.query<{ next: Date | null }>(selectNext, [after]);
  return row?.next ?? undefined;
}
