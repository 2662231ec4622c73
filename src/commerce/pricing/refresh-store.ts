import { type Queryable, statement } from '../../kernel/database.ts';
import type { CountryCode } from '../../kernel/locale.ts';
import type { Localized } from '../../kernel/localized.ts';
import { type CurrencyCode, money } from '../../kernel/money.ts';
import { isListed } from '../catalogue/catalogue-store.ts';
import type { Predicate, PromotedProduct } from '../promotions/predicate.ts';
import type { ProductDiscount } from './apply-product-discount.ts';
import type { ProductDiscountValue } from './price.ts';
import { readValidity } from './price-store.ts';
import type { DiscountChange, LoggedPrice, StoredProduct } from './reprice-product.ts';

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

const factColumns = `
  product.sku, product.product_type as "productType", product.brand, product.tags,
  product.volume_discount_group as "volumeDiscountGroup",
  (with recursive path (key) as (
     select unnest(product.categories)
     union select category.parent_key from path join category on category.key = path.key
     where category.parent_key is not null)
   select coalesce(array_agg(key), '{}') from path) as categories`;

interface FactRow {
  readonly sku: string;
  readonly productType: string;
  readonly brand: string | null;
  readonly tags: string[];
  readonly volumeDiscountGroup: string | null;
  readonly categories: string[];
}

function readFacts(row: FactRow): PromotedProduct {
  const { sku, productType, brand, tags, volumeDiscountGroup, categories } = row;
  return {
    sku,
    productType,
    brand: brand ?? undefined,
    tags,
    volumeDiscountGroup: volumeDiscountGroup ?? undefined,
    categories,
  };
}

const selectFacts = statement(`
  select ${factColumns} from product where product.sku > $1 order by product.sku limit $2`);

/** Products in the order of their sku, so many after one. */
export async function selectFactsPage(
  db: Queryable,
  after: string,
  limit: number,
): Promise<PromotedProduct[]> {
  return (await db.query<FactRow>(selectFacts, [after, limit])).map(readFacts);
}

interface PriceRow {
  readonly key: string;
  readonly currency: CurrencyCode;
  readonly cents: number;
  readonly country?: CountryCode;
  readonly customerGroup?: string;
  readonly channel?: string;
  readonly validFrom?: string;
  readonly validUntil?: string;
  readonly discounted?: number;
  readonly discount?: string;
  readonly since?: string;
}

interface ProductRow extends FactRow {
  readonly listed: boolean;
  readonly prices: readonly PriceRow[] | null;
  readonly logged:
    | readonly {
        readonly scope: string;
        readonly currency: CurrencyCode;
        readonly cents?: number;
        readonly at: string;
      }[]
    | null;
}

// Rows are locked in the order of their keys, as every writer of prices does it.
const lockPrices = statement('select from price where sku = any($1) order by sku, key for update');
const selectProducts = statement(`
  select ${factColumns}, ${isListed} as listed,
    (select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
       'key', key, 'currency', currency, 'cents', cent_amount, 'country', country, 'customerGroup', customer_group,
       'channel', channel, 'validFrom', valid_from, 'validUntil', valid_until, 'discounted', discounted_cent_amount,
       'discount', discount_key, 'since', discounted_since)))
     from price where price.sku = product.sku) as prices,
    (select jsonb_agg(jsonb_strip_nulls(to_jsonb(last)))
     from (select distinct on (scope, currency) scope, currency, cent_amount as cents, logged_at as at
           from price_log where price_log.sku = product.sku
           order by scope, currency, logged_at desc) as last) as logged
  from product where product.sku = any($1)`);

/** Some products with all that they cost, their prices locked until the transaction ends. */
export async function selectStoredProducts(
  transaction: Queryable,
  skus: readonly string[],
): Promise<StoredProduct[]> {
  await transaction.query(lockPrices, [skus]);
  const rows = await transaction.query<ProductRow>(selectProducts, [skus]);
  return rows.map((row) => ({
    facts: readFacts(row),
    isListed: row.listed,
    prices: (row.prices ?? []).map(readPrice),
    logged: (row.logged ?? []).map(({ scope, currency, cents, at }) => ({
      scope,
      currency,
      centAmount: cents,
      at: new Date(at),
    })),
  }));
}

function readPrice(row: PriceRow): StoredProduct['prices'][number] {
  const { key, currency, cents, country, customerGroup, channel, discounted, discount, since } = row;
  return {
    price: {
      key,
      value: money(currency, cents),
      ...(country === undefined ? {} : { country }),
      ...(customerGroup === undefined ? {} : { customerGroup }),
      ...(channel === undefined ? {} : { channel }),
      ...readValidity(row),
      tiers: [],
    },
    stored:
      discounted === undefined || discount === undefined || since === undefined
        ? undefined
        : { centAmount: discounted, key: discount, since: new Date(since) },
  };
}

const updateDiscounts = statement(`
  update price set discounted_cent_amount = change.cents, discount_key = change.discount, discounted_since = change.since
  from json_to_recordset($1) as change (sku text, key text, cents bigint, discount text, since timestamptz)
  where price.sku = change.sku and price.key = change.key`);

export async function saveDiscounts(
  transaction: Queryable,
  changes: readonly (DiscountChange & { readonly sku: string })[],
): Promise<void> {
  const rows = changes.map(({ sku, key, discounted }) => ({
    sku,
    key,
    cents: discounted?.centAmount,
    discount: discounted?.key,
    since: discounted?.since,
  }));
  await transaction.query(updateDiscounts, [JSON.stringify(rows)]);
}

const insertLog = statement(`
  insert into price_log (sku, scope, currency, logged_at, cent_amount)
  select sku, scope, currency, at, cents
  from json_to_recordset($1) as entry (sku text, scope text, currency text, at timestamptz, cents bigint)`);

export async function appendToLog(
  transaction: Queryable,
  entries: readonly (LoggedPrice & { readonly sku: string })[],
): Promise<void> {
  const rows = entries.map(({ sku, scope, currency, at, centAmount: cents }) => ({
    sku,
    scope,
    currency,
    at,
    cents,
  }));
  await transaction.query(insertLog, [JSON.stringify(rows)]);
}

const selectLowered = statement('select distinct sku from price where discount_key = any($1)');

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
