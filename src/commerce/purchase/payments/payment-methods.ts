import { isBankTransferAllowed } from '../../../markets/cash-and-bank.ts';
import { isPartnerMethod, type PartnerMethod } from '../../../markets/partner-methods.ts';
import {
  findPartnerMethods,
  getPartnerMethodFacts,
  type PaymentContext,
} from '../../../markets/payment-methods.ts';
import { findBankAccount } from '../../../merchant/merchant.ts';
import type { Merchant } from '../../../merchant/merchant-schema.ts';
import type { CartView } from '../cart/cart-view.ts';
import { hasItemsForCashAndBank, isCashOnDeliveryPossible } from '../cart/cash-on-delivery.ts';
import type { PaymentInterface } from './payment.ts';
import type { PaymentPartners } from './payment-partners.ts';

export interface PaymentMethod {
  readonly paymentInterface: PaymentInterface;
  readonly method: string;
}

export const codMethod: PaymentMethod = {
  paymentInterface: 'cash-on-delivery',
  method: 'cash-on-delivery',
};
export const bankMethod: PaymentMethod = { paymentInterface: 'bank-transfer', method: 'bank-transfer' };

export function cardMethod(method: PartnerMethod): PaymentMethod {
  return { paymentInterface: 'card', method };
}

/** What a payment is called (`name`): the partner's brand where there is one, else its own key. */
export function nameOfMethod({ method }: PaymentMethod): string {
  return (isPartnerMethod(method) ? getPartnerMethodFacts(method).brand : undefined) ?? method;
}

/** Whether a cart may be paid by transfer: market, an account in its money, and 1 to 20 items without guarantees (rule Y-04). */
function isBankTransferPossible(view: CartView, merchant: Merchant): boolean {
  return (
    isBankTransferAllowed(view.cart.country) &&
    findBankAccount(merchant, view.cart.totalPrice.currencyCode) !== undefined &&
    hasItemsForCashAndBank(view)
  );
}

/**
 * How a cart may be paid, in the order of the payment page: what the rows of its country, money and buyer allow and the
 * partner can do, then cash on delivery and transfer; an empty cart in no way. The express checkout knows the partner alone (rule Y-01).
 * In no way either while the merchant has not said what the law asks for before a sale, or has no shop in the country
 * (docs/merchant-file.md).
 */
export function findPaymentMethods(
  view: CartView,
  means: PaymentPartners,
  context: PaymentContext,
): readonly PaymentMethod[] {
  const { cart, lines } = view;
  if (lines.length === 0 || !means.sellsIn(cart.country)) return [];
  const ofPartner = findPartnerMethods({
    countryCode: cart.country,
    currencyCode: cart.totalPrice.currencyCode,
    clientType: cart.clientType,
    context,
  }).filter((method) => means.cardProvider?.supportedMethods.includes(method));
  if (context === 'wallets') return ofPartner.map(cardMethod);
  return [
    ...ofPartner.map(cardMethod),
    ...(isCashOnDeliveryPossible(view) ? [codMethod] : []),
    ...(isBankTransferPossible(view, means.merchant()) ? [bankMethod] : []),
  ];
}

/** Whether a cart may be paid in one way, at the checkout. */
export function isMethodOffered(
  { paymentInterface, method }: PaymentMethod,
  view: CartView,
  means: PaymentPartners,
): boolean {
  return findPaymentMethods(view, means, 'checkout').some(
    (one) => one.paymentInterface === paymentInterface && one.method === method,
  );
}
