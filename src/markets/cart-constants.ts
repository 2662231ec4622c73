/**
 * Constants of cart, orders and the goods in them (rule M-09 unless a line names another rule) that other parts say too:
 * they stand below all of these.
 */

/** Most pieces of one product in a cart unless the store's settings say otherwise (rule G-04). */
export const DEFAULT_SINGLE_PRODUCT_MAXIMUM = 1000;

/** Products without stock; every sku that starts with `VIRTUAL_SKU_PREFIX` is one. */
export const VIRTUAL_SKUS = ['4100010', '4100020', '4100030', '4100040'] as const;
export const VIRTUAL_SKU_PREFIX = '41000';

/** Most characters of a discount code. */
export const DISCOUNT_CODE_MAXIMUM = 100;
