import type { CountryCode } from '../kernel/locale.ts';
import type { ClientType } from './client-type.ts';
import { countryForms } from './countries/all-countries.ts';
import type { AddressRules } from './countries/country.ts';

/** The fields of an address form, by the names of rule C-21. */
export const addressFields = [
  'firstName',
  'lastName',
  'company',
  'department',
  'vatNumber',
  'streetName',
  'streetNumber',
  'additionalAddressInfo',
  'postalCode',
  'city',
  'region',
  'phone',
] as const;

export type AddressField = (typeof addressFields)[number];

/** Fields that are completed while they are typed (rule C-08). */
export const completedFields = [
  'streetName',
  'postalCode',
  'city',
] as const satisfies readonly AddressField[];
export type CompletedField = (typeof completedFields)[number];

export function getAddressRules(countryCode: CountryCode): AddressRules {
  return countryForms[countryCode].address;
}

const nameRows = {
  'given-first': ['firstName', 'lastName'],
  'family-first': ['lastName', 'firstName'],
} as const satisfies Record<AddressRules['nameOrder'], readonly AddressField[]>;

const streetRows = {
  'name-number': ['streetName', 'streetNumber'],
  'number-name': ['streetNumber', 'streetName'],
} as const satisfies Record<AddressRules['streetOrder'], readonly AddressField[]>;

const cityRows = {
  'code-city': ['postalCode', 'city'],
  'city-code': ['city', 'postalCode'],
} as const satisfies Record<AddressRules['cityOrder'], readonly AddressField[]>;

const clientRows: Readonly<Record<ClientType, readonly (readonly AddressField[])[]>> = {
  PRIVATE: [],
  COMPANY: [['company'], ['department'], ['vatNumber']],
};

/** The form of a country, line by line; a private person is not asked what only a company has (rules C-02, C-03). */
export function addressForm(
  countryCode: CountryCode,
  clientType: ClientType,
): readonly (readonly AddressField[])[] {
  const rules = getAddressRules(countryCode);
  return [
    nameRows[rules.nameOrder],
    ...clientRows[clientType],
    streetRows[rules.streetOrder],
    ['additionalAddressInfo'],
    cityRows[rules.cityOrder],
    ...(rules.region.need === 'none' ? [] : [['region'] as const]),
    ['phone'],
  ];
}

const optionalEverywhere: readonly AddressField[] = ['department', 'vatNumber', 'additionalAddressInfo'];

/** Whether a field of the country's form must be filled in (rule C-03: required unless its own rule says otherwise). */
export function isAddressFieldRequired(countryCode: CountryCode, field: AddressField): boolean {
  const rules = getAddressRules(countryCode);
  if (field === 'region') return rules.region.need === 'required';
  if (field === 'streetNumber') return rules.checksStreetNumber;
  return !optionalEverywhere.includes(field);
}

/**
 * Fewest characters of a field that is filled in (rule C-03: 3, unless the field has a rule of its own; an
 * Italian province is two letters).
 */
export const addressFieldMinimum: Readonly<Record<AddressField, number>> = {
  firstName: 1,
  lastName: 1,
  company: 3,
  department: 3,
  vatNumber: 2,
  streetName: 3,
  streetNumber: 1,
  additionalAddressInfo: 1,
  postalCode: 1,
  city: 1,
  region: 2,
  phone: 1,
};

/** Rule C-03, street number: must contain a digit, where the country checks it. */
export function isStreetNumber(countryCode: CountryCode, text: string): boolean {
  return !getAddressRules(countryCode).checksStreetNumber || /\d/.test(text);
}
