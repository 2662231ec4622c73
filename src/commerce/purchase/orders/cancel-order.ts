import { type Outcome, refuse } from '../../../kernel/outcome.ts';
import { canBecome } from '../../state-table.ts';
import { changeOrder, type OrderDesk, type OrderToChange } from './change-order.ts';
import type { Order } from './order.ts';
import type { OrderRefusal } from './order-refusal.ts';
import { findBrokenRule, orderStates } from './order-states.ts';
import { countReversed } from './reversal.ts';
import { findReversals } from './reversal-store.ts';
import { takeBack } from './take-back.ts';

/**
 * Cancels a whole order that has not left the warehouse: its goods go back on the shelf, its codes can be used again, and
 * all that was paid goes back.
 */
export function cancelOrder(
  commerce: OrderDesk,
  which: OrderToChange,
): Promise<Outcome<Order, OrderRefusal>> {
  return changeOrder(commerce, which, async (order, transaction) => {
    const from = order.orderState;
    const rule = findBrokenRule({ ...order, orderState: 'Cancelled' }, false);
    if (!canBecome(orderStates, from, 'Cancelled') || rule !== undefined) {
      const refusal = { code: 'TransitionNotAllowed', from, to: 'Cancelled' } as const;
      return refuse(rule === undefined ? refusal : { ...refusal, rule });
    }
    const earlier = await findReversals(transaction, order.id);
    const gone = countReversed(earlier);
    const pieces = new Map(
      order.contents.lineItems.map((line) => [line.id, line.quantity - (gone.get(line.id) ?? 0)]),
    );
    return takeBack(
      transaction,
      commerce,
      order,
      earlier,
      { kind: 'cancel', pieces, stock: 'restocked', actor: 'operator' },
      { orderState: 'Cancelled' },
    );
  });
}
