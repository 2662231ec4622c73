import type { CountryCode } from '../kernel/locale.ts';

const usual = ['postal_town', 'locality', 'administrative_area_level_1'] as const;
const villages = ['postal_town', 'sublocality_level_1', 'administrative_area_level_2'] as const;

const exceptions: Readonly<Partial<Record<CountryCode, readonly string[]>>> = { SK: villages, CZ: villages };

/** The parts of the mapping provider's answer that can name the city, best first (rule C-08). */
export function autocompleteCityFields(countryCode: CountryCode): readonly string[] {
  return exceptions[countryCode] ?? usual;
}
