import type { z } from 'zod';
import type { CurrencyCode, Money } from '../../../../kernel/money.ts';

/** What a discount sees of a line, or of the delivery: its pieces, and what they cost by now in minor units. */
export interface OpenLine {
  readonly quantity: number;
  readonly total: number;
}

/** Lowers what things cost: minor units off each of them, never negative, never more than it costs. There is at least one. */
interface TakesOff<Value> {
  readonly type: 'takes-off';
  /** Whether it has anything to give in a currency; where not, it is not for this market (rule V-03). */
  applies(value: Value, currencyCode: CurrencyCode): boolean;
  takeOff(value: Value, lines: readonly OpenLine[], currencyCode: CurrencyCode): readonly number[];
}

/** Puts one piece of a product into the cart for nothing. */
interface Gives<Value> {
  readonly type: 'gives';
  skuOf(value: Value): string;
}

/** One way in which a discount lowers what a cart costs. Each is asked about its own values alone. */
export interface PromotionKind<Value> {
  /** What is written of it, for merchants. */
  readonly words: string;
  readonly effect: TakesOff<Value> | Gives<Value>;
  /** Hundredths of a percent, of a kind that is one share of everything: product pages announce it (rule P-11). */
  shareOf?(value: Value): number;
}

/** One that may lower a product's own price too, whatever else lies in the cart. */
export interface ProductPromotionKind<Value> extends PromotionKind<Value> {
  readonly effect: TakesOff<Value>;
  /** What is left of a price, in minor units; may be less than nothing. Asked only where the kind applies. */
  remaining(value: Value, price: Money): number;
}

/** A kind with the schema of its values, by which the catalogue file is read and the API answers. */
export function promotionKind<Schema extends z.ZodType, Kind extends PromotionKind<z.output<Schema>>>(
  schema: Schema,
  kind: Kind & PromotionKind<z.output<Schema>>,
): Kind & { readonly schema: Schema } {
  return { ...kind, schema };
}
