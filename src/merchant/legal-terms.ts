import { getFallbackLocale, type LocaleCode } from '../kernel/locale.ts';
import { type CalendarDay, dayIn } from '../markets/calendar-day.ts';
import { guaranteeYearsOf, WITHDRAWAL_DAYS } from '../markets/consumer-rights.ts';
import { getMarket } from '../markets/countries.ts';
import { getLocale } from '../markets/locales.ts';
import { type LegalWords, legalWordNames, type Merchant } from './merchant-schema.ts';

/** What the law gives those who buy, and in which words, as a shop tells it in a locale. */
export interface LegalTerms {
  /** The newest row of the merchant's that it is made of; absent where all of it is what the shop ships with. */
  readonly validFrom?: CalendarDay;
  /** Days in which a consumer may withdraw. */
  readonly withdrawalDays: number;
  /** The seller pays for parcels of those who withdraw; absent where the customer does, as the law has it unless told. */
  readonly freeReturns?: true;
  /** Years for which the seller answers for faults. */
  readonly guaranteeYears: number;
  /** Where counsel has other words than the messages. */
  readonly words: LegalWords;
}

/**
 * The terms of a locale's country at a moment, by its calendar (docs/decisions/0047-legal-terms.md): of the merchant's rows that
 * count, the newest that says a thing has it; what none says is what the shop ships with.
 */
export function findLegalTerms({ legal = {} }: Merchant, locale: LocaleCode, on: Date): LegalTerms {
  const { countryCode } = getLocale(locale);
  const today = dayIn(getMarket(countryCode).timeZone, on);
  const rows = (legal.terms ?? [])
    .filter(({ countries, validFrom }) => (countries?.includes(countryCode) ?? true) && validFrom <= today)
    .toSorted((one, other) => (one.validFrom < other.validFrom ? 1 : -1));
  const [newest] = rows;
  const fallback = getFallbackLocale(locale) ?? locale;
  const words = legalWordNames.flatMap((name) => {
    const own = rows.flatMap((row) => row[name]?.[locale] ?? row[name]?.[fallback] ?? [])[0];
    return own === undefined ? [] : [[name, own] as const];
  });
  return {
    ...(newest === undefined ? {} : { validFrom: newest.validFrom }),
    withdrawalDays: rows.find((row) => row.withdrawalDays !== undefined)?.withdrawalDays ?? WITHDRAWAL_DAYS,
    ...(rows.find((row) => row.freeReturns !== undefined)?.freeReturns ? { freeReturns: true } : {}),
    guaranteeYears:
      rows.find((row) => row.guaranteeYears !== undefined)?.guaranteeYears ?? guaranteeYearsOf(countryCode),
    words: Object.fromEntries(words),
  };
}
