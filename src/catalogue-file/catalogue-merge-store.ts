import { type Queryable, statement } from '../kernel/database.ts';
import type { CatalogueType } from './catalogue-file.ts';
import { mergeStock } from './catalogue-stock-store.ts';
import { mergeCustomers } from './customer-lines-store.ts';
import { type Merged, mergeStatement } from './merge-statement-store.ts';
import { mergePromotions } from './promotion-lines-store.ts';

/** What a merge did to one type, in records. */
interface MergeCounts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
}

export type MergeResult = Readonly<Record<CatalogueType, MergeCounts>>;

export interface Merge {
  readonly counts: MergeResult;
  /** Products whose line, price or stock changed; products of a changed type count too. */
  readonly skus: readonly string[];
  /** Those of `skus` whose stock changed; never cut short. */
  readonly stockSkus: readonly string[];
  readonly categories: readonly string[];
  /** Products that may cost or be shown at something else than before. */
  readonly repriced: readonly string[];
  /** Keys of product discounts that are new or changed. */
  readonly productDiscounts: readonly string[];
  readonly removedAttributes: number;
}

const categoryMerge = mergeStatement('category', 'stage_category', ['key'], {
  key: 'key',
  parent_key: 'parent',
  order_hint: '"orderHint"',
  name: 'name',
  slug: 'slug',
  meta_title: '"metaTitle"',
  meta_description: '"metaDescription"',
  content: 'content',
  image: 'image',
  image_url: '"imageUrl"',
  posts: 'posts',
  related: 'related',
});

const productMerge = mergeStatement('product', 'stage_product', ['sku'], {
  sku: 'key',
  product_type: '"productType"',
  categories: 'categories',
  brand: 'brand',
  name: 'name',
  slug: 'slug',
  description: 'description',
  highlights: 'highlights',
  attributes: 'attributes',
  images: 'images',
  package: 'package',
  tags: 'tags',
  popularity: 'popularity',
  ean: 'ean',
  model: 'model',
  released_at: '"releasedAt"',
  published: 'published',
  tax_category: '"taxCategory"',
  volume_discount_group: '"volumeDiscountGroup"',
  family: 'family',
  eligible_for_selling: '"eligibleForSelling"',
  meta_title: '"metaTitle"',
  meta_description: '"metaDescription"',
  meta_keywords: '"metaKeywords"',
  faq: 'faq',
  manual_url: '"manualUrl"',
  video: 'video',
  delivery_package: '"deliveryPackage"',
  dimensions: 'dimensions',
  related_accessories: '"relatedAccessories"',
  parent_products: '"parentProducts"',
  energy: 'energy',
  images_360: 'images360',
  guarantee: 'guarantee',
});

/** Who wrote it here, on which purchase, stays. Statistics follow by themselves (db/migrations/0006). */
const reviewMerge = mergeStatement(
  'review',
  'stage_review',
  ['key'],
  {
    key: 'key',
    sku: 'sku',
    state: 'state',
    title: 'title',
    text: 'text',
    author_name: '"authorName"',
    rating: 'rating',
    locale: 'locale',
    source: 'source',
    translations: 'translations',
    customer_care_response_text: '"customerCareResponseText"',
    created_at: '"createdAt"',
    review_created_at: '"reviewCreatedAt"',
  },
  'sku',
);

const pageMerge = mergeStatement('page', 'stage_page', ['key'], {
  key: 'key',
  page: 'page',
  locale: 'locale',
  slug: 'slug',
  kind: 'kind',
  title: 'title',
  meta: 'meta',
  brand: 'brand',
  published_at: '"publishedAt"',
  teaser: 'teaser',
  blocks: 'blocks',
});

/** Where pictures and documents come from; what there is of them already stays until the new one is there. */
const assetMerge = mergeStatement('media', 'stage_asset', ['name'], {
  name: 'key',
  url: 'url',
  file: 'file',
});

/** Products that lose a review to another one. */
const productsLosingReviews = statement(
  'select review.sku from review join stage_review as stage on stage.key = review.key where stage.sku <> review.sku',
);

const insertTypes = statement(
  'insert into product_type (key) select key from stage_product_type on conflict do nothing returning key',
);
const removeAttributes = statement(
  `delete from product_attribute
   where product_type in (select key from stage_product_type)
     and (product_type, key) not in (
       select stage.key, attribute ->> 'key'
       from stage_product_type as stage cross join jsonb_array_elements(stage.attributes) as attribute)
   returning product_type as key`,
);
const mergeAttributes = statement(
  `insert into product_attribute as known (product_type, key, position, label, unit)
   select stage.key, attribute ->> 'key', position, attribute -> 'label', attribute ->> 'unit'
   from stage_product_type as stage
   cross join jsonb_array_elements(stage.attributes) with ordinality as attributes (attribute, position)
   on conflict (product_type, key) do update
     set position = excluded.position, label = excluded.label, unit = excluded.unit
     where (known.position, known.label, known.unit) is distinct from (excluded.position, excluded.label, excluded.unit)
   returning product_type as key`,
);
const productsOfTypes = statement('select sku from product where product_type = any($1) limit $2');
const countStage = statement(
  `select (select count(*) from stage_product_type)::integer as "productType",
          (select count(*) from stage_category)::integer as category,
          (select count(*) from stage_product)::integer as product,
          (select count(*) from stage_price)::integer as price,
          (select count(*) from stage_price_log)::integer as "priceLog",
          (select count(*) from stage_stock)::integer as stock,
          (select count(*) from stage_review)::integer as review,
          (select count(*) from stage_discount)::integer as discount,
          (select count(*) from stage_code)::integer as code,
          (select count(*) from stage_page)::integer as page,
          (select count(*) from stage_asset)::integer as asset,
          (select count(*) from stage_customer_group)::integer as "customerGroup",
          (select count(*) from stage_customer)::integer as customer`,
);

function count(staged: number, merged: readonly Merged[]): MergeCounts {
  const sum = (rows: readonly Merged[]) => rows.reduce((total, { records }) => total + records, 0);
  const added = sum(merged.filter((row) => row.added));
  const touched = sum(merged);
  return { added, changed: touched - added, unchanged: staged - touched };
}

async function mergeProductTypes(transaction: Queryable, staged: number, listUpTo: number) {
  const added = await transaction.query<{ key: string }>(insertTypes);
  const removed = await transaction.query<{ key: string }>(removeAttributes);
  const merged = await transaction.query<{ key: string }>(mergeAttributes);
  const isNew = new Set(added.map((row) => row.key));
  const changed = new Set([...removed, ...merged].map((row) => row.key).filter((key) => !isNew.has(key)));
  const skus =
    changed.size === 0
      ? []
      : await transaction.query<{ sku: string }>(productsOfTypes, [[...changed], listUpTo + 1]);
  const counts: MergeCounts = {
    added: isNew.size,
    changed: changed.size,
    unchanged: staged - isNew.size - changed.size,
  };
  return { counts, removed: removed.length, skus: skus.map((row) => row.sku) };
}

/** Brings the staged lines into the catalogue. Of `skus` there may be fewer than changed once there are over `listUpTo`. */
export async function mergeStage(transaction: Queryable, listUpTo: number): Promise<Merge> {
  const [staged] = await transaction.query<Record<CatalogueType, number>>(countStage);
  if (staged === undefined) throw new Error('a count has no row');
  const types = await mergeProductTypes(transaction, staged.productType, listUpTo);
  const categories = await transaction.query<Merged>(categoryMerge);
  const products = await transaction.query<Merged>(productMerge);
  const { prices, logs, productDiscounts, cartDiscounts, codes } = await mergePromotions(transaction);
  const stocks = await mergeStock(transaction);
  const losing = await transaction.query<{ sku: string }>(productsLosingReviews);
  const reviews = await transaction.query<Merged>(reviewMerge);
  const pages = await transaction.query<Merged>(pageMerge);
  const assets = await transaction.query<Merged>(assetMerge);
  const { groups, customers } = await mergeCustomers(transaction);
  const skus = new Set(types.skus);
  for (const { sku } of losing) skus.add(sku);
  for (const rows of [products, prices, logs, reviews]) for (const row of rows) skus.add(row.key);
  for (const sku of stocks.skus) skus.add(sku);
  return {
    counts: {
      productType: types.counts,
      category: count(staged.category, categories),
      product: count(staged.product, products),
      price: count(staged.price, prices),
      priceLog: count(staged.priceLog, logs),
      stock: {
        added: stocks.added,
        changed: stocks.changed,
        unchanged: staged.stock - stocks.added - stocks.changed,
      },
      review: count(staged.review, reviews),
      discount: count(staged.discount, [...productDiscounts, ...cartDiscounts]),
      code: count(staged.code, codes),
      page: count(staged.page, pages),
      asset: count(staged.asset, assets),
      customerGroup: count(staged.customerGroup, groups),
      customer: count(staged.customer, customers),
    },
    skus: [...skus],
    stockSkus: stocks.skus,
    categories: categories.map((row) => row.key),
    repriced: [...new Set([...products, ...prices, ...logs].map((row) => row.key))],
    productDiscounts: productDiscounts.map((row) => row.key),
    removedAttributes: types.removed,
  };
}

/** Of a product only what it is looked for by: to sample its texts would mean to unpack them. */
const analyzed = [
  'product_attribute',
  'category',
  'product (sku, product_type, brand, categories, tags, popularity, published, eligible_for_selling, family)',
  'price',
  'inventory',
  'review',
];

/** Fresh figures for the planner after much has changed. */
export async function analyzeCatalogue(transaction: Queryable): Promise<void> {
  for (const table of analyzed) await transaction.query(statement(`analyze ${table}`));
}
