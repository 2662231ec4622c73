import type { Cart, CartLineItem } from '../../api/contract/cart.ts';
import { multiply, sum } from '../../kernel/money.ts';
import type { LineAction } from './line-action.ts';
import { unitPriceOf } from './line-prices.ts';

function withQuantity(line: CartLineItem, quantity: number): CartLineItem[] {
  if (quantity <= 0) return [];
  if (quantity === line.quantity) return [line];
  return [{ ...line, quantity, totalPrice: multiply(unitPriceOf(line), quantity) }];
}

function applyToLine(line: CartLineItem, action: LineAction): CartLineItem[] {
  if (action.action === 'addLineItem') {
    return action.sku === line.variant.sku ? withQuantity(line, line.quantity + action.quantity) : [line];
  }
  if (action.lineItemId !== line.id) return [line];
  return withQuantity(line, action.action === 'removeLineItem' ? 0 : action.quantity);
}

/**
 * What the shopper sees until the server has answered: quantities, line sums, subtotal and count. Delivery, tax and total
 * stay as the server last said them, because only it knows them; a product that is new to the cart waits for its price.
 */
export function applyOptimistically(cart: Cart, actions: readonly LineAction[]): Cart {
  const lineItems = actions.reduce(
    (lines, action) => lines.flatMap((line) => applyToLine(line, action)),
    cart.lineItems,
  );
  return {
    ...cart,
    lineItems,
    totalLineItemQuantity: lineItems.reduce((count, line) => count + line.quantity, 0),
    subtotal: sum(
      cart.subtotal.currencyCode,
      lineItems.map((line) => line.totalPrice),
    ),
  };
}

/** Which products in which quantities a cart was to hold in the end: what a lost cart is built anew from (G-03). */
export function wantedQuantities(
  cart: Cart | undefined,
  actions: readonly LineAction[],
): ReadonlyMap<string, number> {
  const kept = cart === undefined ? [] : applyOptimistically(cart, actions).lineItems;
  const wanted = new Map(kept.map((line) => [line.variant.sku, line.quantity]));
  const inCart = new Set(cart?.lineItems.map((line) => line.variant.sku));
  for (const action of actions) {
    if (action.action === 'addLineItem' && !inCart.has(action.sku)) {
      wanted.set(action.sku, (wanted.get(action.sku) ?? 0) + action.quantity);
    }
  }
  return wanted;
}
