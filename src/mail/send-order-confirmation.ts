import type { Clock } from '../kernel/clock.ts';
import type { JobPayloads } from '../kernel/jobs.ts';
import type { CompanyData, ConfirmedOrder } from './confirmed-order.ts';
import { loadMailText } from './mail-text.ts';
import type { Mailer } from './mailer.ts';
import { buildOrderConfirmation, customerNameOf } from './order-confirmation.ts';
import { renderConfirmationHtml } from './order-confirmation-mail.tsx';
import { renderConfirmationText } from './order-confirmation-text.ts';

export interface OrderConfirmationSettings {
  readonly getOrder: (orderId: string) => Promise<ConfirmedOrder | undefined>;
  readonly mailer: Mailer;
  readonly company: CompanyData;
  /** Address that mails come from; its domain also ends the Message-ID. */
  readonly fromAddress: string;
  readonly clock: Clock;
}

/**
 * The job 'send-order-confirmation'. Throws when there is no such order or the mail was not taken; run twice, it sends
 * the same mail under the same Message-ID.
 */
export function createOrderConfirmation(
  settings: OrderConfirmationSettings,
): (payload: JobPayloads['send-order-confirmation']) => Promise<void> {
  const { company, mailer, clock } = settings;
  return async ({ orderId }) => {
    const order = await settings.getOrder(orderId);
    if (order === undefined) throw new Error(`no order ${orderId} to confirm`);
    const confirmation = buildOrderConfirmation(order, company, await loadMailText(order.locale));
    await mailer.send({
      key: `order-confirmation.${order.id}`,
      title: order.orderNumber,
      locale: order.locale,
      date: clock.now(),
      from: { name: company.shopName, address: settings.fromAddress },
      to: { name: customerNameOf(order.billingAddress), address: order.customerEmail },
      subject: confirmation.subject,
      text: renderConfirmationText(confirmation),
      html: await renderConfirmationHtml(confirmation, company.shopName),
    });
  };
}
