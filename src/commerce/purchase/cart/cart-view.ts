import type { WithdrawalException } from '../../../markets/withdrawal-exceptions.ts';
import type { EnergyRating } from '../../goods/catalogue/energy-rating.ts';
import type { Sellable } from '../../goods/catalogue/get-sellable.ts';
import type { GuaranteeOffer } from '../../goods/guarantee/guarantee-offer.ts';
import type { CalendarMonth } from '../../goods/stock/expected-month.ts';
import type { AppliedDiscount, PricedCart, PricedCode, PricedLine } from '../../rules/pricing/priced-cart.ts';
import type { PricingInput } from '../../rules/pricing/pricing-input.ts';
import type { UnitPrice } from '../../rules/pricing/unit-price.ts';
import type { CartDiscount } from '../../rules/promotions/cart-discount.ts';
import type { CartDiscountValue } from '../../rules/promotions/kinds/promotion-kinds.ts';
import type { ShippingMethodKey } from '../../rules/shipping/shipping.ts';
import type { Cart } from './cart.ts';

/** A line with its price and what a page shows of it; also what an order keeps. */
export interface NamedLine extends PricedLine {
  readonly name: string;
  readonly slug: string;
  readonly productType: string;
  readonly package: ShippingMethodKey;
  readonly image?: { readonly name: string; readonly label: string };
  readonly parentSku?: string;
  readonly supplyChannel?: string;
  readonly distributionChannel?: string;
  /** Why nobody can withdraw from it, or only while it is sealed (rule D-03). */
  readonly withdrawalException?: WithdrawalException;
}

/** A gift the shopper refused and would get again, if they took it back (rule V-03). */
export interface RefusedGift {
  readonly cartDiscountKey: string;
  readonly sku: string;
  readonly name: string;
}

/** A line of a cart also knows what could be had. */
export interface CartLineView extends NamedLine {
  /** Pieces on stock, those in the cart included. */
  readonly availableQuantity: number;
  /** The most this line can hold: the lower of stock and maximum. */
  readonly maximumQuantity: number;
  /** When what is sold out is expected back (rule P-03). */
  readonly expectedMonth?: CalendarMonth;
  readonly energyRating?: EnergyRating;
  /** Of goods sold by measure, at the price of a piece before cart discounts (rule P-16). */
  readonly unitPrice?: UnitPrice;
  /** Empty where one is chosen already. */
  readonly guaranteeOffers: readonly GuaranteeOffer[];
}

/** A discount as shoppers read it, in one language (rule V-03). */
export interface NamedDiscount {
  readonly key: string;
  readonly id: string;
  readonly name: string;
  readonly description?: string;
  readonly value: CartDiscountValue;
  readonly targetType: 'lineItems' | 'shipping';
  readonly sortOrder: number;
  readonly stackingMode: CartDiscount['stackingMode'];
  readonly requiresDiscountCode: boolean;
  readonly validFrom?: string;
  readonly validUntil?: string;
}

export type AppliedDiscountView = NamedDiscount & AppliedDiscount;

export interface CodeView extends PricedCode {
  readonly cartDiscounts: readonly NamedDiscount[];
}

/** A cart at the prices of a moment. */
export interface CartView {
  readonly cart: Cart;
  readonly lines: readonly CartLineView[];
  readonly priced: PricedCart;
  readonly discounts: readonly AppliedDiscountView[];
  readonly codes: readonly CodeView[];
  /** Of the gifts refused, those it is still entitled to. */
  readonly giftOffers: readonly RefusedGift[];
  /** What it was priced from; an order keeps it. */
  readonly pricingInput: PricingInput;
  /** Skus that left the cart just now, because the store no longer sells them. */
  readonly droppedSkus: readonly string[];
  /** What was read of every product it could hold. */
  readonly sellables: ReadonlyMap<string, Sellable>;
}

/** What stock sees of a cart: its lines, gifts included. */
export function stockCartOf({ cart, lines }: CartView): {
  readonly id: string;
  readonly lineItems: readonly NamedLine[];
} {
  return { id: cart.id, lineItems: lines };
}
