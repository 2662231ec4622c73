import type { CurrencyCode } from '../../../kernel/money.ts';
import type { BankAccount } from '../../../markets/bank-accounts.ts';
import type { CardProvider } from './card-provider.ts';

/** With whom, or where to, a cart can be paid. */
export interface PaymentPartners {
  /** Without a partner no card is taken. */
  readonly cardProvider: CardProvider | undefined;
  /** The account that transfers in a currency go to; without one the transfer is not offered. */
  readonly findBankAccount: (currencyCode: CurrencyCode) => BankAccount | undefined;
}
