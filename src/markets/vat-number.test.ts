import { expect, test } from 'vitest';
import { z } from 'zod';
import { hasShared, readSharedJson } from '../../tests/support/shared-data.ts';
import { countryCodes } from '../kernel/locale.ts';
import { countryForms } from './countries/all-countries.ts';
import {
  countryOfVatNumber,
  formatVatNumber,
  normaliseVatNumber,
  vatNumberPlaceholder,
} from './vat-number.ts';

test.each([
  ['SK', 'SK 2020 237 945', '2020237945'],
  ['SK', '2020237945', '2020237945'],
  ['HU', 'HU12345678-2-41', '12345678'],
  ['GR', 'EL 094.322.222', '094322222'],
  ['CH', 'CHE-105.838.471 MWST', '105838471'],
  ['NO', 'NO 987 989 297 MVA', '987989297'],
  ['AT', 'atu 425 27 002', 'U42527002'],
  ['NL', 'NL.8143.26.584.B.01', '814326584B01'],
  ['ES', 'ES X-5253868-R', 'X5253868R'],
  ['FR', 'FR 21 448 834 911', '21448834911'],
  ['IE', 'IE 9*54321 Y', '9*54321Y'],
  ['GB', 'GB GD103', 'GD103'],
  ['DE', '', ''],
] as const)('C-06: %s keeps of %j what its rule keeps', (countryCode, text, kept) => {
  expect(normaliseVatNumber(countryCode, text)).toBe(kept);
});

test('C-06: a number is written with the prefix of its country', () => {
  expect(formatVatNumber('GR', '094 322 222')).toBe('EL094322222');
  expect(formatVatNumber('CH', 'CHE-105.838.471')).toBe('CHE105838471');
});

test('C-06: two prefixes differ from the country code', () => {
  const prefixes = countryCodes.map((countryCode) => countryForms[countryCode].vatNumber.prefix);
  expect(prefixes.filter((prefix, index) => prefix !== countryCodes[index])).toEqual(['CHE', 'EL']);
});

test('C-06: every placeholder starts with the prefix of its country', () => {
  for (const countryCode of countryCodes) {
    expect(vatNumberPlaceholder(countryCode).startsWith(countryForms[countryCode].vatNumber.prefix)).toBe(
      true,
    );
  }
});

test('C-06: the prefix of a number names its country', () => {
  for (const countryCode of countryCodes) {
    expect(countryOfVatNumber(formatVatNumber(countryCode, '123456789'))).toBe(countryCode);
  }
  expect(countryOfVatNumber('LU12345678')).toBeUndefined();
});

const SOURCE = 'data/vat/vat-number-cases.json';
const sourceSchema = z.object({
  cases: z.array(z.object({ country: z.enum(countryCodes), number: z.string(), valid: z.boolean() })),
});

test.skipIf(!hasShared(SOURCE))('C-06: however a valid number is punctuated, the same is left of it', () => {
  const { cases } = sourceSchema.parse(readSharedJson(SOURCE));
  for (const { country, number } of cases.filter(({ valid }) => valid)) {
    const kept = normaliseVatNumber(country, number);
    const plain = number.replace(/[^\dA-Za-z*+]/g, '');
    expect(normaliseVatNumber(country, plain), number).toBe(kept);
    expect(normaliseVatNumber(country, formatVatNumber(country, number)), number).toBe(kept);
    expect(plain.toUpperCase(), number).toContain(kept);
  }
});
