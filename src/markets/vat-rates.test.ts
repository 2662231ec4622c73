import { expect, test } from 'vitest';
import { z } from 'zod';
import { hasShared, readSharedJson } from '../../tests/support/shared-data.ts';
import { type CountryCode, countryCodes } from '../kernel/locale.ts';
import { vatRate } from './vat-rates.ts';

const standardVatRate = (countryCode: CountryCode, on: Date) => vatRate(countryCode, 'standard', on);
const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);

test.each([
  ['SK', '2024-12-31', 2000],
  ['SK', '2025-01-01', 2300],
  ['RO', '2025-07-31', 1900],
  ['RO', '2025-08-01', 2100],
  ['FI', '2026-11-20', 2550],
  ['CH', '2023-12-31', 770],
  ['CH', '2026-11-20', 810],
  ['DE', '2020-07-01', 1600],
  ['DE', '2026-11-20', 1900],
  ['HU', '2026-11-20', 2700],
  ['GB', '1995-01-01', 1750],
] as const)('the standard rate of %s on %s is %i basis points', (countryCode, day, basisPoints) => {
  expect(standardVatRate(countryCode, noon(day))).toBe(basisPoints);
});

test('a new rate starts at midnight of the country, not of Greenwich', () => {
  expect(standardVatRate('RO', new Date('2025-07-31T20:59:59Z'))).toBe(1900);
  expect(standardVatRate('RO', new Date('2025-07-31T21:00:00Z'))).toBe(2100);
});

test.each([
  ['SK', 'reduced', '2024-12-31', 1000],
  ['SK', 'reduced', '2025-01-01', 500],
  ['FR', 'reduced', '2026-11-20', 550],
  ['CH', 'reduced', '2023-12-31', 250],
  ['CH', 'reduced', '2026-11-20', 260],
  ['DK', 'reduced', '2026-11-20', 2500],
  ['GB', 'zero', '2026-11-20', 0],
  ['DE', 'zero', '2026-11-20', 1900],
  ['RO', 'standard', '2026-11-20', 2100],
] as const)(
  'the rate of %s for %s goods on %s is %i basis points',
  (countryCode, category, day, basisPoints) => {
    expect(vatRate(countryCode, category, noon(day))).toBe(basisPoints);
  },
);

test('a reduced rate is never above the standard one', () => {
  for (const countryCode of countryCodes) {
    for (const day of ['2009-06-01', '2020-08-01', '2026-11-20']) {
      const reduced = vatRate(countryCode, 'reduced', noon(day));
      expect(reduced, countryCode).toBeLessThanOrEqual(standardVatRate(countryCode, noon(day)));
      expect(reduced, countryCode).toBeGreaterThan(0);
    }
  }
});

const SOURCE = 'data/vat/vat-rates-25.json';
const sourceSchema = z.object({
  countries: z.partialRecord(
    z.enum(countryCodes),
    z.object({
      standard_rate: z.number(),
      history: z
        .array(
          z.object({
            from: z.string(),
            standard: z.number(),
            reduced: z.number().optional(),
            reduced1: z.number().optional(),
          }),
        )
        .nullable(),
    }),
  ),
});

test.skipIf(!hasShared(SOURCE))('the rates and their history are those of the reference data', () => {
  const { countries } = sourceSchema.parse(readSharedJson(SOURCE));
  expect(Object.keys(countries).length).toBeGreaterThanOrEqual(25);
  for (const countryCode of countryCodes) {
    const known = countries[countryCode];
    if (known === undefined) continue;
    const { standard_rate, history } = known;
    expect(standardVatRate(countryCode, noon('2025-11-01')), countryCode).toBe(
      Math.round(standard_rate * 100),
    );
    for (const row of history ?? []) {
      const day = row.from === '0000-01-01' ? '1999-01-01' : row.from;
      expect(standardVatRate(countryCode, noon(day)), `${countryCode} ${day}`).toBe(
        Math.round(row.standard * 100),
      );
      const reduced = row.reduced ?? row.reduced1;
      if (reduced === undefined) continue;
      expect(vatRate(countryCode, 'reduced', noon(day)), `${countryCode} ${day}`).toBe(
        Math.round(reduced * 100),
      );
    }
  }
});
