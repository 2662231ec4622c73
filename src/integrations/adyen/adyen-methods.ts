import type { CardMethod } from '../../commerce/purchase/payments/card-provider.ts';
import type { AdyenComponent } from '../../commerce/purchase/payments/payment-fields.ts';

interface AdyenMethod {
  /** What Adyen calls it (its payment method types). */
  readonly type: string;
  /** Its own page at Adyen, or a reference that is given out at once. */
  readonly way: 'hosted-page' | 'reference';
  /** The part of Adyen's web library that takes it in the shop's own page, where there is a key for it. */
  readonly component?: AdyenComponent;
  /** Whether a lender has to know who pays and for what. */
  readonly needs: 'nothing' | 'payer';
}

/**
 * What each method of the shop is at Adyen. Ratepay wants a mark of the device, by a script of the merchant's own contract with it,
 * which Adyen's page brings along. A reference is shown by the shop itself (rule Y-04).
 */
export const adyenMethods: Readonly<Record<CardMethod, AdyenMethod>> = {
  scheme: { type: 'scheme', way: 'hosted-page', component: 'Card', needs: 'nothing' },
  googlepay: { type: 'googlepay', way: 'hosted-page', component: 'GooglePay', needs: 'nothing' },
  applepay: { type: 'applepay', way: 'hosted-page', component: 'ApplePay', needs: 'nothing' },
  paypal: { type: 'paypal', way: 'hosted-page', component: 'PayPal', needs: 'nothing' },
  klarna: { type: 'klarna', way: 'hosted-page', component: 'Klarna', needs: 'payer' },
  klarna_account: { type: 'klarna_account', way: 'hosted-page', component: 'Klarna', needs: 'payer' },
  klarna_b2b: { type: 'klarna_b2b', way: 'hosted-page', component: 'Klarna', needs: 'payer' },
  ratepay: { type: 'ratepay', way: 'hosted-page', needs: 'payer' },
  onlineBanking_PL: {
    type: 'onlineBanking_PL',
    way: 'hosted-page',
    component: 'OnlineBankingPL',
    needs: 'nothing',
  },
  ideal: { type: 'ideal', way: 'hosted-page', component: 'Redirect', needs: 'nothing' },
  multibanco: { type: 'multibanco', way: 'reference', needs: 'nothing' },
  twint: { type: 'twint', way: 'hosted-page', component: 'Twint', needs: 'nothing' },
  mobilepay: { type: 'mobilepay', way: 'hosted-page', component: 'Redirect', needs: 'nothing' },
};
