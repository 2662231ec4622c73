import { completePayment } from '../../commerce/payments/complete-payment.ts';
import { createBankPayment } from '../../commerce/payments/create-bank-payment.ts';
import { createCardPayment, type OpenedPayment } from '../../commerce/payments/create-card-payment.ts';
import { findPaymentMethodsOfCart } from '../../commerce/payments/find-payment-methods.ts';
import type { Payment } from '../../commerce/payments/payment.ts';
import { accept } from '../../kernel/outcome.ts';
import { presentOrder, presentPayment } from '../present-order.ts';
import type { CallHandlers } from './handler.ts';
import { buildAnswering } from './keyed.ts';

export const paymentHandlers: CallHandlers<
  'getPaymentMethods' | 'createBankPayment' | 'createPayment' | 'completePayment'
> = {
  async getPaymentMethods({ cartId }, request, engine) {
    const found = await findPaymentMethodsOfCart(engine, request, cartId);
    return found.ok ? accept({ paymentMethods: [...found.value] }) : found;
  },

  createBankPayment(input, request, engine) {
    const answering = buildAnswering(request, 'createBankPayment', input, {
      present: (payment: Payment) => ({ payment: presentPayment(payment) }),
    });
    return createBankPayment(engine, request, input, answering);
  },

  // Without a key of the caller's own: after a refused card the same cart is paid anew, by a checkout of its own.
  createPayment(input, request, engine) {
    const { cartId, cartVersion, returnUrl } = input;
    const answering = buildAnswering(request, 'createPayment', input, {
      present: ({ payment, redirectUrl }: OpenedPayment) => ({
        payment: presentPayment(payment, redirectUrl),
      }),
    });
    return createCardPayment(engine, request, { cartId, cartVersion, returnUrl }, answering);
  },

  async completePayment({ id }, request, engine) {
    const settled = await completePayment(engine, request, id);
    if (!settled.ok) return settled;
    const { payment, order } = settled.value;
    return accept({
      payment: presentPayment(payment),
      order: order === undefined ? null : presentOrder(order),
    });
  },
};
