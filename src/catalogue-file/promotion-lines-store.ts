import { type Queryable, statement } from '../kernel/database.ts';
import { utcText } from '../kernel/record-fields.ts';
import type { Check } from './catalogue-check.ts';
import type { Merged } from './merge-statement-store.ts';
import { records } from './records.ts';

/** What prices, their log, discounts and codes of a catalogue file ask of the rest of the shop. */

const changesOfLogs = `
  select stage.line, stage.key, stage.sku, stage.scope, stage."currencyCode" as currency, change."from" as at, change.cents
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

/** What the staged logs added; their key is the sku. */
export function mergePriceLogs(transaction: Queryable): Promise<Merged[]> {
  return transaction.query<Merged>(logMerge);
}

/** Names that predicates list under a word, wherever in them, with the line they are on. */
const listedInPredicates = (word: 'category' | 'sku' | 'productType') => `
  (select distinct line, element #>> '{}' as found
   from stage_discount as stage
   cross join jsonb_path_query(coalesce(stage.predicate, stage.target -> 'predicate'),
     'lax $.**.${word}[*] ? (@.type() == "string")') as element) as listed`;

function missingInPredicates(
  word: 'category' | 'sku' | 'productType',
  table: string,
  column: string,
  message: (found: string) => string,
): Check {
  return {
    type: 'discount',
    fields: ['predicate'],
    text: `select line, found from ${listedInPredicates(word)}
           where not exists (select from ${table} where ${column} = found) order by line, found limit $1`,
    message,
  };
}

/** What a merge would stumble over; asked before it. */
export const promotionPreChecks: readonly Check[] = [
  {
    type: 'discount',
    fields: ['kind'],
    text: `select line, stage.kind as found from stage_discount as stage
           where exists (select from product_discount as known where known.key = stage.key and stage.kind = 'cart')
              or exists (select from cart_discount as known where known.key = stage.key and stage.kind = 'product')
           order by line limit $1`,
    message: () => 'is another one for the discount the shop has under this key',
  },
  {
    type: 'code',
    fields: ['maxApplications'],
    text: `select line, code.applications::text as found from stage_code as stage
           join discount_code as code on code.code = stage.key
           where code.applications > stage."maxApplications" order by line limit $1`,
    message: (found) => `is below the ${found} times it was used already`,
  },
];

export const promotionChecks: readonly Check[] = [
  ...(['price', 'priceLog'] as const).map(
    (type): Check => ({
      type,
      fields: ['sku'],
      text: `select line, sku as found from ${records[type].stage} as stage
             where not exists (select from product where product.sku = stage.sku) order by line limit $1`,
      message: (found) => `no product has the sku ${found}`,
    }),
  ),
  {
    type: 'priceLog',
    fields: ['changes'],
    text: `select change.line, ${utcText('change.at')} as found from (${changesOfLogs}) as change
           join price_log as known on (known.sku, known.scope, known.currency, known.logged_at)
             = (change.sku, change.scope, change.currency, change.at)
           where known.cent_amount is distinct from change.cents order by change.line, change.at limit $1`,
    message: (found) => `the log of ${found} says otherwise and is never rewritten`,
  },
  missingInPredicates('category', 'category', 'key', (found) => `no category has the key ${found}`),
  missingInPredicates('sku', 'product', 'sku', (found) => `no product has the sku ${found}`),
  missingInPredicates('productType', 'product_type', 'key', (found) => `no productType has the key ${found}`),
  {
    type: 'discount',
    fields: ['value', 'sku'],
    text: `select line, value ->> 'sku' as found from stage_discount as stage
           where value ->> 'sku' is not null
             and not exists (select from product where product.sku = stage.value ->> 'sku') order by line limit $1`,
    message: (found) => `no product has the sku ${found}`,
  },
  {
    type: 'code',
    fields: ['cartDiscounts'],
    text: `select line, found from stage_code as stage, unnest(stage."cartDiscounts") as found
           where not exists (select from cart_discount where key = found) order by line, found limit $1`,
    message: (found) => `no cart discount has the key ${found}`,
  },
];

const selectFuture = statement(`
  select line, ${utcText('max(at)')} as found from (${changesOfLogs}) as change
  where at > $2 group by line order by line limit $1`);

/** Lines of the log that tell of what has not been yet. */
export function findFutureLogs(
  transaction: Queryable,
  now: Date,
  limit: number,
): Promise<{ readonly line: number; readonly found: string }[]> {
  return transaction.query(selectFuture, [limit, now]);
}
