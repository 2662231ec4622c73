import type { AddressRules } from './country.ts';

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
