import { DAY_MS } from '../kernel/day.ts';
import type { CountryCode } from '../kernel/locale.ts';
import { type CalendarDay, dayIn } from './calendar-day.ts';
import { countryRecords } from './countries/all-countries.ts';
import type { HolidayRule } from './holiday-rule.ts';

const instantOf = (day: CalendarDay) => Date.parse(`${day}T00:00:00Z`);
const weekdayOf = (day: CalendarDay) => new Date(instantOf(day)).getUTCDay();
const isWeekend = (day: CalendarDay) => [0, 6].includes(weekdayOf(day));
const dayOf = (year: number, monthAndDay: string) => `${year}-${monthAndDay}` as CalendarDay;

export function addDays(day: CalendarDay, days: number): CalendarDay {
  return dayIn('UTC', new Date(instantOf(day) + days * DAY_MS));
}

/** Easter is so many days after its earliest day, 22 March (the anonymous algorithm of Nature, 1876, as J. Meeus prints it). */
function easterOf(year: number): CalendarDay {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const skippedMoons = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - Math.floor(century / 4) - skippedMoons + 15) % 30;
  const inCentury = year % 100;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % 7;
  const week = Math.floor((golden + 11 * moon + 22 * toSunday) / 451);
  return addDays(dayOf(year, '03-22'), moon + toSunday - 7 * week);
}

/** By the Julian calendar, which is thirteen days behind until 2099 (Meeus, as above). */
function orthodoxEasterOf(year: number): CalendarDay {
  const moon = (19 * (year % 19) + 15) % 30;
  const toSunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  return addDays(dayOf(year, '03-22'), moon + toSunday + 13);
}

function mondayOf(which: 'first' | 'last', year: number, month: string): CalendarDay {
  const start = dayOf(year, `${month}-01`);
  const first = addDays(start, (8 - weekdayOf(start)) % 7);
  if (which === 'first') return first;
  const fifth = addDays(first, 28);
  return fifth.slice(5, 7) === month ? fifth : addDays(first, 21);
}

function fridayFrom(start: CalendarDay): CalendarDay {
  return addDays(start, (12 - weekdayOf(start)) % 7);
}

function isKeptIn(rule: HolidayRule, year: number): boolean {
  const [, since] = / since (\d{4})$/.exec(rule) ?? [];
  return since === undefined || year >= Number(since);
}

/** The day of a rule, as far as it looks at no other rule. */
function resolveDay(rule: HolidayRule, year: number): CalendarDay {
  const [, orthodox, offset] = /^(orthodox )?easter([+-]\d+)$/.exec(rule) ?? [];
  if (offset !== undefined) {
    const easter = orthodox === undefined ? easterOf(year) : orthodoxEasterOf(year);
    return addDays(easter, Number(offset));
  }
  const [, which, month = ''] = /^(first|last) monday of (\d\d)$/.exec(rule) ?? [];
  if (which === 'first' || which === 'last') return mondayOf(which, year, month);
  const [, start] = /^first friday from (\d\d-\d\d)$/.exec(rule) ?? [];
  if (start !== undefined) return fridayFrom(dayOf(year, start));
  return dayOf(year, rule.slice(0, 5));
}

/** What no working day is in a country besides weekends, for the year that a day is in. */
function findHolidays(country: CountryCode, year: number): ReadonlySet<CalendarDay> {
  const rules = countryRecords[country].publicHolidays.filter((rule) => isKeptIn(rule, year));
  const kept = new Set(rules.map((rule) => resolveDay(rule, year)));
  for (const rule of rules.filter((one) => one.endsWith(' moved'))) {
    let day = resolveDay(rule, year);
    if (!isWeekend(day)) continue;
    while (isWeekend(day) || kept.has(day)) day = addDays(day, 1);
    kept.add(day);
  }
  return kept;
}

/** Neither a weekend nor a holiday of the whole country. */
export function isWorkingDay(country: CountryCode, day: CalendarDay): boolean {
  return !isWeekend(day) && !findHolidays(country, Number(day.slice(0, 4))).has(day);
}
