import type { Queryable } from '../../../kernel/database.ts';
import { releaseChanged, releaseStock } from '../../goods/stock/reserve-stock.ts';
import { buildId } from '../../new-id.ts';
import type { Shopper } from '../../people/sessions/shopper.ts';
import { type Cart, restateCart } from './cart.ts';
import type { CartContext } from './cart-context.ts';
import { lockCart, removeCart, saveCart } from './cart-store.ts';
import { getActiveCartId } from './customer-cart-store.ts';
import { loadCartPricing } from './load-cart-pricing.ts';
import { type CartMerge, mergeCarts, nothingMerged } from './merge-carts.ts';
import { refreshCart } from './refresh-cart.ts';

/** The carts that a sign-in concerns, held until the transaction ends. */
export interface HeldCarts {
  readonly own: Cart | undefined;
  readonly visitor: Cart | undefined;
}

/** The customer's cart has become another one since it was held: the sign-in begins anew. */
export class CartsChanged extends Error {}

/**
 * Holds the customer's active cart and the visitor's, before the customer is held (order of locks: cart, customer, session). Of
 * several, in the order of their ids.
 */
export async function holdCartsToJoin(
  transaction: Queryable,
  storeKey: string,
  customerId: string,
  visitorCartId: string | undefined,
): Promise<HeldCarts> {
  const ownId = await getActiveCartId(transaction, customerId, storeKey);
  const ids = [...new Set([ownId, visitorCartId])].filter((id) => id !== undefined).sort();
  const held = new Map<string, Cart>();
  for (const id of ids) {
    const cart = await lockCart(transaction, id, storeKey);
    if (cart?.state === 'Active') held.set(id, cart);
  }
  const visitor = visitorCartId === undefined ? undefined : held.get(visitorCartId);
  return {
    own: ownId === undefined ? undefined : held.get(ownId),
    visitor: visitor?.customerId === undefined ? visitor : undefined,
  };
}

/** With the customer held: throws `CartsChanged` when another device has given them another cart meanwhile. */
export async function assertHeldCarts(
  transaction: Queryable,
  storeKey: string,
  customerId: string,
  { own }: HeldCarts,
): Promise<void> {
  if ((await getActiveCartId(transaction, customerId, storeKey)) !== own?.id) throw new CartsChanged();
}

/** Makes the held carts one, the customer's, priced for them; nothing to do when the visitor has none. */
export async function joinCarts(
  transaction: Queryable,
  commerce: CartContext,
  shopper: Shopper,
  customer: { readonly id: string; readonly email: string },
  { own, visitor }: HeldCarts,
): Promise<CartMerge> {
  if (visitor === undefined) return nothingMerged;
  const now = commerce.clock.now();
  if (own !== undefined) {
    await releaseStock(transaction, commerce, visitor.id);
    if (!(await removeCart(transaction, visitor.id, visitor.version))) {
      throw new Error(`cart ${visitor.id} changed while it was held`);
    }
    await commerce.events.announce(transaction, {
      type: 'cart-changed',
      cartId: visitor.id,
      version: visitor.version + 1,
    });
  }
  const base: Cart = restateCart(
    { ...(own ?? visitor), customerId: customer.id, customerEmail: customer.email },
    shopper.currencyCode,
  );
  const pricing = await loadCartPricing(transaction, commerce, base, shopper.locale, {
    skus: visitor.lineItems.map((line) => line.sku),
    codes: visitor.discountCodes,
  });
  const merged =
    own === undefined
      ? { cart: base, merge: nothingMerged }
      : mergeCarts(base, visitor, {
          sellables: pricing.sellables,
          newLineId: () => buildId(now, commerce.randomBytes(10)),
        });
  const refreshed = refreshCart(merged.cart, pricing);
  const saved = await saveCart(transaction, { ...refreshed.cart, locale: shopper.locale, modifiedAt: now });
  if (saved === undefined) throw new Error(`cart ${base.id} changed while it was held`);
  await releaseChanged(transaction, commerce, saved.id, pricing.sellables.values());
  await commerce.events.announce(transaction, {
    type: 'cart-changed',
    cartId: saved.id,
    version: saved.version,
  });
  const { merge } = merged;
  return { ...merge, limitedSkus: [...new Set([...merge.limitedSkus, ...refreshed.droppedSkus])] };
}
