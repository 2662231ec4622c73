import { Redirect } from '@adyen/adyen-web';
import type { AdyenPart } from './adyen-part.ts';

/** Leads to a bank or an app: all that there is to do here is to go on. */
export const part: AdyenPart = {
  button: 'ours',
  isThere: 'at-once',
  create: (checkout, { type }) => new Redirect(checkout, { type }),
};
