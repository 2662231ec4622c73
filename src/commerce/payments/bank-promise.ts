import type { Queryable } from '../../kernel/database.ts';
import type { Cart } from '../cart/cart.ts';
import { describePayment, type Order } from '../orders/order.ts';
import { isSameAmount, type Payment } from './payment.ts';
import { findPaymentsOfCart, savePayment } from './payment-store.ts';

/** The promise of a transfer of a held cart's exact total, if it was made. */
export async function findBankPromise(transaction: Queryable, cart: Cart): Promise<Payment | undefined> {
  const payments = await findPaymentsOfCart(transaction, cart.id, 'bank-transfer');
  return payments.find(
    (payment) => payment.state === 'Pending' && isSameAmount(payment.amount, cart.totalPrice),
  );
}

/** Ties the promise to the order it is for. */
export async function keepBankPromise(
  transaction: Queryable,
  payment: Payment,
  order: Order,
): Promise<Order> {
  await savePayment(transaction, { ...payment, orderId: order.id, modifiedAt: order.createdAt });
  return { ...order, payments: [describePayment(payment)] };
}
