import { presentReversal } from '../api/present-reversal.ts';
import { presentWithdrawalMail } from '../api/present-withdrawal.ts';
import { getOrder, getReversedOrder } from '../commerce/purchase/orders/find-orders.ts';
import { preparePaymentEnd } from '../commerce/purchase/payments/tell-payment-end.ts';
import { prepareWithdrawalMails } from '../commerce/purchase/withdrawals/find-withdrawals.ts';
import type { Queryable } from '../kernel/database.ts';
import type { EndedPayment } from '../mail/payment-end.ts';
import { createPaymentEndMail, type PaymentEndSettings } from '../mail/send-payment-end.ts';
import { createReversalNotice } from '../mail/send-reversal-notice.ts';
import { createWithdrawalMail } from '../mail/send-withdrawal-mail.ts';
import type { JobTasks } from './jobs.ts';

/** What the mail about a payment's end says. */
async function prepareEndedPayment(
  database: Queryable,
  paymentId: string,
): Promise<EndedPayment | undefined> {
  const prepared = await preparePaymentEnd(database, paymentId);
  if (prepared === undefined) return undefined;
  const { payment, contact } = prepared;
  const order = payment.orderId === undefined ? undefined : await getOrder(database, payment.orderId);
  const { amount, refusal } = payment;
  return { ...contact, paymentId, amount, refusal, orderNumber: order?.orderNumber };
}

/** Mails about what becomes of an order, or of the payment that was to be one. */
export function createOrderMailTasks(
  database: Queryable,
  letters: Omit<PaymentEndSettings, 'prepare'>,
): Pick<JobTasks, 'send-reversal-notice' | 'send-withdrawal-mail' | 'send-payment-end'> {
  return {
    'send-reversal-notice': createReversalNotice({
      ...letters,
      getReversedOrder: async (id) => {
        const found = await getReversedOrder(database, id);
        return found && presentReversal(found.order, found.reversal);
      },
    }),
    'send-withdrawal-mail': createWithdrawalMail({
      ...letters,
      prepare: async (request) =>
        (await prepareWithdrawalMails(database, request)).flatMap((mail) =>
          presentWithdrawalMail(mail, request),
        ),
    }),
    'send-payment-end': createPaymentEndMail({
      ...letters,
      prepare: (paymentId) => prepareEndedPayment(database, paymentId),
    }),
  };
}
