import type { Queryable } from '../../../kernel/database.ts';
import { type Outcome, refuse } from '../../../kernel/outcome.ts';
import { findExemptLines } from '../../../markets/withdrawal-exceptions.ts';
import type { OrderDesk } from './change-order.ts';
import type { OrderChange } from './move-order.ts';
import type { Order } from './order.ts';
import type { OrderRefusal } from './order-refusal.ts';
import { findExcess, hasLeft, type ReturnedItems, withGuarantees } from './return-items.ts';
import { countReversed, type Reversal } from './reversal.ts';
import { takeBack } from './take-back.ts';

/**
 * Takes back what a buyer has withdrawn from, inside the caller's change of the order: before it has left, the pieces are
 * cancelled, and the order with the last of them; afterwards they come back as any return does.
 */
export async function withdrawItems(
  transaction: Queryable,
  commerce: OrderDesk,
  order: Order,
  earlier: readonly Reversal[],
  withdrawn: ReturnedItems,
): Promise<Outcome<OrderChange, OrderRefusal>> {
  const excess = findExcess(order, earlier, withdrawn);
  if (excess !== undefined || withdrawn.pieces.size === 0)
    return refuse({ code: 'NotReturnable', atMost: 0, ...excess });
  const pieces = withGuarantees(order, earlier, withdrawn.pieces);
  const { lineItems } = order.contents;
  const apart = new Set(findExemptLines(lineItems, pieces).map(({ id }) => id));
  const actor = 'operator';
  if (hasLeft(order)) {
    const returned = { kind: 'return', stock: withdrawn.stock, pieces, apart, actor } as const;
    return takeBack(transaction, commerce, order, earlier, returned, {});
  }
  const gone = countReversed(earlier);
  const isAllGone = lineItems.every(
    ({ id, quantity }) => (gone.get(id) ?? 0) + (pieces.get(id) ?? 0) === quantity,
  );
  const cancelled = { kind: 'cancel', stock: 'restocked', pieces, apart, actor } as const;
  const states = isAllGone ? ({ orderState: 'Cancelled' } as const) : {};
  return takeBack(transaction, commerce, order, earlier, cancelled, states);
}
