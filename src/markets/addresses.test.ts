import { expect, test } from 'vitest';
import { countryCodes } from '../kernel/locale.ts';
import { addressFormat } from './address-format.ts';
import { addressFieldMinimum, addressForm, isAddressFieldRequired, isStreetNumber } from './addresses.ts';
import { isPhoneNumber } from './phone.ts';

test('C-03: the street number is checked everywhere but in Czechia, Poland and Romania', () => {
  const unchecked = countryCodes.filter((countryCode) => isStreetNumber(countryCode, 'bez'));
  expect(unchecked).toEqual(['CZ', 'PL', 'RO']);
  for (const countryCode of countryCodes) expect(isStreetNumber(countryCode, '12a')).toBe(true);
});

test('C-02: only companies are asked for company, department and VAT number', () => {
  for (const countryCode of countryCodes) {
    const asked = addressForm(countryCode, 'PRIVATE').flat();
    const companyOnly = addressForm(countryCode, 'COMPANY')
      .flat()
      .filter((field) => !asked.includes(field));
    expect(companyOnly).toEqual(['company', 'department', 'vatNumber']);
  }
});

test('C-03: fields stand in the order the country writes them', () => {
  expect(addressForm('FR', 'PRIVATE')).toEqual([
    ['firstName', 'lastName'],
    ['streetNumber', 'streetName'],
    ['additionalAddressInfo'],
    ['postalCode', 'city'],
    ['phone'],
  ]);
  expect(addressForm('IT', 'COMPANY')).toEqual([
    ['firstName', 'lastName'],
    ['company'],
    ['department'],
    ['vatNumber'],
    ['streetName', 'streetNumber'],
    ['additionalAddressInfo'],
    ['postalCode', 'city'],
    ['region'],
    ['phone'],
  ]);
  expect(addressForm('HU', 'PRIVATE')[0]).toEqual(['lastName', 'firstName']);
});

test('C-03: no form asks for a field twice, and every form has what a parcel needs', () => {
  for (const countryCode of countryCodes) {
    const fields = addressForm(countryCode, 'COMPANY').flat();
    expect(new Set(fields).size).toBe(fields.length);
    expect(fields).toEqual(expect.arrayContaining(['streetName', 'streetNumber', 'postalCode', 'city']));
  }
});

test('C-03: the province is required in Italy and Spain, the county optional in Ireland', () => {
  const asking = countryCodes.filter((code) => addressForm(code, 'PRIVATE').flat().includes('region'));
  expect(asking).toEqual(['IE', 'IT', 'ES']);
  expect(asking.filter((code) => isAddressFieldRequired(code, 'region'))).toEqual(['IT', 'ES']);
});

test('C-03: names and city need one character, fields without a rule of their own three', () => {
  const { firstName, lastName, city, streetName, company } = addressFieldMinimum;
  expect([firstName, lastName, city]).toEqual([1, 1, 1]);
  expect([streetName, company]).toEqual([3, 3]);
});

const address = {
  firstName: 'Anna',
  lastName: 'Kovács',
  company: 'Műhely Kft.',
  streetName: 'Fő utca',
  streetNumber: '12',
  postalCode: '1011',
  city: 'Budapest',
  region: 'RM',
};

test.each([
  ['SK', ['Anna Kovács', 'Műhely Kft.', 'Fő utca 12', '1011 Budapest']],
  ['DE', ['Anna Kovács', 'Műhely Kft.', 'Fő utca 12', '1011 Budapest']],
  ['AT', ['Műhely Kft.', 'Anna Kovács', 'Fő utca 12', '1011 Budapest']],
  ['FR', ['Műhely Kft.', 'Anna Kovács', '12 Fő utca', '1011 Budapest']],
  ['HU', ['Kovács Anna', 'Műhely Kft.', 'Budapest', 'Fő utca 12', '1011']],
  ['IT', ['Anna Kovács', 'Műhely Kft.', 'Fő utca 12', '1011 Budapest RM']],
  ['GB', ['Anna Kovács', 'Műhely Kft.', '12 Fő utca', 'Budapest', '1011']],
  ['IE', ['Anna Kovács', 'Műhely Kft.', '12 Fő utca', 'Budapest', 'RM', '1011']],
] as const)('an address is written the way of %s', (countryCode, lines) => {
  expect(addressFormat(countryCode, address)).toEqual(lines);
});

test('missing and empty parts leave no empty lines, double spaces or braces', () => {
  for (const countryCode of countryCodes) {
    expect(addressFormat(countryCode, {})).toEqual([]);
    expect(addressFormat(countryCode, { firstName: ' ', city: 'X  {city}', pOBox: 'Box 9' })).toEqual(
      expect.arrayContaining(['X {city}', 'Box 9']),
    );
  }
});

test.each(['+421 905 123 456', '0905123456', '12345678', '1 2 3 4 5 6 7 8 ', ' +36 1 234 5678'])(
  'C-03: %j is a phone number',
  (text) => {
    expect(isPhoneNumber(text)).toBe(true);
  },
);

test.each([
  '',
  '+',
  '1234567',
  '0905/123456',
  '0905  123456',
  '++421905123456',
  '+421-905-123456',
  '12345678x',
])('C-03: %j is no phone number', (text) => {
  expect(isPhoneNumber(text)).toBe(false);
});
