import { z } from 'zod';
import type { Predicate } from './predicate.ts';

/** Predicates within predicates, counted from the outermost. */
const DEEPEST = 5;

const names = z.array(z.string().min(1).max(100)).min(1).max(1000);
const leaves = [
  z.strictObject({ sku: names }),
  z.strictObject({ productType: names }),
  z.strictObject({ brand: names }),
  z.strictObject({ category: names }),
  z.strictObject({ tag: names }),
  z.strictObject({ volumeDiscountGroup: names }),
] as const;

function buildSchema(depth: number): z.ZodType<Predicate> {
  const explanation = `must say one of sku, productType, brand, category, tag, volumeDiscountGroup with a list, or all, any, not (${DEEPEST} deep at most)`;
  if (depth === 0) return z.union(leaves, explanation);
  const inner = buildSchema(depth - 1);
  const several = z.array(inner).max(100);
  return z.union(
    [
      ...leaves,
      z.strictObject({ all: several }),
      z.strictObject({ any: several }),
      z.strictObject({ not: inner }),
    ],
    explanation,
  );
}

/** Which products a discount is for, as a merchant writes it. */
export const predicateSchema: z.ZodType<Predicate> = buildSchema(DEEPEST - 1);
