import type { CountryCode, LocaleCode } from '../../../kernel/locale.ts';
import { type CurrencyCode, type Money, money } from '../../../kernel/money.ts';
import type { ClientType } from '../../../markets/client-type.ts';
import type { Address } from '../../../markets/postal-address.ts';
import type { FrozenVatVerdict } from '../../people/vat/vat-verdict.ts';
import type { ShippingMethodKey } from '../../rules/shipping/shipping.ts';

/** How a shopper means to pay. */
export type CartPaymentMethod = 'card' | 'bank-transfer' | 'cash-on-delivery';

export interface CartLine {
  readonly id: string;
  readonly sku: string;
  readonly quantity: number;
  /** Of an extra guarantee: the sku it belongs to; it leaves with it and has its quantity (rule E-02). */
  readonly parentSku?: string | undefined;
  /** Where its pieces come from; the stock without a channel otherwise. */
  readonly supplyChannel?: string | undefined;
  /** Whose prices count before those for everyone: one of the store's own channels. */
  readonly distributionChannel?: string | undefined;
}

/** What a storefront keeps with a cart without the engine reading it (rule G-21). */
export interface CartCustomFields {
  readonly customFieldsRaw?: readonly { readonly name: string; readonly value: string }[] | undefined;
  readonly customerAgreedToSendEmail?: boolean | undefined;
  readonly utmSource?: string | undefined;
}

/** A cart as it is kept: what was chosen, never what it costs, save the total and gifts its shopper was last told. */
export interface Cart {
  readonly id: string;
  readonly version: number;
  readonly storeKey: string;
  readonly country: CountryCode;
  readonly locale: LocaleCode;
  readonly state: 'Active' | 'Ordered';
  readonly customerId: string | undefined;
  readonly customerEmail: string | undefined;
  readonly clientType: ClientType;
  readonly lineItems: readonly CartLine[];
  /** Upper case, in the order they were added. */
  readonly discountCodes: readonly string[];
  /** Keys of gift discounts the shopper does not want. */
  readonly refusedGifts: readonly string[];
  /** Keys of the discounts whose gifts the shopper was last told of: an order gives no others, and no fewer. */
  readonly gifts: readonly string[];
  readonly billingAddress: Address | undefined;
  readonly shippingAddress: Address | undefined;
  readonly shippingMethodKey: ShippingMethodKey | undefined;
  /** How the shopper means to pay; cash on delivery has a fee. */
  readonly paymentMethod: CartPaymentMethod | undefined;
  /** What is known of the VAT number that the addresses were submitted with. */
  readonly vat: FrozenVatVerdict | undefined;
  readonly custom: CartCustomFields;
  /** Ids of the payments that were begun for it and have not failed, the oldest first (rule G-21). */
  readonly payments: readonly string[];
  readonly totalPrice: Money;
  /** Told once and never kept: the money it was in before its store changed to another (rule D-08). */
  readonly restatedFrom?: CurrencyCode;
  readonly createdAt: Date;
  readonly modifiedAt: Date;
}

/**
 * An open cart in the money its store sells in now: one of another waits to be priced anew, its old total gone, so that
 * nothing can be ordered before its shopper was told (rule D-08). What was ordered keeps the money it was ordered in.
 */
export function restateCart(cart: Cart, currencyCode: CurrencyCode): Cart {
  const old = cart.totalPrice.currencyCode;
  if (cart.state === 'Ordered' || old === currencyCode) return cart;
  return { ...cart, totalPrice: money(currencyCode, 0), restatedFrom: old };
}

export type CartAction =
  | {
      readonly action: 'addLineItem';
      readonly sku: string;
      readonly quantity: number;
      readonly parentSku?: string | undefined;
      readonly supplyChannel?: string | undefined;
      readonly distributionChannel?: string | undefined;
    }
  | {
      readonly action: 'changeLineItemQuantity';
      readonly lineItemId: string;
      readonly quantity: number;
    }
  | {
      readonly action: 'removeLineItem';
      readonly lineItemId: string;
      readonly quantity?: number | undefined;
    }
  | {
      readonly action: 'setLineItemChannel';
      readonly lineItemId: string;
      readonly supplyChannel?: string | undefined;
      readonly distributionChannel?: string | undefined;
    }
  | { readonly action: 'setBillingAddress' | 'setShippingAddress'; readonly address: Address }
  | { readonly action: 'setCustomerEmail'; readonly email: string }
  /** A company's number ahead of its address, so that prices are right from then on; empty: there is none. */
  | { readonly action: 'setVatId'; readonly vatId: string }
  | { readonly action: 'setClientType'; readonly clientType: ClientType }
  | { readonly action: 'setShippingMethod'; readonly shippingMethod: { readonly id: string } | null }
  | { readonly action: 'setCustomType'; readonly fields: CartCustomFields }
  | { readonly action: 'addDiscountCode'; readonly code: string }
  | { readonly action: 'removeDiscountCode'; readonly discountCode: { readonly id: string } }
  | { readonly action: 'acceptGift'; readonly cartDiscountKey: string }
  | { readonly action: 'addPayment'; readonly payment: { readonly id: string } }
  /** Prices and product data are today's in every answer: asking for it changes nothing else. */
  | { readonly action: 'recalculate'; readonly updateProductData?: boolean | undefined };
