import { DAY_MS } from '../kernel/day.ts';
import type { CountryCode } from '../kernel/locale.ts';
import { type CalendarDay, dayIn } from './calendar-day.ts';
import { countryRecords } from './countries/all-countries.ts';
import type { DeliveryDays } from './countries/country.ts';
import { defaultMarket } from './countries.ts';

/** First and last day on which a delivery may arrive. */
export interface DeliverySpan {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

const SATURDAY = 6;
const SUNDAY = 0;

/** The calendar day at an instant at the shop's warehouse (rule P-12: in the shop's time zone). */
export function shopDayOf(instant: Date): CalendarDay {
  return dayIn(defaultMarket.timeZone, instant);
}

/** The day that lies so many working days after `day`; Saturdays and Sundays do not count (rule P-12). */
export function addWorkingDays(day: CalendarDay, workingDays: number): CalendarDay {
  let instant = Date.parse(`${day}T00:00:00Z`);
  for (let left = workingDays; left > 0; ) {
    instant += DAY_MS;
    const weekday = new Date(instant).getUTCDay();
    if (weekday !== SATURDAY && weekday !== SUNDAY) left -= 1;
  }
  return new Date(instant).toISOString().slice(0, 10) as CalendarDay;
}

/** Letters and digits of a postal code, as the areas of a country are written: `sw1a 1aa` -> `SW1A1AA`. */
function bareCode(postalCode: string): string {
  return postalCode.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** By how many working days carriers need longer for a postal code: for an island, or a place far from all others. */
function addedDaysOf(country: CountryCode, postalCode: string): number {
  const code = bareCode(postalCode);
  const fits = countryRecords[country].remoteAreas.filter(({ codes }) =>
    codes.some((begin) => code.startsWith(begin)),
  );
  return Math.max(0, ...fits.map(({ addedDays }) => addedDays));
}

/** How long a delivery takes to a country and, where it is known, a postal code of it. */
export function findDeliveryDays(
  country: CountryCode,
  carriage: 'parcel' | 'freight',
  postalCode?: string,
): DeliveryDays {
  const { from, to } = countryRecords[country].deliveryDays[carriage];
  const added = postalCode === undefined ? 0 : addedDaysOf(country, postalCode);
  return { from: from + added, to: to + added };
}

/** How long a delivery takes to each of the country's remote areas, by what their postal codes begin with. */
export function findRemoteAreas(
  country: CountryCode,
  carriage: 'parcel' | 'freight',
): readonly (DeliveryDays & { readonly codes: readonly string[] })[] {
  const { deliveryDays, remoteAreas } = countryRecords[country];
  const { from, to } = deliveryDays[carriage];
  return remoteAreas.map(({ codes, addedDays }) => ({ codes, from: from + addedDays, to: to + addedDays }));
}

/** First and last day a delivery ordered now is expected, as `YYYY-MM-DD` (rule P-12). */
export function estimateDelivery(time: DeliveryDays, now: Date): DeliverySpan {
  const today = shopDayOf(now);
  return { from: addWorkingDays(today, time.from), to: addWorkingDays(today, time.to) };
}
