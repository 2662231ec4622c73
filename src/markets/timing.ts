/** Delays, time limits and lifetimes (rule M-09 unless a line names another rule). Names say the unit. */

export const DAY_S = 86_400;
export const MONTH_S = 2_592_000;
export const YEAR_S = 31_536_000;

export const LOCALE_COOKIE_S = 365 * DAY_S;

/** How long a cart's stock is reserved while its shopper pays (docs/decisions/0010-reservations.md; renewed by activity). */
export const RESERVATION_S = 600;
/** Activity renews a reservation that is at least this old: not every request writes. */
export const RESERVATION_RENEWAL_S = 60;

/** Debounce: how long input has to rest before it is acted on. */
export const DEBOUNCE_MS = {
  cart: 300,
  /** Instead of `cart`, on Safari. */
  cartOnSafari: 400,
  numberInput: 600,
  textInput: 800,
  search: 300,
} as const;

/** How long info and success messages stay. */
export const NOTIFICATION_MS = 3000;

/** How long the page waits for the VAT check that starts when the field loses focus; started by its button it waits as long as any call may take. */
export const VAT_PATIENCE_MS = 3000;

/** Answers to text searches are cached no longer, and dropped at once when the index changes (rule B-08). */
export const TEXT_SEARCH_CACHE_S = 120;

/** Reloads after a script that failed to load (rule S-09). */
export const CHUNK_RELOAD_MAXIMUM = 2;
