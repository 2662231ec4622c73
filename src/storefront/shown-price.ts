import type { ProductPrice } from '../api/contract/catalogue.ts';
import type { Money } from '../kernel/money.ts';
import { formatLastDay } from '../markets/date-format.ts';

/** A price as pages show it. */
export interface PagePrice {
  /** What one piece costs now. */
  readonly value: Money;
  /** Only where a reduction may be announced (rule D-01). */
  readonly reduction?: {
    /** The lowest price of the 30 days before. */
    readonly prior: Money;
    /** In whole percent, rounded down but for what rounding to cents took away. */
    readonly percent: number;
    /** The last day of it, as the market writes it. */
    readonly lastDay?: string;
  };
}

/** 15 % off a price in cents may come out as 14.99 %: so many basis points are no flattery. */
const CENTS_ROUNDED = 5;

export function toPagePrice(
  { value, discounted, priorPrice: prior, reductionPermyriad = 0 }: ProductPrice,
  timeZone: string,
): PagePrice {
  const now = discounted?.value ?? value;
  if (prior === undefined) return { value: now };
  const end = discounted?.discount.validUntil;
  return {
    value: now,
    reduction: {
      prior,
      percent: Math.floor((reductionPermyriad + CENTS_ROUNDED) / 100),
      ...(end === undefined ? {} : { lastDay: formatLastDay(end, timeZone) }),
    },
  };
}
