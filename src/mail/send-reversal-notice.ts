import type { JobPayloads } from '../kernel/jobs.ts';
import { loadMailText } from './mail-text.ts';
import { type LetterSettings, sendOrderLetter } from './order-letter.ts';
import { buildReversalNotice, type ReversedOrder, renderReversalText } from './reversal-notice.ts';
import { renderReversalHtml } from './reversal-notice-html.tsx';

export interface ReversalNoticeSettings extends LetterSettings {
  readonly getReversedOrder: (reversalId: string) => Promise<ReversedOrder | undefined>;
}

/**
 * The job 'send-reversal-notice'. Throws when there is nothing to tell or the mail was not taken; run twice, it sends the
 * same mail under the same Message-ID.
 */
export function createReversalNotice(
  settings: ReversalNoticeSettings,
): (payload: JobPayloads['send-reversal-notice']) => Promise<void> {
  return async ({ reversalId }) => {
    const { companyFor, from } = settings.sender();
    const order = await settings.getReversedOrder(reversalId);
    if (order === undefined) throw new Error(`no cancellation or return ${reversalId} to tell of`);
    const company = companyFor(order.locale);
    const notice = buildReversalNotice(order, company, await loadMailText(order.locale));
    await sendOrderLetter(settings, from, order, {
      key: order.kind.startsWith('refund-')
        ? `${order.kind}.${order.refundId}`
        : `order-reversal.${reversalId}`,
      subject: notice.subject,
      text: renderReversalText(notice),
      html: await renderReversalHtml(notice, company.shopName),
    });
  };
}
