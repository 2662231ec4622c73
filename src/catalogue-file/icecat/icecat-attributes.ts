import type { IcecatProduct } from './icecat-product.ts';
import { findIcecatAttributes } from './icecat-product.ts';

/** What the converted product type says of a column. */
export interface IcecatAttributeKey {
  readonly key: string;
  readonly label: string;
  readonly unit?: string;
  /** 0 for what a shopper wants to know first. */
  readonly rank: number;
}

/** Units of common columns; the sample leaves them out and Icecat measures so. */
const units: Readonly<Record<string, string>> = {
  attr_n_weight: 'g',
  attr_n_package_weight: 'g',
  attr_n_width: 'mm',
  attr_n_height: 'mm',
  attr_n_depth: 'mm',
  attr_n_package_width: 'mm',
  attr_n_package_height: 'mm',
  attr_n_package_depth: 'mm',
  attr_n_cable_length: 'm',
  attr_n_processor_frequency: 'GHz',
  attr_n_internal_memory: 'GB',
  attr_n_display_diagonal: '"',
  attr_n_thermal_design_power__tdp_: 'W',
  attr_n_colour_ink_volume: 'ml',
};

/** What packs and pallets measure matters to nobody who looks at a card, so it goes last. */
const LOGISTICS =
  /_(package|pallet|master_|packaging|harmonized|certificat|country_of_origin|storage_|operating_|sustainab)/;

/** `attr_t_storage_temperature__t_t_` -> `Storage temperature` */
function labelOf(column: string): string {
  const words = column.slice(7).replace(/__.*$/, '').replace(/_+/g, ' ').trim();
  const label = words === '' ? column.slice(7).replace(/_+/g, ' ').trim() : words;
  return label === '' ? column : label.charAt(0).toUpperCase() + label.slice(1);
}

/** Keys of all columns, the most used first; columns that differ in their kind only keep it in the key. */
export function collectIcecatKeys(products: Iterable<IcecatProduct>): Map<string, IcecatAttributeKey> {
  const uses = new Map<string, number>();
  for (const product of products) {
    for (const { column } of findIcecatAttributes(product)) uses.set(column, (uses.get(column) ?? 0) + 1);
  }
  const columns = [...uses].sort(
    ([left, leftUses], [right, rightUses]) =>
      Number(LOGISTICS.test(left)) - Number(LOGISTICS.test(right)) ||
      rightUses - leftUses ||
      (left < right ? -1 : 1),
  );
  const keys = new Map<string, IcecatAttributeKey>();
  const taken = new Set<string>();
  for (const [column] of columns) {
    const short = column.slice(7, 90).replace(/^_+|_+$/g, '') || column;
    const key = taken.has(short) ? `${short}.${column.charAt(5)}` : short;
    taken.add(key);
    const unit = units[column];
    keys.set(column, {
      key,
      label: labelOf(column),
      rank: keys.size,
      ...(unit === undefined ? {} : { unit }),
    });
  }
  return keys;
}
