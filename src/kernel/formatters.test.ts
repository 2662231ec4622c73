import { expect, test } from 'vitest';
import { getCollator, getDateTimeFormat, getNumberFormat, nameCountry, nameLanguage } from './formatters.ts';

test('one is made for each locale and options, and the same options written anew find it', () => {
  const utc = { dateStyle: 'long', timeZone: 'UTC' } as const;
  expect(getDateTimeFormat('de-DE', { ...utc })).toBe(getDateTimeFormat('de-DE', utc));
  expect(getDateTimeFormat('de-AT', utc)).not.toBe(getDateTimeFormat('de-DE', utc));
  expect(getDateTimeFormat('de-DE', { ...utc, timeZone: 'Europe/Berlin' })).not.toBe(
    getDateTimeFormat('de-DE', utc),
  );
  expect(getCollator('sv-SE').compare('ö', 'z')).toBe(1);
  expect(getCollator('de-DE').compare('ö', 'z')).toBe(-1);
});

test('what is asked for is what Intl itself makes', () => {
  const options = { style: 'unit', unit: 'year', unitDisplay: 'long' } as const;
  expect(getNumberFormat('fi-FI', options).format(2)).toBe('2 vuotta');
  expect(getNumberFormat('fi-FI').format(2)).toBe('2');
});

test('countries and languages are named in any language, and by their code where they have no name', () => {
  expect(nameCountry('de-DE', 'AT')).toBe('Österreich');
  expect(nameCountry('el-GR', 'AT')).toBe('Αυστρία');
  expect(nameLanguage('de-DE', 'fi')).toBe('Finnisch');
  expect(nameLanguage('de-DE', 'xzz')).toBe('xzz');
  expect(nameCountry('de-DE', 'QZ')).toBe('QZ');
});
