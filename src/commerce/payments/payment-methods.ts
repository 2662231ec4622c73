import type { CurrencyCode } from '../../kernel/money.ts';
import type { BankAccount } from '../../markets/bank-accounts.ts';
import { CASH_AND_BANK_ITEMS, isBankTransferAllowed } from '../../markets/cash-and-bank.ts';
import type { CartView } from '../cart/price-cart.ts';
import type { Commerce } from '../commerce.ts';
import type { PaymentInterface } from './payment.ts';

export interface PaymentMethod {
  readonly paymentInterface: PaymentInterface;
  readonly method: string;
}

export const cardMethod: PaymentMethod = { paymentInterface: 'card', method: 'scheme' };
export const bankMethod: PaymentMethod = { paymentInterface: 'bank-transfer', method: 'bank-transfer' };

/** An item kind that does not count as an item of its own (spec §5). */
const GUARANTEE_TYPE = 'extra_guarantee';

/** Whether a cart may be paid by transfer: market, an account in its money, and 1 to 20 items without guarantees (spec §5, §9). */
export function isBankTransferPossible(
  view: CartView,
  findBankAccount: (currencyCode: CurrencyCode) => BankAccount | undefined,
): boolean {
  const items = view.priced.lines
    .filter((line) => line.productType !== GUARANTEE_TYPE)
    .reduce((count, line) => count + line.quantity, 0);
  return (
    isBankTransferAllowed(view.cart.country) &&
    findBankAccount(view.cart.totalPrice.currencyCode) !== undefined &&
    items >= CASH_AND_BANK_ITEMS.minimum &&
    items <= CASH_AND_BANK_ITEMS.maximum
  );
}

/** How a cart may be paid, the card first; an empty cart in no way (acceptance Y-01). */
export function findPaymentMethods(
  view: CartView,
  means: Pick<Commerce, 'cardProvider' | 'findBankAccount'>,
): readonly PaymentMethod[] {
  if (view.priced.lines.length === 0) return [];
  return [
    ...(means.cardProvider === undefined ? [] : [cardMethod]),
    ...(isBankTransferPossible(view, means.findBankAccount) ? [bankMethod] : []),
  ];
}
