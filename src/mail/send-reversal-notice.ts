import type { Clock } from '../kernel/clock.ts';
import type { JobPayloads } from '../kernel/jobs.ts';
import type { MailSender } from './mail-sender.ts';
import { loadMailText } from './mail-text.ts';
import type { Mailer } from './mailer.ts';
import { customerNameOf } from './order-confirmation.ts';
import { buildReversalNotice, type ReversedOrder, renderReversalText } from './reversal-notice.ts';
import { renderReversalHtml } from './reversal-notice-html.tsx';

export interface ReversalNoticeSettings {
  readonly getReversedOrder: (reversalId: string) => Promise<ReversedOrder | undefined>;
  readonly mailer: Mailer;
  /** Throws while the merchant has not said who mails come from. */
  readonly sender: () => MailSender;
  readonly clock: Clock;
}

/**
 * The job 'send-reversal-notice'. Throws when there is nothing to tell or the mail was not taken; run twice, it sends the
 * same mail under the same Message-ID.
 */
export function createReversalNotice(
  settings: ReversalNoticeSettings,
): (payload: JobPayloads['send-reversal-notice']) => Promise<void> {
  const { mailer, clock } = settings;
  return async ({ reversalId }) => {
    const { company, from } = settings.sender();
    const order = await settings.getReversedOrder(reversalId);
    if (order === undefined) throw new Error(`no cancellation or return ${reversalId} to tell of`);
    const notice = buildReversalNotice(order, company, await loadMailText(order.locale));
    await mailer.send({
      key: `order-reversal.${reversalId}`,
      title: order.orderNumber,
      locale: order.locale,
      date: clock.now(),
      from,
      to: { name: customerNameOf(order.billingAddress), address: order.customerEmail },
      subject: notice.subject,
      text: renderReversalText(notice),
      html: await renderReversalHtml(notice, company.shopName),
    });
  };
}
