/** The twelve currencies the shop trades in (spec §1). */
export const currencyCodes = [
  'EUR',
  'CHF',
  'GBP',
  'CZK',
  'DKK',
  'SEK',
  'HUF',
  'RON',
  'NOK',
  'PLN',
  'BGN',
  'USD',
] as const;

export type CurrencyCode = (typeof currencyCodes)[number];

/** Every currency here counts in hundredths (interpretation 11: HUF too, though shown without them). */
export const FRACTION_DIGITS = 2;

/** The smallest step a computed amount may take, in minor units: whole forints in HUF (interpretation 18). */
export function roundingStepOf(currencyCode: CurrencyCode): number {
  return currencyCode === 'HUF' ? 100 : 1;
}

/** An amount in minor units: `centAmount` is a safe integer, never a fraction (acceptance V-01). */
export interface Money<C extends CurrencyCode = CurrencyCode> {
  readonly currencyCode: C;
  readonly centAmount: number;
  readonly fractionDigits: number;
}

/** Builds an amount of minor units. Throws on a fraction, because that is always a bug. */
export function money<C extends CurrencyCode>(currencyCode: C, centAmount: number): Money<C> {
  if (!Number.isSafeInteger(centAmount)) throw new Error(`not a whole number of minor units: ${centAmount}`);
  return { currencyCode, centAmount: centAmount === 0 ? 0 : centAmount, fractionDigits: FRACTION_DIGITS };
}

function assertSameCurrency(left: Money, right: Money): void {
  if (left.currencyCode !== right.currencyCode) {
    throw new Error(`cannot mix ${left.currencyCode} and ${right.currencyCode}`);
  }
}

/** The sum of two amounts of one currency; mixing two does not compile where both are known. */
export function add<C extends CurrencyCode>(left: Money<C>, right: Money<NoInfer<C>>): Money<C> {
  assertSameCurrency(left, right);
  return money(left.currencyCode, left.centAmount + right.centAmount);
}

/** `left - right`, in one currency. */
export function subtract<C extends CurrencyCode>(left: Money<C>, right: Money<NoInfer<C>>): Money<C> {
  assertSameCurrency(left, right);
  return money(left.currencyCode, left.centAmount - right.centAmount);
}

/** The same amount the other way. */
export function negate<C extends CurrencyCode>({ currencyCode, centAmount }: Money<C>): Money<C> {
  return money(currencyCode, -centAmount);
}

/** An amount times a whole number of pieces. */
export function multiply<C extends CurrencyCode>(amount: Money<C>, pieces: number): Money<C> {
  return money(amount.currencyCode, amount.centAmount * pieces);
}

/** The sum of a list; the currency says what the empty sum is. */
export function sum<C extends CurrencyCode>(
  currencyCode: C,
  amounts: readonly Money<NoInfer<C>>[],
): Money<C> {
  return amounts.reduce<Money<C>>((total, amount) => add(total, amount), money(currencyCode, 0));
}
