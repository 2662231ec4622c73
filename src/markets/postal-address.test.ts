import { expect, test } from 'vitest';
import { type CountryCode, countryCodes } from '../kernel/locale.ts';
import { type Address, findAddressErrors, isAddressEntered, tidyAddress } from './postal-address.ts';
import { postalCodeExample } from './postal-codes.ts';

function addressIn(country: CountryCode): Address {
  return {
    firstName: 'Jo',
    lastName: 'Nowak',
    streetName: 'Hlavna',
    streetNumber: '12a',
    postalCode: postalCodeExample(country),
    city: 'A',
    region: 'MI',
    phone: '+421 900 123 456',
    country,
  };
}

const errorsOf = (address: Address, clientType: 'PRIVATE' | 'COMPANY' = 'PRIVATE') =>
  findAddressErrors(tidyAddress(address, clientType), 'billing', clientType, address.country);

test.each(countryCodes)('C-03: a whole address of %s has nothing wrong with it', (country) => {
  expect(errorsOf(addressIn(country))).toEqual({});
});

test.each(countryCodes)('C-03: %s asks for its fields, and names the first failed one first', (country) => {
  const errors = errorsOf({ country });
  expect(Object.values(errors).every((rule) => rule === 'required')).toBe(true);
  expect(Object.keys(errors)[0]).toBe(country === 'HU' ? 'lastName' : 'firstName');
  expect(Object.keys(errors)).toEqual(expect.arrayContaining(['streetName', 'postalCode', 'city', 'phone']));
  expect(errors.region).toBe(country === 'IT' || country === 'ES' ? 'required' : undefined);
});

test.each([
  ['DE', 'streetNumber', 'bis', 'streetNumber'],
  ['DE', 'streetName', 'Q', 'min'],
  ['DE', 'phone', '1234567', 'phoneNumber'],
  ['DE', 'phone', '+49 (30) 1234567', 'phoneNumber'],
  ['DE', 'postalCode', '1011', 'postalCode'],
  ['GB', 'postalCode', 'ABC', 'postalCode'],
] as const)('C-03: in %s the %s %j breaks the rule %s', (country, field, value, rule) => {
  expect(errorsOf({ ...addressIn(country), [field]: value })).toEqual({ [field]: rule });
});

test.each(['CZ', 'PL', 'RO'] as const)('C-03: in %s a street number needs no digit', (country) => {
  expect(errorsOf({ ...addressIn(country), streetNumber: 'bis' })).toEqual({});
});

test('C-03: a company names itself on the bill, not at the door', () => {
  const address = addressIn('SK');
  expect(errorsOf(address, 'COMPANY')).toEqual({ company: 'required' });
  expect(findAddressErrors(address, 'shipping', 'COMPANY', 'SK')).toEqual({});
  expect(errorsOf({ ...address, company: 'Gantry a.s.', fax: 'S' }, 'COMPANY')).toEqual({ fax: 'min' });
});

test.each([
  ['SK', '81101', '811 01'],
  ['GB', 'sw1a1aa', 'SW1A 1AA'],
  ['NL', '1012ab', '1012 AB'],
] as const)('C-03: in %s the postal code %s is kept as %s', (country, written, kept) => {
  expect(tidyAddress({ ...addressIn(country), postalCode: written }, 'PRIVATE').postalCode).toBe(kept);
});

test('C-03: control characters never reach the database', () => {
  expect(tidyAddress({ country: 'SK', city: ' Brati\u0000slava\n' }, 'PRIVATE')).toEqual({
    country: 'SK',
    city: 'Brati slava',
  });
});

test('R-06: a country alone is not yet an address', () => {
  expect(isAddressEntered(undefined)).toBe(false);
  expect(isAddressEntered({ country: 'SK' })).toBe(false);
  expect(isAddressEntered(addressIn('SK'))).toBe(true);
});
