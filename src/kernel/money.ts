import { writeDecimal } from './decimal.ts';

/** All that the shop knows of a currency; whatever depends on one is derived from its row. */
export interface Currency {
  /** Digits of the minor unit that amounts count in: 2 for cents. May be more than pages show. */
  readonly fractionDigits: number;
  /** The smallest step a computed amount may take, in minor units (rule V-06). */
  readonly roundingStep: number;
  /** Digits after the decimal sign that shoppers read (CLDR 48.2). */
  readonly shownDigits: number;
  /** How `Intl` marks an amount: by the sign each locale knows, by the bare sign, or by the ISO 4217 code. */
  readonly mark: 'symbol' | 'narrowSymbol' | 'code';
}

const hundredths: Currency = { fractionDigits: 2, roundingStep: 1, shownDigits: 2, mark: 'symbol' };

/** The twelve currencies the shop trades in (rule M-05). Forints count in hundredths, though only whole ones are used (rule V-01). */
const currencies = {
  EUR: hundredths,
  CHF: hundredths,
  GBP: hundredths,
  CZK: hundredths,
  DKK: hundredths,
  SEK: hundredths,
  HUF: { ...hundredths, roundingStep: 100, shownDigits: 0 },
  RON: hundredths,
  NOK: hundredths,
  PLN: hundredths,
  BGN: hundredths,
  USD: hundredths,
} as const satisfies Readonly<Record<string, Currency>>;

export type CurrencyCode = keyof typeof currencies;

export const currencyCodes = Object.keys(currencies) as readonly CurrencyCode[];

export function getCurrency(currencyCode: CurrencyCode): Currency {
  return currencies[currencyCode];
}

/** The smallest step a computed amount may take, in minor units: 100 where only whole units are used. */
export function roundingStepOf(currencyCode: CurrencyCode): number {
  return currencies[currencyCode].roundingStep;
}

/** One whole unit in minor units: 100 cents. */
export function unitOf(currencyCode: CurrencyCode): number {
  return 10 ** currencies[currencyCode].fractionDigits;
}

/**
 * An amount in minor units: `centAmount` is a safe integer, never a fraction (rule V-01). Which currency it is in is
 * known when the shop runs, by the market and the file, so sums look for themselves that none are mixed.
 */
export interface Money {
  readonly currencyCode: CurrencyCode;
  readonly centAmount: number;
  readonly fractionDigits: number;
}

/** Builds an amount of minor units. Throws on a fraction, because that is always a bug. */
export function money(currencyCode: CurrencyCode, centAmount: number): Money {
  if (!Number.isSafeInteger(centAmount)) throw new Error(`not a whole number of minor units: ${centAmount}`);
  const { fractionDigits } = currencies[currencyCode];
  return { currencyCode, centAmount: centAmount === 0 ? 0 : centAmount, fractionDigits };
}

function assertSameCurrency(left: Money, right: Money): void {
  if (left.currencyCode !== right.currencyCode) {
    throw new Error(`cannot mix ${left.currencyCode} and ${right.currencyCode}`);
  }
}

/** The sum of two amounts of one currency; throws on two currencies. */
export function add(left: Money, right: Money): Money {
  assertSameCurrency(left, right);
  return money(left.currencyCode, left.centAmount + right.centAmount);
}

/** `left - right`, in one currency. */
export function subtract(left: Money, right: Money): Money {
  assertSameCurrency(left, right);
  return money(left.currencyCode, left.centAmount - right.centAmount);
}

/** The same amount the other way. */
export function negate({ currencyCode, centAmount }: Money): Money {
  return money(currencyCode, -centAmount);
}

/** An amount times a whole number of pieces. */
export function multiply({ currencyCode, centAmount }: Money, pieces: number): Money {
  return money(currencyCode, centAmount * pieces);
}

/** The sum of a list; the currency says what the empty sum is. */
export function sum(currencyCode: CurrencyCode, amounts: readonly Money[]): Money {
  return amounts.reduce((total, amount) => add(total, amount), money(currencyCode, 0));
}

/** An amount as programs read it, with the digits that shoppers see: `129.90`, of forints `49900`. */
export function writeAmount({ currencyCode, centAmount }: Money): string {
  const { fractionDigits, shownDigits } = currencies[currencyCode];
  const hidden = 10 ** (fractionDigits - shownDigits);
  return centAmount % hidden === 0
    ? writeDecimal(centAmount / hidden, shownDigits)
    : writeDecimal(centAmount, fractionDigits);
}
