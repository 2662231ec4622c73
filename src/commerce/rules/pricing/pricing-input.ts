import type { CountryCode } from '../../../kernel/locale.ts';
import type { Money } from '../../../kernel/money.ts';
import type { PromotedProduct } from '../promotions/predicate.ts';
import type { OfferedGift, PromotionInput } from '../promotions/promotion-input.ts';
import type { ShippingFees, ShippingMethodKey } from '../shipping/shipping.ts';
import type { TaxRate } from '../tax/tax.ts';
import type { Price } from './price.ts';

/** How a line's price comes about: from its price list, or as a rate of its parent's (rule E-01). */
type LinePrices =
  | { readonly type: 'listed'; readonly prices: readonly Price[] }
  | { readonly type: 'guarantee'; readonly ratePermyriad: number; readonly parentId: string };

export interface PricingLine {
  readonly id: string;
  readonly quantity: number;
  readonly product: PromotedProduct;
  readonly package: ShippingMethodKey;
  readonly taxRate: TaxRate;
  readonly prices: LinePrices;
  /** The distribution channel whose prices count too. */
  readonly channel?: string;
}

/** What gift discounts would give, a piece each. */
export interface GiftProduct extends Omit<PricingLine, 'id' | 'quantity'>, OfferedGift {}

/**
 * `Platform`: gross prices, tax included. `External`: the buyer owes the tax elsewhere and is charged net
 * (rule V-06).
 */
export type TaxMode = 'Platform' | 'External';

/**
 * Everything a cart's price is made of, and nothing else. Plain JSON: an order keeps it, and pricing it again gives the
 * same cents.
 */
export interface PricingInput extends PromotionInput<GiftProduct> {
  readonly country: CountryCode;
  /** ISO instant. */
  readonly at: string;
  readonly customerGroup?: string;
  readonly taxMode: TaxMode;
  readonly lines: readonly PricingLine[];
  readonly shippingMethodKey?: ShippingMethodKey;
  readonly shippingFees: ShippingFees;
  /** Of what is taxed with no goods beside it. */
  readonly standardTaxRate: TaxRate;
  /** What cash on delivery costs here; `isChosen` puts it into the total. */
  readonly codFee?: { readonly value: Money; readonly isChosen: boolean };
}
