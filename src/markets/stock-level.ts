import type { CurrencyCode, Money } from '../kernel/money.ts';

/** What a product page says of the stock (rule P-03). */
export type StockLevel = 'out-of-stock' | 'low' | 'in-stock';

/** Prices, in minor units, that set how few pieces are few. */
export interface LowStockBoundaries {
  readonly high: number;
  readonly low: number;
}

/** The boundaries of rule P-03, in minor units. There is no row for US dollars. */
const boundaries: Readonly<Partial<Record<CurrencyCode, LowStockBoundaries>>> = {
  EUR: { high: 100_000, low: 25_000 },
  GBP: { high: 87_000, low: 21_750 },
  DKK: { high: 745_000, low: 186_250 },
  SEK: { high: 1_120_000, low: 280_000 },
  NOK: { high: 1_170_000, low: 292_500 },
  CHF: { high: 98_000, low: 24_500 },
  CZK: { high: 2_360_000, low: 590_000 },
  PLN: { high: 455_000, low: 113_750 },
  HUF: { high: 37_500_000, low: 9_375_000 },
  RON: { high: 494_000, low: 123_500 },
  BGN: { high: 195_000, low: 48_750 },
};

/** Rule P-03: the dearer a product, the fewer pieces are few. */
const LOW_AT = { fromHigh: 2, between: 5, belowLow: 10 } as const;

/** The boundaries of a currency, or `undefined` where the rule has none. */
export function getLowStockBoundaries(currencyCode: CurrencyCode): LowStockBoundaries | undefined {
  return boundaries[currencyCode];
}

/** At how many pieces or fewer the stock of a product of this price is low; 0, so never, without boundaries. */
export function lowStockPieces(price: Money): number {
  const row = boundaries[price.currencyCode];
  if (row === undefined) return 0;
  if (price.centAmount >= row.high) return LOW_AT.fromHigh;
  return price.centAmount >= row.low ? LOW_AT.between : LOW_AT.belowLow;
}

/** The stock level of a product that costs `price` and has `available` pieces left. */
export function stockLevel(price: Money, available: number): StockLevel {
  if (available <= 0) return 'out-of-stock';
  return available <= lowStockPieces(price) ? 'low' : 'in-stock';
}
