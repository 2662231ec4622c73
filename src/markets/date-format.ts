import { getDateTimeFormat } from '../kernel/formatters.ts';
import type { LocaleCode } from '../kernel/locale.ts';
import { type CalendarDay, dayIn, wallClockIn } from './calendar-day.ts';

/** The day of a moment in a time zone, `dd.mm.yyyy` in every locale (rule M-05). */
export function formatDate(instant: Date, timeZone: string): string {
  const { day, month, year } = wallClockIn(timeZone, instant);
  return `${day}.${month}.${year}`;
}

/** A day to come, `Tu, 1.12.`: by the weekday, because that is what deliveries are planned by, and without the year. */
export function formatWeekday(locale: LocaleCode, day: CalendarDay): string {
  const instant = new Date(`${day}T12:00:00Z`);
  const weekday = getDateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(instant);
  return `${weekday.replace(/\.$/, '')}, ${instant.getUTCDate()}.${instant.getUTCMonth() + 1}.`;
}

/** The last day of what counts until `end` (UTC timestamp), which is no part of it: what ends at midnight ends the day before. */
export function formatLastDay(end: string, timeZone: string): string {
  return formatDate(new Date(Date.parse(end) - 1), timeZone);
}

/** The same day as programs read it, `2026-11-29`. */
export function lastDayOf(end: string, timeZone: string): CalendarDay {
  return dayIn(timeZone, new Date(Date.parse(end) - 1));
}

/** Day and time on a 24-hour clock, `dd.mm.yyyy hh:mm`. */
export function formatDateTime(instant: Date, timeZone: string): string {
  const { hour, minute } = wallClockIn(timeZone, instant);
  return `${formatDate(instant, timeZone)} ${hour}:${minute}`;
}

/** The same with the zone's name, for what has to prove when it was: `26.11.2026 17:25 (Central European Standard Time)`. */
export function formatZonedTime(locale: LocaleCode, instant: Date, timeZone: string): string {
  const parts = getDateTimeFormat(locale, { timeZone, timeZoneName: 'long' }).formatToParts(instant);
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return `${formatDateTime(instant, timeZone)} (${zone})`;
}
