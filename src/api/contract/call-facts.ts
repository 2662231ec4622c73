import type { z } from 'zod';
import type { CallErrorCode } from './errors.ts';

/**
 * Of what an answer or a page shows, so that a change of it drops what was kept: one product, or lists and numbers of
 * products, which any of them may enter or leave.
 */
export type ShownTag = `sku:${string}` | 'products';

/** What a call is. It stands in the call's entry and nowhere else; session, memory and description follow from it. */
export interface CallFacts {
  readonly summary: string;
  readonly input: z.ZodType;
  readonly output: z.ZodType;
  /** Why it may be refused, beside what any call may (`call-errors.ts`), a scope and a key: its handler can answer no other. */
  readonly errors?: readonly CallErrorCode[];
  /** Answers a signed-in customer alone; anyone else is told `NotSignedIn` (rule X-02). Absent: visitors too. */
  readonly scope?: 'customer';
  /** But for one about a cart, its answer is the same for everyone in a market and locale, and needs no session. */
  readonly isSameForEveryone?: true;
  /** The search answers it: another version of its index may answer otherwise (rule B-08). */
  readonly isSearch?: true;
  /** Makes something: it may carry a key, so that it can be sent again. */
  readonly isKeyed?: true;
  /** Whose words its refusals also carry: the checkout's codes (rule Y-06), or what may be told of a review (rule W-01). */
  readonly refusals?: 'checkout' | 'review';
  /** Where an answer may be remembered until something it shows changes: what it shows. */
  readonly shows?: (answer: never, input: never) => readonly ShownTag[];
}

interface Listed {
  readonly products: { readonly results: readonly { readonly sku: string }[] };
}

/** Of a page of a list of products. */
export function showsList({ products }: Listed): readonly ShownTag[] {
  return ['products', ...products.results.map(({ sku }) => `sku:${sku}` as const)];
}
