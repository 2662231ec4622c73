import { pathBelowPrefix } from '../addresses/paths.ts';
import type { LocaleCode } from '../kernel/locale.ts';
import { formatDate } from '../markets/date-format.ts';
import type { CompanyData } from './mail-sender.ts';
import type { MailText } from './mail-text.ts';
import { describeCompany, greet, type LetterOrder, shownNumberOf } from './order-letter.ts';

/** An order whose buyer agreed to be asked how satisfied they are. */
export interface SurveyedOrder extends LetterOrder {
  readonly orderId: string;
  readonly token: string;
  readonly agreedAt: Date;
  /** Of the shop that they agreed in, for the day. */
  readonly timeZone: string;
  /** Where the merchant has it answered; a page of the shop without it. */
  readonly address: string | undefined;
}

/** The mail as words, the same for the HTML and the text part. */
export interface SurveyLetter {
  readonly locale: LocaleCode;
  readonly subject: string;
  readonly greeting: string;
  readonly text: string;
  readonly answer: { readonly label: string; readonly href: string };
  /** Why it comes, and that no other follows. */
  readonly once: string;
  readonly end: { readonly label: string; readonly href: string };
  readonly company: readonly string[];
}

/** `shop` is the country's origin with its language prefix. */
export function buildSurveyLetter(
  order: SurveyedOrder,
  shop: string,
  company: CompanyData,
  text: MailText,
): SurveyLetter {
  const { locale, token, address } = order;
  const orderNumber = shownNumberOf(order);
  const linkTo = (page: 'survey' | 'surveyEnd') =>
    `${shop}${pathBelowPrefix(page)}?token=${encodeURIComponent(token)}`;
  return {
    locale,
    subject: text('surveySubject', { orderNumber }),
    greeting: greet(order, text),
    text: text('surveyText', { orderNumber }),
    answer: { label: text('surveyButton'), href: address ?? linkTo('survey') },
    once: text('surveyOnce', { date: formatDate(order.agreedAt, order.timeZone) }),
    end: { label: text('surveyEnd'), href: linkTo('surveyEnd') },
    company: describeCompany(company, text),
  };
}

/** For mail programs that show no HTML. */
export function renderSurveyText({ greeting, text, answer, once, end, company }: SurveyLetter): string {
  return [
    greeting,
    '',
    text,
    '',
    `${answer.label}:`,
    answer.href,
    '',
    once,
    `${end.label}: ${end.href}`,
    '',
    '-'.repeat(60),
    ...company,
    '',
  ].join('\n');
}
