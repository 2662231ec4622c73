import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { findLocaleConditions, findMarketNames } from './market-names.ts';

const parse = (text: string) => {
  const { program, errors } = parseSync('snippet.ts', text);
  expect(errors).toEqual([]);
  return program;
};

describe('a country or a currency is seen', () => {
  it.each([
    ["export const is = country === 'DE';", ['DE']],
    ["export const is = 'DE' !== country;", ['DE']],
    ["switch (country) { case 'DE': case 'AT': pay(); }", ['DE', 'AT']],
    ["export const is = ['DE', 'AT'].includes(country);", ['DE', 'AT']],
    ["export const is = ['HU'].indexOf(country) >= 0;", ['HU']],
    ["export const is = countries.some((code) => code === 'DE');", ['DE']],
    ["export const is = countries.includes('DE');", ['DE']],
    ["export const is = country.startsWith('DE');", ['DE']],
    ["const euro = new Set(['DE', 'AT']); export const is = euro.has(country);", ['DE', 'AT']],
    ["export const is = countries.has('CH');", ['CH']],
    ["export const fee = new Map([['CH', 5]]).get(country) ?? 0;", ['CH']],
    ['export const fee = { DE: 5, AT: 4 }[country] ?? 0;', ['DE', 'AT']],
    ["export const fee = { 'DE': 5 }[country];", ['DE']],
    ['export const fee = fees.DE;', ['DE']],
    ["export const fee = fees['DE'];", ['DE']],
    ["const home = 'DE'; export const is = country === home;", ['DE']],
    ['export const is = country === `DE`;', ['DE']],
    ["export const is = 'DE AT CH'.split(' ').includes(country);", ['DE', 'AT', 'CH']],
    ['export const is = /^(?:DE|AT)$/.test(country);', ['DE', 'AT']],
    ["export const step = currencyCode === 'HUF' ? 100 : 1;", ['HUF']],
    ['export const is = country in { NO: true };', ['NO']],
  ])('in %s', (text, names) => {
    expect(findMarketNames(parse(text))).toEqual(names);
  });

  it.each([
    ["export const code: 'DE' = pick(country);"],
    ["/* DE */ export const text = 'To ' + country;"],
    ["export const sentence = 'IT or AT: a sentence that holds words like NO';"],
    ["export const id = 'DEN'; export const unit = 'kB';"],
  ])('and not in %s', (text) => {
    expect(findMarketNames(parse(text))).toEqual([]);
  });
});

describe('a condition on a locale is seen', () => {
  it.each([
    ["export const is = locale === 'de-AT';"],
    ["switch (locale) { case 'de-AT': pay(); }"],
    ["export const is = ['de-AT'].includes(locale);"],
    ["export const is = locales.includes('de-AT');"],
    ["export const is = new Set(['de-AT']).has(locale);"],
  ])('in %s', (text) => {
    expect(findLocaleConditions(parse(text))).toEqual(['de-AT']);
  });

  it.each([["export const texts = { 'de-AT': 'Paket' };"], ["export const is = locale === 'en-GB';"]])(
    'and not in %s',
    (text) => {
      expect(findLocaleConditions(parse(text))).toEqual([]);
    },
  );
});
