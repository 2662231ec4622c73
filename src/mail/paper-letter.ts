import type { LocaleCode } from '../kernel/locale.ts';
import type { CompanyData } from './mail-sender.ts';
import type { MailText } from './mail-text.ts';
import { describeCompany, greet, type LetterOrder, shownNumberOf } from './order-letter.ts';

/** An invoice or a credit note, as its customer gets it. */
export interface MailedPaper extends LetterOrder {
  readonly paperId: string;
  readonly kind: 'invoice' | 'credit-note';
  readonly number: string;
  readonly pdf: Uint8Array;
  /** The same for programs. */
  readonly xml: string;
}

/** The mail as words, the same for the HTML and the text part. */
export interface PaperLetter {
  readonly locale: LocaleCode;
  readonly subject: string;
  readonly greeting: string;
  readonly text: string;
  readonly questions: string;
  readonly company: readonly string[];
}

/** Puts a paper into the words of its order's locale. Throws on an order number that is none. */
export function buildPaperLetter(paper: MailedPaper, company: CompanyData, text: MailText): PaperLetter {
  const { number, kind, locale } = paper;
  const orderNumber = shownNumberOf(paper);
  const isInvoice = kind === 'invoice';
  return {
    locale,
    subject: text(isInvoice ? 'invoiceSubject' : 'creditNoteSubject', { number, orderNumber }),
    greeting: greet(paper, text),
    text: text(isInvoice ? 'invoiceText' : 'creditNoteText', { orderNumber }),
    questions: text('questions', { email: company.email, phone: company.phone }),
    company: describeCompany(company, text),
  };
}

/** For mail programs that show no HTML. */
export function renderPaperText({ greeting, text, questions, company }: PaperLetter): string {
  return [greeting, '', text, '', questions, '', '-'.repeat(60), ...company, ''].join('\n');
}
