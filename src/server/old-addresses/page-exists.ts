import { addressBook } from '../../addresses/read-table.ts';
import type { CategoryTrees } from '../../commerce/goods/catalogue/category-trees.ts';
import { getProduct } from '../../commerce/goods/catalogue/get-product.ts';
import { isOut } from '../../content/page-store.ts';
import type { Pages } from '../../content/pages.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Queryable } from '../../kernel/database.ts';
import type { CurrencyCode } from '../../kernel/money.ts';
import { skuFromSlug } from '../../kernel/sku.ts';
import type { Market } from '../../markets/countries.ts';
import type { AddressDecision } from '../../storefront/canonical-address.ts';

export interface PageSources {
  readonly database: Queryable;
  readonly categoryTrees: CategoryTrees;
  readonly pages: Pick<Pages, 'index'>;
  readonly clock: Clock;
  readonly currencyOf: (market: Market, on: Date) => CurrencyCode;
}

/** Whether the shop of a market has something to show under a canonical address, or under another slug of it. */
export async function isPageOf(
  { database, categoryTrees, pages, clock, currencyOf }: PageSources,
  market: Market,
  { path, locale }: Extract<AddressDecision, { kind: 'serve' }>,
): Promise<boolean> {
  const found = addressBook.find(path);
  if (found === undefined) return false;
  if (found.slug === undefined) return true;
  const at = clock.now();
  const slug = decodeURIComponent(found.slug);
  const view = {
    country: market.countryCode,
    currency: currencyOf(market, at),
    customerGroup: undefined,
    at,
  };
  if (found.name === 'product') {
    const sku = skuFromSlug(slug);
    return sku !== undefined && (await getProduct(database, categoryTrees, sku, view, locale)) !== undefined;
  }
  const page = (await pages.index()).findAt(locale, slug);
  if (page !== undefined && page.kind !== 'home' && page.kind !== 'part' && isOut(page, at)) return true;
  return (await categoryTrees.getTree(view, locale)).getBySlug(slug) !== undefined;
}
