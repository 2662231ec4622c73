/** Delays, time limits and lifetimes of what shoppers see (rule M-09 unless a line names another rule). Names say the unit. */

export const MONTH_S = 2_592_000;
export const YEAR_S = 31_536_000;

export const LOCALE_COOKIE_S = 31_536_000;

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

/** Reloads after a script that failed to load (rule S-09). */
export const CHUNK_RELOAD_MAXIMUM = 2;
