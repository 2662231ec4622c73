import { type Queryable, statement } from '../kernel/database.ts';
import { currencyCodes, getCurrency } from '../kernel/money.ts';
import type { Check } from './catalogue-check.ts';
import type { CatalogueLine } from './catalogue-file.ts';
import { type Merged, mergeStatement } from './merge-statement-store.ts';

/** Prices, their log, discounts and codes on their way from a catalogue file into the database and back. */

export const promotionStageColumns = {
  price:
    'line integer, key text, sku text, scope text, country text, currency text, cents bigint, "customerGroup" text, channel text, "validFrom" timestamptz, "validUntil" timestamptz, tiers jsonb',
  priceLog: 'line integer, key text, sku text, scope text, currency text, changes jsonb',
  discount:
    'line integer, key text, kind text, name jsonb, value jsonb, "sortOrder" integer, "isActive" boolean, "validFrom" timestamptz, "validUntil" timestamptz, predicate jsonb, target jsonb, "minimumGoods" jsonb, "stackingMode" text, stores text[], "requiresDiscountCode" boolean, "volumeDiscountGroup" text, volume integer, tier text',
  code: 'line integer, key text, name jsonb, "cartDiscounts" text[], "isActive" boolean, "validFrom" timestamptz, "validUntil" timestamptz, "maxApplications" integer, "maxApplicationsPerCustomer" integer',
} as const;

export const promotionStageTables = {
  price: 'stage_price',
  priceLog: 'stage_price_log',
  discount: 'stage_discount',
  code: 'stage_code',
} as const;

/** A price in the columns of its stage: its key there is without the sku. */
export function stagePrice(line: number, record: CatalogueLine<'price'>): object {
  const { key, sku, country, customerGroup, channel, validFrom, validUntil, value, tiers } = record;
  return {
    line,
    key,
    sku,
    scope: key.slice(sku.length + 1),
    country,
    currency: value.currencyCode,
    cents: value.centAmount,
    customerGroup,
    channel,
    validFrom,
    validUntil,
    tiers: tiers.map(({ minimumQuantity, value: { centAmount } }) => ({ minimumQuantity, centAmount })),
  };
}

export function stagePriceLog(line: number, record: CatalogueLine<'priceLog'>): object {
  const { key, sku, country, currencyCode: currency, changes } = record;
  return {
    line,
    key,
    sku,
    scope: country ?? currency,
    currency,
    changes: changes.map(({ from, amount }) => ({ from, cents: amount?.centAmount })),
  };
}

const priceMerge = mergeStatement('price', 'stage_price', ['sku', 'key'], {
  sku: 'sku',
  key: 'scope',
  country: 'country',
  currency: 'currency',
  cent_amount: 'cents',
  customer_group: '"customerGroup"',
  channel: 'channel',
  valid_from: '"validFrom"',
  valid_until: '"validUntil"',
  tiers: 'tiers',
});

const changesOfLogs = `
  select stage.line, stage.key, stage.sku, stage.scope, stage.currency, change."from" as at, change.cents
  from stage_price_log as stage
  cross join jsonb_to_recordset(stage.changes) as change ("from" timestamptz, cents bigint)`;

// Appended, never rewritten: what the log says already stays.
const logMerge = statement(`
  with appended as (
    insert into price_log (sku, scope, currency, logged_at, cent_amount)
    select sku, scope, currency, at, cents from (${changesOfLogs}) as change
    order by sku, scope, currency, at
    on conflict do nothing returning sku, scope, currency)
  select sku as key, not exists (
    select from price_log as known
    where (known.sku, known.scope, known.currency) = (appended.sku, appended.scope, appended.currency)) as added,
    1 as records
  from appended group by sku, scope, currency`);

const discountColumns = {
  key: 'key',
  name: 'name',
  value: 'value',
  sort_order: '"sortOrder"',
  is_active: '"isActive"',
  valid_from: '"validFrom"',
  valid_until: '"validUntil"',
};
const productDiscountMerge = mergeStatement(
  'product_discount',
  `(select * from stage_discount where kind = 'product')`,
  ['key'],
  { ...discountColumns, predicate: 'predicate' },
);
const cartDiscountMerge = mergeStatement(
  'cart_discount',
  `(select * from stage_discount where kind = 'cart')`,
  ['key'],
  {
    ...discountColumns,
    target: 'target',
    minimum_goods: '"minimumGoods"',
    stacking_mode: '"stackingMode"',
    stores: 'stores',
    requires_discount_code: '"requiresDiscountCode"',
    volume_discount_group: '"volumeDiscountGroup"',
    volume: 'volume',
    tier: 'tier',
  },
);
const codeMerge = mergeStatement('discount_code', 'stage_code', ['code'], {
  code: 'key',
  name: 'name',
  cart_discounts: '"cartDiscounts"',
  is_active: '"isActive"',
  valid_from: '"validFrom"',
  valid_until: '"validUntil"',
  max_applications: '"maxApplications"',
  max_applications_per_customer: '"maxApplicationsPerCustomer"',
});

/** What a merge did; the key of a price and of a log is its sku. */
export interface PromotionMerge {
  readonly prices: readonly Merged[];
  readonly logs: readonly Merged[];
  readonly productDiscounts: readonly Merged[];
  readonly cartDiscounts: readonly Merged[];
  readonly codes: readonly Merged[];
}

export async function mergePromotions(transaction: Queryable): Promise<PromotionMerge> {
  return {
    prices: await transaction.query<Merged>(priceMerge),
    logs: await transaction.query<Merged>(logMerge),
    productDiscounts: await transaction.query<Merged>(productDiscountMerge),
    cartDiscounts: await transaction.query<Merged>(cartDiscountMerge),
    codes: await transaction.query<Merged>(codeMerge),
  };
}

/** Names that predicates list under a word, wherever in them, with the line they are on. */
const listedInPredicates = (word: 'category' | 'sku' | 'productType') => `
  (select distinct line, found #>> '{}' as given
   from stage_discount as stage
   cross join jsonb_path_query(coalesce(stage.predicate, stage.target -> 'predicate'),
     'lax $.**.${word}[*] ? (@.type() == "string")') as found) as listed`;

function missingInPredicates(
  word: 'category' | 'sku' | 'productType',
  table: string,
  column: string,
  message: (given: string) => string,
): Check {
  return {
    type: 'discount',
    fields: ['predicate'],
    text: `select line, given from ${listedInPredicates(word)}
           where not exists (select from ${table} where ${column} = given) order by line, given limit $1`,
    message,
  };
}

/** What a merge would stumble over; asked before it. */
export const promotionPreChecks: readonly Check[] = [
  {
    type: 'discount',
    fields: ['kind'],
    text: `select line, stage.kind as given from stage_discount as stage
           where exists (select from product_discount as known where known.key = stage.key and stage.kind = 'cart')
              or exists (select from cart_discount as known where known.key = stage.key and stage.kind = 'product')
           order by line limit $1`,
    message: () => 'is another one for the discount the shop has under this key',
  },
  {
    type: 'code',
    fields: ['maxApplications'],
    text: `select line, code.applications::text as given from stage_code as stage
           join discount_code as code on code.code = stage.key
           where code.applications > stage."maxApplications" order by line limit $1`,
    message: (given) => `is below the ${given} times it was used already`,
  },
];

const instantText = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export const promotionChecks: readonly Check[] = [
  ...(['price', 'priceLog'] as const).map(
    (type): Check => ({
      type,
      fields: ['sku'],
      text: `select line, sku as given from ${promotionStageTables[type]} as stage
             where not exists (select from product where product.sku = stage.sku) order by line limit $1`,
      message: (given) => `no product has the sku ${given}`,
    }),
  ),
  {
    type: 'priceLog',
    fields: ['changes'],
    text: `select change.line, ${instantText('change.at')} as given from (${changesOfLogs}) as change
           join price_log as known on (known.sku, known.scope, known.currency, known.logged_at)
             = (change.sku, change.scope, change.currency, change.at)
           where known.cent_amount is distinct from change.cents order by change.line, change.at limit $1`,
    message: (given) => `the log of ${given} says otherwise and is never rewritten`,
  },
  missingInPredicates('category', 'category', 'key', (given) => `no category has the key ${given}`),
  missingInPredicates('sku', 'product', 'sku', (given) => `no product has the sku ${given}`),
  missingInPredicates('productType', 'product_type', 'key', (given) => `no productType has the key ${given}`),
  {
    type: 'discount',
    fields: ['value', 'sku'],
    text: `select line, value ->> 'sku' as given from stage_discount as stage
           where value ->> 'type' = 'giftLineItem'
             and not exists (select from product where product.sku = stage.value ->> 'sku') order by line limit $1`,
    message: (given) => `no product has the sku ${given}`,
  },
  {
    type: 'code',
    fields: ['cartDiscounts'],
    text: `select line, given from stage_code as stage, unnest(stage."cartDiscounts") as given
           where not exists (select from cart_discount where key = given) order by line, given limit $1`,
    message: (given) => `no cart discount has the key ${given}`,
  },
];

const selectFuture = statement(`
  select line, ${instantText('max(at)')} as given from (${changesOfLogs}) as change
  where at > $2 group by line order by line limit $1`);

/** Lines of the log that tell of what has not been yet. */
export function findFutureLogs(
  transaction: Queryable,
  now: Date,
  limit: number,
): Promise<{ readonly line: number; readonly given: string }[]> {
  return transaction.query(selectFuture, [limit, now]);
}

const fractionDigits = JSON.stringify(
  Object.fromEntries(currencyCodes.map((code) => [code, getCurrency(code).fractionDigits])),
);
const moneyOf = (currency: string, cents: string) =>
  `jsonb_build_object('currencyCode', ${currency}, 'centAmount', ${cents}, 'fractionDigits', '${fractionDigits}'::jsonb -> ${currency})`;
const discountFields = `
  key, name, value, sort_order as "sortOrder", nullif(is_active, true) as "isActive",
  ${instantText('valid_from')} as "validFrom", ${instantText('valid_until')} as "validUntil"`;

/** Lines of the file as the database writes them, each type in the order of its key. */
export const promotionSelects = {
  price: `
    select sku || '/' || key as key, sku, country, customer_group as "customerGroup", channel,
      ${instantText('valid_from')} as "validFrom", ${instantText('valid_until')} as "validUntil",
      ${moneyOf('currency', 'cent_amount')} as value,
      (select jsonb_agg(jsonb_build_object('minimumQuantity', tier -> 'minimumQuantity',
         'value', ${moneyOf('currency', `tier -> 'centAmount'`)}) order by position)
       from jsonb_array_elements(tiers) with ordinality as listed (tier, position)) as tiers
    from price order by sku, price.key collate "C"`,
  priceLog: `
    select sku || '/' || case when scope = currency then '' else scope || '/' end || currency as key, sku,
      nullif(scope, currency) as country, currency as "currencyCode",
      jsonb_agg(jsonb_build_object('from', ${instantText('logged_at')}, 'amount',
        case when cent_amount is not null then ${moneyOf('currency', 'cent_amount')} end) order by logged_at) as changes
    from price_log group by sku, scope, currency order by sku, scope collate "C", currency collate "C"`,
  discount: `
    select * from (
      select ${discountFields}, 'product' as kind, predicate, null::jsonb as target, null::jsonb as "minimumGoods",
        null as "stackingMode", null::text[] as stores, null::boolean as "requiresDiscountCode",
        null as "volumeDiscountGroup", null::integer as volume, null as tier
      from product_discount
      union all
      select ${discountFields}, 'cart', null, target, nullif(minimum_goods, '[]'), nullif(stacking_mode, 'Stacking'),
        nullif(stores, '{}'), nullif(requires_discount_code, false), volume_discount_group, volume, tier
      from cart_discount) as discount
    order by key collate "C"`,
  code: `
    select code as key, nullif(name, '{}') as name, cart_discounts as "cartDiscounts", nullif(is_active, true) as "isActive",
      ${instantText('valid_from')} as "validFrom", ${instantText('valid_until')} as "validUntil",
      max_applications as "maxApplications", max_applications_per_customer as "maxApplicationsPerCustomer"
    from discount_code order by code collate "C"`,
} as const;
