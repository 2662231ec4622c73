import type { CalendarDay } from '../../../markets/calendar-day.ts';
import { type CalendarMonth, expectedMonth } from './expected-month.ts';

/** The supply channel of stores that name none (rule K-03). */
export const NO_CHANNEL = '';

/** How many pieces of a product the cart that asks can have; what it has reserved itself is counted in. */
export interface Availability {
  /** Without a supply channel. */
  readonly available: number;
  /** Of each supply channel that has the product; absent: none has. */
  readonly channels?: Readonly<Record<string, number>>;
  /** Whether the cart that asks has set pieces of it aside while it is being paid. */
  readonly hasReservation?: true;
  /** Supply channel -> the day on which the article was ordered anew for it; absent: for none. */
  readonly reorderedAt?: Readonly<Record<string, CalendarDay>>;
}

/** What shoppers read of the stock. */
export interface ShownAvailability {
  readonly isOnStock: boolean;
  readonly availableQuantity: number;
  /** When it is expected back (rule P-03); only of what is sold out. */
  readonly expectedMonth?: CalendarMonth;
}

/** A product's entries as the database hands them out. */
export interface AvailabilityRow {
  readonly available: number;
  readonly reorderedAt: CalendarDay | null;
  readonly channels: Readonly<
    Record<string, { readonly available: number; readonly reorderedAt: CalendarDay | null }>
  > | null;
  /** Supply channel -> what the cart that asks has set aside of it. */
  readonly reserved: Readonly<Record<string, number>> | null;
}

/** Pieces of one supply channel; a line without one takes from stock that has none. */
export function pickAvailable(stock: Availability, supplyChannel: string | undefined): number {
  return supplyChannel === undefined || supplyChannel === NO_CHANNEL
    ? stock.available
    : (stock.channels?.[supplyChannel] ?? 0);
}

/** The day on which an article was ordered anew for a supply channel, if it was. */
export function pickReorderedAt(
  stock: Availability,
  supplyChannel: string | undefined,
): CalendarDay | undefined {
  return stock.reorderedAt?.[supplyChannel ?? NO_CHANNEL];
}

/** @param today in the time zone of the market that is told. */
export function showAvailability(
  available: number,
  reorderedAt: CalendarDay | undefined,
  today: CalendarDay,
): ShownAvailability {
  if (available > 0) return { isOnStock: true, availableQuantity: available };
  const month = expectedMonth(reorderedAt, today);
  return {
    isOnStock: false,
    availableQuantity: available,
    ...(month === undefined ? {} : { expectedMonth: month }),
  };
}

export function buildAvailability(row: AvailabilityRow): Availability {
  const { available, reserved } = row;
  const entries = Object.entries(row.channels ?? {});
  const channels = Object.fromEntries(entries.map(([channel, supply]) => [channel, supply.available]));
  const reorders = [[NO_CHANNEL, row] as const, ...entries].flatMap(([channel, { reorderedAt }]) =>
    reorderedAt === null ? [] : [[channel, reorderedAt] as const],
  );
  return {
    ...countOwn(available, channels, reserved),
    ...(reorders.length === 0 ? {} : { reorderedAt: Object.fromEntries(reorders) }),
  };
}

/** What is there for all, and what the cart that asks has reserved beside it. */
function countOwn(
  available: number,
  channels: Readonly<Record<string, number>>,
  reserved: AvailabilityRow['reserved'],
): Availability {
  if (reserved === null) return Object.keys(channels).length === 0 ? { available } : { available, channels };
  const inChannels: Record<string, number> = { ...channels };
  for (const [channel, pieces] of Object.entries(reserved))
    if (channel !== NO_CHANNEL) inChannels[channel] = (inChannels[channel] ?? 0) + pieces;
  return {
    available: available + (reserved[NO_CHANNEL] ?? 0),
    ...(Object.keys(inChannels).length === 0 ? {} : { channels: inChannels }),
    hasReservation: true,
  };
}
