import type { CountryCode } from '../../../kernel/locale.ts';
import type { CurrencyCode } from '../../../kernel/money.ts';
import { isBankTransferAllowed } from '../../../markets/cash-and-bank.ts';
import type { ClientType } from '../../../markets/client-type.ts';
import { isPartnerMethod, type PartnerMethod, partnerMethods } from '../../../markets/partner-methods.ts';
import {
  findPartnerObstacles,
  getPartnerMethodFacts,
  type PaymentContext,
} from '../../../markets/payment-methods.ts';
import { findBankAccount } from '../../../merchant/merchant.ts';
import type { CartView } from '../cart/cart-view.ts';
import {
  type CountedPurchase,
  countPurchase,
  findCashObstacles,
  findItemObstacles,
  type PaymentObstacle,
} from '../cart/cash-on-delivery.ts';
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

/** A purchase, who makes it and on which page. */
export interface PayingPurchase extends CountedPurchase {
  readonly clientType: ClientType;
  readonly context: PaymentContext;
}

/** What the merchant has arranged for being paid, in the country of the purchase. */
export interface PaymentArrangements {
  /** Whether orders are taken there. */
  readonly sale: 'open' | 'closed';
  /** What the card partner has a contract for; `undefined`: there is none. */
  readonly contracts: readonly PartnerMethod[] | undefined;
  /** Whether there is a bank account in a money. */
  readonly hasAccount: (currencyCode: CurrencyCode) => boolean;
}

export type MethodObstacle =
  | PaymentObstacle
  | { readonly code: 'NothingToPay' | 'NotSoldThere' | 'NoPartner' | 'NoContract' | 'NoBankAccount' };

/** A method with all that speaks against it; it is on offer where nothing does. */
export interface WeighedMethod extends PaymentMethod {
  readonly obstacles: readonly MethodObstacle[];
}

function findContractObstacles(
  method: PartnerMethod,
  { contracts }: PaymentArrangements,
): readonly MethodObstacle[] {
  if (contracts === undefined) return [{ code: 'NoPartner' }];
  return contracts.includes(method) ? [] : [{ code: 'NoContract' }];
}

/** A transfer: country, an account in the money, and 1 to 20 items without guarantees (rule Y-04). */
function findTransferObstacles(
  purchase: CountedPurchase,
  { hasAccount }: PaymentArrangements,
): readonly MethodObstacle[] {
  return [
    ...(isBankTransferAllowed(purchase.country) ? [] : [{ code: 'NotInCountry' } as const]),
    ...(hasAccount(purchase.gross.currencyCode) ? [] : [{ code: 'NoBankAccount' } as const]),
    ...findItemObstacles(purchase),
  ];
}

/**
 * Every way to pay, in the order of the payment page, each with why it is not on offer (rules Y-01, Y-02, Y-04): what
 * the rows of its country, money and buyer say and what the merchant has arranged. The express checkout knows the partner alone.
 */
export function weighPaymentMethods(
  purchase: PayingPurchase,
  arrangements: PaymentArrangements,
): readonly WeighedMethod[] {
  const { country, gross, clientType, context } = purchase;
  const situation = { countryCode: country, currencyCode: gross.currencyCode, clientType, context };
  const ofAll: readonly MethodObstacle[] = [
    ...(purchase.pieces === 0 ? [{ code: 'NothingToPay' } as const] : []),
    ...(arrangements.sale === 'closed' ? [{ code: 'NotSoldThere' } as const] : []),
  ];
  const atCheckout: readonly MethodObstacle[] = context === 'checkout' ? [] : [{ code: 'NotInContext' }];
  const cash = findCashObstacles(purchase);
  const transfer = findTransferObstacles(purchase, arrangements);
  return [
    ...partnerMethods.map((method): WeighedMethod => {
      const own = findPartnerObstacles(method, situation).map((code) => ({ code }));
      const contract = findContractObstacles(method, arrangements);
      return { ...cardMethod(method), obstacles: [...ofAll, ...own, ...contract] };
    }),
    { ...codMethod, obstacles: [...ofAll, ...atCheckout, ...cash] },
    { ...bankMethod, obstacles: [...ofAll, ...atCheckout, ...transfer] },
  ];
}

/** Nothing is sold while the merchant has not said what the law asks for before a sale (docs/merchant-file.md). */
export function arrangementsOf(means: PaymentPartners, country: CountryCode): PaymentArrangements {
  return {
    sale: means.sellsIn(country) ? 'open' : 'closed',
    contracts: means.cardProvider?.supportedMethods,
    hasAccount: (currencyCode) => findBankAccount(means.merchant(), currencyCode) !== undefined,
  };
}

/** Every way to pay a cart, each with what speaks against it. */
export function weighMethodsOfView(
  view: CartView,
  means: PaymentPartners,
  context: PaymentContext,
): readonly WeighedMethod[] {
  const { country, clientType } = view.cart;
  return weighPaymentMethods({ ...countPurchase(view), clientType, context }, arrangementsOf(means, country));
}

/** How a cart may be paid, in the order of the payment page (rule Y-01). */
export function findPaymentMethods(
  view: CartView,
  means: PaymentPartners,
  context: PaymentContext,
): readonly PaymentMethod[] {
  return weighMethodsOfView(view, means, context)
    .filter(({ obstacles }) => obstacles.length === 0)
    .map(({ paymentInterface, method }) => ({ paymentInterface, method }));
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
