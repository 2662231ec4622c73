import type { Cart, CartLineItem } from '../../api/contract/cart.ts';
import { type Money, subtract, sum } from '../../kernel/money.ts';
import { deliveryPriceOf } from './line-prices.ts';
import type { ShownCart, ShownDiscount } from './shown-cart.ts';

export type PriceStep = Cart['priceSteps'][number];
export type AppliedDiscount = Cart['appliedDiscounts'][number];
type DiscountRule = AppliedDiscount['type'];
type PricedLine = Pick<CartLineItem, 'price' | 'quantity' | 'priceSteps'>;

/** What a cart and an order say of their amounts. */
export interface PricedOrder extends Pick<ShownCart, 'appliedDiscounts' | 'subtotal'> {
  readonly lineItems: readonly PricedLine[];
  readonly shippingInfo?: ShownCart['shippingInfo'] | undefined;
}

/** Every occasion for a discount; one that is missing does not compile. */
const discountRules = {
  'cart-discount': true,
  'discount-code': true,
  'volume-discount': true,
  'personal-discount': true,
} as const satisfies Readonly<Record<DiscountRule, true>>;

/** Whether a step tells what a discount took off; its id is then the discount's key. */
export function isDiscountStep(step: PriceStep): boolean {
  return step.rule in discountRules;
}

/** What cart discounts took off a line; their amounts are negative. */
export function discountStepsOf({ priceSteps }: Pick<PricedLine, 'priceSteps'>): readonly PriceStep[] {
  return priceSteps.filter((step) => isDiscountStep(step) && step.amount.centAmount !== 0);
}

/** How a total comes about: `goodsTotal - goods = subtotal`, then delivery with its own discounts. */
export interface PriceParts {
  /** All pieces at what one costs today, gifts included, before any cart discount. */
  readonly goodsTotal: Money;
  /** Discounts on goods, gifts among them with what they are worth. */
  readonly goods: readonly ShownDiscount[];
  readonly shipping: readonly ShownDiscount[];
  /** All of it together. */
  readonly saved: Money;
}

export function pricePartsOf({ appliedDiscounts, subtotal, shippingInfo }: PricedOrder): PriceParts {
  const { currencyCode } = subtotal;
  const goods = appliedDiscounts.filter(({ targetType }) => targetType === 'lineItems');
  const goodsTotal = sum(currencyCode, [subtotal, ...goods.map(({ discountedAmount }) => discountedAmount)]);
  const off = [
    subtract(goodsTotal, subtotal),
    ...(shippingInfo === undefined ? [] : [subtract(shippingInfo.price, deliveryPriceOf(shippingInfo))]),
  ];
  return {
    goodsTotal,
    goods,
    shipping: appliedDiscounts.filter(({ targetType }) => targetType === 'shipping'),
    saved: sum(currencyCode, off),
  };
}
