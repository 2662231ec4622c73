import { z } from 'zod';
import { VIRTUAL_SKU_PREFIX } from '../markets/cart-constants.ts';

/** Of goods, which have stock. */
export const goodsSku = z.string().regex(/^EX\d{8}$/, 'must be EX and 8 digits');
const guaranteeSku = z
  .string()
  .regex(new RegExp(`^${VIRTUAL_SKU_PREFIX}\\d{2}$`), `must be ${VIRTUAL_SKU_PREFIX} and 2 digits`);
/** Of anything that can be sold: goods and extra guarantees. */
export const sku = z.union(
  [goodsSku, guaranteeSku],
  `must be EX and 8 digits, or ${VIRTUAL_SKU_PREFIX} and 2`,
);
