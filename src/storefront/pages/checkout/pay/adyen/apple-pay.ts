import { ApplePay } from '@adyen/adyen-web';
import type { AdyenPart } from './adyen-part.ts';

/** Apple's own button, as its rules demand, which opens Apple's sheet. */
export const part: AdyenPart = {
  button: 'own',
  isThere: 'at-once',
  create: (checkout) => new ApplePay(checkout, { showPayButton: true, buttonType: 'pay' }),
};
