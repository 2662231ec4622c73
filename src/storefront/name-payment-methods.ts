import type { MarketFacts } from '../api/contract/content.ts';
import { getPartnerMethodFacts } from '../markets/payment-methods.ts';
import type { PageText } from './i18n/texts.ts';

/** Every way to pay in the market: brands by their own names, the others in the shop's words. */
export function namePaymentMethods(facts: MarketFacts, text: PageText): readonly string[] {
  return [
    ...facts.paymentMethods.map((method) => getPartnerMethodFacts(method).brand ?? text('checkout.card')),
    ...(facts.takesBankTransfer ? [text('checkout.bankTransfer')] : []),
    ...(facts.codFee === undefined ? [] : [text('checkout.cashOnDelivery')]),
  ];
}
