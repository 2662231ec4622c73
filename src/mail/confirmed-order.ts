import type { CountryCode, LocaleCode } from '../kernel/locale.ts';
import type { Money } from '../kernel/money.ts';
import type { LabelAddress } from '../markets/address-format.ts';
import type { WithdrawalException } from '../markets/withdrawal-exceptions.ts';

/** An address of an order; `fax` carries the VAT number (rule C-21). */
export interface OrderAddress extends LabelAddress {
  readonly country: CountryCode;
  readonly phone?: string | undefined;
  readonly fax?: string | undefined;
}

interface TaxedAmounts {
  readonly totalNet: Money;
  readonly totalGross: Money;
}

/** What the confirmation says of an order: a part of the order that the API answers with. */
export interface ConfirmedOrder {
  readonly id: string;
  readonly orderNumber: string;
  /** ISO date and time. */
  readonly createdAt: string;
  readonly country: CountryCode;
  readonly locale: LocaleCode;
  readonly customerEmail: string;
  readonly clientType: 'PRIVATE' | 'COMPANY';
  /** Days for which a consumer may withdraw. */
  readonly withdrawalDays: number;
  readonly lineItems: readonly {
    readonly id: string;
    readonly name: string;
    readonly quantity: number;
    readonly price: { readonly value: Money; readonly discounted?: { readonly value: Money } | undefined };
    readonly totalPrice: Money;
    readonly lineItemMode: 'Standard' | 'GiftLineItem';
    /** Of an extra guarantee: the sku of the product it is for. */
    readonly custom: { readonly parentSku?: string | undefined };
    /** Those of discounts have a discount's key as their id. */
    readonly priceSteps: readonly {
      readonly rule: string;
      readonly id?: string | undefined;
      readonly amount: Money;
    }[];
    readonly variant: { readonly sku: string };
    readonly withdrawalException?: WithdrawalException | undefined;
    readonly taxedPrice: TaxedAmounts;
  }[];
  readonly appliedDiscounts: readonly {
    readonly key: string;
    readonly name: string;
    readonly type: 'cart-discount' | 'discount-code' | 'volume-discount' | 'personal-discount';
    readonly targetType: 'lineItems' | 'shipping';
    readonly discountedAmount: Money;
  }[];
  /** The codes that lowered the price. */
  readonly discountCodes: readonly {
    readonly discountCode: {
      readonly code: string;
      readonly cartDiscounts: readonly { readonly key: string }[];
    };
  }[];
  readonly subtotal: Money;
  readonly totalPrice: Money;
  /** `External`: the total is net, the taxes were taken off. */
  readonly taxMode: 'Platform' | 'External';
  readonly taxedPrice: {
    readonly totalNet: Money;
    /** `rate` is a fraction of one. */
    readonly taxPortions: readonly { readonly rate: number; readonly amount: Money }[];
  };
  /** The COD fee, when there is one. */
  readonly customLineItems: readonly {
    readonly name: string;
    readonly totalPrice: Money;
    readonly taxedPrice: TaxedAmounts;
  }[];
  readonly shippingInfo: {
    readonly shippingMethodName: string;
    readonly price: Money;
    readonly discountedPrice?: { readonly value: Money } | undefined;
    readonly taxedPrice: TaxedAmounts;
  };
  readonly shippingAddress: OrderAddress;
  readonly billingAddress: OrderAddress;
  /** Only for bank transfer. */
  readonly bankDetails?:
    | {
        readonly holder: string;
        readonly bank: string;
        readonly bic: string;
        readonly iban: string;
        readonly reference: string;
      }
    | undefined;
  /** The first is the one that pays the order; without any it is paid by card. */
  readonly payments?:
    | readonly {
        readonly paymentInterface: 'cash-on-delivery' | 'bank-transfer' | 'card';
        readonly method: string;
        /** A brand, which is not translated. */
        readonly name: string;
        readonly custom?:
          | {
              readonly referencePayment: {
                readonly entity: string;
                readonly reference: string;
                /** ISO date and time. */
                readonly expiresAt: string;
              };
            }
          | undefined;
      }[]
    | undefined;
  /** ISO days. */
  readonly deliveryEstimate: { readonly from: string; readonly to: string };
}
