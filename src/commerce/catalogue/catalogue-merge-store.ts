import { type Queryable, statement } from '../../kernel/database.ts';
import type { CatalogueType } from './catalogue-file.ts';
import { mergeStock } from './catalogue-stock-store.ts';

/** What a merge did to one type, in records. */
export interface MergeCounts {
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
  readonly removedAttributes: number;
}

type Merged = { key: string; added: boolean };

/**
 * Inserts staged rows or updates those that differ (`xmax` is 0 for a row that was not there before). Rows that are the
 * same are left out before the insert: a conflict would lock each of them, which costs as much as a change.
 * `columns`: the target's column -> the stage's.
 */
function mergeStatement(
  target: string,
  stage: string,
  keys: readonly string[],
  columns: Record<string, string>,
  /** What stands for the row in the answer. */
  reported = keys[0],
) {
  const names = Object.keys(columns);
  const staged = (name: string) => `stage.${columns[name]}`;
  const others = names.filter((name) => !keys.includes(name));
  const updates = others.map((name) => `${name} = excluded.${name}`);
  if (['category', 'product', 'review'].includes(target)) updates.push(`version = ${target}.version + 1`);
  return statement(
    `insert into ${target} (${names.join(', ')})
     select ${names.map(staged).join(', ')} from ${stage} as stage
     where not exists (
       select from ${target} as known
       where ${keys.map((name) => `known.${name} = ${staged(name)}`).join(' and ')}
         and (${others.map((name) => `known.${name}`).join(', ')})
           is not distinct from (${others.map(staged).join(', ')}))
     order by ${keys.map(staged).join(', ')}
     on conflict (${keys.join(', ')}) do update set ${updates.join(', ')}
     returning ${reported} as key, xmax = 0 as added`,
  );
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

const priceMerge = mergeStatement('price', 'stage_price', ['sku', 'key'], {
  sku: 'sku',
  key: 'scope',
  country: 'country',
  currency: 'currency',
  cent_amount: 'cents',
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
          (select count(*) from stage_stock)::integer as stock,
          (select count(*) from stage_review)::integer as review`,
);

function count(staged: number, merged: readonly Merged[]): MergeCounts {
  const added = merged.filter((row) => row.added).length;
  return { added, changed: merged.length - added, unchanged: staged - merged.length };
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
  const prices = await transaction.query<Merged>(priceMerge);
  const stocks = await mergeStock(transaction);
  const losing = await transaction.query<{ sku: string }>(productsLosingReviews);
  const reviews = await transaction.query<Merged>(reviewMerge);
  const skus = new Set(types.skus);
  for (const { sku } of losing) skus.add(sku);
  for (const rows of [products, prices, reviews]) for (const row of rows) skus.add(row.key);
  for (const sku of stocks.skus) skus.add(sku);
  return {
    counts: {
      productType: types.counts,
      category: count(staged.category, categories),
      product: count(staged.product, products),
      price: count(staged.price, prices),
      stock: {
        added: stocks.added,
        changed: stocks.changed,
        unchanged: staged.stock - stocks.added - stocks.changed,
      },
      review: count(staged.review, reviews),
    },
    skus: [...skus],
    stockSkus: stocks.skus,
    categories: categories.map((row) => row.key),
    removedAttributes: types.removed,
  };
}

/** One import at a time; readers are not kept waiting. */
export async function lockCatalogue(transaction: Queryable): Promise<void> {
  await transaction.query(statement("select pg_advisory_xact_lock(hashtext('gantry catalogue import'))"));
}

/** The same for who can come back later: `false` while an import or another change of prices is under way. */
export async function tryLockCatalogue(transaction: Queryable): Promise<boolean> {
  const [row] = await transaction.query<{ locked: boolean }>(
    statement("select pg_try_advisory_xact_lock(hashtext('gantry catalogue import')) as locked"),
  );
  return row?.locked === true;
}

export async function countCatalogueUp(transaction: Queryable): Promise<void> {
  await transaction.query(statement('update catalogue_version set version = version + 1'));
}

/** Fresh figures for the planner after much has changed. */
export async function analyzeCatalogue(transaction: Queryable): Promise<void> {
  for (const table of ['product_attribute', 'category', 'product', 'price', 'inventory', 'review']) {
    await transaction.query(statement(`analyze ${table}`));
  }
}
