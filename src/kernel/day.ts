/** A day in seconds, and in milliseconds. */
export const DAY_S = 86_400;
export const DAY_MS = DAY_S * 1000;
