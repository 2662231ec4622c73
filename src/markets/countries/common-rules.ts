import type { AddressRules, CityComponent } from './country.ts';

/** Shapes of postal codes that several countries share. */
export const fourDigits = /^(\d{4})$/;
export const fourDigitsNotZero = /^([1-9]\d{3})$/;
export const fiveDigits = /^(\d{5})$/;
export const threeAndTwoDigits = /^(\d{3}) ?(\d{2})$/;

/** Most of the continent: name, company, street and number, code and city. */
export const usualAddress: AddressRules = {
  nameOrder: 'given-first',
  streetOrder: 'name-number',
  cityOrder: 'code-city',
  region: { need: 'none' },
  checksStreetNumber: true,
  companyLine: 'after-name',
  placeLines: ['{street}', '{additional}', '{postalCode} {city}'],
};

export const companyFirst: AddressRules = { ...usualAddress, companyLine: 'before-name' };
export const withoutStreetNumberCheck: AddressRules = { ...usualAddress, checksStreetNumber: false };

/** Where mapping providers have the city (rule C-08). */
export const usualCity: readonly CityComponent[] = ['postal_town', 'locality', 'administrative_area_level_1'];
export const cityByDistrict: readonly CityComponent[] = [
  'postal_town',
  'sublocality_level_1',
  'administrative_area_level_2',
];
