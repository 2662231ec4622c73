import type { VatState } from './vat-verdict.ts';

/** The service could not be reached: no code of its own says more (rule C-06). */
export const UNAVAILABLE_CODE = 999;

/** Codes with a meaning (rule C-06); any other means not valid. */
const states: Readonly<Record<number, VatState>> = {
  200: 'valid',
  216: 'valid',
  218: 'valid',
  219: 'valid',
  223: 'valid',
  205: 'unavailable',
  208: 'unavailable',
  [UNAVAILABLE_CODE]: 'unavailable',
};

/** What an ErrorCode of the VAT service says of the number that was asked about. */
export function vatStateOf(errorCode: number): VatState {
  return states[errorCode] ?? 'invalid';
}
