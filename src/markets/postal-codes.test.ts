import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { hasShared, readSharedJson } from '../../tests/support/shared-data.ts';
import { countryCodes } from '../kernel/locale.ts';
import { countryForms } from './countries/all-countries.ts';
import { parsePostalCode, postalCodeExample } from './postal-codes.ts';

test.each([
  ['SK', '81101', '811 01'],
  ['SK', ' 811 01 ', '811 01'],
  ['CZ', '110\u00a000', '110 00'],
  ['SE', '11455', '114 55'],
  ['SE', 'SE-11455', '114 55'],
  ['SE', 'se-114 55', '114 55'],
  ['GR', '15124', '151 24'],
  ['PL', '00950', '00-950'],
  ['PL', '00-950', '00-950'],
  ['PT', '1250096', '1250-096'],
  ['PT', '1250-096', '1250-096'],
  ['NL', '1012ab', '1012 AB'],
  ['GB', 'sw1a1aa', 'SW1A 1AA'],
  ['GB', 'M1 1AE', 'M1 1AE'],
  ['GB', 'W1A 4ZZ', 'W1A 4ZZ'],
  ['GB', 'gir0aa', 'GIR 0AA'],
  ['GB', 'BFPO61', 'BFPO 61'],
  ['IE', 'd02af30', 'D02 AF30'],
  ['IE', 'D6W XY00', 'D6W XY00'],
  ['CH', 'CH-8001', '8001'],
  ['FI', 'FI-00100', '00100'],
  ['LT', 'LT-04340', '04340'],
  ['SI', 'SI- 1000', '1000'],
  ['HR', 'HR-10000', '10000'],
  ['RO', '060274', '060274'],
] as const)('C-03: %s reads %j as %s', (countryCode, text, canonical) => {
  expect(parsePostalCode(countryCode, text)).toBe(canonical);
});

test.each([
  ['AT', '0123'],
  ['BE', '0999'],
  ['HU', '0123'],
  ['NL', '0123 AB'],
  ['NL', '1012 A1'],
  ['DE', '1234'],
  ['DE', '123456'],
  ['DE', '12 345'],
  ['DE', 'D-10115'],
  ['SK', '8110 1'],
  ['SK', '811  0 1'],
  ['PL', '009-50'],
  ['PT', '1250'],
  ['RO', '06027'],
  ['GB', 'RH6 OHP'],
  ['GB', 'SW1A'],
  ['GB', 'SW1A 1AC'],
  ['IE', 'D02 AF3O'],
  ['IE', 'B02 AF30'],
  ['CH', 'DE-8001'],
  ['FI', '١٢٣٤٥'],
  ['SK', ''],
  ['LT', 'LT-'],
] as const)('C-03: %s refuses %j', (countryCode, text) => {
  expect(parsePostalCode(countryCode, text)).toBeUndefined();
});

test('C-03: every example is a code of its country as the country writes it', () => {
  for (const countryCode of countryCodes) {
    const example = postalCodeExample(countryCode);
    expect(parsePostalCode(countryCode, example)).toBe(example);
  }
});

test('C-03: what was read once reads the same again, in either case', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...countryCodes).chain((countryCode) =>
        fc.record({
          countryCode: fc.constant(countryCode),
          text: fc.stringMatching(countryForms[countryCode].postalCode.pattern),
        }),
      ),
      ({ countryCode, text }) => {
        const canonical = parsePostalCode(countryCode, text);
        expect(canonical).toBeDefined();
        expect(parsePostalCode(countryCode, canonical ?? '')).toBe(canonical);
        expect(parsePostalCode(countryCode, ` ${text.toLowerCase()} `)).toBe(canonical);
      },
    ),
  );
});

test('C-03: any text is read or refused, never thrown at', () => {
  fc.assert(
    fc.property(fc.constantFrom(...countryCodes), fc.string({ unit: 'binary' }), (countryCode, text) => {
      const canonical = parsePostalCode(countryCode, text);
      expect(canonical === undefined || parsePostalCode(countryCode, canonical) === canonical).toBe(true);
    }),
  );
});

const SOURCE = 'data/postal/address-formats.json';
const sourceSchema = z.partialRecord(
  z.enum(countryCodes),
  z.object({ zipex: z.string().optional(), postprefix: z.string().optional() }),
);
/** A letter O for a zero, known to be a typing mistake of the source. */
const mistaken = 'RH6 OHP';

test.skipIf(!hasShared(SOURCE))('C-03: every example of the reference data is read, prefix and all', () => {
  const source = sourceSchema.parse(readSharedJson(SOURCE));
  let read = 0;
  for (const countryCode of countryCodes) {
    const { zipex, postprefix } = source[countryCode] ?? {};
    for (const example of (zipex?.split(',') ?? []).filter((code) => code !== mistaken)) {
      const canonical = parsePostalCode(countryCode, example);
      expect(canonical?.replace(/\W/g, ''), `${countryCode} ${example}`).toBe(example.replace(/\W/g, ''));
      expect(parsePostalCode(countryCode, `${postprefix ?? ''}${example}`)).toBe(canonical);
      read += 1;
    }
  }
  expect(read).toBeGreaterThan(70);
});
