import type { CartLineItem } from '../../api/contract/cart.ts';
import type { Order } from '../../api/contract/orders.ts';
import type { Money } from '../../kernel/money.ts';

type PricedItem = Pick<CartLineItem, 'price'>;

/** What one piece costs before cart discounts: less than the list price where a tier or a product discount counts. */
export function unitPriceOf({ price }: PricedItem): Money {
  return price.discounted?.value ?? price.value;
}

/** What delivery costs after discounts. */
export function deliveryPriceOf({
  price,
  discountedPrice,
}: Pick<Order['shippingInfo'], 'price' | 'discountedPrice'>): Money {
  return discountedPrice?.value ?? price;
}
