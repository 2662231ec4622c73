import { lifetimeOf } from '../../commerce/people/sessions/session.ts';
import { createCart } from '../../commerce/purchase/cart/create-cart.ts';
import type { ApiRequest, Engine } from '../engine.ts';

/** The shopper's active cart; creates it, and the session, where there is none. */
export async function openCart(
  engine: Engine,
  request: ApiRequest,
): Promise<{ readonly cartId: string; readonly request: ApiRequest }> {
  const { cart, opened } = await createCart(engine, request);
  if (opened !== undefined) request.onNewSession(opened.token, lifetimeOf(opened.session));
  return { cartId: cart.id, request: { ...request, session: opened?.session ?? request.session } };
}
