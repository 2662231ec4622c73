import type { Queryable } from '../../../kernel/database.ts';
import type { Cart } from '../cart/cart.ts';
import { describePayment, type Order } from '../orders/order.ts';
import { isSameAmount, type Payment } from '../payments/payment.ts';
import { findPaymentsOfCart, savePayment } from '../payments/payment-store.ts';

/** The promise to pay a held cart's exact total in the way that it says, at the door or by transfer, if it was made. */
export async function findPromise(transaction: Queryable, cart: Cart): Promise<Payment | undefined> {
  const isAtDoor = cart.paymentMethod === 'cash-on-delivery';
  const payments = await findPaymentsOfCart(
    transaction,
    cart.id,
    isAtDoor ? 'cash-on-delivery' : 'bank-transfer',
  );
  return payments.find(
    (payment) => payment.state === 'Pending' && isSameAmount(payment.amount, cart.totalPrice),
  );
}

/** Ties the promise to the order it is for. */
export async function keepPromise(transaction: Queryable, payment: Payment, order: Order): Promise<Order> {
  await savePayment(transaction, { ...payment, orderId: order.id, modifiedAt: order.createdAt });
  return { ...order, payments: [describePayment(payment)] };
}
