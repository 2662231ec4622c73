import { type CountryCode, countryCodes } from '../kernel/locale.ts';
import { countryForms } from './countries/all-countries.ts';
import type { VatNumberRule } from './countries/country.ts';

/** Rule C-06: a shorter number is not sent to be validated. */
export const VAT_NUMBER_MINIMUM_LENGTH = 2;

const dropped: Readonly<Record<VatNumberRule['counted'], RegExp>> = {
  digits: /\D/g,
  'digits-and-letters': /[^\dA-Z]/g,
  'all-but-spaces': /\s/g,
};

/**
 * The number without its country prefix and whatever the country's rule drops: `EL 094.322.222` -> `094322222`,
 * `atu 42527002` -> `U42527002`. Says nothing about its being valid; the VAT service does (rule C-06).
 */
export function normaliseVatNumber(countryCode: CountryCode, text: string): string {
  const { prefix, counted, cutAt } = countryForms[countryCode].vatNumber;
  const written = text.trim().toUpperCase();
  const bare = written.startsWith(prefix) ? written.slice(prefix.length).replace(/^[\s.-]+/, '') : written;
  return bare.replace(dropped[counted], '').slice(0, cutAt);
}

/** The number as invoices and the VAT service write it, `EL094322222`; takes what a shopper typed. */
export function formatVatNumber(countryCode: CountryCode, text: string): string {
  return `${countryForms[countryCode].vatNumber.prefix}${normaliseVatNumber(countryCode, text)}`;
}

/** The country that a number with its prefix is from; `undefined` for one that the shop does not sell in. */
export function countryOfVatNumber(vatId: string): CountryCode | undefined {
  const [longest] = countryCodes
    .map((countryCode) => ({ countryCode, prefix: countryForms[countryCode].vatNumber.prefix }))
    .filter(({ prefix }) => vatId.startsWith(prefix))
    .sort((left, right) => right.prefix.length - left.prefix.length);
  return longest?.countryCode;
}

/** The shape of a number of the country, for the field's placeholder. */
export function vatNumberPlaceholder(countryCode: CountryCode): string {
  return countryForms[countryCode].vatNumber.placeholder;
}
