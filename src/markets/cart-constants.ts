/** Constants of cart, orders and the goods in them (rule M-09 unless a line names another rule). */

/** Most pieces of one product in a cart unless the store's settings say otherwise (rule G-04). */
export const DEFAULT_SINGLE_PRODUCT_MAXIMUM = 1000;

/** The product that stands for an extra guarantee before its price is known. */
export const EXTRA_GUARANTEE_PLACEHOLDER_SKU = '4100010';

/** Products without stock; every sku that starts with `VIRTUAL_SKU_PREFIX` is one. */
export const VIRTUAL_SKUS = ['4100010', '4100020', '4100030', '4100040'] as const;
export const VIRTUAL_SKU_PREFIX = '41000';

/** Local-storage key of cart changes the server has not confirmed yet; a colon and the tab's id follow. */
export const CART_QUEUE_KEY = 'cartPromiseQueue';

/** Key of the cash-on-delivery fee among a cart's custom lines. */
export const COD_FEE_KEY = 'cod-fee';

/** Product lines by the start of their sku. */
const skuLines = [
  { prefix: 'EX10', line: 'regular' },
  { prefix: 'EX20', line: 'b-ware' },
  { prefix: 'EX18', line: 'set' },
  { prefix: 'EX5', line: 'test' },
] as const;

export type SkuLine = (typeof skuLines)[number]['line'];

/** Which line a sku belongs to; `undefined` for the others and for virtual ones. */
export function skuLineOf(sku: string): SkuLine | undefined {
  return skuLines.find(({ prefix }) => sku.startsWith(prefix))?.line;
}

/** Most characters of a discount code. */
export const DISCOUNT_CODE_MAXIMUM = 100;
