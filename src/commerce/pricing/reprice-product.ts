import { countryCodes } from '../../kernel/locale.ts';
import type { CurrencyCode } from '../../kernel/money.ts';
import type { PromotedProduct } from '../promotions/predicate.ts';
import { applyProductDiscount, type ProductDiscount } from './apply-product-discount.ts';
import { type Price, pickPrice, pickUnitPrice } from './price.ts';

/** A price as it is stored: what it costs, and what was last written down of its discount. */
export interface StoredPrice {
  readonly price: Price;
  readonly stored: { readonly centAmount: number; readonly key: string; readonly since: Date } | undefined;
}

/** What visitors were last shown in a scope: a country, or a currency for every market that trades in it. */
export interface LoggedPrice {
  readonly scope: string;
  readonly currency: CurrencyCode;
  readonly centAmount: number | undefined;
  readonly at: Date;
}

/** A product with all it costs and what its log says last. */
export interface StoredProduct {
  readonly facts: PromotedProduct;
  /** What is not listed is shown to nobody. */
  readonly isListed: boolean;
  readonly prices: readonly StoredPrice[];
  readonly logged: readonly LoggedPrice[];
}

/** What a price is lowered to from now on; `undefined`: not at all. */
export interface DiscountChange {
  readonly key: string;
  readonly discounted: StoredPrice['stored'];
}

/** What is to be written down of one product. */
export interface Repricing {
  readonly discounts: readonly DiscountChange[];
  readonly log: readonly LoggedPrice[];
}

function isForVisitors({ customerGroup, channel }: Price): boolean {
  return customerGroup === undefined && channel === undefined;
}

const scopeOf = ({ country, value }: Price): string => country ?? value.currencyCode;

/** What a visitor sees of the prices of one scope, one piece of it; those of a currency are the same in any country. */
function findShown(prices: readonly Price[], currencyCode: CurrencyCode, at: Date): number | undefined {
  const [country = countryCodes[0]] = prices.flatMap((price) => price.country ?? []);
  const price = pickPrice(prices, {
    country,
    currencyCode,
    customerGroup: undefined,
    channel: undefined,
    at,
  });
  return price === undefined ? undefined : pickUnitPrice(price, 1).value.centAmount;
}

/** What changes in a product's prices and in the log of what visitors are shown (acceptance V-03, D-01). */
export function repriceProduct(
  product: StoredProduct,
  inForce: readonly ProductDiscount[],
  now: Date,
): Repricing {
  const discounts: DiscountChange[] = [];
  const scopes = new Map<string, { scope: string; currency: CurrencyCode; prices: Price[] }>();
  const openScope = (scope: string, currency: CurrencyCode) => {
    const found = scopes.get(`${scope} ${currency}`) ?? { scope, currency, prices: [] };
    scopes.set(`${scope} ${currency}`, found);
    return found;
  };

  for (const { price, stored } of product.prices) {
    const applied = applyProductDiscount(price.value, product.facts, inForce);
    const centAmount = applied?.value.centAmount;
    if (centAmount !== stored?.centAmount || applied?.discount.key !== stored?.key) {
      const since = stored?.key === applied?.discount.key ? (stored?.since ?? now) : now;
      discounts.push({
        key: price.key,
        discounted: applied && { centAmount: applied.value.centAmount, key: applied.discount.key, since },
      });
    }
    if (product.isListed && isForVisitors(price)) {
      openScope(scopeOf(price), price.value.currencyCode).prices.push(
        applied === undefined ? price : { ...price, discounted: applied },
      );
    }
  }
  for (const { scope, currency } of product.logged) openScope(scope, currency);

  const log = [...scopes.values()].flatMap(({ scope, currency, prices }): LoggedPrice[] => {
    const shown = findShown(prices, currency, now);
    const last = product.logged.find((entry) => entry.scope === scope && entry.currency === currency);
    if (shown === last?.centAmount) return [];
    // Two changes of one moment are told apart: the log is never rewritten.
    const at = new Date(Math.max(now.getTime(), (last?.at.getTime() ?? 0) + 1));
    return [{ scope, currency, centAmount: shown, at }];
  });
  return { discounts, log };
}
