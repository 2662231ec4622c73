import { OnlineBankingPL } from '@adyen/adyen-web';
import type { AdyenPart } from './adyen-part.ts';

/** The banks of Poland, and from the chosen one on to it. */
export const part: AdyenPart = {
  button: 'ours',
  isThere: 'at-once',
  create: (checkout) => new OnlineBankingPL(checkout),
};
