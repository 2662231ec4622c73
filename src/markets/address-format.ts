import type { CountryCode } from '../kernel/locale.ts';
import { getAddressRules } from './addresses.ts';

/** The parts of an address that a label shows (rule C-21); absent and empty ones are left out. */
export interface LabelAddress {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly company?: string | undefined;
  readonly department?: string | undefined;
  readonly streetName?: string | undefined;
  readonly streetNumber?: string | undefined;
  readonly additionalStreetInfo?: string | undefined;
  readonly additionalAddressInfo?: string | undefined;
  readonly building?: string | undefined;
  readonly apartment?: string | undefined;
  readonly pOBox?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly city?: string | undefined;
  readonly region?: string | undefined;
}

function joinFilled(parts: readonly (string | undefined)[], separator: string): string {
  return parts
    .map((part) => part?.replace(/\s+/g, ' ').trim() ?? '')
    .filter((part) => part !== '')
    .join(separator);
}

/**
 * The lines of an address in the order the country writes them, without the country itself. Lines with nothing on
 * them are left out, so an empty address has none.
 */
export function addressFormat(countryCode: CountryCode, address: LabelAddress): readonly string[] {
  const rules = getAddressRules(countryCode);
  const names = {
    'given-first': [address.firstName, address.lastName],
    'family-first': [address.lastName, address.firstName],
  }[rules.nameOrder];
  const street = {
    'name-number': [address.streetName, address.streetNumber],
    'number-name': [address.streetNumber, address.streetName],
  }[rules.streetOrder];
  const company = [address.company, address.department];
  const person = [joinFilled(names, ' ')];
  const addressee = {
    'before-name': [...company, ...person],
    'after-name': [...person, ...company],
  }[rules.companyLine];

  const additional = [
    address.additionalStreetInfo,
    address.additionalAddressInfo,
    address.building,
    address.apartment,
    address.pOBox,
  ];
  const values: Readonly<Record<string, string | undefined>> = {
    street: joinFilled(street, ' '),
    additional: joinFilled(additional, ', '),
    postalCode: address.postalCode,
    city: address.city,
    region: address.region,
  };
  const place = rules.placeLines.map((line) =>
    line.replace(/\{(\w+)\}/g, (_, field: string) => values[field] ?? ''),
  );
  return [...addressee, ...place].map((line) => joinFilled([line], ' ')).filter((line) => line !== '');
}
