import type { Queryable } from '../../../kernel/database.ts';
import { findDiscountsInForce, type ProductDiscount } from '../../rules/pricing/apply-product-discount.ts';
import { repriceProduct } from '../../rules/pricing/reprice-product.ts';
import { matches, type PromotedProduct } from '../../rules/promotions/predicate.ts';
import {
  lockStoredPrices,
  logShownPrices,
  type OwnFacts,
  saveDiscounts,
  selectCategoryParents,
  selectFactsAfter,
  selectFactsOfSkus,
  selectLoweredSkus,
  selectProductDiscounts,
  selectSkusLoweredBy,
} from './refresh-store.ts';

const PAGE = 1000;

/** Products by their skus, or every one of the catalogue. */
export type Products = readonly string[] | 'all';

/**
 * Writes down what product discounts leave of the prices of some products at this moment, and what visitors are shown
 * from now on (rules V-03, D-01). Returns the products of which anything changed.
 */
export async function refreshDiscountedPrices(
  transaction: Queryable,
  products: Products,
  now: Date,
): Promise<string[]> {
  if (products.length === 0) return [];
  const lowered = await refreshDiscounts(transaction, products, now);
  const logged = await logShownPrices(transaction, products, now);
  return [...new Set([...lowered, ...logged])];
}

/** Only what a discount is for or was for is looked at: of most products nothing was ever taken off. */
async function refreshDiscounts(transaction: Queryable, products: Products, now: Date): Promise<Set<string>> {
  const inForce = findDiscountsInForce(await selectProductDiscounts(transaction), now);
  const lowered = new Set(await selectLoweredSkus(transaction, products));
  const changed = new Set<string>();
  const isMeant = (product: PromotedProduct) =>
    lowered.has(product.sku) || inForce.some(({ predicate }) => matches(predicate, product));
  if (inForce.length === 0 && lowered.size === 0) return changed;
  for await (const page of findPages(transaction, products)) {
    const meant = new Map(page.filter(isMeant).map((product) => [product.sku, product]));
    if (meant.size === 0) continue;
    const changes = (await lockStoredPrices(transaction, [...meant.keys()])).flatMap((price) => {
      const product = meant.get(price.sku);
      return (product && repriceProduct(price, product, inForce)) ?? [];
    });
    if (changes.length > 0) await saveDiscounts(transaction, changes, now);
    for (const { sku } of changes) changed.add(sku);
  }
  return changed;
}

/** The products whose prices some discounts lower, were written down to lower, or would lower at another time. */
export async function findSkusOfDiscounts(
  transaction: Queryable,
  discounts: readonly ProductDiscount[],
): Promise<string[]> {
  if (discounts.length === 0) return [];
  const found = new Set(
    await selectSkusLoweredBy(
      transaction,
      discounts.map(({ discount }) => discount.key),
    ),
  );
  for await (const page of findPages(transaction, 'all')) {
    for (const product of page) {
      if (discounts.some(({ predicate }) => matches(predicate, product))) found.add(product.sku);
    }
  }
  return [...found];
}

/** Products as discounts ask for them, a page at a time, in the order of their skus. */
async function* findPages(transaction: Queryable, products: Products): AsyncGenerator<PromotedProduct[]> {
  const parents = await selectCategoryParents(transaction);
  const read = (facts: readonly OwnFacts[]) => facts.map((row) => readFacts(row, parents));
  if (products !== 'all') {
    const ordered = products.toSorted();
    for (let start = 0; start < ordered.length; start += PAGE) {
      yield read(await selectFactsOfSkus(transaction, ordered.slice(start, start + PAGE)));
    }
    return;
  }
  for (let after: string | undefined = ''; after !== undefined; ) {
    const page: OwnFacts[] = await selectFactsAfter(transaction, after, PAGE);
    yield read(page);
    after = page.length < PAGE ? undefined : page.at(-1)?.sku;
  }
}

function readFacts(row: OwnFacts, parents: ReadonlyMap<string, string>): PromotedProduct {
  const { sku, productType, brand, tags, volumeDiscountGroup } = row;
  const categories = new Set<string>();
  for (const own of row.categories) {
    for (let key: string | undefined = own; key !== undefined && !categories.has(key); key = parents.get(key))
      categories.add(key);
  }
  return {
    sku,
    productType,
    brand: brand ?? undefined,
    tags,
    volumeDiscountGroup: volumeDiscountGroup ?? undefined,
    categories: [...categories],
  };
}
