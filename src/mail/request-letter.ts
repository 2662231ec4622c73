import type { CountryCode, LocaleCode } from '../kernel/locale.ts';
import { getMarket } from '../markets/countries.ts';
import { formatDate } from '../markets/date-format.ts';
import type { LabelledValue } from './labelled-value.ts';
import type { CompanyData } from './mail-sender.ts';
import type { MailText, MailTextKey } from './mail-text.ts';
import { describeCompany } from './order-letter.ts';
import { nameOfSender, withoutLinks } from './words-of-strangers.ts';

/** A request to customer service, as its sender is told of it. */
interface LetterRequest {
  readonly id: string;
  readonly number: string;
  readonly createdAt: Date;
  readonly country: CountryCode;
  readonly locale: LocaleCode;
  readonly contactName: string;
  readonly customerEmail: string;
  readonly subject: string;
  readonly description: string;
  readonly orderNumber?: string | undefined;
  readonly invoiceNumber?: string | undefined;
  readonly productNumber?: string | undefined;
  readonly quantity?: string | undefined;
  readonly vatId?: string | undefined;
  readonly phoneNumber?: string | undefined;
}

/** What is written about it: that it has come, or what customer service answers. */
export interface RequestMailContent {
  readonly request: LetterRequest;
  readonly fileNames: readonly string[];
  readonly answer?: { readonly id: string; readonly text: string };
}

/** The mail as words, the same for the HTML and the text part. */
export interface RequestLetter {
  readonly locale: LocaleCode;
  readonly subject: string;
  readonly greeting: string;
  readonly text: string;
  /** What customer service answers; paragraphs as they were written. */
  readonly answer: string | undefined;
  readonly sentHeading: string;
  readonly facts: readonly LabelledValue[];
  readonly description: string;
  readonly closing: string;
  readonly company: readonly string[];
}

const labels = {
  orderNumber: 'orderNumberLabel',
  invoiceNumber: 'requestInvoiceLabel',
  productNumber: 'skuLabel',
  quantity: 'quantityLabel',
  vatId: 'vatIdLabel',
  phoneNumber: 'phoneLabel',
} as const satisfies Partial<Record<keyof LetterRequest, MailTextKey>>;

function listFacts({ request, fileNames }: RequestMailContent, text: MailText): readonly LabelledValue[] {
  const details = Object.entries(labels).flatMap(([name, key]) => {
    const value = request[name as keyof typeof labels];
    return value === undefined ? [] : [{ label: text(key), value: withoutLinks(value) }];
  });
  return [
    { label: text('requestSubjectLabel'), value: withoutLinks(request.subject) },
    ...details,
    ...(fileNames.length === 0
      ? []
      : [{ label: text('requestFilesLabel'), value: withoutLinks(fileNames.join(', ')) }]),
  ];
}

/** Puts a receipt or an answer into the words of the request's locale. */
export function buildRequestLetter(
  content: RequestMailContent,
  company: CompanyData,
  text: MailText,
): RequestLetter {
  const { request, answer } = content;
  const { number, locale } = request;
  const date = formatDate(request.createdAt, getMarket(request.country).timeZone);
  const isAnswer = answer !== undefined;
  return {
    locale,
    subject: text(isAnswer ? 'requestAnswerSubject' : 'requestReceiptSubject', { number }),
    greeting: text('greeting', { name: nameOfSender(request.contactName, request.customerEmail) }),
    text: text(isAnswer ? 'requestAnswerText' : 'requestReceiptText', { number, date }),
    answer: answer?.text,
    sentHeading: text('requestSentHeading'),
    facts: listFacts(content, text),
    description: withoutLinks(request.description),
    closing: text('requestClosing', { number, phone: company.phone }),
    company: describeCompany(company, text),
  };
}

/** For mail programs that show no HTML. */
export function renderRequestText(letter: RequestLetter): string {
  return [
    letter.greeting,
    '',
    letter.text,
    '',
    ...(letter.answer === undefined ? [] : [letter.answer, '']),
    letter.closing,
    '',
    `${letter.sentHeading}:`,
    ...letter.facts.map(({ label, value }) => `${label}: ${value}`),
    '',
    letter.description,
    '',
    '-'.repeat(60),
    ...letter.company,
    '',
  ].join('\n');
}
