import { DAY_MS } from '../../../kernel/day.ts';
import { type CalendarDay, dayIn } from '../../../markets/calendar-day.ts';
import { REFUND_DAYS } from '../../../markets/consumer-rights.ts';
import type { Withdrawal } from './withdrawal.ts';
import { waitOf } from './withdrawal-states.ts';

function addDays(day: CalendarDay, days: number): CalendarDay {
  const instant = Date.parse(`${day}T00:00:00Z`) + days * DAY_MS;
  return new Date(instant).toISOString().slice(0, 10) as CalendarDay;
}

const isWeekend = (day: CalendarDay) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** A period of days does not count the day of the event, and ends with a working day (Regulation 1182/71, Article 3). */
function lastDayOf(event: Date, days: number, timeZone: string): CalendarDay {
  let day = addDays(dayIn(timeZone, event), days);
  while (isWeekend(day)) day = addDays(day, 1);
  return day;
}

/**
 * The last day on which a consumer may withdraw, in the calendar of their country: from delivery of the last goods, for as long as the
 * order's terms say. Absent while they have not arrived.
 */
export function lastWithdrawalDay(
  { deliveredAt, withdrawalDays }: Pick<WithdrawnOrder, 'deliveredAt' | 'withdrawalDays'>,
  timeZone: string,
): CalendarDay | undefined {
  return deliveredAt && lastDayOf(deliveredAt, withdrawalDays, timeZone);
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
  timeZone: string,
): WithdrawalStanding {
  if (order === undefined) return 'Unmatched';
  const { clientType, deliveredAt } = order;
  if (clientType === 'COMPANY') return 'Company';
  if (deliveredAt === undefined || statedAt < deliveredAt) return 'BeforeDelivery';
  const lastDay = lastDayOf(deliveredAt, order.withdrawalDays, timeZone);
  return dayIn(timeZone, statedAt) <= lastDay ? 'InTime' : 'Late';
}
