import { type Queryable, statement } from '../../../kernel/database.ts';
import type { LocaleCode } from '../../../kernel/locale.ts';
import type { Localized } from '../../../kernel/localized.ts';
import { type ReadRow, readColumns, readNames } from '../../../kernel/record-fields.ts';
import type { CalendarDay } from '../../../markets/calendar-day.ts';
import type { PriceView } from '../prices/find-shown-prices.ts';
import { type CandidateRow, candidatePrices } from '../prices/price-store.ts';
import type { RatingCounts } from '../reviews/rating-statistics.ts';
import type { AvailabilityRow } from '../stock/availability.ts';
import { stockColumns } from '../stock/stock-store.ts';
import { type CatalogueMarket, textLocales } from './catalogue-market.ts';
import { productFields } from './product-fields.ts';
import type { StoredAttribute } from './written-attribute.ts';

/*
 * Parameters of every statement about products: $1 skus (or sku), $2 locale, $3 its fallback, $4 country, $5 currency.
 * A product without a price in the market, or not published, is not there.
 */

/** What listings show: published goods that may be sold; an extra guarantee is offered with what it is for alone. */
export const isListed = '(product.published and product.eligible_for_selling and product.guarantee is null)';

/** `$6`: the customer's group; visitors have none. */
const pricesForView = candidatePrices({ country: '$4', currency: '$5', customerGroup: '$6' });

/**
 * `[[key, label, value, unit]]` of some of the product's attributes, texts picked. `offset 0` keeps the lookup of a label
 * a lookup; as a join it would read all labels of the product's type.
 */
const attributesOf = (source: string) => `
  (select jsonb_agg(jsonb_build_array(
     entry ->> 'key',
     localized_text(known.label, $2, $3),
     case jsonb_typeof(entry -> 'value')
       when 'object' then to_jsonb(localized_text(entry -> 'value', $2, $3)) else entry -> 'value' end,
     coalesce(entry ->> 'unit', known.unit)) order by position)
   from jsonb_array_elements(${source}) with ordinality as entries (entry, position)
   cross join lateral (
     select label, unit from product_attribute
     where product_type = product.product_type and key = entry ->> 'key' offset 0) as known)`;

const firstImage = `
  product.images -> 0 ->> 'name' as "imageName",
  coalesce(localized_text(product.images -> 0 -> 'label', $2, $3), localized_text(product.name, $2, $3)) as "imageLabel"`;

/** How often each rating was given (src/commerce/goods/reviews). */
const ratingCounts = `
  (select array[rating_1, rating_2, rating_3, rating_4, rating_5] from review_statistics
   where review_statistics.sku = product.sku) as "ratingCounts"`;

const ofCards = [
  'name',
  'slug',
  'brand',
  'package',
  'tags',
  'energy',
  'content',
  'secondHand',
  'taxCategory',
] as const;

export interface CardRow extends ReadRow<typeof productFields, (typeof ofCards)[number]> {
  readonly sku: string;
  readonly imageName: string | null;
  readonly imageLabel: string;
  readonly candidates: readonly CandidateRow[];
  readonly available: number;
  readonly reorderedAt: CalendarDay | null;
  readonly specs: AttributeTuple[] | null;
  readonly ratingCounts: RatingCounts | null;
}
export type AttributeTuple = [
  key: string,
  label: string,
  value: StoredAttribute['value'],
  unit: string | null,
];

const selectCards = statement(`
  select product.sku, ${readColumns(productFields, 'product', ofCards)}, ${firstImage}, price.candidates,
    coalesce(inventory.available, 0) as available, inventory.reordered_at::text as "reorderedAt", ${ratingCounts},
    ${attributesOf("jsonb_path_query_array(product.attributes, '$[0 to 4]')")} as specs
  from unnest($1::text[]) with ordinality as wanted (sku, position)
  join product on product.sku = wanted.sku
  ${pricesForView}
  left join inventory on inventory.sku = product.sku and inventory.channel = ''
  where ${isListed}
  order by wanted.position`);

export function selectCardRows(
  db: Queryable,
  skus: readonly string[],
  { country, currency, customerGroup }: PriceView,
  locale: LocaleCode,
): Promise<CardRow[]> {
  const values = [skus, ...textLocales(locale), country, currency, customerGroup ?? null];
  return db.query<CardRow>(selectCards, values);
}

/** What a product’s own page needs beside what `ProductDetailsRow` has. */
export interface ProductRow extends CardRow {
  readonly slugs: Localized;
  readonly images: { readonly name: string; readonly label: string }[] | null;
}

/** Fields that only a product’s own page shows. */
export const ofProductPage = readNames(productFields, ofCards);

const selectProduct = statement(`
  select product.sku, ${readColumns(productFields, 'product', ofCards)}, ${firstImage}, price.candidates,
    coalesce(inventory.available, 0) as available, inventory.reordered_at::text as "reorderedAt", ${ratingCounts},
    ${attributesOf('product.attributes')} as specs, product.slug as slugs,
    (select jsonb_agg(jsonb_build_object('name', image ->> 'name',
       'label', coalesce(localized_text(image -> 'label', $2, $3), localized_text(product.name, $2, $3))) order by position)
     from jsonb_array_elements(product.images) with ordinality as images (image, position)) as images
  from product
  ${pricesForView}
  left join inventory on inventory.sku = product.sku and inventory.channel = ''
  where product.sku = $1 and product.published`);

export async function selectProductRow(
  db: Queryable,
  sku: string,
  { country, currency, customerGroup }: PriceView,
  locale: LocaleCode,
): Promise<ProductRow | undefined> {
  const values = [sku, ...textLocales(locale), country, currency, customerGroup ?? null];
  const [row] = await db.query<ProductRow>(selectProduct, values);
  return row;
}

const ofSellables = [
  'name',
  'slug',
  'productType',
  'package',
  'brand',
  'tags',
  'volumeDiscountGroup',
  'taxCategory',
  'eligibleForSelling',
  'guarantee',
  'energy',
  'content',
] as const;

export interface SellableRow
  extends AvailabilityRow,
    ReadRow<typeof productFields, (typeof ofSellables)[number]> {
  readonly sku: string;
  readonly imageName: string | null;
  readonly imageLabel: string;
  /** `null`: no price at all, as guarantees may have none. */
  readonly candidates: readonly CandidateRow[] | null;
  /** And eligible for selling. */
  readonly published: boolean;
  /** With all above them. */
  readonly categories: string[];
}

// The paths are walked once a category of the asked products, not once a product: a full cart shares most of them.
const selectSellable = statement(`
  with recursive wanted as materialized (select sku, categories from product where sku = any($1)),
  path (key, ancestor) as (
    select distinct main, main from wanted cross join unnest(wanted.categories) as main
    union
    select path.key, category.parent_key from path join category on category.key = path.ancestor
    where category.parent_key is not null),
  placed as (
    select wanted.sku, array_agg(distinct path.ancestor) as categories
    from wanted cross join unnest(wanted.categories) as main join path on path.key = main
    group by wanted.sku)
  select product.sku, ${readColumns(productFields, 'product', ofSellables)}, ${firstImage}, price.candidates,
    ${stockColumns('$6')},
    product.published and product.eligible_for_selling as published, coalesce(placed.categories, '{}') as categories
  from product
  ${candidatePrices({ country: '$4', currency: '$5', priceless: 'kept' })}
  left join placed on placed.sku = product.sku
  left join inventory on inventory.sku = product.sku and inventory.channel = ''
  where product.sku = any($1)`);

export function selectSellableRows(
  db: Queryable,
  skus: readonly string[],
  market: CatalogueMarket,
  locale: LocaleCode,
  cartId: string | undefined,
): Promise<SellableRow[]> {
  return db.query<SellableRow>(selectSellable, [
    skus,
    ...textLocales(locale),
    market.country,
    market.currency,
    cartId ?? null,
  ]);
}

const selectInventory = statement(`
  select product.sku, ${stockColumns('$2')}
  from unnest($1::text[]) with ordinality as wanted (sku, position)
  join product on product.sku = wanted.sku
  left join inventory on inventory.sku = product.sku and inventory.channel = ''
  order by wanted.position`);

export function selectInventoryRows(
  db: Queryable,
  skus: readonly string[],
  cartId: string | undefined,
): Promise<(AvailabilityRow & { readonly sku: string })[]> {
  return db.query(selectInventory, [skus, cartId ?? null]);
}
