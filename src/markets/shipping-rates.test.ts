import { expect, test } from 'vitest';
import { countryCodes } from '../kernel/locale.ts';
import { markets } from './countries.ts';
import { shippingRates, shippingZones } from './shipping-rates.ts';

const today = new Date('2026-11-20T12:00:00Z');

test.each([
  ['DE', 'EUR', 59, 1.95, 9.95],
  ['GB', 'GBP', 52, 1.95, 9.95],
  ['DK', 'DKK', 439, 15, 74],
  ['SE', 'SEK', 659, 22, 111],
  ['NO', 'NOK', 689, 23, 116],
  ['CH', 'CHF', 59, 1.95, 9.95],
  ['CZ', 'CZK', 1399, 46, 235],
  ['PL', 'PLN', 269, 9, 45],
  ['RO', 'RON', 289, 10, 49],
  ['BG', 'BGN', 115, 3.95, 19.95],
  ['FR', 'EUR', 59, 6.95, 39.95],
  ['HU', 'HUF', 22099, 1481, 7481],
] as const)(
  'V-07: %s in %s: free above %d, parcel %d, freight %d',
  (country, currency, free, parcel, freight) => {
    const cents = (units: number) => Math.round(units * 100);
    expect(shippingRates(country, currency, today)).toEqual({
      freeAbove: cents(free),
      parcel: cents(parcel),
      freight: cents(freight),
    });
  },
);

test('V-07: the temporary rows of France and Hungary begin at midnight of the country', () => {
  const parcel = (country: 'FR' | 'HU', at: string) =>
    shippingRates(country, country === 'FR' ? 'EUR' : 'HUF', new Date(at))?.parcel;
  expect(parcel('FR', '2024-12-31T22:59:59Z')).toBe(195);
  expect(parcel('FR', '2024-12-31T23:00:00Z')).toBe(695);
  expect(parcel('HU', '2024-12-31T22:59:59Z')).toBe(73_000);
  expect(parcel('HU', '2024-12-31T23:00:00Z')).toBe(148_100);
});

test('V-07: every market is in one zone of each of its currencies, at the rate it is charged', () => {
  const zones = shippingZones(today);
  for (const { countryCode, currencyRows } of markets) {
    for (const { currencyCode } of currencyRows) {
      const matching = zones.filter(
        (zone) => zone.currencyCode === currencyCode && zone.countries.includes(countryCode),
      );
      expect(matching, `${countryCode} ${currencyCode}`).toHaveLength(1);
      expect(matching[0]).toMatchObject(shippingRates(countryCode, currencyCode, today) ?? {});
    }
  }
  expect(zones.slice(0, 2).map(({ name, countries }) => [name, countries])).toEqual([
    ['FR', ['FR']],
    ['HU', ['HU']],
  ]);
  expect(zones.find(({ name }) => name === 'HUF')).toBeUndefined();
  expect(zones.find(({ name }) => name === 'EUR')?.countries).not.toContain('FR');
});

test('V-07: before a rate of its own begins, a country is in the zone of its currency', () => {
  const before = shippingZones(new Date('2024-12-31T12:00:00Z'));
  expect(before.map(({ name }) => name)).toEqual([
    ...['EUR', 'GBP', 'DKK', 'SEK', 'NOK', 'CHF', 'CZK', 'PLN', 'HUF', 'RON', 'BGN'],
  ]);
  expect(before.find(({ name }) => name === 'EUR')?.countries).toContain('FR');
  for (const { countries } of before)
    for (const country of countries) expect(countryCodes).toContain(country);
});

test('V-07: before the temporary row of Hungary its currency has the plain one', () => {
  expect(shippingRates('HU', 'HUF', new Date('2024-12-31T12:00:00Z'))).toEqual({
    freeAbove: 2_209_900,
    parcel: 73_000,
    freight: 373_100,
  });
});

test('V-07: every market has rates in its own currency, and none in dollars', () => {
  for (const { countryCode, currencyRows } of markets) {
    for (const { currencyCode } of currencyRows) {
      expect(shippingRates(countryCode, currencyCode, today), countryCode).toBeDefined();
    }
    expect(shippingRates(countryCode, 'USD', today)).toBeUndefined();
  }
});
