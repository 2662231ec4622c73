import { wallClockIn } from './calendar-day.ts';

/** The day of a moment in a time zone, `dd.mm.yyyy` in every locale (rule M-05). */
export function formatDate(instant: Date, timeZone: string): string {
  const { day, month, year } = wallClockIn(timeZone, instant);
  return `${day}.${month}.${year}`;
}

/** Day and time on a 24-hour clock, `dd.mm.yyyy hh:mm`. */
export function formatDateTime(instant: Date, timeZone: string): string {
  const { hour, minute } = wallClockIn(timeZone, instant);
  return `${formatDate(instant, timeZone)} ${hour}:${minute}`;
}
