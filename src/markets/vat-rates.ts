import type { CountryCode } from '../kernel/locale.ts';
import { dayIn, pickDated } from './calendar-day.ts';
import { countryRecords } from './countries/all-countries.ts';

/** What a product is taxed as in every country (rule V-06). */
export const taxCategories = ['standard', 'reduced', 'zero'] as const;
export type TaxCategory = (typeof taxCategories)[number];

export function isTaxCategory(text: string): text is TaxCategory {
  return (taxCategories as readonly string[]).includes(text);
}

/**
 * The rate in basis points of a tax category that is in force in a country at `on`, by the country's own calendar. Where
 * the country has no such rate, its standard one counts: a shop may charge too much tax, never too little.
 */
export function vatRate(countryCode: CountryCode, category: TaxCategory, on: Date): number {
  const { vatRates, timeZone } = countryRecords[countryCode];
  const rows = vatRates[category] === 'none' ? vatRates.standard : vatRates[category];
  return (pickDated(rows, dayIn(timeZone, on)) ?? rows[0]).basisPoints;
}
