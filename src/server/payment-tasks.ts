import type { CheckoutContext } from '../commerce/purchase/checkout/checkout-context.ts';
import { askAboutPayment } from '../commerce/purchase/checkout/handle-card-notification.ts';
import { refundPayment } from '../commerce/purchase/orders/refund-payment.ts';
import { cancelCardPayment, cancelSecondPayment } from '../commerce/purchase/payments/cancel-card-payment.ts';
import type { JobTasks } from './jobs.ts';

/** What has to be said to the card partner, and asked. */
export function createPaymentTasks(
  engine: CheckoutContext,
): Pick<JobTasks, 'cancel-card-payment' | 'cancel-second-payment' | 'ask-about-payment' | 'refund-payment'> {
  return {
    'cancel-card-payment': (payload) => cancelCardPayment(engine, payload),
    'cancel-second-payment': (payload) => cancelSecondPayment(engine, payload),
    'ask-about-payment': (payload) => askAboutPayment(engine, payload),
    'refund-payment': (payload) => refundPayment(engine, payload),
  };
}
