import type { CountryCode } from '../kernel/locale.ts';
import { countryRecords } from './countries/all-countries.ts';

/** Days in which a consumer may withdraw from a purchase: what the law of the Union asks for, granted everywhere (checkout says so too). */
export const WITHDRAWAL_DAYS = 14;

/** Days in which a withdrawal is paid back, from the day it was stated (Directive 2011/83/EU, Article 13). */
export const REFUND_DAYS = 14;

/** Years for which the seller answers for faults of new goods. */
export function guaranteeYearsOf(country: CountryCode): number {
  return countryRecords[country].guaranteeYears;
}

/** The state's book of complaints, which a shop of the country has to lead to. */
export function findComplaintsBook(country: CountryCode): string | undefined {
  const { complaintsBook } = countryRecords[country].disputes;
  return complaintsBook === 'none' ? undefined : complaintsBook;
}

/** Whether who sells there may say that they take no part in settling disputes out of court. */
export function mayDeclineDisputes(country: CountryCode): boolean {
  return countryRecords[country].disputes.mayDecline;
}

/** Where pages say what a struck price is (rule P-02). */
export function showsPriceDisclaimer(country: CountryCode): boolean {
  return countryRecords[country].hasPriceDisclaimer;
}
