import { completePayment } from '../../commerce/payments/complete-payment.ts';
import { createBankPayment } from '../../commerce/payments/create-bank-payment.ts';
import { createCardPayment } from '../../commerce/payments/create-card-payment.ts';
import { findPaymentMethodsOfCart } from '../../commerce/payments/find-payment-methods.ts';
import { accept } from '../../kernel/outcome.ts';
import { presentOrder, presentPayment } from '../present-order.ts';
import type { CallHandlers } from './handler.ts';

export const paymentHandlers: CallHandlers<
  'getPaymentMethods' | 'createBankPayment' | 'createPayment' | 'completePayment'
> = {
  async getPaymentMethods({ cartId }, request, engine) {
    const found = await findPaymentMethodsOfCart(engine, request, cartId);
    return found.ok ? accept({ paymentMethods: [...found.value] }) : found;
  },

  async createBankPayment({ cartId, cartVersion }, request, engine) {
    const created = await createBankPayment(engine, request, cartId, cartVersion);
    return created.ok ? accept({ payment: presentPayment(created.value) }) : created;
  },

  async createPayment({ cartId, cartVersion, returnUrl }, request, engine) {
    const opened = await createCardPayment(engine, request, { cartId, cartVersion, returnUrl });
    return opened.ok
      ? accept({ payment: presentPayment(opened.value.payment, opened.value.redirectUrl) })
      : opened;
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
