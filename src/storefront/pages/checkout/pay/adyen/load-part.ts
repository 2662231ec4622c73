import type { PaymentFields } from '../../../../../api/contract/payments.ts';
import type { AdyenPart } from './adyen-part.ts';

type AdyenComponent = Extract<PaymentFields, { kind: 'adyen' }>['component'];

/** Each in a file of its own: nobody fetches what somebody else pays with. */
const parts: Readonly<Record<AdyenComponent, () => Promise<{ readonly part: AdyenPart }>>> = {
  Card: () => import('./card.ts'),
  GooglePay: () => import('./google-pay.ts'),
  ApplePay: () => import('./apple-pay.ts'),
  PayPal: () => import('./paypal.ts'),
  Klarna: () => import('./klarna.ts'),
  OnlineBankingPL: () => import('./online-banking-pl.ts'),
  Twint: () => import('./twint.ts'),
  Redirect: () => import('./redirect.ts'),
};

export async function loadPart(component: AdyenComponent): Promise<AdyenPart> {
  return (await parts[component]()).part;
}
