/** Where the time comes from; use cases get one, pure rules get a `Date`. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
