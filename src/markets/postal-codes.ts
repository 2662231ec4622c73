import type { CountryCode } from '../kernel/locale.ts';
import { countryForms } from './countries/all-countries.ts';

/**
 * The code as the country writes it (`81101` -> `811 01`, `sw1a1aa` -> `SW1A 1AA`, `SE-11455` -> `114 55`), or
 * `undefined` where it is none. Case, spaces around it and the separator between its parts are forgiven; nothing else is.
 */
export function parsePostalCode(countryCode: CountryCode, text: string): string | undefined {
  const { pattern, separator, foreignPrefix } = countryForms[countryCode].postalCode;
  const written = text.trim().replace(/\s+/g, ' ').toUpperCase();
  const bare =
    foreignPrefix !== undefined && written.startsWith(foreignPrefix)
      ? written.slice(foreignPrefix.length).trimStart()
      : written;
  const parts = pattern.exec(bare)?.slice(1);
  return parts?.filter((part) => part !== undefined).join(separator);
}

/** A code of the country, for the message beside the field ('5 digits, like 811 01'). */
export function postalCodeExample(countryCode: CountryCode): string {
  return countryForms[countryCode].postalCode.example;
}

/** What a code of the country looks like in upper case, as a browser that has no table of countries checks it. */
export function postalCodePattern(countryCode: CountryCode): string {
  return countryForms[countryCode].postalCode.pattern.source;
}
