import type { Sellable } from '../../src/commerce/goods/catalogue/get-sellable.ts';
import type { Cart, CartAction } from '../../src/commerce/purchase/cart/cart.ts';
import { applyCartActions, type CartSurroundings } from '../../src/commerce/purchase/cart/cart-actions.ts';
import { money } from '../../src/kernel/money.ts';

/** Carts and what they can hold, for decisions that need no database. */

const start = new Date('2026-11-20T12:00:00Z');

export function cartOf(more: Partial<Cart> = {}): Cart {
  return {
    id: 'cart',
    version: 1,
    storeKey: 'gantry-de',
    country: 'DE',
    locale: 'de-DE',
    state: 'Active',
    customerId: undefined,
    customerEmail: undefined,
    clientType: 'PRIVATE',
    lineItems: [],
    discountCodes: [],
    refusedGifts: [],
    gifts: [],
    billingAddress: { country: 'DE' },
    shippingAddress: { country: 'DE' },
    shippingMethodKey: undefined,
    paymentMethod: undefined,
    vat: undefined,
    custom: {},
    payments: [],
    totalPrice: money('EUR', 0),
    createdAt: start,
    modifiedAt: start,
    ...more,
  };
}

export function sellableOf(sku: string, more: Partial<Sellable> = {}): Sellable {
  return {
    sku,
    name: sku,
    slug: sku.toLowerCase(),
    productType: 'standard_product',
    package: 'parcel',
    prices: [],
    available: 5,
    published: true,
    brand: undefined,
    categories: [],
    tags: [],
    volumeDiscountGroup: undefined,
    taxCategory: 'standard',
    eligibleForSelling: true,
    guarantee: undefined,
    content: undefined,
    withdrawalException: undefined,
    ...more,
  };
}

/** A batch of actions on a cart, in a shop that sells these. New lines are `new-1`, `new-2`. */
export function decideCart(
  cart: Cart,
  actions: readonly CartAction[],
  sellables: readonly Sellable[],
  more: Partial<Omit<CartSurroundings, 'clientType'>> = {},
) {
  let ids = 0;
  return applyCartActions(cart, actions, {
    sellables: new Map(sellables.map((sellable) => [sellable.sku, sellable])),
    store: { distributionChannels: ['gantry-de'], supplyChannels: [] },
    guarantees: 'offered',
    codes: [],
    discounts: [],
    vat: undefined,
    newLineId: () => {
      ids += 1;
      return `new-${ids}`;
    },
    ...more,
  });
}
