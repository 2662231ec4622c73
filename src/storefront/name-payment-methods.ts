import type { MarketFacts } from '../api/contract/content.ts';
import type { Order } from '../api/contract/orders.ts';
import { getPartnerMethodFacts } from '../markets/payment-methods.ts';
import type { PageText } from './i18n/texts.ts';

type Payment = Order['payments'][number];

/** One way to pay, as an order or an offer names it: a brand by its own name, the others in the shop's words. */
export function namePaymentMethod(
  { paymentInterface, method, name }: Pick<Payment, 'paymentInterface' | 'method' | 'name'>,
  text: PageText,
): string {
  if (paymentInterface === 'bank-transfer') return text('checkout.bankTransfer');
  if (paymentInterface === 'cash-on-delivery') return text('checkout.cashOnDelivery');
  return method === 'scheme' ? text('checkout.card') : name;
}

/** Every way to pay in the market: brands by their own names, the others in the shop's words. */
export function namePaymentMethods(facts: MarketFacts, text: PageText): readonly string[] {
  return [
    ...facts.paymentMethods.map((method) => getPartnerMethodFacts(method).brand ?? text('checkout.card')),
    ...(facts.takesBankTransfer ? [text('checkout.bankTransfer')] : []),
    ...(facts.codFee === undefined ? [] : [text('checkout.cashOnDelivery')]),
  ];
}
