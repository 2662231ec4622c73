import { completePayment } from '../../commerce/purchase/checkout/complete-payment.ts';
import { createBankPayment } from '../../commerce/purchase/checkout/create-bank-payment.ts';
import {
  createCardPayment,
  type OpenedPayment,
} from '../../commerce/purchase/checkout/create-card-payment.ts';
import { createCodPayment } from '../../commerce/purchase/checkout/create-cod-payment.ts';
import type { CreatedPayment } from '../../commerce/purchase/checkout/create-promise.ts';
import { getPaymentFields } from '../../commerce/purchase/checkout/get-payment-fields.ts';
import { completeExpressCheckout } from '../../commerce/purchase/express/complete-express-checkout.ts';
import { openExpressCheckout } from '../../commerce/purchase/express/open-express-checkout.ts';
import { findPaymentMethodsOfCart } from '../../commerce/purchase/payments/find-payment-methods.ts';
import { nameOfMethod } from '../../commerce/purchase/payments/payment-methods.ts';
import { accept } from '../../kernel/outcome.ts';
import { presentOrder, presentPayment } from '../present-order.ts';
import type { CallHandlers } from './handler.ts';
import { buildAnswering } from './keyed.ts';

function presentCreated({ payment, cart }: CreatedPayment, redirectUrl?: string) {
  return {
    payment: presentPayment(payment, redirectUrl),
    cart: { id: cart.id, version: cart.version },
  };
}

export const paymentHandlers: CallHandlers<
  | 'getPaymentMethods'
  | 'createBankPayment'
  | 'createCodPayment'
  | 'createPayment'
  | 'getPaymentFields'
  | 'openExpressCheckout'
  | 'completeExpressCheckout'
  | 'completePayment'
> = {
  async getPaymentMethods({ cartId, context }, request, engine) {
    const found = await findPaymentMethodsOfCart(engine, request, cartId, context);
    if (!found.ok) return found;
    return accept({
      paymentMethods: found.value.map((method) => ({ ...method, name: nameOfMethod(method) })),
    });
  },

  createBankPayment(input, request, engine) {
    const answering = buildAnswering(request, 'createBankPayment', input, {
      present: (created: CreatedPayment) => presentCreated(created),
    });
    return createBankPayment(engine, request, input, answering);
  },

  createCodPayment(input, request, engine) {
    const answering = buildAnswering(request, 'createCodPayment', input, {
      present: (created: CreatedPayment) => presentCreated(created),
    });
    return createCodPayment(engine, request, input, answering);
  },

  // No default key here: after a refused card the same cart is paid again, by a new checkout at the partner.
  createPayment(input, request, engine) {
    const answering = buildAnswering(request, 'createPayment', input, {
      present: (opened: OpenedPayment) => presentCreated(opened, opened.redirectUrl),
    });
    const companyData = input.companyData && { taxId: undefined, ...input.companyData };
    return createCardPayment(engine, request, { ...input, companyData }, answering);
  },

  async getPaymentFields({ id }, request, engine) {
    const found = await getPaymentFields(engine, request, id);
    if (!found.ok) return found;
    const { payment, fields } = found.value;
    return accept({ payment: presentPayment(payment), fields: fields ?? null });
  },

  openExpressCheckout(input, request, engine) {
    return openExpressCheckout(engine, request, input);
  },

  async completeExpressCheckout(input, request, engine) {
    const completed = await completeExpressCheckout(engine, request, input);
    if (!completed.ok) return completed;
    const cart = completed.value?.cart;
    return accept({ cart: cart === undefined ? null : { id: cart.id, version: cart.version } });
  },

  async completePayment({ id, sessionResult }, request, engine) {
    const reconciled = await completePayment(engine, request, id, sessionResult);
    if (!reconciled.ok) return reconciled;
    const { payment, order } = reconciled.value;
    return accept({
      payment: presentPayment(payment),
      order: order === undefined ? null : presentOrder(order),
    });
  },
};
