import type { Queryable } from '../../kernel/database.ts';
import type { LocaleCode } from '../../kernel/locale.ts';
import type { Sellable } from '../catalogue/get-sellable.ts';
import type { Commerce } from '../commerce.ts';
import type { Cart } from './cart.ts';
import { type CartView, settleCart } from './price-cart.ts';
import { getPricingTerms } from './pricing-terms.ts';

/** What is sold of the given skus and of those in the cart, in the cart's own country and money. */
export function findSellables(
  database: Queryable,
  commerce: Pick<Commerce, 'sellable'>,
  cart: Cart,
  locale: LocaleCode,
  moreSkus: readonly string[] = [],
): Promise<Map<string, Sellable>> {
  const skus = [...new Set([...cart.lineItems.map((line) => line.sku), ...moreSkus])];
  if (skus.length === 0) return Promise.resolve(new Map());
  const market = { country: cart.country, currency: cart.totalPrice.currencyCode };
  return commerce.sellable.getSellable(database, skus, market, locale, cart.id);
}

/** A cart with its price, and the products it was priced with. */
export interface SettledCart extends CartView {
  readonly sellables: ReadonlyMap<string, Sellable>;
}

/** `settleCart` with what is sold, charged and taxed at this moment. */
export async function settleStoredCart(
  database: Queryable,
  commerce: Pick<Commerce, 'sellable'>,
  cart: Cart,
  locale: LocaleCode,
  now: Date,
): Promise<SettledCart> {
  const sellables = await findSellables(database, commerce, cart, locale);
  const terms = getPricingTerms(cart.country, cart.totalPrice.currencyCode, now);
  return { ...settleCart(cart, sellables, terms), sellables };
}
