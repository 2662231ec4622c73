import { expect, test } from 'vitest';
import {
  baseLocales,
  countryCodes,
  defaultLocale,
  fallbackLocales,
  getFallbackLocale,
  isCountryCode,
  isLocaleCode,
  languageCodes,
  languageOf,
  localeCodes,
} from './locale.ts';

test('M-01: there are 25 countries, 28 locales and 21 languages, each once', () => {
  expect([countryCodes.length, localeCodes.length, languageCodes.length]).toEqual([25, 28, 21]);
  expect([new Set(countryCodes).size, new Set(localeCodes).size, new Set(languageCodes).size]).toEqual([
    25, 28, 21,
  ]);
  expect(countryCodes[0]).toBe('SK');
  expect(localeCodes[0]).toBe('en-IE');
});

test('M-02: every locale is a language of ours in a country of ours, and each of those is in a locale', () => {
  expect(new Set(localeCodes.map(languageOf))).toEqual(new Set(languageCodes));
  expect(new Set(localeCodes.map((locale) => locale.slice(3)))).toEqual(new Set(countryCodes));
});

test('M-04: seven locales are variants; what speaks for them is a locale with words of its own, in their language', () => {
  const variants = localeCodes.filter((locale) => getFallbackLocale(locale) !== undefined);
  expect(variants).toEqual(['en-IE', 'de-AT', 'de-CH', 'fr-CH', 'it-CH', 'nl-BE', 'fr-BE']);
  expect(Object.keys(fallbackLocales).toSorted()).toEqual(variants.toSorted());
  for (const variant of variants) {
    const fallback = getFallbackLocale(variant);
    expect(fallback?.slice(0, 2)).toBe(languageOf(variant));
    expect(baseLocales).toContain(fallback);
  }
  expect(getFallbackLocale('de-DE')).toBeUndefined();
  expect(getFallbackLocale('de-AT')).toBe('de-DE');
});

test('M-04: 21 locales have words of their own, one a language, in the order of rule M-02', () => {
  expect(baseLocales.map(languageOf).toSorted()).toEqual(languageCodes.toSorted());
  expect(baseLocales).toEqual(localeCodes.filter((locale) => baseLocales.includes(locale as 'de-DE')));
});

test.each([
  ['de-AT', true],
  ['de-at', false],
  ['de', false],
  ['', false],
  ['is-IS', false],
])('%j as a locale: %s', (text, isOne) => {
  expect(isLocaleCode(text)).toBe(isOne);
});

test.each([
  ['AT', true],
  ['at', false],
  ['IS', false],
  ['', false],
])('%j as a country: %s', (text, isOne) => {
  expect(isCountryCode(text)).toBe(isOne);
});

test('M-01: where nothing else is said, the default country speaks its own language', () => {
  expect(defaultLocale).toBe('sk-SK');
});
