import type { JobPayloads } from '../kernel/jobs.ts';
import { loadMailText } from './mail-text.ts';
import { type LetterSettings, sendOrderLetter } from './order-letter.ts';
import { buildPaperLetter, type MailedPaper, renderPaperText } from './paper-letter.ts';
import { renderPaperHtml } from './paper-letter-html.tsx';

export interface PaperMailSettings extends LetterSettings {
  /** The paper, drawn. */
  readonly preparePaper: (paperId: string) => Promise<MailedPaper>;
}

/**
 * The job 'send-paper': an invoice or credit note with its files. Throws when there is none or the mail was not taken; run twice, it
 * sends the same mail under the same Message-ID.
 */
export function createPaperMail(
  settings: PaperMailSettings,
): (payload: JobPayloads['send-paper']) => Promise<void> {
  return async ({ paperId }) => {
    const { companyFor, from } = settings.sender();
    const paper = await settings.preparePaper(paperId);
    const company = companyFor(paper.locale);
    const letter = buildPaperLetter(paper, company, await loadMailText(paper.locale));
    await sendOrderLetter(settings, from, paper, {
      key: `paper.${paperId}`,
      title: paper.number,
      subject: letter.subject,
      text: renderPaperText(letter),
      html: await renderPaperHtml(letter, company.shopName),
      attachments: [
        { name: `${paper.number}.pdf`, type: 'application/pdf', content: paper.pdf },
        { name: `${paper.number}.xml`, type: 'application/xml', content: Buffer.from(paper.xml) },
      ],
    });
  };
}
