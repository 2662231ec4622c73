import type { CallError } from '../../../api/contract/errors.ts';

/** Why a line was not changed, and what had been typed into it. */
export interface RefusedChange {
  readonly code: CallError['code'];
  readonly lineItemId: string;
  readonly quantity: string;
}

/** Refusals that are said beside the line; the others above all of them. */
export function isAboutQuantity(code: RefusedChange['code']): boolean {
  return code === 'QuantityAboveStock' || code === 'QuantityAboveMaximum' || code === 'OutOfStock';
}
