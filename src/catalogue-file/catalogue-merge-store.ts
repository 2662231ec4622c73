import { type Queryable, statement } from '../kernel/database.ts';
import { quoted } from '../kernel/record-fields.ts';
import { mergeStock } from './catalogue-stock-store.ts';
import { completePasswords } from './customer-lines-store.ts';
import { type Merged, mergeTable } from './merge-statement-store.ts';
import { mergePriceLogs } from './promotion-lines-store.ts';
import { type CatalogueType, catalogueTypes, records } from './records.ts';

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
  `select ${catalogueTypes
    .map((type) => `(select count(*) from ${records[type].stage})::integer as ${quoted(type)}`)
    .join(', ')}`,
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
  const categories = await mergeTable(transaction, 'category');
  const products = await mergeTable(transaction, 'product');
  const prices = await mergeTable(transaction, 'price');
  const logs = await mergePriceLogs(transaction);
  const productDiscounts = await mergeTable(transaction, 'product_discount');
  const cartDiscounts = await mergeTable(transaction, 'cart_discount');
  const codes = await mergeTable(transaction, 'discount_code');
  const stocks = await mergeStock(transaction);
  const losing = await transaction.query<{ sku: string }>(productsLosingReviews);
  const reviews = await mergeTable(transaction, 'review');
  const pages = await mergeTable(transaction, 'page');
  const assets = await mergeTable(transaction, 'media');
  await completePasswords(transaction);
  const groups = await mergeTable(transaction, 'customer_group');
  const customers = await mergeTable(transaction, 'customer');
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
