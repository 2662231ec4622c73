import { type CalendarDay, dayIn } from '../../../markets/calendar-day.ts';
import { REFUND_DAYS } from '../../../markets/consumer-rights.ts';
import type { Market } from '../../../markets/countries.ts';
import { addDays, isWorkingDay } from '../../../markets/public-holidays.ts';
import type { Withdrawal } from './withdrawal.ts';
import { waitOf } from './withdrawal-states.ts';

/** Where a consumer lives: its calendar counts. */
type PlaceOfPeriod = Pick<Market, 'countryCode' | 'timeZone'>;

/** A period of days does not count the day of the event, and ends with a working day (Regulation 1182/71, Article 3). */
function lastDayOf(event: Date, days: number, { countryCode, timeZone }: PlaceOfPeriod): CalendarDay {
  let day = addDays(dayIn(timeZone, event), days);
  while (!isWorkingDay(countryCode, day)) day = addDays(day, 1);
  return day;
}

/**
 * The last day on which a consumer may withdraw, in the calendar of their country: from delivery of the last goods, for as long as the
 * order's terms say. Absent while they have not arrived.
 */
export function lastWithdrawalDay(
  { deliveredAt, withdrawalDays }: Pick<WithdrawnOrder, 'deliveredAt' | 'withdrawalDays'>,
  place: PlaceOfPeriod,
): CalendarDay | undefined {
  return deliveredAt && lastDayOf(deliveredAt, withdrawalDays, place);
}

/** The day by which the money goes back, unless the goods are awaited. */
export function lastRefundDay(statedAt: Date, timeZone: string): CalendarDay {
  return addDays(dayIn(timeZone, statedAt), REFUND_DAYS);
}

/** Whether money or an answer should have gone out by now; a refund that waits for the goods is not overdue (Article 13(3)). */
export function isOverdue(
  withdrawal: Pick<Withdrawal, 'createdAt' | 'decision' | 'returned' | 'refund'>,
  now: Date,
  timeZone: string,
): boolean {
  const wait = waitOf(withdrawal);
  if (wait === 'nothing' || wait === 'goods') return false;
  return dayIn(timeZone, now) > lastRefundDay(withdrawal.createdAt, timeZone);
}

/**
 * What the operator and the consumer are told of a statement; none is refused for it. `Unmatched`: no order of this number and
 * e-mail. `Company`: the right is a consumer's. `BeforeDelivery`: the period has not begun, which harms nobody's right.
 */
export type WithdrawalStanding = 'Unmatched' | 'Company' | 'BeforeDelivery' | 'InTime' | 'Late';

/** What of an order decides about it. */
export interface WithdrawnOrder {
  readonly clientType: 'PRIVATE' | 'COMPANY';
  /** When the last of it arrived; absent while it has not. */
  readonly deliveredAt: Date | undefined;
  /** Days for which its buyer may withdraw. */
  readonly withdrawalDays: number;
}

export function resolveStanding(
  order: WithdrawnOrder | undefined,
  statedAt: Date,
  place: PlaceOfPeriod,
): WithdrawalStanding {
  if (order === undefined) return 'Unmatched';
  const { clientType, deliveredAt } = order;
  if (clientType === 'COMPANY') return 'Company';
  if (deliveredAt === undefined || statedAt < deliveredAt) return 'BeforeDelivery';
  const lastDay = lastDayOf(deliveredAt, order.withdrawalDays, place);
  return dayIn(place.timeZone, statedAt) <= lastDay ? 'InTime' : 'Late';
}
