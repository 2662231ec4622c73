import type { CountryCode } from '../kernel/locale.ts';

/** Rule P-02; the United Kingdom, Norway and Switzerland have none. */
export const priceDisclaimerCountries: readonly CountryCode[] = [
  'AT',
  'BE',
  'BG',
  'CZ',
  'DE',
  'DK',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
];

/** Whether prices of the country carry the disclaimer about earlier prices (rule P-02). */
export function showsPriceDisclaimer(countryCode: CountryCode): boolean {
  return priceDisclaimerCountries.includes(countryCode);
}
