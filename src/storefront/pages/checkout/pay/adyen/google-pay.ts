import { GooglePay } from '@adyen/adyen-web';
import type { AdyenPart } from './adyen-part.ts';

/** Google's own button, as its rules demand, which opens Google's sheet. */
export const part: AdyenPart = {
  button: 'own',
  isThere: 'at-once',
  create: (checkout, { nonce }) =>
    new GooglePay(checkout, {
      ...{ showPayButton: true, buttonType: 'pay', buttonSizeMode: 'fill', challengeWindowSize: '05' },
      ...(nonce === undefined ? {} : { nonce }),
    }),
};
