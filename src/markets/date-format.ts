import { wallClockIn } from './calendar-day.ts';

/** The day of a moment in a time zone, `dd.mm.yyyy` in every locale (rule M-05). */
export function formatDate(instant: Date, timeZone: string): string {
  const { day, month, year } = wallClockIn(timeZone, instant);
  return `${day}.${month}.${year}`;
}

/** The last day of what counts until `end` (UTC timestamp), which is no part of it: what ends at midnight ends the day before. */
export function formatLastDay(end: string, timeZone: string): string {
  return formatDate(new Date(Date.parse(end) - 1), timeZone);
}

/** Day and time on a 24-hour clock, `dd.mm.yyyy hh:mm`. */
export function formatDateTime(instant: Date, timeZone: string): string {
  const { hour, minute } = wallClockIn(timeZone, instant);
  return `${formatDate(instant, timeZone)} ${hour}:${minute}`;
}
