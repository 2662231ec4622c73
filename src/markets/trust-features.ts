import { type CountryCode, countryCodes } from '../kernel/locale.ts';
import { countryRecords } from './countries/all-countries.ts';

/** Where the shop's trust score stands in the head of its pages (rule M-07). */
export const trustScoreCountries: readonly CountryCode[] = countryCodes.filter(
  (countryCode) => countryRecords[countryCode].showsTrustScore,
);
