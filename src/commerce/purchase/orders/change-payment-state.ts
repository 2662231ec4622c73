import type { Outcome } from '../../../kernel/outcome.ts';
import { changeOrder, type OrderDesk, type OrderToChange } from './change-order.ts';
import { moveOrder } from './move-order.ts';
import type { Order } from './order.ts';
import type { OrderRefusal } from './order-refusal.ts';

/** Gives up waiting for an order's money, or waits again. All other ways follow from amounts: see `recordPayment`. */
export function changePaymentState(
  commerce: OrderDesk,
  which: OrderToChange,
  paymentState: 'Failed' | 'Pending',
): Promise<Outcome<Order, OrderRefusal>> {
  return changeOrder(commerce, which, async (order) =>
    moveOrder({ order, events: [] }, 'operator', { paymentState }),
  );
}
