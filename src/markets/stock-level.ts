import type { CurrencyCode, Money } from '../kernel/money.ts';
import { currencyRules, type LowStockBoundaries } from './currency-rules.ts';

/** What a product page says of the stock (rule P-03). */
export type StockLevel = 'out-of-stock' | 'low' | 'in-stock';

/** Rule P-03: the dearer a product, the fewer pieces are few. */
const LOW_AT = { fromHigh: 2, between: 5, belowLow: 10 } as const;

/** The boundaries of a currency, or `undefined` where the rule has none. */
export function getLowStockBoundaries(currencyCode: CurrencyCode): LowStockBoundaries | undefined {
  const { lowStock } = currencyRules[currencyCode];
  return lowStock === 'none' ? undefined : lowStock;
}

/** At how many pieces or fewer the stock of a product of this price is low; 0, so never, without boundaries. */
export function lowStockPieces(price: Money): number {
  const row = getLowStockBoundaries(price.currencyCode);
  if (row === undefined) return 0;
  if (price.centAmount >= row.high) return LOW_AT.fromHigh;
  return price.centAmount >= row.low ? LOW_AT.between : LOW_AT.belowLow;
}

/** The stock level of a product that costs `price` and has `available` pieces left. */
export function stockLevel(price: Money, available: number): StockLevel {
  if (available <= 0) return 'out-of-stock';
  return available <= lowStockPieces(price) ? 'low' : 'in-stock';
}
