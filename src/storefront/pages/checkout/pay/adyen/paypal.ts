import { PayPal } from '@adyen/adyen-web';
import type { AdyenPart } from './adyen-part.ts';

/** PayPal's own button, which asks its customer in a window of PayPal's; the shop offers no other money of PayPal's. */
export const part: AdyenPart = {
  button: 'own',
  isThere: 'when-told',
  create: (checkout, { nonce, onThere }) =>
    new PayPal(checkout, {
      ...{ showPayButton: true, blockPayPalCreditButton: true, blockPayPalPayLaterButton: true },
      blockPayPalVenmoButton: true,
      onInit: onThere,
      ...(nonce === undefined ? {} : { cspNonce: nonce }),
    }),
};
