import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type LocaleCode, localeCodes } from '../kernel/locale.ts';
import { currencyCodes, getCurrency, money } from '../kernel/money.ts';
import { getMarket, markets } from './countries.ts';
import { formatDate, formatDateTime, formatLastDay } from './date-format.ts';
import { getLocale } from './locales.ts';
import { formatAmount, formatMoney, formatNumber, formatPercent, localizeDecimals } from './money-format.ts';

/** `~` stands for a no-break space. */
const written: Readonly<Record<LocaleCode, readonly [large: string, small: string, number: string]>> = {
  'en-IE': ['€1,234,567.89', '−€1,234.50', '1,234.5'],
  'sk-SK': ['1~234~567,89~€', '−1~234,50~€', '1~234,5'],
  'de-DE': ['1.234.567,89~€', '−1.234,50~€', '1.234,5'],
  'pt-PT': ['1~234~567,89~€', '−1234,50~€', '1234,5'],
  'it-IT': ['1.234.567,89~€', '−1234,50~€', '1234,5'],
  'fr-FR': ['1~234~567,89~€', '−1~234,50~€', '1~234,5'],
  'hu-HU': ['1~234~568~Ft', '−1235~Ft', '1234,5'],
  'cs-CZ': ['1~234~567,89~Kč', '−1~234,50~Kč', '1~234,5'],
  'de-AT': ['€~1.234.567,89', '−€~1.234,50', '1~234,5'],
  'nb-NO': ['1~234~567,89~kr', '−1~234,50~kr', '1~234,5'],
  'nl-NL': ['€~1.234.567,89', '€~−1.234,50', '1.234,5'],
  'de-CH': ["CHF~1'234'567.89", "CHF−1'234.50", "1'234.5"],
  'fr-CH': ["1'234'567.89~CHF", "−1'234.50~CHF", "1'234,5"],
  'it-CH': ["CHF~1'234'567.89", 'CHF−1234.50', '1234.5'],
  'nl-BE': ['€~1.234.567,89', '€~−1.234,50', '1.234,5'],
  'fr-BE': ['1~234~567,89~€', '−1~234,50~€', '1~234,5'],
  'da-DK': ['1.234.567,89~kr.', '−1.234,50~kr.', '1.234,5'],
  'sv-SE': ['1~234~567,89~kr', '−1~234,50~kr', '1~234,5'],
  'es-ES': ['1.234.567,89~€', '−1234,50~€', '1234,5'],
  'en-GB': ['£1,234,567.89', '−£1,234.50', '1,234.5'],
  'fi-FI': ['1~234~567,89~€', '−1~234,50~€', '1~234,5'],
  'pl-PL': ['1~234~567,89~zł', '−1234,50~zł', '1234,5'],
  'ro-RO': ['1.234.567,89~RON', '−1.234,50~RON', '1.234,5'],
  'lt-LT': ['1~234~567,89~€', '−1~234,50~€', '1~234,5'],
  'sl-SI': ['1.234.567,89~€', '−1234,50~€', '1234,5'],
  'el-GR': ['1.234.567,89~€', '−1.234,50~€', '1.234,5'],
  'hr-HR': ['1.234.567,89~€', '−1.234,50~€', '1.234,5'],
  'bg-BG': ['1~234~567,89~лв.', '−1234,50~лв.', '1234,5'],
};

test.each(localeCodes)('M-05: %s writes money and numbers its own way', (locale) => {
  const { currencyCode } = getMarket(getLocale(locale).countryCode);
  const [large, small, number] = written[locale].map((text) => text.replaceAll('~', '\u00a0'));
  expect(formatMoney(locale, money(currencyCode, 123_456_789))).toBe(large);
  expect(formatMoney(locale, money(currencyCode, -123_450))).toBe(small);
  expect(formatNumber(locale, 1234.5)).toBe(number);
});

test('M-05: all twelve currencies are written in all 28 locales, without spaces that break or differ', () => {
  for (const locale of localeCodes) {
    for (const currencyCode of currencyCodes) {
      const text = formatMoney(locale, money(currencyCode, 123_456_700));
      expect(text).not.toMatch(/[ \u202f\u2009]/);
      expect(text.replace(/\D/g, '')).toBe(currencyCode === 'HUF' ? '1234567' : '123456700');
    }
  }
});

test('M-05: forints have no minor units in any locale, and dollars are written too', () => {
  expect(formatMoney('hu-HU', money('HUF', 2_209_900))).toBe('22\u00a0099\u00a0Ft');
  expect(formatMoney('sk-SK', money('USD', 123_456))).toBe('1\u00a0234,56\u00a0USD');
  expect(formatMoney('en-GB', money('HUF', 99_000))).toBe('HUF\u00a0990');
});

test.each([
  ['JPY', 0, 123_456, '123.456 ¥'],
  ['JPY', 0, 0, '0 ¥'],
  ['KWD', 3, 123_456, '123,456 KWD'],
  ['KWD', 3, -5, '−0,005 KWD'],
])('M-05: money of %s has %i digits after the decimal sign', (currencyCode, digits, centAmount, shown) => {
  const currency = { fractionDigits: digits, roundingStep: 1, shownDigits: digits, mark: 'symbol' } as const;
  const amount = { currencyCode, centAmount, fractionDigits: digits };
  expect(formatAmount('de-DE', amount, currency)).toBe(shown.replace(' ', '\u00a0'));
});

test.each([
  ['symbol', '1,50 $'],
  ['narrowSymbol', '1,50 $'],
  ['code', '1,50 USD'],
] as const)('M-05: money is marked by its %s', (mark, shown) => {
  const amount = { currencyCode: 'USD', centAmount: 150, fractionDigits: 2 };
  expect(formatAmount('de-DE', amount, { ...getCurrency('USD'), mark })).toBe(shown.replace(' ', '\u00a0'));
});

test('V-01: the digits on the page are the digits of the amount, however large', () => {
  fc.assert(
    fc.property(fc.constantFrom(...localeCodes), fc.maxSafeInteger(), (locale, centAmount) => {
      const shown = formatMoney(locale, money('CHF', centAmount)).replace(/\D/g, '');
      expect(shown).toBe(String(Math.abs(centAmount)).padStart(3, '0'));
    }),
  );
});

test('M-05: percentages follow the locale', () => {
  expect(formatPercent('sk-SK', 1050)).toBe('10,5\u00a0%');
  expect(formatPercent('en-GB', 500)).toBe('5%');
});

test.each(localeCodes)('M-05: less is said by one sign in every locale: %s', (locale) => {
  const written = [
    formatPercent(locale, -2_000),
    formatMoney(locale, money('EUR', -500)),
    formatNumber(locale, -1),
  ];
  for (const each of written) expect(each).toMatch(/^[^-\u2010-\u2015]*\u2212[^-\u2010-\u2015\u2212]*$/);
});

test.each([
  ['de-DE', '31 × 22 × 41 cm, 4.8 kg', '31 × 22 × 41 cm, 4,8 kg'],
  ['de-CH', '31.5 × 22 cm, 4.8 kg', '31.5 × 22 cm, 4.8 kg'],
  ['en-GB', '17.5 kg', '17.5 kg'],
  // What is no decimal number stays as it is.
  ['sk-SK', 'V 1.2.3, 04.03.2026, 17,5 kg, 3 kg.', 'V 1.2.3, 04.03.2026, 17,5 kg, 3 kg.'],
] as const)('M-05: %s writes the figures in %s as %s', (locale, words, expected) => {
  expect(localizeDecimals(locale, words)).toBe(expected);
});

test('M-05: dates are day.month.year on the calendar of the country', () => {
  const instant = new Date('2026-03-04T23:30:00Z');
  expect(formatDate(instant, 'Europe/London')).toBe('04.03.2026');
  expect(formatDate(instant, 'Europe/Bratislava')).toBe('05.03.2026');
  expect(formatDateTime(instant, 'Europe/Bratislava')).toBe('05.03.2026 00:30');
  for (const { timeZone } of markets) expect(formatDate(instant, timeZone)).toMatch(/^0[45]\.03\.2026$/);
});

test('M-05: what ends at midnight ends the day before, as each country counts its days', () => {
  const end = '2026-11-29T22:00:00.000Z';
  expect(formatLastDay(end, 'Europe/Athens')).toBe('29.11.2026');
  expect(formatLastDay(end, 'Europe/London')).toBe('29.11.2026');
  expect(formatLastDay('2026-11-29T22:00:00.001Z', 'Europe/Athens')).toBe('30.11.2026');
});
