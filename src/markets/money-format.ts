import { writeDecimal } from '../kernel/decimal.ts';
import { getNumberFormat } from '../kernel/formatters.ts';
import type { LocaleCode } from '../kernel/locale.ts';
import { type Currency, getCurrency, type Money } from '../kernel/money.ts';
import { groupSeparators } from './group-separators.ts';

const LATIN_DIGITS = { numberingSystem: 'latn' } as const;

/** A whole number of 10^-digits as `Intl` reads it exactly, where a division would not be exact. */
function decimal(amount: number, digits: number): Intl.StringNumericLiteral {
  return writeDecimal(amount, digits) as Intl.StringNumericLiteral;
}

/** Narrow and other spaces, which runtimes choose differently; text and page must match to the character. */
const SPACES = /[\s\u202f\u2009]/g;
const NO_BREAK_SPACE = '\u00a0';
/** Not the hyphen that many locales have in its place: beside a figure it is hardly seen, and a line may end after it. */
const MINUS_SIGN = '\u2212';

function write(
  locale: LocaleCode,
  formatter: Intl.NumberFormat,
  value: number | Intl.StringNumericLiteral,
): string {
  const groupSeparator = groupSeparators[locale];
  return formatter
    .formatToParts(value)
    .map(({ type, value: written }) => {
      if (type === 'minusSign') return MINUS_SIGN;
      return type === 'group' && groupSeparator !== undefined
        ? groupSeparator
        : written.replace(SPACES, NO_BREAK_SPACE);
    })
    .join('');
}

/**
 * An amount as the locale writes it, `1 234,56 €`, with no-break spaces; forints without minor units. The same in Node
 * and in the browser (rule M-05).
 */
export function formatMoney(locale: LocaleCode, amount: Money): string {
  return formatAmount(locale, amount, getCurrency(amount.currencyCode));
}

/** The same by a row, whatever the currency. */
export function formatAmount(
  locale: LocaleCode,
  {
    currencyCode,
    centAmount,
    fractionDigits,
  }: Omit<Money, 'currencyCode'> & { readonly currencyCode: string },
  { shownDigits, mark }: Currency,
): string {
  const formatter = getNumberFormat(locale, {
    ...LATIN_DIGITS,
    style: 'currency',
    currency: currencyCode,
    currencyDisplay: mark,
    minimumFractionDigits: shownDigits,
    maximumFractionDigits: shownDigits,
  });
  return write(locale, formatter, decimal(centAmount, fractionDigits));
}

/** Decimal text as the locale writes it, all its digits and at least those that the currency shows: `50.3767` -> `50,3767`. */
export function formatDecimal(locale: LocaleCode, text: string, { shownDigits }: Currency): string {
  const formatter = getNumberFormat(locale, {
    ...LATIN_DIGITS,
    minimumFractionDigits: shownDigits,
    maximumFractionDigits: Math.max(shownDigits, text.split('.')[1]?.replace(/0+$/, '').length ?? 0),
  });
  return write(locale, formatter, text as Intl.StringNumericLiteral);
}

/** A number as the locale writes it, with at most `fractionDigits` digits after the decimal sign (rule M-05). */
export function formatNumber(locale: LocaleCode, value: number, fractionDigits = 3): string {
  const formatter = getNumberFormat(locale, {
    ...LATIN_DIGITS,
    maximumFractionDigits: fractionDigits,
  });
  return write(locale, formatter, value);
}

/** A number inside words that others wrote, with a point before its decimals: `31 × 22 cm, 17.5 kg` -> `31 × 22 cm, 17,5 kg`. */
export function localizeDecimals(locale: LocaleCode, words: string): string {
  return words.replace(/(?<![\d.,])\d+\.\d+(?![\d.,]*\d)/g, (number) => formatNumber(locale, Number(number)));
}

/** A share in basis points as the locale writes it: 1050 -> `10,5 %`. */
export function formatPercent(locale: LocaleCode, basisPoints: number): string {
  const formatter = getNumberFormat(locale, { ...LATIN_DIGITS, style: 'percent', maximumFractionDigits: 2 });
  return write(locale, formatter, decimal(basisPoints, 4));
}
