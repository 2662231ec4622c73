import type { WithdrawalMailRequest } from '../kernel/jobs.ts';
import { loadMailText } from './mail-text.ts';
import type { LetterSettings } from './order-letter.ts';
import {
  buildWithdrawalLetter,
  renderWithdrawalText,
  type WithdrawalMailContent,
  type WithdrawalNews,
} from './withdrawal-letter.ts';
import { renderWithdrawalHtml } from './withdrawal-letter-html.tsx';
import { nameOfSender } from './words-of-strangers.ts';

export interface WithdrawalMailSettings extends LetterSettings {
  /** None where there is nothing to tell. */
  readonly prepare: (request: WithdrawalMailRequest) => Promise<readonly WithdrawalMailContent[]>;
}

/** What a human finds a mail by; the receipt has the withdrawal's number alone. */
const titles: Readonly<Record<WithdrawalNews['kind'], string>> = {
  Received: '',
  Approved: '-decision',
  Declined: '-decision',
  ProofOfReturn: '-proof',
  GoodsReturned: '-goods',
  Refunded: '-refund',
};

/** One mail of each kind, but for refunds: one that failed is paid and told again. */
function keyOf({ withdrawal, news }: WithdrawalMailContent, about: WithdrawalMailRequest['about']): string {
  const key = `withdrawal-${about}.${withdrawal.id}`;
  return news.kind === 'Refunded' ? `${key}.${news.refundId ?? 'by-hand'}` : key;
}

/** The job 'send-withdrawal-mail'. Run twice, it sends the same mail under the same Message-ID. */
export function createWithdrawalMail(
  settings: WithdrawalMailSettings,
): (request: WithdrawalMailRequest) => Promise<void> {
  const { mailer, clock } = settings;
  return async (request) => {
    const { companyFor, from } = settings.sender();
    for (const content of await settings.prepare(request)) {
      const { withdrawal, news } = content;
      const company = companyFor(withdrawal.locale);
      const letter = buildWithdrawalLetter(content, company, await loadMailText(withdrawal.locale));
      await mailer.send({
        key: keyOf(content, request.about),
        title: `${withdrawal.number}${titles[news.kind]}`,
        locale: withdrawal.locale,
        date: clock.now(),
        from,
        to: { name: nameOfSender(withdrawal.name, withdrawal.email), address: withdrawal.email },
        subject: letter.subject,
        text: renderWithdrawalText(letter),
        html: await renderWithdrawalHtml(letter, company.shopName),
      });
    }
  };
}
