import type { CalendarDay } from '../../../markets/calendar-day.ts';
import { type CalendarMonth, expectedMonth } from './expected-month.ts';

/** The supply channel of stores that name none (rule K-03). */
export const NO_CHANNEL = '';

/** What one cart has set aside of a product while it is being paid. */
interface OwnReservation {
  /** Supply channel -> pieces. */
  readonly pieces: Readonly<Record<string, number>>;
  readonly expiresAt: Date;
}

/** How many pieces of a product the cart that asks can have; what it has reserved itself is counted in. */
export interface Availability {
  /** Without a supply channel. */
  readonly available: number;
  /** Of each supply channel that has the product; absent: none has. */
  readonly channels?: Readonly<Record<string, number>>;
  /** Absent: the cart has reserved none, or nobody asked for a cart. */
  readonly reservation?: OwnReservation;
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

/** A product's entries as the database hands them out; times are milliseconds. */
export interface AvailabilityRow {
  readonly available: number;
  readonly reorderedAt: CalendarDay | null;
  readonly channels: Readonly<
    Record<string, { readonly available: number; readonly reorderedAt: CalendarDay | null }>
  > | null;
  readonly reserved: Readonly<
    Record<string, { readonly quantity: number; readonly expiresAt: number }>
  > | null;
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
  const pieces: Record<string, number> = {};
  const inChannels: Record<string, number> = { ...channels };
  let expiresAt = Number.POSITIVE_INFINITY;
  for (const [channel, own] of Object.entries(reserved)) {
    pieces[channel] = own.quantity;
    expiresAt = Math.min(expiresAt, own.expiresAt);
    if (channel !== NO_CHANNEL) inChannels[channel] = (inChannels[channel] ?? 0) + own.quantity;
  }
  return {
    available: available + (pieces[NO_CHANNEL] ?? 0),
    ...(Object.keys(inChannels).length === 0 ? {} : { channels: inChannels }),
    reservation: { pieces, expiresAt: new Date(expiresAt) },
  };
}
