import type { CountryCode } from '../kernel/locale.ts';
import { countryRecords } from './countries/all-countries.ts';
import type { CityComponent } from './countries/country.ts';

/** What a mapping provider calls the city of a country, the first that it names (rule C-08). */
export function cityComponentsOf(country: CountryCode): readonly CityComponent[] {
  return countryRecords[country].cityComponents;
}
