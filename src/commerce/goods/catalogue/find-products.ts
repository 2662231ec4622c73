import type { Queryable } from '../../../kernel/database.ts';
import { getCollator } from '../../../kernel/formatters.ts';
import type { LocaleCode } from '../../../kernel/locale.ts';
import {
  COMPARISON,
  COMPLEMENTARY_PRODUCTS_LIMIT,
  RELATED_PRODUCTS_LIMIT,
} from '../../../markets/listing-constants.ts';
import type { CatalogueMarket } from './catalogue-market.ts';
import {
  type AnalyticsRow,
  type FilterQuery,
  type ProductFilter,
  type ProductRelations,
  selectAnalyticsRows,
  selectComplementaryCategories,
  selectFilteredRows,
  selectProductRelations,
} from './product-filter-store.ts';

export interface FoundProducts {
  /** All that match, of which `skus` are one page. */
  readonly total: number;
  readonly skus: readonly string[];
}

/** Where, when and for whom products are looked for. */
export interface ProductSeeker {
  readonly market: CatalogueMarket;
  readonly locale: LocaleCode;
  readonly at: Date;
}

/** Listed products of a market by their properties, a page at a time (rule X-01). */
export async function findProducts(db: Queryable, query: FilterQuery): Promise<FoundProducts> {
  const { sort, limit, offset, locale } = query;
  if (sort !== 'name-asc' && sort !== 'name-desc') {
    const { total, rows } = await selectFilteredRows(db, query);
    return { total, skus: rows.map(({ sku }) => sku) };
  }
  // The alphabet is the language's own, which the database need not know.
  const { rows } = await selectFilteredRows(db, { ...query, limit: undefined, offset: 0 });
  const collator = getCollator(locale, { numeric: true });
  const direction = sort === 'name-asc' ? 1 : -1;
  rows.sort(
    (left, right) =>
      direction * collator.compare(left.name ?? '', right.name ?? '') || (left.sku < right.sku ? -1 : 1),
  );
  const page = rows.slice(offset, limit === undefined ? undefined : offset + limit);
  return { total: rows.length, skus: page.map(({ sku }) => sku) };
}

export async function findSome(
  db: Queryable,
  seeker: ProductSeeker,
  filter: ProductFilter,
  limit: number,
): Promise<readonly string[]> {
  if (limit <= 0) return [];
  const { rows } = await selectFilteredRows(db, { ...seeker, filter, sort: 'relevance', limit, offset: 0 });
  return rows.map(({ sku }) => sku);
}

export interface ComparisonFilter {
  /** Left out: the product's own; a product without a family is compared within its main category. */
  readonly family?: string | undefined;
  /** Left out: as the product is. */
  readonly bware?: boolean | undefined;
}

/** What a product can be compared with, itself left out; `undefined` when there is no such product (rule P-10). */
export async function findComparable(
  db: Queryable,
  seeker: ProductSeeker,
  sku: string,
  { family, bware }: ComparisonFilter = {},
  limit: number = COMPARISON.fetched,
): Promise<readonly string[] | undefined> {
  const [product] = await selectProductRelations(db, [sku]);
  if (product === undefined) return undefined;
  const filter = {
    ...comparableWith(product),
    ...(family === undefined ? {} : { family, categoryKey: undefined }),
  };
  return findSome(db, seeker, { ...filter, bware: bware ?? filter.bware }, limit);
}

/** Of its family, else of its main category; second-hand goods with second-hand goods. */
export function comparableWith(product: ProductRelations): ProductFilter {
  const { family, categories, bware, sku } = product;
  return {
    ...(family === null ? { categoryKey: categories[0] } : { family }),
    bware,
    excludedSkus: [sku],
  };
}

/** Others of the main category of a product, the most popular first (rule P-09: 8). */
export async function findRelated(
  db: Queryable,
  seeker: ProductSeeker,
  sku: string,
  limit: number = RELATED_PRODUCTS_LIMIT,
): Promise<readonly string[]> {
  const [product] = await selectProductRelations(db, [sku]);
  const categoryKey = product?.categories[0];
  if (categoryKey === undefined) return [];
  return findSome(db, seeker, { categoryKey, excludedSkus: [sku] }, limit);
}

/** What can be had instead of a product: on stock, of its family, else of its main category. */
export async function findAlternatives(
  db: Queryable,
  seeker: ProductSeeker,
  sku: string,
  limit: number = RELATED_PRODUCTS_LIMIT,
): Promise<readonly string[]> {
  const [product] = await selectProductRelations(db, [sku]);
  if (product === undefined) return [];
  const filter = { excludedSkus: [sku], isOnStock: true };
  const { family } = product;
  const relatives = family === null ? [] : await findSome(db, seeker, { ...filter, family }, limit);
  const categoryKey = product.categories[0];
  if (categoryKey === undefined) return relatives;
  const others = await findSome(
    db,
    seeker,
    { ...filter, categoryKey, excludedSkus: [sku, ...relatives] },
    limit - relatives.length,
  );
  return [...relatives, ...others];
}

/** Products of some categories on stock, a category after the other, without the given ones. */
export async function findInCategories(
  db: Queryable,
  seeker: ProductSeeker,
  categoryKeys: readonly string[],
  excludedSkus: readonly string[],
  limit: number = COMPLEMENTARY_PRODUCTS_LIMIT,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const categoryKey of categoryKeys) {
    if (found.length >= limit) break;
    const filter = { categoryKey, excludedSkus: [...excludedSkus, ...found], isOnStock: true };
    found.push(...(await findSome(db, seeker, filter, limit - found.length)));
  }
  return found;
}

/**
 * What goes with some products: first the accessories that they name and that are on stock, then products of the
 * categories that theirs name as complementary (rule P-09: 4).
 */
export async function findComplementary(
  db: Queryable,
  seeker: ProductSeeker,
  skus: readonly string[],
  limit: number = COMPLEMENTARY_PRODUCTS_LIMIT,
): Promise<readonly string[]> {
  const products = await selectProductRelations(db, skus);
  const named = [...new Set(products.flatMap((product) => product.relatedAccessories))];
  const offered = new Set(
    await findSome(db, seeker, { skus: named, excludedSkus: skus, isOnStock: true }, named.length),
  );
  const accessories = named.filter((sku) => offered.has(sku)).slice(0, limit);
  const categories = await selectComplementaryCategories(
    db,
    products.flatMap((product) => product.categories),
  );
  const others = await findInCategories(
    db,
    seeker,
    categories,
    [...skus, ...accessories],
    limit - accessories.length,
  );
  return [...accessories, ...others];
}

/** What analytics services ask about some products beyond their cards, in no order. */
export function findAnalyticsFacts(db: Queryable, skus: readonly string[]): Promise<readonly AnalyticsRow[]> {
  return selectAnalyticsRows(db, skus);
}
