import type { JobPayloads } from '../kernel/jobs.ts';
import { loadMailText } from './mail-text.ts';
import type { LetterSettings } from './order-letter.ts';
import { buildRequestLetter, type RequestMailContent, renderRequestText } from './request-letter.ts';
import { renderRequestHtml } from './request-letter-html.tsx';
import { nameOfSender } from './words-of-strangers.ts';

export interface RequestMailSettings extends LetterSettings {
  /** What there is to write; `undefined` where the request has been forgotten. */
  readonly prepare: (payload: JobPayloads['send-request-mail']) => Promise<RequestMailContent | undefined>;
}

/** The job 'send-request-mail'. Run twice, it sends the same mail under the same Message-ID. */
export function createRequestMail(
  settings: RequestMailSettings,
): (payload: JobPayloads['send-request-mail']) => Promise<void> {
  const { mailer, clock } = settings;
  return async (payload) => {
    const { companyFor, from } = settings.sender();
    const content = await settings.prepare(payload);
    if (content === undefined) return;
    const { request, answer } = content;
    const company = companyFor(request.locale);
    const letter = buildRequestLetter(content, company, await loadMailText(request.locale));
    await mailer.send({
      key: answer === undefined ? `request.${request.id}` : `request-answer.${answer.id}`,
      title: answer === undefined ? request.number : `${request.number}-answer`,
      locale: request.locale,
      date: clock.now(),
      from,
      to: { name: nameOfSender(request.contactName, request.customerEmail), address: request.customerEmail },
      subject: letter.subject,
      text: renderRequestText(letter),
      html: await renderRequestHtml(letter, company.shopName),
    });
  };
}
