/** Lengths of what shoppers type (rules Q-01, C-03). */

/** The product number of the request form: the digits of a sku after `EX`. */
export const PRODUCT_NUMBER_DIGITS = 8;

export const REQUEST_DESCRIPTION_MAXIMUM = 4000;

/** A required text field without a rule of its own (rule C-03). */
export const DEFAULT_MINIMUM_LENGTH = 3;

/** Only the digits of what was typed, cut to a product number's length (rule Q-01). */
export function parseProductNumber(text: string): string {
  return text.replace(/\D/g, '').slice(0, PRODUCT_NUMBER_DIGITS);
}
