import type { WithdrawalMailRequest } from '../kernel/jobs.ts';
import { loadMailText } from './mail-text.ts';
import type { LetterSettings } from './order-letter.ts';
import {
  buildWithdrawalLetter,
  renderWithdrawalText,
  type WithdrawalMailContent,
} from './withdrawal-letter.ts';
import { renderWithdrawalHtml } from './withdrawal-letter-html.tsx';
import { nameOfSender } from './words-of-strangers.ts';

export interface WithdrawalMailSettings extends LetterSettings {
  readonly prepare: (request: WithdrawalMailRequest) => Promise<WithdrawalMailContent>;
}

/** The job 'send-withdrawal-mail'. Run twice, it sends the same mail under the same Message-ID. */
export function createWithdrawalMail(
  settings: WithdrawalMailSettings,
): (request: WithdrawalMailRequest) => Promise<void> {
  const { mailer, clock } = settings;
  return async (request) => {
    const { company, from } = settings.sender();
    const content = await settings.prepare(request);
    const { withdrawal, decision } = content;
    const letter = buildWithdrawalLetter(content, company, await loadMailText(withdrawal.locale));
    await mailer.send({
      key: `withdrawal-${request.about}.${withdrawal.id}`,
      title: decision === undefined ? withdrawal.number : `${withdrawal.number}-decision`,
      locale: withdrawal.locale,
      date: clock.now(),
      from,
      to: { name: nameOfSender(withdrawal.name, withdrawal.email), address: withdrawal.email },
      subject: letter.subject,
      text: renderWithdrawalText(letter),
      html: await renderWithdrawalHtml(letter, company.shopName),
    });
  };
}
