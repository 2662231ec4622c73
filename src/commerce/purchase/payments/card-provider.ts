import type { CountryCode, LocaleCode } from '../../../kernel/locale.ts';
import type { Money } from '../../../kernel/money.ts';
import type { PartnerMethod } from '../../../markets/partner-methods.ts';
import type { Address } from '../../../markets/postal-address.ts';
import type { CardTransaction, TransactionSearch } from './card-transaction.ts';
import type { DeclineReason } from './decline-reason.ts';
import type { ReferencePayment } from './payment.ts';
import type { PaymentFields } from './payment-fields.ts';

/**
 * How a payment stands at the partner; `BeingChecked`: its shopper has done all, and the card's bank has not answered yet; `Waiting`: a
 * reference was given out and is not paid yet.
 */
export type CardPaymentStatus = 'Open' | 'BeingChecked' | 'Waiting' | 'Authorised' | 'Refused' | 'Cancelled';

/** What the partner can be asked to take the money by, by the keys of rule Y-01. */
export type CardMethod = PartnerMethod;

export interface CardPaymentAnswer {
  readonly status: CardPaymentStatus;
  readonly amount: Money;
  /** Of an open one that nobody can pay any more, though it may still be told that somebody has. */
  readonly hasEnded?: true;
  /** Of a payment by reference, once it was given out. */
  readonly referencePayment?: ReferencePayment | undefined;
  /** What is the same for the same card and leads back to none, where the partner tells it. */
  readonly cardFingerprint?: string | undefined;
  /** Of a Refused one, where the partner tells it. */
  readonly declineReason?: DeclineReason | undefined;
}

/** Who pays a business invoice (rule Y-21). */
export interface CompanyData {
  readonly name: string;
  /** VAT number; `undefined` where the company gave none. */
  readonly taxId: string | undefined;
  /** Where the company is registered. */
  readonly registryLocation: string;
}

/** So many pieces that cost the same each, of what is paid. */
export interface PaidLine {
  readonly of:
    | { readonly type: 'goods'; readonly sku: string; readonly name: string }
    | { readonly type: 'delivery' | 'fee' };
  readonly quantity: number;
  /** What is charged for one: with its tax, or without where none is charged. */
  readonly each: Money;
  /** Of `each`. */
  readonly tax: Money;
  /** Basis points; 0 where no tax is charged. */
  readonly taxPermyriad: number;
}

/** Who pays for what, and where the goods go. */
export interface PayerData {
  readonly email: string | undefined;
  readonly billingAddress: Address;
  readonly shippingAddress: Address;
  /** They add up to the amount that is paid. */
  readonly lines: readonly PaidLine[];
}

/** The partner could not be asked or answered nonsense; the shopper keeps the cart and may try again. */
export class CardProviderUnavailable extends Error {
  override readonly name = 'CardProviderUnavailable';
}

/** A notification whose signature was checked. It says which payment to ask about, never what became of it. */
export interface CardNotification {
  readonly providerReference: string;
  readonly merchantReference: string;
}

/**
 * The payment partner as the shop needs it (rules Y-03, Y-07). The shopper's card never touches us: the partner
 * shows its own page. Every method throws CardProviderUnavailable when the partner cannot be reached in time.
 */
export interface CardProvider {
  /** What the partner has a contract for; a method is offered only where it is one of these (rule Y-01). */
  readonly supportedMethods: readonly CardMethod[];
  /** Origins of the partner's pages to which a shopper is sent; none where they are the shop's own. */
  readonly pageOrigins: readonly string[];
  /** Opens a checkout for one exact amount. Called again with the same merchantReference it answers the same checkout. */
  openCheckout(request: {
    readonly merchantReference: string;
    readonly method: CardMethod;
    /** `capture`: the money moves at once; `authorize`: it is set aside. */
    readonly intent: 'authorize' | 'capture';
    /** For the methods that invoice a company. */
    readonly company?: CompanyData | undefined;
    /** Of methods that lend the money, whose lender wants to know. */
    readonly payer?: PayerData | undefined;
    readonly amount: Money;
    readonly country: CountryCode;
    readonly locale: LocaleCode;
    readonly returnUrl: string;
  }): Promise<{ readonly providerReference: string; readonly redirectUrl: string }>;
  /**
   * What a page of the shop takes this payment by; `undefined` where its method has no fields or nobody can pay it any more. Asked
   * again for the same payment, it leads to the same one.
   */
  findFields(providerReference: string): Promise<PaymentFields | undefined>;
  /** `sessionResult`: what the shopper brought back from the partner's page, if the partner gives them anything. */
  getStatus(providerReference: string, sessionResult?: string): Promise<CardPaymentAnswer>;
  /** Gives an authorised amount back; doing it twice is the same as once. */
  cancel(providerReference: string): Promise<void>;
  /** Gives back what was authorised of one checkout beyond the first time, as far as the partner allows that at all. */
  cancelSecond(providerReference: string): Promise<void>;
  /**
   * Pays a part of an authorised amount back. The same refund id again is the same refund; more than is left of the amount is
   * declined, which is told as CardProviderUnavailable.
   */
  refund(providerReference: string, amount: Money, refundId: string): Promise<void>;
  /** Lines of the partner's books, in any order. */
  findTransactions(search: TransactionSearch): Promise<readonly CardTransaction[]>;
  /**
   * Reads what the partner's books say of some days, where it writes reports: one after another which payments to ask about, as if
   * each had been notified. Throws what another try may mend, and what an operator has to; what it told of before counts.
   */
  readonly readReport?: (address: string) => AsyncIterable<CardNotification>;
  /**
   * Takes what the partner sends by itself, and keeps whatever of it would be lost; the answer is which payments to ask about,
   * `undefined` when a signature is wrong or missing.
   */
  receiveNotification(
    rawBody: Uint8Array,
    headers: Readonly<Record<string, string | undefined>>,
  ): Promise<readonly CardNotification[] | undefined>;
}
