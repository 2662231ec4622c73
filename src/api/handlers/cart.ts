import type { CartAction } from '../../commerce/purchase/cart/cart.ts';
import type { CartView } from '../../commerce/purchase/cart/cart-view.ts';
import { deleteCart } from '../../commerce/purchase/cart/delete-cart.ts';
import { getCartView } from '../../commerce/purchase/cart/get-cart.ts';
import { updateCart } from '../../commerce/purchase/cart/update-cart.ts';
import { getOrderOfCart } from '../../commerce/purchase/orders/find-orders.ts';
import type { Refusal } from '../../commerce/refusal.ts';
import { accept, type Outcome, refuse } from '../../kernel/outcome.ts';
import type { Cart } from '../contract/cart.ts';
import type { ApiRequest, Engine } from '../engine.ts';
import { presentCart } from '../present-cart.ts';
import { presentOrderedCart } from '../present-order.ts';
import type { CallHandlers, CallRefusal } from './handler.ts';
import { openCart } from './open-cart.ts';

type CartAnswer = Outcome<{ cart: Cart }, CallRefusal<'updateCart'>>;

function present<Refused extends Refusal>(
  view: Outcome<CartView, Refused>,
  request: ApiRequest,
  { media }: Pick<Engine, 'media'>,
): Outcome<{ cart: Cart }, Refused> {
  return view.ok ? accept({ cart: presentCart(view.value, request.locale, media) }) : view;
}

/** A call for a single action reports errors by its own fields (`sku`), not by those of a batch (`actions.0.sku`). */
function withoutActionPath(answer: CartAnswer): CartAnswer {
  if (answer.ok || !('fields' in answer.refusal)) return answer;
  const fields = Object.entries(answer.refusal.fields).map(([path, rule]) => [
    path.replace(/^actions\.0\./, ''),
    rule,
  ]);
  return refuse({ ...answer.refusal, fields: Object.fromEntries(fields) });
}

async function applyOne(
  engine: Engine,
  request: ApiRequest,
  id: string,
  version: number | undefined,
  action: CartAction,
): Promise<CartAnswer> {
  const view = await updateCart(engine, request, { id, version, actions: [action] });
  return withoutActionPath(present(view, request, engine));
}

/** The cart was ordered or deleted, perhaps by another request since this one began. */
function isGone(refusal: Refusal): refusal is Refusal<'CartNotFound' | 'CartAlreadyOrdered'> {
  return refusal.code === 'CartNotFound' || refusal.code === 'CartAlreadyOrdered';
}

export const cartHandlers: CallHandlers<
  | 'getMe'
  | 'getCart'
  | 'createCart'
  | 'deleteCart'
  | 'updateCart'
  | 'addToCart'
  | 'removeFromCart'
  | 'updateCartQuantity'
  | 'updateCartItemChannel'
  | 'applyCartCoupon'
  | 'removeCartCoupon'
> = {
  async getMe(_input, request, engine) {
    const cartId = request.session?.cartId;
    if (cartId === undefined) return accept({ activeCart: null });
    const view = await getCartView(engine, request, cartId);
    if (view.ok) return accept({ activeCart: presentCart(view.value, request.locale, engine.media) });
    const { refusal } = view;
    return isGone(refusal) ? accept({ activeCart: null }) : refuse(refusal);
  },

  async getCart({ id }, request, engine) {
    const view = await getCartView(engine, request, id);
    if (view.ok || view.refusal.code !== 'CartAlreadyOrdered') return present(view, request, engine);
    const order = await getOrderOfCart(engine, request, id);
    return order === undefined ? view : accept({ cart: presentOrderedCart(order) });
  },

  async createCart({ draft }, request, engine) {
    const opened = await openCart(engine, request);
    const email = draft?.customerEmail;
    if (email !== undefined) {
      const action = { action: 'setCustomerEmail', email } as const;
      const answer = await applyOne(engine, opened.request, opened.cartId, undefined, action);
      if (answer.ok || answer.refusal.code !== 'EmailInvalid') return answer;
      return refuse({ ...answer.refusal, fields: { 'draft.customerEmail': 'email' } });
    }
    return present(await getCartView(engine, opened.request, opened.cartId), request, engine);
  },

  async deleteCart({ id, version }, request, engine) {
    const deleted = await deleteCart(engine, request, id, version);
    return deleted.ok ? accept({ deleted: true as const }) : deleted;
  },

  async updateCart({ id, version, actions }, request, engine) {
    return present(await updateCart(engine, request, { id, version, actions }), request, engine);
  },

  async addToCart({ id, version, locale: _locale, variantId: _only, ...line }, request, engine) {
    const action = { action: 'addLineItem', ...line } as const;
    const knownId = id ?? request.session?.cartId;
    if (knownId !== undefined) {
      const answer = await applyOne(engine, request, knownId, version, action);
      // The session's own cart may have been deleted since the request began; one that was asked for by id is not replaced.
      if (id !== undefined || answer.ok || !isGone(answer.refusal)) return answer;
    }
    const opened = await openCart(engine, request);
    return applyOne(engine, opened.request, opened.cartId, version, action);
  },

  removeFromCart({ id, version, lineItemId, quantity }, request, engine) {
    return applyOne(engine, request, id, version, { action: 'removeLineItem', lineItemId, quantity });
  },

  updateCartQuantity({ id, version, lineItemId, quantity }, request, engine) {
    return applyOne(engine, request, id, version, { action: 'changeLineItemQuantity', lineItemId, quantity });
  },

  updateCartItemChannel({ id, version, locale: _locale, ...channels }, request, engine) {
    return applyOne(engine, request, id, version, { action: 'setLineItemChannel', ...channels });
  },

  applyCartCoupon({ id, version, code }, request, engine) {
    return applyOne(engine, request, id, version, { action: 'addDiscountCode', code });
  },

  removeCartCoupon({ id, version, discountCode }, request, engine) {
    return applyOne(engine, request, id, version, { action: 'removeDiscountCode', discountCode });
  },
};
