import { writeDecimal } from '../../../kernel/decimal.ts';
import type { Money } from '../../../kernel/money.ts';
import { divideRounded } from '../../../kernel/round.ts';

/** Enough for any number of pieces that a cart can hold. */
const MOST_DIGITS = 8;

/**
 * The net price of a piece. Gross prices seldom have one in whole cents: it gets as many digits as it takes for so many pieces to
 * come to the line's net amount, rounded to the cent.
 */
export function writeUnitNet({ centAmount, fractionDigits }: Money, quantity: number): string {
  for (let digits = fractionDigits; digits <= MOST_DIGITS; digits += 1) {
    const finer = 10n ** BigInt(digits - fractionDigits);
    const unit = divideRounded(BigInt(centAmount) * finer, BigInt(quantity));
    if (divideRounded(unit * BigInt(quantity), finer) === BigInt(centAmount)) {
      return writeDecimal(Number(unit), digits);
    }
  }
  throw new Error(`no price of a piece for ${centAmount} by ${quantity}`);
}
