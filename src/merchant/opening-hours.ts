import { z } from 'zod';
import { getDateTimeFormat } from '../kernel/formatters.ts';
import type { LocaleCode } from '../kernel/locale.ts';

/** Monday first, as ISO 8601 counts them. */
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
type Weekday = (typeof weekdays)[number];

const weekday = z.enum(weekdays, `must be one of ${weekdays.join(', ')}`);
const time = z
  .string('must be a text')
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day like 08:00');

/** When somebody answers, a row for days with the same hours; times as the clock of the company's country shows them. */
export const openingHours = z
  .array(
    z
      .strictObject({ from: weekday, until: weekday.exactOptional(), opens: time, closes: time })
      .check(({ value, issues }) => {
        if (issues.length > 0) return;
        const refuse = (field: string, message: string) =>
          issues.push({ code: 'custom', path: [field], message, input: value });
        if (value.opens >= value.closes) refuse('closes', 'must be after opens');
        const { from, until = from } = value;
        if (weekdays.indexOf(until) < weekdays.indexOf(from)) refuse('until', `must not be before ${from}`);
      }),
  )
  .check(({ value, issues }) => {
    let last: { day: Weekday; closes: string } | undefined;
    for (const [index, { from, until = from, opens, closes }] of value.entries()) {
      const isAfter =
        last === undefined ||
        weekdays.indexOf(from) > weekdays.indexOf(last.day) ||
        (from === last.day && opens > last.closes);
      if (!isAfter) {
        const message = 'must come after the row before it: put the days in order, none of them twice';
        issues.push({ code: 'custom', path: [index, 'from'], message, input: value });
      }
      last = { day: until, closes };
    }
  });

export type OpeningHours = z.output<typeof openingHours>;

/** A day of the week with this number since Monday; 2024 began with a Monday. */
function dayOf(day: Weekday): Date {
  return new Date(Date.UTC(2024, 0, 1 + weekdays.indexOf(day)));
}

function clockAt(time: string): Date {
  return new Date(`2024-01-01T${time}:00Z`);
}

/** `Mo–Fr 8:00–17:00`: the rows in the words of a locale. */
export function writeOpeningHours(hours: OpeningHours, locale: LocaleCode): string {
  const day = getDateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const clock = getDateTimeFormat(locale, { timeStyle: 'short', hourCycle: 'h23', timeZone: 'UTC' });
  return hours
    .map(({ from, until, opens, closes }) => {
      const days = until === undefined || until === from ? [from] : [from, until];
      const times = [opens, closes].map((time) => clock.format(clockAt(time)));
      return `${days.map((name) => day.format(dayOf(name))).join('–')} ${times.join('–')}`;
    })
    .join(', ');
}
