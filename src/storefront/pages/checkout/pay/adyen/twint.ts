import { Twint } from '@adyen/adyen-web';
import type { AdyenPart } from './adyen-part.ts';

/** Leads to Twint, on a telephone into its app. */
export const part: AdyenPart = {
  button: 'ours',
  isThere: 'at-once',
  create: (checkout) => new Twint(checkout),
};
