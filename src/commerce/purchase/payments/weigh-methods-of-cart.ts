import type { CurrencyCode } from '../../../kernel/money.ts';
import { getMarket, type Market } from '../../../markets/countries.ts';
import type { PaymentContext } from '../../../markets/payment-methods.ts';
import { restateCart } from '../cart/cart.ts';
import type { CartContext } from '../cart/cart-context.ts';
import { getCartOfAnyStore } from '../cart/cart-store.ts';
import type { CartView } from '../cart/cart-view.ts';
import { type PricingMeans, refreshStoredCart } from '../cart/load-cart-pricing.ts';
import { type WeighedMethod, weighMethodsOfView } from './payment-methods.ts';
import type { PaymentPartners } from './payment-partners.ts';

/** What an operator's question about a cart is answered with. */
export interface WeighingMeans extends PricingMeans, PaymentPartners, Pick<CartContext, 'database'> {
  readonly currencyOf: (market: Market, on: Date) => CurrencyCode;
}

/** A cart at the prices of this moment, with every way to pay it and what speaks against it; for operators, whoever's cart it is. */
export async function weighMethodsOfCart(
  means: WeighingMeans,
  cartId: string,
  context: PaymentContext,
): Promise<{ readonly view: CartView; readonly methods: readonly WeighedMethod[] } | undefined> {
  const { database, clock } = means;
  const stored = await getCartOfAnyStore(database, cartId);
  if (stored === undefined) return undefined;
  const cart = restateCart(stored, means.currencyOf(getMarket(stored.country), clock.now()));
  const view = await refreshStoredCart(database, means, cart, cart.locale);
  return { view, methods: weighMethodsOfView(view, means, context) };
}
