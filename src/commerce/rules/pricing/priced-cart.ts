import type { Money } from '../../../kernel/money.ts';
import type { PromotionChoice } from '../promotions/applicable-discounts.ts';
import type { DiscountCodeState } from '../promotions/cart-discount.ts';
import type { DiscountKind } from '../promotions/discount-occasions.ts';
import type { ShippingMethodKey, ShippingMethodState } from '../shipping/shipping.ts';
import type { TaxedPrice } from '../tax/tax.ts';
import type { PriceStep } from './price-step.ts';
import type { TaxMode } from './pricing-input.ts';

/** So many pieces of a line cost so much each (rule G-22): a cent that cannot be split goes to some. */
export interface DiscountedPricePerQuantity {
  readonly quantity: number;
  readonly value: Money;
}

export interface PricedLine {
  readonly id: string;
  readonly sku: string;
  readonly quantity: number;
  readonly mode: 'Standard' | 'GiftLineItem';
  /** Gross, of one piece, before any discount. */
  readonly listPrice: Money;
  /** Gross, of one piece, after tier or product discount. */
  readonly price: Money;
  /** Only where a cart discount lowered it. */
  readonly discountedPricePerQuantity: readonly DiscountedPricePerQuantity[];
  /** Gross, of all pieces, after all discounts. */
  readonly totalPrice: Money;
  readonly taxedPrice: TaxedPrice;
  readonly steps: readonly PriceStep[];
}

export interface PricedShipping {
  readonly methodKey: ShippingMethodKey;
  readonly state: ShippingMethodState;
  /** Gross, before discounts; nothing where the goods reach the threshold. */
  readonly fee: Money;
  /** Gross, after discounts. */
  readonly price: Money;
  readonly taxedPrice: TaxedPrice;
  readonly freeAbove: Money;
  readonly steps: readonly PriceStep[];
}

/** A line of the cart that is no product: the fee of cash on delivery (rules V-06, T-21). */
export interface PricedCustomLine {
  readonly key: string;
  readonly totalPrice: Money;
  readonly taxedPrice: TaxedPrice;
  readonly steps: readonly PriceStep[];
}

/** A discount that was applied, and what it took off in all (rule V-03). */
export interface AppliedDiscount {
  readonly key: string;
  readonly kind: DiscountKind;
  readonly discountedAmount: Money;
}

export interface PricedCode {
  readonly code: string;
  readonly id: string;
  readonly state: DiscountCodeState;
}

/**
 * Codes and volume discounts exclude each other (rule G-06). The one that costs the shopper less is applied; both totals are
 * told, so that a storefront can show the choice: without its codes the cart gets its volume discounts.
 */
interface PromotionConflict {
  readonly applied: PromotionChoice;
  readonly codes: readonly string[];
  /** Those that apply, in the order of the cart's lines. */
  readonly volumeDiscountGroups: readonly string[];
  readonly totalWithCodes: Money;
  readonly totalWithVolume: Money;
}

/** What a cart costs: goods + shipping + fees = gross = net + tax; `totalPrice` is what is charged (rule V-06). */
export interface PricedCart {
  readonly taxMode: TaxMode;
  readonly lines: readonly PricedLine[];
  /** Absent while the cart is empty or has no method. */
  readonly shipping?: PricedShipping;
  readonly customLines: readonly PricedCustomLine[];
  /** The lines at list price, gross. */
  readonly listTotal: Money;
  /** The lines, gross, after all discounts. */
  readonly subtotal: Money;
  /** Gross; net where `taxMode` is External. */
  readonly totalPrice: Money;
  readonly taxedPrice: TaxedPrice;
  readonly discounts: readonly AppliedDiscount[];
  readonly codes: readonly PricedCode[];
  readonly conflict?: PromotionConflict;
  /** What cash on delivery would add, chosen or not; absent where it is not offered at all. */
  readonly calculatedCodFee?: Money;
  readonly steps: readonly PriceStep[];
}
