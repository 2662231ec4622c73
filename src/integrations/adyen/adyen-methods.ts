import type { CardMethod } from '../../commerce/purchase/payments/card-provider.ts';

interface AdyenMethod {
  /** What Adyen calls it (its payment method types). */
  readonly type: string;
  /** Its own page at Adyen, or a reference that is given out at once. */
  readonly way: 'hosted-page' | 'reference';
  /**
   * Adyen's fields in the shop's own page, where there is a key for them: a card alone. The others lead to a bank, a lender or an app
   * anyway; those of Google, Apple and PayPal would run their scripts in our page.
   */
  readonly fields?: 'card';
  /** Whether a lender has to know who pays and for what. */
  readonly needs: 'nothing' | 'payer';
}

/** What each method of the shop is at Adyen. */
export const adyenMethods: Readonly<Record<CardMethod, AdyenMethod>> = {
  scheme: { type: 'scheme', way: 'hosted-page', fields: 'card', needs: 'nothing' },
  googlepay: { type: 'googlepay', way: 'hosted-page', needs: 'nothing' },
  applepay: { type: 'applepay', way: 'hosted-page', needs: 'nothing' },
  paypal: { type: 'paypal', way: 'hosted-page', needs: 'nothing' },
  klarna: { type: 'klarna', way: 'hosted-page', needs: 'payer' },
  klarna_account: { type: 'klarna_account', way: 'hosted-page', needs: 'payer' },
  klarna_b2b: { type: 'klarna_b2b', way: 'hosted-page', needs: 'payer' },
  ratepay: { type: 'ratepay', way: 'hosted-page', needs: 'payer' },
  onlineBanking_PL: { type: 'onlineBanking_PL', way: 'hosted-page', needs: 'nothing' },
  ideal: { type: 'ideal', way: 'hosted-page', needs: 'nothing' },
  multibanco: { type: 'multibanco', way: 'reference', needs: 'nothing' },
  twint: { type: 'twint', way: 'hosted-page', needs: 'nothing' },
  mobilepay: { type: 'mobilepay', way: 'hosted-page', needs: 'nothing' },
};
