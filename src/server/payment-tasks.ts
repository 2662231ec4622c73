import type { CheckoutContext } from '../commerce/purchase/checkout/checkout-context.ts';
import { askAboutPayment } from '../commerce/purchase/checkout/handle-card-notification.ts';
import { readPaymentReport } from '../commerce/purchase/checkout/read-payment-report.ts';
import { refundPayment } from '../commerce/purchase/orders/refund-payment.ts';
import { cancelCardPayment, cancelSecondPayment } from '../commerce/purchase/payments/cancel-card-payment.ts';
import type { JobTasks } from './jobs.ts';

/** What has to be said to the card partner, and asked. */
export function createPaymentTasks(
  engine: CheckoutContext,
): Pick<
  JobTasks,
  | 'cancel-card-payment'
  | 'cancel-second-payment'
  | 'ask-about-payment'
  | 'read-payment-report'
  | 'refund-payment'
> {
  return {
    'cancel-card-payment': (payload) => cancelCardPayment(engine, payload),
    'cancel-second-payment': (payload) => cancelSecondPayment(engine, payload),
    'ask-about-payment': (payload) => askAboutPayment(engine, payload),
    'read-payment-report': (payload) => readPaymentReport(engine, payload),
    'refund-payment': (payload) => refundPayment(engine, payload),
  };
}
