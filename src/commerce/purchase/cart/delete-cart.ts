import { accept, type Outcome, refuse } from '../../../kernel/outcome.ts';
import { releaseStock } from '../../goods/stock/reserve-stock.ts';
import type { Shopper } from '../../people/sessions/shopper.ts';
import type { CartContext } from './cart-context.ts';
import { removeCart } from './cart-store.ts';
import { type ActiveCartRefusal, findOwnActiveCart } from './own-cart.ts';

/** Throws a cart away. A card payment that is still on its way for it will be given back (rule G-01). */
export function deleteCart(
  commerce: CartContext,
  shopper: Shopper,
  id: string,
  version: number,
): Promise<Outcome<true, ActiveCartRefusal>> {
  return commerce.database.transaction(async (transaction) => {
    const found = await findOwnActiveCart(transaction, shopper, id, version, 'lock');
    if (!found.ok) return found;
    if (!(await removeCart(transaction, id, version))) return refuse({ code: 'CartNotFound' });
    await releaseStock(transaction, commerce, id);
    await commerce.events.announce(transaction, { type: 'cart-changed', cartId: id, version: version + 1 });
    return accept(true as const);
  });
}
