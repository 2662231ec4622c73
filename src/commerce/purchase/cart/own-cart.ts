import type { Queryable } from '../../../kernel/database.ts';
import { accept, type Outcome, refuse } from '../../../kernel/outcome.ts';
import { ownsCart } from '../../people/sessions/cart-ownership.ts';
import type { Shopper } from '../../people/sessions/shopper.ts';
import type { Refusal } from '../../refusal.ts';
import { type Cart, restateCart } from './cart.ts';
import { getCart, lockCart } from './cart-store.ts';

const readers = { read: getCart, lock: lockCart } as const;

/** One of the shopper's own carts; everyone else's is not there for them (rule X-02). */
export async function findOwnCart(
  database: Queryable,
  shopper: Shopper,
  id: string,
  access: keyof typeof readers,
): Promise<Outcome<Cart, Refusal<'CartNotFound'>>> {
  const { session } = shopper;
  if (session === undefined || !(await ownsCart(database, session, id))) {
    return refuse({ code: 'CartNotFound' });
  }
  const cart = await readers[access](database, id, shopper.market.storeId);
  return cart === undefined
    ? refuse({ code: 'CartNotFound' })
    : accept(restateCart(cart, shopper.currencyCode));
}

/** Why a cart cannot be changed. */
export type ActiveCartRefusal = Refusal<'CartNotFound' | 'CartAlreadyOrdered' | 'ConcurrentModification'>;

/** The same for a change: the cart must still be open, and of the version the change was decided on. */
export async function findOwnActiveCart(
  database: Queryable,
  shopper: Shopper,
  id: string,
  version: number | undefined,
  access: keyof typeof readers,
): Promise<Outcome<Cart, ActiveCartRefusal>> {
  const found = await findOwnCart(database, shopper, id, access);
  if (!found.ok) return found;
  const cart = found.value;
  if (cart.state === 'Ordered') return refuse({ code: 'CartAlreadyOrdered' });
  return version === undefined || version === cart.version
    ? found
    : refuse({ code: 'ConcurrentModification', currentVersion: cart.version });
}
