import type { CountryCode } from '../../../kernel/locale.ts';
import type { Localized } from '../../../kernel/localized.ts';
import type { CurrencyCode, Money } from '../../../kernel/money.ts';
import type { ProductDiscountValue } from '../promotions/kinds/promotion-kinds.ts';

/** From when until when something counts: ISO instants; `validUntil` is not included. */
export interface Validity {
  readonly validFrom?: string;
  readonly validUntil?: string;
}

/** From so many pieces on, each costs this much. */
export interface PriceTier {
  readonly minimumQuantity: number;
  readonly value: Money;
}

/** A product discount as it is told to whoever sees a price that it lowers. */
export interface AppliedDiscount extends Validity {
  readonly key: string;
  readonly id: string;
  readonly name: Localized;
  readonly value: ProductDiscountValue;
}

/** A price lowered by the one product discount that counts for it (rule V-03). */
export interface DiscountedPrice {
  readonly value: Money;
  readonly discount: AppliedDiscount;
  /** Since when a discount has lowered this price; left out where that is not yet written down. */
  readonly since?: string;
}

/** What one piece costs, gross incl. VAT, and for whom (rule V-02). */
export interface Price extends Validity {
  /** Tells the prices of a sku apart, as in the catalogue file: `DE`, `EUR`, `EUR/group=trade`. */
  readonly key: string;
  readonly value: Money;
  readonly country?: CountryCode;
  readonly customerGroup?: string;
  readonly channel?: string;
  /** The smallest quantity first. */
  readonly tiers: readonly PriceTier[];
  readonly discounted?: DiscountedPrice;
}

/** Who asks, where and when. */
export interface PriceContext {
  readonly country: CountryCode;
  readonly currencyCode: CurrencyCode;
  readonly customerGroup: string | undefined;
  /** The distribution channel that the line names; without one, no price of a channel is for them. */
  readonly channel: string | undefined;
  readonly at: Date;
}

/** Whether something counts at a moment. */
export function isValid({ validFrom, validUntil }: Validity, at: Date): boolean {
  const now = at.getTime();
  return (
    (validFrom === undefined || Date.parse(validFrom) <= now) &&
    (validUntil === undefined || Date.parse(validUntil) > now)
  );
}

function isFor(price: Price, context: PriceContext): boolean {
  return (
    price.value.currencyCode === context.currencyCode &&
    (price.country === undefined || price.country === context.country) &&
    (price.customerGroup === undefined || price.customerGroup === context.customerGroup) &&
    (price.channel === undefined || price.channel === context.channel) &&
    isValid(price, context.at)
  );
}

/** A price for the customer's group wins over one for the channel, that over one for the country, that over a dated one. */
function specificityOf(price: Price): number {
  return (
    (price.customerGroup === undefined ? 0 : 8) +
    (price.channel === undefined ? 0 : 4) +
    (price.country === undefined ? 0 : 2) +
    (price.validFrom === undefined && price.validUntil === undefined ? 0 : 1)
  );
}

function comparePrices(left: Price, right: Price): number {
  return (
    specificityOf(right) - specificityOf(left) ||
    left.value.centAmount - right.value.centAmount ||
    (left.key < right.key ? -1 : 1)
  );
}

/**
 * The price that counts: the most specific one, of equals the lowest, then the first by key; `undefined` when none is
 * for them. It is without a discount that has ended or not begun, whatever the stored price says.
 */
export function pickPrice(prices: readonly Price[], context: PriceContext): Price | undefined {
  const [best] = prices.filter((price) => isFor(price, context)).toSorted(comparePrices);
  if (best?.discounted === undefined || isValid(best.discounted.discount, context.at)) return best;
  const { discounted: _ended, ...listPrice } = best;
  return listPrice;
}

/** What led to the price of one piece, in order of how it is decided. */
export interface UnitPrice {
  readonly value: Money;
  readonly reason:
    | { readonly rule: 'list-price' }
    | { readonly rule: 'price-tier'; readonly minimumQuantity: number }
    | { readonly rule: 'product-discount'; readonly key: string };
}

/** One piece of so many: the list price, or the tier's or the product discount's where that is lower; never more than the list price. */
export function pickUnitPrice(price: Price, quantity: number): UnitPrice {
  const options: UnitPrice[] = [{ value: price.value, reason: { rule: 'list-price' } }];
  const { discounted } = price;
  if (discounted !== undefined) {
    options.push({
      value: discounted.value,
      reason: { rule: 'product-discount', key: discounted.discount.key },
    });
  }
  for (const { minimumQuantity, value } of price.tiers) {
    if (quantity >= minimumQuantity) options.push({ value, reason: { rule: 'price-tier', minimumQuantity } });
  }
  return options.reduce((best, option) => (option.value.centAmount < best.value.centAmount ? option : best));
}
