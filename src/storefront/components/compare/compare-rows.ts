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
 * (rule P-10).
 */
export function buildCompareRows(
  products: readonly (readonly Spec[])[],
  most?: number,
): readonly CompareRow[] {
  const labels = new Map<string, string>();
  for (const { key, label } of products.flat()) if (!labels.has(key)) labels.set(key, label);
  return [...labels].slice(0, most).map(([key, label]) => {
    const values = products.map(
      (specs) => specs.find((spec) => spec.key === key)?.value ?? COMPARISON.missingValue,
    );
    return { key, label, values, differs: new Set(values).size > 1 };
  });
}
