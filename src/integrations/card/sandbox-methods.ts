import type { CardMethod } from '../../commerce/purchase/payments/card-provider.ts';

/** What the partner's page asks its shopper for: card fields, a yes, a yes after a check, or where to send a reference. */
export type MethodPage = 'card' | 'confirm' | 'pay-later' | 'reference';

interface SandboxMethod {
  /** What the partner calls it; the card has no brand. */
  readonly brand: string;
  readonly page: MethodPage;
}

/** Everything that this partner can do. */
export const sandboxMethods: Readonly<Record<CardMethod, SandboxMethod>> = {
  scheme: { brand: '', page: 'card' },
  googlepay: { brand: 'Google Pay', page: 'confirm' },
  applepay: { brand: 'Apple Pay', page: 'confirm' },
  paypal: { brand: 'PayPal', page: 'confirm' },
  klarna: { brand: 'Klarna', page: 'pay-later' },
  klarna_account: { brand: 'Klarna Account', page: 'pay-later' },
  klarna_b2b: { brand: 'Billie', page: 'pay-later' },
  ratepay: { brand: 'Ratepay', page: 'pay-later' },
  onlineBanking_PL: { brand: 'Pay-by-link', page: 'confirm' },
  ideal: { brand: 'iDEAL', page: 'confirm' },
  multibanco: { brand: 'Multibanco', page: 'reference' },
  twint: { brand: 'TWINT', page: 'confirm' },
  mobilepay: { brand: 'MobilePay', page: 'confirm' },
};

export const sandboxMethodKeys = Object.keys(sandboxMethods) as readonly CardMethod[];
