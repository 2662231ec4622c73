import type { CalendarDay } from '../../../markets/calendar-day.ts';

/** A month of the calendar, `YYYY-MM`; such texts sort like the months they name. */
export type CalendarMonth = `${number}-${number}`;

/** How long ordered goods take (rule P-03). */
const MONTHS_UNDER_WAY = 3;

const monthOf = (day: CalendarDay) => day.slice(0, 7) as CalendarMonth;

/**
 * The month in which goods are there that were ordered on a day. Months are counted, not days: what is ordered on 30
 * November comes in February, which has no 30th.
 */
function monthOfArrival(reorderedAt: CalendarDay): CalendarMonth {
  const months =
    Number(reorderedAt.slice(0, 4)) * 12 + Number(reorderedAt.slice(5, 7)) - 1 + MONTHS_UNDER_WAY;
  const year = String(Math.floor(months / 12)).padStart(4, '0');
  return `${year}-${String((months % 12) + 1).padStart(2, '0')}` as CalendarMonth;
}

/**
 * The month for which goods that are sold out are announced on `today`, a day in the market's time zone
 * (rule P-03). `undefined`: none were ordered, or the month has passed without them, and nobody knows.
 */
export function expectedMonth(
  reorderedAt: CalendarDay | undefined,
  today: CalendarDay,
): CalendarMonth | undefined {
  if (reorderedAt === undefined) return undefined;
  const month = monthOfArrival(reorderedAt);
  return month < monthOf(today) ? undefined : month;
}
