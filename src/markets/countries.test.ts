import { expect, test } from 'vitest';
import { countryCodes, defaultLocale, localeCodes } from '../kernel/locale.ts';
import { defaultMarket, getMarket, getMarketByStoreId, markets } from './countries.ts';

test('M-01: each country has its market, in their order, and Slovakia is the default', () => {
  expect(markets.map((market) => market.countryCode)).toEqual(countryCodes);
  expect(defaultMarket.countryCode).toBe('SK');
  expect(defaultMarket.languages[0].locale).toBe(defaultLocale);
});

test('M-01: a market is one record', () => {
  expect(getMarket('CH')).toEqual({
    countryCode: 'CH',
    label: 'Switzerland',
    currencyCode: 'CHF',
    currencyRows: [{ from: '0000-01-01', currencyCode: 'CHF', optIn: 'none' }],
    storeId: 'gantry-ch',
    languages: [
      { language: 'de', locale: 'de-CH' },
      { language: 'fr', locale: 'fr-CH' },
      { language: 'it', locale: 'it-CH' },
    ],
    timeZone: 'Europe/Zurich',
    isInEu: false,
    safetyRegion: 'EU',
    statesUnitPrices: true,
  });
});

test('M-01: the languages of all markets are the 28 locales, each once', () => {
  const spoken = markets.flatMap((market) => market.languages.map(({ locale }) => locale));
  expect(spoken.toSorted()).toEqual([...localeCodes].sort());
  expect(getMarket('BE').languages.map(({ locale }) => locale)).toEqual(['nl-BE', 'fr-BE']);
});

test('M-01: ids of stores are never shared', () => {
  expect(new Set(markets.map(({ storeId }) => storeId)).size).toBe(markets.length);
});

test('the currencies are the eleven that a country sells in', () => {
  const sold = Object.fromEntries(markets.map((market) => [market.countryCode, market.currencyCode]));
  const { HU, CZ, NO, CH, DK, SE, GB, PL, RO, BG, ...others } = sold;
  expect({ HU, CZ, NO, CH, DK, SE, GB, PL, RO, BG }).toEqual({
    HU: 'HUF',
    CZ: 'CZK',
    NO: 'NOK',
    CH: 'CHF',
    DK: 'DKK',
    SE: 'SEK',
    GB: 'GBP',
    PL: 'PLN',
    RO: 'RON',
    BG: 'BGN',
  });
  expect(new Set(Object.values(others))).toEqual(new Set(['EUR']));
});

test('every time zone is one the runtime knows', () => {
  for (const { timeZone } of markets) {
    expect(new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone).toBe(timeZone);
  }
});

test('a store id finds its market, and a strange one finds none', () => {
  expect(getMarketByStoreId('gantry-gb')).toBe(getMarket('GB'));
  expect(getMarketByStoreId('gantry-xx')).toBeUndefined();
});

test('three countries are outside the EU', () => {
  expect(markets.filter(({ isInEu }) => !isInEu).map(({ countryCode }) => countryCode)).toEqual([
    'NO',
    'CH',
    'GB',
  ]);
});
