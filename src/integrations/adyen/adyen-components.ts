import type { AdyenComponent, FieldsPolicy } from '../../commerce/purchase/payments/payment-fields.ts';

/** The check by a card's bank is a frame into which a form is sent, of whichever bank it is. */
const checkedByBank = { frame: ['https:'], form: ['https:'] };

/** The way to a bank, a lender or an app may be a form. */
const leadsOn = { form: ['https:'] };

/**
 * What each part of Adyen's web library loads beside Adyen's own: the library is among the shop's files, but the wallets bring scripts of
 * their own. PayPal's makes elements of text in frames that have no policy to ask (github.com/paypal/paypal-js/issues/680).
 */
export const componentPolicies: Readonly<Record<AdyenComponent, Partial<FieldsPolicy>>> = {
  Card: checkedByBank,
  GooglePay: {
    ...checkedByBank,
    script: ['https://pay.google.com'],
    // Chrome holds what a payment method is asked for to the policy.
    connect: ['https://pay.google.com', 'https://google.com'],
    img: ['https://www.gstatic.com'],
    text: 'checked',
  },
  ApplePay: {
    script: ['https://applepay.cdn-apple.com'],
    connect: ['https://applepay.cdn-apple.com'],
    frame: ['https://applepay.cdn-apple.com'],
    img: ['https://applepay.cdn-apple.com'],
    text: 'checked',
  },
  PayPal: {
    script: ['https://*.paypal.com', 'https://*.paypalobjects.com'],
    connect: ['https://*.paypal.com'],
    frame: ['https://*.paypal.com'],
    img: ['https://*.paypal.com', 'https://*.paypalobjects.com'],
    text: 'any',
  },
  Klarna: leadsOn,
  OnlineBankingPL: leadsOn,
  Twint: leadsOn,
  Redirect: leadsOn,
};
