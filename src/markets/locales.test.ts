import { expect, test } from 'vitest';
import { localeCodes } from '../kernel/locale.ts';
import { getLocale, languagePrefix, locales, otherLocalesOf, searchIndexName } from './locales.ts';

test('M-02: each locale has its record, in their order', () => {
  expect(locales.map(({ code }) => code)).toEqual(localeCodes);
});

test('M-02: a locale is one record', () => {
  expect(getLocale('fr-CH')).toEqual({
    code: 'fr-CH',
    label: 'Français',
    countryName: 'Suisse',
    messageFile: 'fr-CH.json',
    countryCode: 'CH',
    languageTag: 'fr-CH',
    groupSeparator: "'",
  });
});

test('M-02: the search index of production is prod.<code>, others carry their environment', () => {
  expect(searchIndexName('de-AT', 'production')).toBe('prod.de-AT');
  expect(searchIndexName('de-AT', 'stage')).toBe('stage.de-AT');
  expect(searchIndexName('de-AT', 'test')).toBe('test.de-AT');
  expect(searchIndexName('de-AT', 'development')).toBe('development.de-AT');
});

test('every locale calls itself and its country by name, as the runtime knows them', () => {
  for (const { code, label, countryName, countryCode } of locales) {
    const language = new Intl.DisplayNames(code, { type: 'language' }).of(code.slice(0, 2));
    const region = new Intl.DisplayNames(code, { type: 'region' }).of(countryCode);
    expect(label.toLowerCase(), code).toBe(language?.toLowerCase());
    expect(countryName, code).toBe(region);
  }
});

test('M-06: the switcher lists the other languages of the country only', () => {
  expect(otherLocalesOf('fr-CH').map(({ code }) => code)).toEqual(['de-CH', 'it-CH']);
  expect(otherLocalesOf('sk-SK')).toEqual([]);
});

test('R-01: the default language of a country has no prefix', () => {
  expect(languagePrefix('nl-BE')).toBe('');
  expect(languagePrefix('fr-BE')).toBe('/fr');
});
