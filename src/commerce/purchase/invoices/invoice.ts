import type { CountryCode, LocaleCode } from '../../../kernel/locale.ts';
import type { CurrencyCode, Money } from '../../../kernel/money.ts';
import type { CalendarDay } from '../../../markets/calendar-day.ts';
import type { Address } from '../../../markets/postal-address.ts';
import type { Merchant } from '../../../merchant/merchant-schema.ts';
import type { PaymentInterface } from '../payments/payment.ts';

/** How an amount is taxed (UNTDID 5305): at a rate, at the rate of nothing, a supply within the Union, an export. */
export type VatCategory = 'S' | 'Z' | 'K' | 'G';

export interface InvoiceVat {
  readonly category: VatCategory;
  /** In basis points. */
  readonly permyriad: number;
}

/** What something comes to; `gross` is what the buyer is charged for it. */
export interface InvoiceAmount {
  readonly vat: InvoiceVat;
  readonly net: Money;
  readonly gross: Money;
}

export interface InvoiceLine extends InvoiceAmount {
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  /** Of one piece, as a decimal with as many digits as it takes to come to `net`. */
  readonly unitNet: string;
}

/** What is charged or taken off beside the lines, of one rate. */
export interface InvoiceCharge extends InvoiceAmount {
  /** The key of a shipping method, or of a custom line of the order. */
  readonly reason: { readonly type: 'delivery' | 'fee'; readonly key: string };
}

export interface InvoiceAllowance extends InvoiceAmount {
  readonly name: string;
  /** That brought it. */
  readonly code?: string;
}

/** All that is taxed alike. */
export interface VatGroup {
  readonly vat: InvoiceVat;
  readonly taxable: Money;
  readonly tax: Money;
}

/** The totals of EN 16931, BT-106 to BT-115: lines - allowances + charges = net, + tax = gross, + rounding - paid = due. */
export interface InvoiceTotals {
  readonly lines: Money;
  readonly allowances: Money;
  readonly charges: Money;
  readonly net: Money;
  readonly tax: Money;
  readonly gross: Money;
  readonly rounding: Money;
  readonly paid: Money;
  readonly due: Money;
}

export interface InvoiceSeller {
  readonly shopName: string;
  readonly name: string;
  readonly address: NonNullable<NonNullable<Merchant['company']>['address']>;
  readonly register?: string;
  /** Under which the tax of this invoice is declared. */
  readonly vatId: string;
  readonly email: string;
  readonly phone: string;
}

/** What an invoice has to say in words, one message each. */
export type InvoiceNote = 'intraCommunity' | 'export' | 'oneStopShop' | 'demonstration';

interface PaperContents {
  readonly number: string;
  readonly issuedOn: CalendarDay;
  readonly locale: LocaleCode;
  /** Where the goods go. */
  readonly country: CountryCode;
  readonly currencyCode: CurrencyCode;
  readonly order: { readonly number: string; readonly placedOn: CalendarDay };
  readonly seller: InvoiceSeller;
  readonly buyer: { readonly address: Address; readonly email: string; readonly vatId?: string };
  readonly lines: readonly InvoiceLine[];
  readonly charges: readonly InvoiceCharge[];
  readonly allowances: readonly InvoiceAllowance[];
  readonly vat: readonly VatGroup[];
  readonly totals: InvoiceTotals;
  readonly notes: readonly InvoiceNote[];
}

export interface Invoice extends PaperContents {
  readonly kind: 'invoice';
  readonly delivery: {
    readonly address: Address;
    /** When the goods were handed to the carrier; else they are awaited between two days. */
    readonly on: CalendarDay | { readonly from: string; readonly to: string };
  };
  readonly payment: {
    readonly paymentInterface: PaymentInterface | 'none';
    readonly method: string;
    readonly account?: {
      readonly holder: string;
      readonly bank: string;
      readonly iban: string;
      readonly bic: string;
    };
  };
}

/** Takes back, in whole or in part, what an invoice charged. */
export interface CreditNote extends PaperContents {
  readonly kind: 'credit-note';
  readonly corrects: { readonly number: string; readonly issuedOn: CalendarDay };
}

/** What the law calls a document and the shop issues under a number. */
export type Paper = Invoice | CreditNote;
