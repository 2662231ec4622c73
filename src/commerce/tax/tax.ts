import { add, type CurrencyCode, type Money, money, subtract, sum } from '../../kernel/money.ts';
import { roundShare } from '../../kernel/round.ts';

/** A rate of value added tax: 2300 permyriad is 23 %. */
export interface TaxRate {
  readonly name: string;
  readonly permyriad: number;
}

/** What one rate comes to. `rate` is a fraction of one, for display; amounts are computed from permyriad. */
export interface TaxPortion {
  readonly name: string;
  readonly rate: number;
  readonly amount: Money;
}

/** An amount with its tax told apart: totalNet + all portions = totalGross, always (acceptance V-06). */
export interface TaxedPrice {
  readonly totalNet: Money;
  readonly totalGross: Money;
  readonly taxPortions: readonly TaxPortion[];
}

const PERMYRIAD = 10_000;

/** The smallest step a computed amount may take, in minor units: whole forints in HUF (interpretation 18). */
function roundingStepOf(currencyCode: CurrencyCode): number {
  return currencyCode === 'HUF' ? 100 : 1;
}

/** The tax inside a gross amount: gross × r / (100 + r), rounded half away from zero (interpretation 18). */
export function taxWithin(gross: Money, rate: TaxRate): Money {
  const step = roundingStepOf(gross.currencyCode);
  return money(
    gross.currencyCode,
    roundShare(gross.centAmount, rate.permyriad, PERMYRIAD + rate.permyriad, step),
  );
}

/** Tells the tax of one line apart. This is where the rounding happens; everything above is a sum. */
export function taxLine(gross: Money, rate: TaxRate): TaxedPrice {
  const amount = taxWithin(gross, rate);
  return {
    totalNet: subtract(gross, amount),
    totalGross: gross,
    taxPortions: [{ name: rate.name, rate: rate.permyriad / PERMYRIAD, amount }],
  };
}

/** Sums taxed lines; portions of one rate become one, in the order they first appear. */
export function sumTaxedPrices(currencyCode: CurrencyCode, prices: readonly TaxedPrice[]): TaxedPrice {
  const portions = new Map<string, TaxPortion>();
  for (const portion of prices.flatMap((price) => price.taxPortions)) {
    const key = `${portion.rate} ${portion.name}`;
    const sofar = portions.get(key);
    portions.set(
      key,
      sofar === undefined ? portion : { ...sofar, amount: add(sofar.amount, portion.amount) },
    );
  }
  return {
    totalNet: sum(
      currencyCode,
      prices.map((price) => price.totalNet),
    ),
    totalGross: sum(
      currencyCode,
      prices.map((price) => price.totalGross),
    ),
    taxPortions: [...portions.values()],
  };
}
