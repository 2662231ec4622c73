/** Where the time comes from; use cases get one, pure rules get a `Date`. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A day in seconds. */
export const DAY_S = 86_400;
