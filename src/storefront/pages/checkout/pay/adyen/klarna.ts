import { Klarna } from '@adyen/adyen-web';
import type { AdyenPart } from './adyen-part.ts';

/** Leads to Klarna, which asks whom it lends to. */
export const part: AdyenPart = {
  button: 'ours',
  isThere: 'at-once',
  create: (checkout, { type }) => new Klarna(checkout, { type }),
};
