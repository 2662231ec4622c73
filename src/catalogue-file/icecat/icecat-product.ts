import { z } from 'zod';

/**
 * One line of the Icecat sample: a few named fields and any number of `attr_t_` (text), `attr_n_` (number) and
 * `attr_b_` (boolean) ones. Prices are US cents.
 */
export const icecatProductSchema = z.looseObject({
  id: z.string().regex(/^\d{1,8}$/),
  name: z.string(),
  title: z.string().min(1),
  supplier: z.string().min(1),
  ean: z.array(z.string()).default([]),
  short_description: z.string().default(''),
  price: z.int().min(0),
  date_released: z.string(),
});

export type IcecatProduct = z.infer<typeof icecatProductSchema>;

type IcecatValue = string | number | boolean;

export interface IcecatAttribute {
  /** The column's name, `attr_n_cable_length`. */
  readonly column: string;
  readonly value: IcecatValue;
}

const ATTRIBUTE = /^attr_[tnb]_/;

/** The attributes of a product in the order of its line; texts without a character are none. */
export function findIcecatAttributes(product: IcecatProduct): IcecatAttribute[] {
  const found: IcecatAttribute[] = [];
  for (const [column, value] of Object.entries(product)) {
    if (!ATTRIBUTE.test(column)) continue;
    if (typeof value === 'number' || typeof value === 'boolean') found.push({ column, value });
    else if (typeof value === 'string' && value.trim() !== '') found.push({ column, value: value.trim() });
  }
  return found;
}
