import type { Queryable } from '../../kernel/database.ts';
import { matches } from '../promotions/predicate.ts';
import { findDiscountsInForce, type ProductDiscount } from './apply-product-discount.ts';
import {
  appendToLog,
  saveDiscounts,
  selectFactsPage,
  selectProductDiscounts,
  selectSkusLoweredBy,
  selectStoredProducts,
} from './refresh-store.ts';
import { repriceProduct } from './reprice-product.ts';

const PAGE = 500;

/**
 * Writes down what product discounts leave of the prices of some products at this moment, and what visitors are shown
 * from now on (acceptance V-03, D-01). Returns the products of which anything changed.
 */
export async function refreshDiscountedPrices(
  transaction: Queryable,
  skus: readonly string[],
  now: Date,
): Promise<string[]> {
  if (skus.length === 0) return [];
  const inForce = findDiscountsInForce(await selectProductDiscounts(transaction), now);
  const changed: string[] = [];
  const ordered = skus.toSorted();
  for (let start = 0; start < ordered.length; start += PAGE) {
    const products = await selectStoredProducts(transaction, ordered.slice(start, start + PAGE));
    const repriced = products.map((product) => ({
      sku: product.facts.sku,
      ...repriceProduct(product, inForce, now),
    }));
    const discounts = repriced.flatMap(({ sku, discounts: of }) => of.map((change) => ({ ...change, sku })));
    const log = repriced.flatMap(({ sku, log: of }) => of.map((entry) => ({ ...entry, sku })));
    if (discounts.length > 0) await saveDiscounts(transaction, discounts);
    if (log.length > 0) await appendToLog(transaction, log);
    for (const { sku, ...changes } of repriced) {
      if (changes.discounts.length + changes.log.length > 0) changed.push(sku);
    }
  }
  return changed;
}

/** Every product of the catalogue. */
export async function findAllSkus(transaction: Queryable): Promise<string[]> {
  return findSkus(transaction, () => true);
}

/** The products whose prices some discounts lower, were written down to lower, or would lower at another time. */
export async function findSkusOfDiscounts(
  transaction: Queryable,
  discounts: readonly ProductDiscount[],
): Promise<string[]> {
  if (discounts.length === 0) return [];
  const lowered = await selectSkusLoweredBy(
    transaction,
    discounts.map(({ discount }) => discount.key),
  );
  const matched = await findSkus(transaction, (product) =>
    discounts.some(({ predicate }) => matches(predicate, product)),
  );
  return [...new Set([...lowered, ...matched])];
}

async function findSkus(
  transaction: Queryable,
  isMeant: (product: Parameters<typeof matches>[1]) => boolean,
): Promise<string[]> {
  const found: string[] = [];
  let after = '';
  for (;;) {
    const page = await selectFactsPage(transaction, after, PAGE);
    for (const product of page) if (isMeant(product)) found.push(product.sku);
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return found;
    after = last.sku;
  }
}
