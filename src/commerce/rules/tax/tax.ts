import { allocate } from '../../../kernel/allocate.ts';
import {
  add,
  type CurrencyCode,
  type Money,
  money,
  roundingStepOf,
  subtract,
  sum,
} from '../../../kernel/money.ts';
import { roundShare } from '../../../kernel/round.ts';

/** A rate of value added tax: 2300 basis points are 23 %. */
export interface TaxRate {
  readonly name: string;
  /** In basis points; orders are stored with this name. */
  readonly permyriad: number;
}

/** What one rate comes to. `rate` is a fraction of one, for display; amounts are computed from basis points. */
interface TaxPortion {
  readonly name: string;
  readonly rate: number;
  readonly amount: Money;
}

/** An amount with its tax told apart: totalNet + all portions = totalGross, always (rule V-06). */
export interface TaxedPrice {
  readonly totalNet: Money;
  readonly totalGross: Money;
  readonly taxPortions: readonly TaxPortion[];
}

const ONE_IN_BASIS_POINTS = 10_000;

/** The tax inside a gross amount: gross × r / (100 + r), rounded half away from zero (rule V-06). */
export function taxWithin(gross: Money, rate: TaxRate): Money {
  const step = roundingStepOf(gross.currencyCode);
  return money(
    gross.currencyCode,
    roundShare(gross.centAmount, rate.permyriad, ONE_IN_BASIS_POINTS + rate.permyriad, step),
  );
}

/** Tells the tax of one line apart. This is where the rounding happens; everything above is a sum. */
export function taxLine(gross: Money, rate: TaxRate): TaxedPrice {
  const amount = taxWithin(gross, rate);
  return {
    totalNet: subtract(gross, amount),
    totalGross: gross,
    taxPortions: [{ name: rate.name, rate: rate.permyriad / ONE_IN_BASIS_POINTS, amount }],
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

/** The rate of what has one alone, a line of goods. */
export function requireRate({ taxPortions: [portion] }: TaxedPrice): TaxRate {
  if (portion === undefined) throw new Error('an amount says no rate');
  return { name: portion.name, permyriad: Math.round(portion.rate * ONE_IN_BASIS_POINTS) };
}

interface RatedAmount {
  readonly gross: Money;
  readonly rate: TaxRate;
}

/**
 * An amount that has no rate of its own (delivery, a fee), split by what the goods of each rate cost. One rate in the cart: that
 * rate. No goods: the standard rate.
 */
export function splitByRate(
  gross: Money,
  goods: readonly RatedAmount[],
  standard: TaxRate,
): readonly RatedAmount[] {
  const weights = new Map<string, { readonly rate: TaxRate; readonly weight: number }>();
  for (const { gross: part, rate } of goods) {
    const key = `${rate.permyriad} ${rate.name}`;
    weights.set(key, { rate, weight: (weights.get(key)?.weight ?? 0) + part.centAmount });
  }
  const shares = [...weights.values()];
  if (shares.length === 0) return [{ gross, rate: standard }];
  const { currencyCode } = gross;
  const parts = allocate(
    gross.centAmount,
    shares.map(({ weight }) => weight),
    roundingStepOf(currencyCode),
  );
  return shares.map(({ rate }, index) => ({ gross: money(currencyCode, parts[index] ?? 0), rate }));
}

/** Tells the tax of an amount apart that has no rate of its own: each part is taxed at the rate of the goods it is split by. */
export function taxShared(gross: Money, goods: readonly RatedAmount[], standard: TaxRate): TaxedPrice {
  return sumTaxedPrices(
    gross.currencyCode,
    splitByRate(gross, goods, standard).map((part) => taxLine(part.gross, part.rate)),
  );
}
