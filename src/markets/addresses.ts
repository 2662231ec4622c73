import type { CountryCode } from '../kernel/locale.ts';
import type { ClientType } from './client-type.ts';

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

/** Whether a form asks for the region, and what the country calls it. */
type RegionRule =
  | { readonly need: 'none' }
  | { readonly need: 'optional' | 'required'; readonly kind: 'county' | 'province' };

/** What differs between the countries' addresses. */
export interface AddressRules {
  readonly nameOrder: 'given-first' | 'family-first';
  readonly streetOrder: 'name-number' | 'number-name';
  readonly cityOrder: 'code-city' | 'city-code';
  readonly region: RegionRule;
  /** Rule C-03, street number: must contain a digit; off for CZ, PL and RO, where it may also stay empty. */
  readonly checksStreetNumber: boolean;
  /** Where the company stands on a label. */
  readonly companyLine: 'before-name' | 'after-name';
  /** The last lines of a label, from the street on, with field names in braces. */
  readonly placeLines: readonly string[];
}

const codeThenCity = ['{street}', '{additional}', '{postalCode} {city}'] as const;

const common: AddressRules = {
  nameOrder: 'given-first',
  streetOrder: 'name-number',
  cityOrder: 'code-city',
  region: { need: 'none' },
  checksStreetNumber: true,
  companyLine: 'after-name',
  placeLines: codeThenCity,
};

const companyFirst: AddressRules = { ...common, companyLine: 'before-name' };
const withoutStreetNumberCheck: AddressRules = { ...common, checksStreetNumber: false };

/**
 * Street-number check: rule C-03. Order of lines, region and company: google/libaddressinput (`fmt`, `require`;
 * 2025-06-12, Apache-2.0) and commerceguys/addressing (`format`; 2026-04-15, MIT). House numbers lead in France,
 * Ireland and the United Kingdom; a Hungarian label puts the surname first and the postal code last.
 */
const rows: Readonly<Record<CountryCode, AddressRules>> = {
  SK: common,
  IE: {
    ...common,
    streetOrder: 'number-name',
    cityOrder: 'city-code',
    region: { need: 'optional', kind: 'county' },
    placeLines: ['{street}', '{additional}', '{city}', '{region}', '{postalCode}'],
  },
  DE: common,
  PT: common,
  IT: {
    ...common,
    region: { need: 'required', kind: 'province' },
    placeLines: ['{street}', '{additional}', '{postalCode} {city} {region}'],
  },
  FR: { ...companyFirst, streetOrder: 'number-name' },
  HU: {
    ...common,
    nameOrder: 'family-first',
    placeLines: ['{city}', '{street}', '{additional}', '{postalCode}'],
  },
  CZ: withoutStreetNumberCheck,
  AT: companyFirst,
  NO: common,
  NL: companyFirst,
  CH: companyFirst,
  BE: companyFirst,
  DK: companyFirst,
  SE: companyFirst,
  ES: {
    ...common,
    region: { need: 'required', kind: 'province' },
    placeLines: ['{street}', '{additional}', '{postalCode} {city} {region}'],
  },
  GB: {
    ...common,
    streetOrder: 'number-name',
    cityOrder: 'city-code',
    placeLines: ['{street}', '{additional}', '{city}', '{postalCode}'],
  },
  FI: companyFirst,
  PL: withoutStreetNumberCheck,
  RO: withoutStreetNumberCheck,
  LT: companyFirst,
  SI: common,
  BG: common,
  GR: common,
  HR: common,
};

export function getAddressRules(countryCode: CountryCode): AddressRules {
  return rows[countryCode];
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
  const rules = rows[countryCode];
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
  const rules = rows[countryCode];
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
  return !rows[countryCode].checksStreetNumber || /\d/.test(text);
}
