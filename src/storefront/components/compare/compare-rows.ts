import type { ProductCard } from '../../../api/contract/catalogue.ts';
import { COMPARISON } from '../../../markets/listing-constants.ts';

/** One property of all that is compared, in the order of the columns. */
export interface CompareRow {
  readonly key: string;
  readonly label: string;
  readonly values: readonly string[];
  /** Not all of them say the same. */
  readonly differs: boolean;
}

type Spec = ProductCard['keySpecs'][number];

/**
 * A row for each property that any of them has: those of the first one first, as it has them; "-" for who says nothing of it
 * (rule P-10). What is called the same is one row, though it is measured otherwise: a weighing range in grams or in kilograms.
 */
export function buildCompareRows(
  products: readonly (readonly Spec[])[],
  most?: number,
): readonly CompareRow[] {
  const rows: { readonly label: string; readonly keys: string[] }[] = [];
  for (const { key, label } of products.flat()) {
    if (rows.some(({ keys }) => keys.includes(key))) continue;
    const same = rows.find((row) => row.label === label && !isSaidApart(products, row.keys, key));
    if (same === undefined) rows.push({ label, keys: [key] });
    else same.keys.push(key);
  }
  return rows.slice(0, most).map(({ label, keys }) => {
    const values = products.map(
      (specs) => specs.find((spec) => keys.includes(spec.key))?.value ?? COMPARISON.missingValue,
    );
    return { key: keys.join(' '), label, values, differs: new Set(values).size > 1 };
  });
}

/** Whether one of them has both, so that they are two things. */
function isSaidApart(products: readonly (readonly Spec[])[], keys: readonly string[], key: string): boolean {
  const has = (specs: readonly Spec[], wanted: string) => specs.some((spec) => spec.key === wanted);
  return products.some((specs) => has(specs, key) && keys.some((other) => has(specs, other)));
}
