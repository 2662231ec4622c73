import { add, type Money } from '../../../kernel/money.ts';
import { accept, type Outcome, refuse } from '../../../kernel/outcome.ts';
import { changeOrder, type OrderDesk, type OrderToChange } from './change-order.ts';
import { moveOrder, type OrderChange } from './move-order.ts';
import type { Order } from './order.ts';
import type { OrderRefusal } from './order-refusal.ts';
import type { Actor } from './order-states.ts';
import { balanceOf } from './reversal.ts';
import { addReceipt, findReversals, getReceipt } from './reversal-store.ts';

export interface Receipt {
  /** All that is due, unless told. */
  readonly amount?: Money | undefined;
  /** The bank's name of the transfer; the same reference again is the same money. */
  readonly reference: string;
}

/**
 * Records that money for an order has come in: all of it makes the order Paid and, if it waited for that, Confirmed; a part
 * leaves a BalanceDue. More than is due is refused: what is too much goes back by the bank, never into the books.
 */
export function recordPayment(
  commerce: OrderDesk,
  which: OrderToChange,
  receipt: Receipt,
  actor: Actor,
): Promise<Outcome<Order, OrderRefusal>> {
  return changeOrder(
    commerce,
    which,
    async (order, transaction): Promise<Outcome<OrderChange, OrderRefusal>> => {
      const { reference } = receipt;
      const { currencyCode } = order.totalPrice;
      const recorded = await getReceipt(transaction, order.id, reference, currencyCode);
      const { due } = balanceOf(order, await findReversals(transaction, order.id));
      const amount = receipt.amount ?? recorded ?? due;
      if (recorded !== undefined) {
        return recorded.centAmount === amount.centAmount
          ? accept({ order, events: [] })
          : refuse({ code: 'ReferenceUsed', recorded });
      }
      const isInMoney = amount.currencyCode === currencyCode && amount.centAmount > 0;
      if (!isInMoney || amount.centAmount > due.centAmount) return refuse({ code: 'AmountNotDue', due });
      await addReceipt(transaction, order.id, { reference, amount, receivedAt: commerce.clock.now() });
      const received: OrderChange = {
        order: { ...order, paid: add(order.paid, amount) },
        events: [{ type: 'payment-received', actor, details: { amount, reference } }],
      };
      const isPaid = amount.centAmount === due.centAmount;
      const moved = moveOrder(received, 'system', { paymentState: isPaid ? 'Paid' : 'BalanceDue' });
      if (!moved.ok || !isPaid || order.orderState !== 'Open') return moved;
      return moveOrder(moved.value, 'system', { orderState: 'Confirmed' });
    },
  );
}
