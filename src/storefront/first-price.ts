/** Which price a page says first (decision 0050); the form's field and the cookie have one name. */
export const FIRST_PRICE = 'first-price';

/** As a page's parts are told: nothing where it is the price with VAT, as consumers are shown it. */
export type FirstPrice = 'net' | undefined;

/** What the visitor chose before; absent or made up means nothing chosen. */
export function readFirstPrice(cookies: Readonly<Record<string, string | undefined>>): FirstPrice {
  return cookies[FIRST_PRICE] === 'net' ? 'net' : undefined;
}
