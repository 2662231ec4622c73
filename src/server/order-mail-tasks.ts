import { presentReversal } from '../api/present-reversal.ts';
import { presentWithdrawalMail } from '../api/present-withdrawal.ts';
import { getOrder, getReversedOrder } from '../commerce/purchase/orders/find-orders.ts';
import { preparePaymentEnd } from '../commerce/purchase/payments/tell-payment-end.ts';
import { prepareSurvey } from '../commerce/purchase/surveys/tell-surveys.ts';
import { prepareWithdrawalMails } from '../commerce/purchase/withdrawals/find-withdrawals.ts';
import type { Queryable } from '../kernel/database.ts';
import type { PaymentEnd } from '../kernel/jobs.ts';
import type { EndedPayment } from '../mail/payment-end.ts';
import { createPaymentEndMail, type PaymentEndSettings } from '../mail/send-payment-end.ts';
import { createReversalNotice } from '../mail/send-reversal-notice.ts';
import { createSurveyMail } from '../mail/send-survey.ts';
import { createWithdrawalMail } from '../mail/send-withdrawal-mail.ts';
import type { SurveyedOrder } from '../mail/survey-letter.ts';
import { getMarket } from '../markets/countries.ts';
import type { Merchant } from '../merchant/merchant-schema.ts';
import type { JobTasks } from './jobs.ts';

/** What the mail about a payment's end says. */
async function prepareEndedPayment(
  database: Queryable,
  paymentId: string,
  end: PaymentEnd,
): Promise<EndedPayment | undefined> {
  const prepared = await preparePaymentEnd(database, paymentId, end);
  if (prepared === undefined) return undefined;
  const { payment, contact } = prepared;
  const order = payment.orderId === undefined ? undefined : await getOrder(database, payment.orderId);
  const { amount, refusal } = payment;
  return { ...contact, paymentId, amount, refusal, orderNumber: order?.orderNumber };
}

/** What the mail that asks how satisfied a buyer is says. */
async function prepareSurveyedOrder(
  database: Queryable,
  merchant: Merchant,
  orderId: string,
): Promise<SurveyedOrder | undefined> {
  const prepared = await prepareSurvey(database, orderId);
  if (prepared === undefined) return undefined;
  const { orderNumber, country, customerEmail, contents } = prepared.order;
  const { token, agreedAt, locale } = prepared.survey;
  const { billingAddress } = contents;
  return {
    ...{ orderId, orderNumber, country, locale, customerEmail, billingAddress, token, agreedAt },
    timeZone: getMarket(country).timeZone,
    address: merchant.survey?.address,
  };
}

/** Mails about what becomes of an order, or of the payment that was to be one. */
export function createOrderMailTasks(
  { database, merchant }: { readonly database: Queryable; readonly merchant: () => Merchant },
  letters: Omit<PaymentEndSettings, 'prepare'>,
): Pick<JobTasks, 'send-reversal-notice' | 'send-withdrawal-mail' | 'send-payment-end' | 'send-survey'> {
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
    'send-survey': createSurveyMail({
      ...letters,
      prepare: (orderId) => prepareSurveyedOrder(database, merchant(), orderId),
    }),
    'send-payment-end': createPaymentEndMail({
      ...letters,
      prepare: (paymentId, end) => prepareEndedPayment(database, paymentId, end),
    }),
  };
}
