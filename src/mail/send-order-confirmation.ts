import type { Clock } from '../kernel/clock.ts';
import type { JobPayloads } from '../kernel/jobs.ts';
import type { ConfirmedOrder } from './confirmed-order.ts';
import type { MailSender } from './mail-sender.ts';
import { loadMailText } from './mail-text.ts';
import type { Mailer } from './mailer.ts';
import { buildOrderConfirmation, customerNameOf } from './order-confirmation.ts';
import { renderConfirmationHtml } from './order-confirmation-mail.tsx';
import { renderConfirmationText } from './order-confirmation-text.ts';

export interface OrderConfirmationSettings {
  readonly getOrder: (orderId: string) => Promise<ConfirmedOrder | undefined>;
  readonly mailer: Mailer;
  /** Throws while the merchant has not said who mails come from. */
  readonly sender: () => MailSender;
  readonly clock: Clock;
}

/**
 * The job 'send-order-confirmation'. Throws when there is no such order or the mail was not taken; run twice, it sends
 * the same mail under the same Message-ID.
 */
export function createOrderConfirmation(
  settings: OrderConfirmationSettings,
): (payload: JobPayloads['send-order-confirmation']) => Promise<void> {
  const { mailer, clock } = settings;
  return async ({ orderId }) => {
    const { company, from } = settings.sender();
    const order = await settings.getOrder(orderId);
    if (order === undefined) throw new Error(`no order ${orderId} to confirm`);
    const confirmation = buildOrderConfirmation(order, company, await loadMailText(order.locale));
    await mailer.send({
      key: `order-confirmation.${order.id}`,
      title: order.orderNumber,
      locale: order.locale,
      date: clock.now(),
      from,
      to: { name: customerNameOf(order.billingAddress), address: order.customerEmail },
      subject: confirmation.subject,
      text: renderConfirmationText(confirmation),
      html: await renderConfirmationHtml(confirmation, company.shopName),
    });
  };
}
