import type { CountryCode } from '../kernel/locale.ts';
import { countryRecords } from './countries/all-countries.ts';

const fieldsOf = {
  town: ['postal_town', 'locality', 'administrative_area_level_1'],
  village: ['postal_town', 'sublocality_level_1', 'administrative_area_level_2'],
} as const;

/** The parts of the mapping provider's answer that can name the city, best first (rule C-08). */
export function autocompleteCityFields(countryCode: CountryCode): readonly string[] {
  return fieldsOf[countryRecords[countryCode].completedCity];
}
