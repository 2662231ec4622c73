import { parseDecimal, writeDecimal } from '../../kernel/decimal.ts';
import { type CurrencyCode, getCurrency, type Money, money } from '../../kernel/money.ts';
import { CommandRefused } from './command.ts';

/** An operator's `129.90` as money; refused where it is none, or says more digits than the currency has. */
export function parseAmount(text: string | undefined, currencyCode: CurrencyCode): Money {
  const { fractionDigits } = getCurrency(currencyCode);
  const centAmount = parseDecimal(text ?? '', fractionDigits);
  if (centAmount === undefined) {
    const example = writeDecimal(12_990, fractionDigits);
    throw new CommandRefused(`${text ?? 'nothing'} is no amount like ${example}.`);
  }
  return money(currencyCode, centAmount);
}
