import type { LocaleCode } from '../../../kernel/locale.ts';
import { pickLocalized } from '../../../kernel/localized.ts';
import { type Money, money } from '../../../kernel/money.ts';
import type { ProductDiscountValue } from '../promotions/kinds/promotion-kinds.ts';
import { findReduction, type PriceHistory } from './lowest-prior-price.ts';
import { type Price, type PriceTier, pickUnitPrice } from './price.ts';

/** A price as pages and callers are told it (rule V-03). */
export interface ShownPrice {
  /** Without any product discount. */
  readonly value: Money;
  /** What it costs now, where a product discount lowers it. */
  readonly discounted?: {
    readonly value: Money;
    readonly discount: {
      readonly id: string;
      readonly key: string;
      readonly name: string;
      readonly value: ProductDiscountValue;
      readonly validFrom?: string;
      readonly validUntil?: string;
      readonly isActive: boolean;
    };
  };
  /** The lowest price of the 30 days before the reduction: the only one that may be struck (rule D-01). */
  readonly priorPrice?: Money;
  /** How far below it the price is now; always together with it. */
  readonly reductionPermyriad?: number;
  /** What a piece costs from so many on, where that is less than for fewer; left out where there are none. */
  readonly tiers?: readonly PriceTier[];
}

/** What one piece costs now. */
export function currentPriceOf({
  value,
  discounted,
}: {
  readonly value: Money;
  readonly discounted?: { readonly value: Money } | undefined;
}): Money {
  return discounted?.value ?? value;
}

/** The tiers at which a piece becomes cheaper than it is now: a reduction may be lower than some of them, or all. */
function findLowerTiers(price: Price): readonly PriceTier[] {
  return price.tiers.filter(({ minimumQuantity, value }) => {
    const fewer = pickUnitPrice(price, minimumQuantity - 1).value;
    return value.centAmount < fewer.centAmount;
  });
}

/**
 * Tells a price that was picked. `history` is what visitors were shown in the market; a price that is for a group or a
 * channel was not, so that no reduction of it is announced.
 */
export function buildShownPrice(
  price: Price,
  history: PriceHistory | undefined,
  locale: LocaleCode,
): ShownPrice {
  const { value, discounted, customerGroup, channel } = price;
  const tiers = findLowerTiers(price);
  const told = { value, ...(tiers.length === 0 ? {} : { tiers }) };
  if (discounted === undefined) return told;
  const { name, ...discount } = discounted.discount;
  const isShownToAll = customerGroup === undefined && channel === undefined;
  const reduction =
    history === undefined || discounted.since === undefined || !isShownToAll
      ? undefined
      : findReduction(discounted.value.centAmount, history, new Date(discounted.since));
  return {
    ...told,
    discounted: {
      value: discounted.value,
      discount: { ...discount, name: pickLocalized(name, locale) ?? discount.key, isActive: true },
    },
    ...(reduction === undefined
      ? {}
      : {
          priorPrice: money(value.currencyCode, reduction.priorCentAmount),
          reductionPermyriad: reduction.basisPoints,
        }),
  };
}
