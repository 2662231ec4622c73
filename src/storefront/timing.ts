/** Delays and time limits of what shoppers see (rule M-09). Names say the unit. */

/** Debounce: how long input has to rest before it is acted on. */
export const DEBOUNCE_MS = {
  cart: 300,
  /** Instead of `cart`, on Safari. */
  cartOnSafari: 400,
  search: 300,
  /** Suggestions while an address is typed. */
  address: 200,
} as const;

/** How much later the cart at the side opens on iOS after something was added, which is busy with its own keyboard till then. */
export const IOS_SIDEBAR_DELAY_MS = 400;

/** How long info and success messages stay. */
export const NOTIFICATION_MS = 3000;

/** How long the page waits for the VAT check that starts when the field loses focus; started by its button it waits as long as any call may take. */
export const VAT_PATIENCE_MS = 3000;

/** How often a connection that follows the cart is tried again, and how long after it was lost (rule G-07). */
export const LIVE_CART_RETRIES = 2;
export const LIVE_CART_RETRY_MS = 5000;

/** How long what a suggestion fills is waited for; then its own name has to do. */
export const PLACE_PATIENCE_MS = 3000;

/** The loading bar: after how long it appears, and how long it runs. */
export const LOADING_BAR_THROTTLE_MS = 200;
export const LOADING_BAR_MS = 5000;

/** How often a page is loaded anew because a script of it is missing. */
export const SCRIPT_RELOADS_MAXIMUM = 2;
