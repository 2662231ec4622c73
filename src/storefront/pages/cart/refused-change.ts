import type { CallError } from '../../../api/contract/errors.ts';

/** Why a form of the cart page changed nothing, and what had been typed into it. */
export interface RefusedChange {
  readonly code: CallError['code'];
  readonly about:
    | { readonly type: 'line'; readonly lineItemId: string; readonly quantity: string }
    /** `problem`: the rule or state that stands against the code; none where the cart itself could not be changed. */
    | { readonly type: 'code'; readonly typed: string; readonly problem: string | undefined }
    | { readonly type: 'cart' };
}

/** Refusals that are said beside the line; the others above all of them. */
export function isAboutQuantity(code: RefusedChange['code']): boolean {
  return code === 'QuantityAboveStock' || code === 'QuantityAboveMaximum' || code === 'OutOfStock';
}

/** Whether it is said beside what it is about. */
export function isSaidBeside({ code, about }: RefusedChange): boolean {
  return isAboutQuantity(code) || (about.type === 'code' && about.problem !== undefined);
}
