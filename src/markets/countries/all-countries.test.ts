import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countryCodes, countryOf, localeCodes } from '../../kernel/locale.ts';
import { clientTypes } from '../client-type.ts';
import { getMarket } from '../countries.ts';
import { currencyRules } from '../currency-rules.ts';
import { findPartnerMethods } from '../payment-methods.ts';
import { parsePostalCode } from '../postal-codes.ts';
import { normaliseVatNumber } from '../vat-number.ts';
import { countryForms, countryRecords } from './all-countries.ts';

const of = (countryCode: (typeof countryCodes)[number]) => ({
  market: getMarket(countryCode),
  country: countryRecords[countryCode],
  forms: countryForms[countryCode],
});

test('M-01: every country has a file, and every file of a country is one of the 25', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => /^[a-z]{2}\.ts$/.test(file));
  expect(files).toEqual(countryCodes.map((countryCode) => `${countryCode.toLowerCase()}.ts`).sort());
});

test.each(countryCodes)('M-01: %s has a language, a name and a time zone', (code) => {
  const { market, country } = of(code);
  expect(localeCodes.filter((locale) => countryOf(locale) === code)).not.toEqual([]);
  expect(market.label).toMatch(/^\p{Lu}\p{L}+/u);
  expect(market.label).not.toBe(code);
  expect(new Intl.DateTimeFormat('en', { timeZone: country.timeZone }).resolvedOptions().timeZone).toBe(
    country.timeZone,
  );
});

test.each(countryCodes)('V-06: the rates of %s begin with the oldest, and lower kinds are lower', (code) => {
  const { standard, reduced, zero } = of(code).country.vatRates;
  for (const rows of [standard, reduced, zero]) {
    if (rows === 'none') continue;
    const days = rows.map(({ from }) => from);
    expect(days).toEqual([...new Set(days)].sort());
    expect(days[0]).toBe('0000-01-01');
  }
  const latest = (rows: typeof standard | 'none') => (rows === 'none' ? undefined : rows.at(-1)?.basisPoints);
  expect(latest(standard)).toBeGreaterThan(latest(reduced) ?? 0);
  expect(latest(zero) ?? 0).toBe(0);
});

test.each(countryCodes)('V-07, Y-02, P-03: what %s is sold in has rates, a fee and a low stock', (code) => {
  const { market, country } = of(code);
  for (const { currencyCode } of market.currencyRows) {
    expect(currencyRules[currencyCode].shippingRates, currencyCode).not.toBe('none');
    expect(currencyRules[currencyCode].lowStock, currencyCode).not.toBe('none');
  }
  if (country.cashOnDelivery.takes !== 'nothing')
    expect(currencyRules[country.currencyCode].cashOnDeliveryFee).not.toBe('none');
  expect(country.cashOnDelivery.limit).toBeGreaterThan(0);
});

test.each(countryCodes)('Y-01: every method that %s offers can be paid there, and is named once', (code) => {
  const { market, country } = of(code);
  const payable = market.currencyRows.flatMap(({ currencyCode }) =>
    clientTypes.flatMap((clientType) =>
      findPartnerMethods({ countryCode: code, currencyCode, clientType, context: 'checkout' }),
    ),
  );
  expect([...country.partnerMethods].sort()).toEqual([...new Set(payable)].sort());
  expect(new Set(country.switches).size).toBe(country.switches.length);
});

test.each(countryCodes)('C-03, C-06: the examples of %s are what its own rules take', (code) => {
  const { address, postalCode, vatNumber } = of(code).forms;
  expect(parsePostalCode(code, postalCode.example)).toBe(postalCode.example);
  expect(vatNumber.placeholder.startsWith(vatNumber.prefix)).toBe(true);
  expect(normaliseVatNumber(code, vatNumber.placeholder)).not.toBe('');
  for (const field of ['{street}', '{additional}', '{postalCode}', '{city}'])
    expect(address.placeLines.join('\n'), field).toContain(field);
  expect(address.placeLines.join('\n').includes('{region}')).toBe(address.region.need !== 'none');
});
