import { DAY_MS } from '../../../kernel/day.ts';
import { type CalendarDay, dayIn } from '../../../markets/calendar-day.ts';
import { defaultMarket } from '../../../markets/countries.ts';
import type { ShippingMethodKey } from './shipping.ts';

/** Working days from order to door, lowest and highest. */
export interface DeliveryTime {
  readonly from: number;
  readonly to: number;
}

/** What the carriers promise. */
export const deliveryTimes = {
  parcel: { from: 2, to: 4 },
  freight: { from: 4, to: 8 },
} as const satisfies Record<ShippingMethodKey, DeliveryTime>;

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

/** First and last day a delivery ordered now is expected, as `YYYY-MM-DD` (rule P-12). */
export function estimateDelivery(
  time: DeliveryTime,
  now: Date,
): { readonly from: CalendarDay; readonly to: CalendarDay } {
  const today = shopDayOf(now);
  return { from: addWorkingDays(today, time.from), to: addWorkingDays(today, time.to) };
}
