import { getDateTimeFormat } from '../kernel/formatters.ts';

/** A day as the calendar of one country counts it, `YYYY-MM-DD`; such texts sort like the days they name. */
export type CalendarDay = `${number}-${number}-${number}`;

/** The earliest day a row can start on: as far back as its source goes. */
export const SINCE_EVER: CalendarDay = '0000-01-01';

/** The parts of a moment on the wall clock of one country, each with leading zeros. */
export interface WallClock {
  readonly year: string;
  readonly month: string;
  readonly day: string;
  readonly hour: string;
  readonly minute: string;
}

const CLOCK_PARTS: Intl.DateTimeFormatOptions = {
  calendar: 'gregory',
  numberingSystem: 'latn',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
};

/** Minutes that were asked for, by time zone: almost every question is about now, the others about what many pages say. */
const answers = new Map<string, Map<number, WallClock>>();
const MOST_ANSWERS = 2000;

function answersOf(timeZone: string): Map<number, WallClock> {
  const known = answers.get(timeZone);
  if (known !== undefined && known.size < MOST_ANSWERS) return known;
  const begun = new Map<number, WallClock>();
  answers.set(timeZone, begun);
  return begun;
}

/** What calendar and clock show in `timeZone` (IANA name) at `instant`. Throws a RangeError on an invalid date. */
export function wallClockIn(timeZone: string, instant: Date): WallClock {
  const minute = Math.floor(instant.getTime() / 60_000);
  const known = answersOf(timeZone);
  const clock = known.get(minute) ?? readWallClock(timeZone, instant);
  known.set(minute, clock);
  return clock;
}

function readWallClock(timeZone: string, instant: Date): WallClock {
  const parts = new Map<string, string>();
  const formatter = getDateTimeFormat('en-GB', { ...CLOCK_PARTS, timeZone });
  for (const part of formatter.formatToParts(instant)) parts.set(part.type, part.value);
  const read = (type: string): string => parts.get(type) ?? '';
  return {
    year: read('year').padStart(4, '0'),
    month: read('month'),
    day: read('day'),
    hour: read('hour'),
    minute: read('minute'),
  };
}

/** The calendar day it is in `timeZone` at `instant`; a tax rate or a price row starts at local midnight. */
export function dayIn(timeZone: string, instant: Date): CalendarDay {
  const { year, month, day } = wallClockIn(timeZone, instant);
  return `${year}-${month}-${day}` as CalendarDay;
}

/** The latest row that has begun by `day`; rows are listed from the oldest to the newest. */
export function pickDated<Row extends { readonly from: CalendarDay }>(
  rows: readonly Row[],
  day: CalendarDay,
): Row | undefined {
  return rows.findLast((row) => row.from <= day);
}
