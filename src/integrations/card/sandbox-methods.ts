import type { CardMethod } from '../../commerce/purchase/payments/card-provider.ts';

/** What the partner's page asks its shopper for: card fields, a yes, a yes after a check, or where to send a reference. */
export type MethodPage = 'card' | 'confirm' | 'pay-later' | 'reference';

interface SandboxMethod {
  /** What the partner calls it; the card has no brand. */
  readonly brand: string;
  readonly page: MethodPage;
  /** Of which the shopper picks one first; none of them is real. */
  readonly banks?: readonly string[];
  /** Paid in an app on the shopper's phone, which is told a code. */
  readonly usesApp?: true;
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
  onlineBanking_PL: {
    brand: 'Pay-by-link',
    page: 'confirm',
    banks: ['Bank Testowy Wisła', 'Bank Testowy Odra', 'Bank Testowy Warta'],
  },
  ideal: { brand: 'iDEAL', page: 'confirm', banks: ['Testbank Amstel', 'Testbank Maas', 'Testbank Waal'] },
  multibanco: { brand: 'Multibanco', page: 'reference' },
  twint: { brand: 'TWINT', page: 'confirm', usesApp: true },
  mobilepay: { brand: 'MobilePay', page: 'confirm', usesApp: true },
};

export const sandboxMethodKeys = Object.keys(sandboxMethods) as readonly CardMethod[];
