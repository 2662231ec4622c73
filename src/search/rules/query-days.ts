import { DAY_MS } from '../../kernel/day.ts';

/** How long counts are kept. */
export const KEPT_DAYS = 90;

/** The day of a timestamp in UTC, which all processes and countries share: `2026-11-21`. */
export function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

/** The first of so many days that end today. */
export function firstDayOf(days: number, today: Date): string {
  return dayOf(new Date(today.getTime() - (days - 1) * DAY_MS));
}
