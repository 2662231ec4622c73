import { expect, it, test } from 'vitest';
import { type CountryCode, countryCodes } from '../kernel/locale.ts';
import type { CalendarDay } from './calendar-day.ts';
import { addDays, isWorkingDay } from './public-holidays.ts';

/** Weekdays of a year on which nobody works. */
function daysOff(country: CountryCode, year: number): CalendarDay[] {
  const days = Array.from({ length: 366 }, (_, index) => addDays(`${year}-01-01` as CalendarDay, index));
  const ofYear = days.filter((day) => day.startsWith(`${year}-`));
  const isWeekday = (day: CalendarDay) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
  return ofYear.filter((day) => isWeekday(day) && !isWorkingDay(country, day));
}

it.each([
  [2000, '2000-04-24'],
  [2019, '2019-04-22'],
  [2024, '2024-04-01'],
  [2025, '2025-04-21'],
  [2026, '2026-04-06'],
  [2027, '2027-03-29'],
  [2038, '2038-04-26'],
  [2049, '2049-04-19'],
])('D-03: in %i Easter Monday is %s', (year, day) => {
  expect(daysOff('DE', year)).toContain(day);
});

it.each([
  [2021, '2021-05-03'],
  [2024, '2024-05-06'],
  [2025, '2025-04-21'],
  [2026, '2026-04-13'],
  [2027, '2027-05-03'],
  [2028, '2028-04-17'],
])('D-03: in %i the Monday after Orthodox Easter is %s', (year, day) => {
  expect(daysOff('GR', year)).toContain(day);
  expect(daysOff('RO', year)).toContain(day);
});

it.each<[CountryCode, number, readonly string[]]>([
  ['DE', 2026, ['01-01', '04-03', '04-06', '05-01', '05-14', '05-25', '12-25']],
  // Boxing Day is a Saturday, so Monday is kept; in 2027 both days of Christmas move, past each other.
  ['GB', 2026, ['01-01', '04-03', '04-06', '05-04', '05-25', '08-31', '12-25', '12-28']],
  ['GB', 2027, ['01-01', '03-26', '03-29', '05-03', '05-31', '08-30', '12-27', '12-28']],
  ['IE', 2026, ['01-01', '02-02', '03-17', '04-06', '05-04', '06-01', '08-03', '10-26', '12-25']],
  [
    'BG',
    2026,
    [
      '01-01',
      '03-03',
      '04-10',
      '04-13',
      '05-01',
      '05-06',
      '05-25',
      '09-07',
      '09-22',
      '12-24',
      '12-25',
      '12-28',
    ],
  ],
  ['FI', 2026, ['01-01', '01-06', '04-03', '04-06', '05-01', '05-14', '06-19', '12-24', '12-25']],
  ['SE', 2026, ['01-01', '01-06', '04-03', '04-06', '05-01', '05-14', '06-19', '12-24', '12-25', '12-31']],
])('D-03: weekdays off in %s in %i', (country, year, days) => {
  expect(daysOff(country, year).map((day) => day.slice(5))).toEqual(days);
});

it.each([
  [2026, '06-19'],
  [2027, '06-25'],
  [2028, '06-23'],
  [2029, '06-22'],
])('D-03: in %i Midsummer eve is %s', (year, day) => {
  for (const country of ['FI', 'SE'] as const) expect(daysOff(country, year)).toContain(`${year}-${day}`);
});

test('D-03: a holiday that a law has made is kept from its first year on', () => {
  expect(daysOff('HU', 2025)).not.toContain('2025-12-24');
  expect(daysOff('HU', 2026)).toContain('2026-12-24');
});

test('D-03: every country keeps New Year and one day of Christmas at least, and works on most days', () => {
  for (const country of countryCodes) {
    for (const year of [2026, 2027, 2028, 2032]) {
      const off = daysOff(country, year);
      expect(off.length, country).toBeGreaterThanOrEqual(country === 'CH' ? 2 : 5);
      expect(off.length, country).toBeLessThan(18);
    }
    expect(isWorkingDay(country, '2026-01-01'), country).toBe(false);
    expect(isWorkingDay(country, '2026-12-25'), country).toBe(false);
  }
});
