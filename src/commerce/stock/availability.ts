/** The supply channel of stores that name none (spec §3 availability: noChannel). */
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
}

/** A product's entries as the database hands them out; times are milliseconds. */
export interface AvailabilityRow {
  readonly available: number;
  readonly channels: Readonly<Record<string, number>> | null;
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

export function buildAvailability({ available, channels, reserved }: AvailabilityRow): Availability {
  if (reserved === null) return channels === null ? { available } : { available, channels };
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
