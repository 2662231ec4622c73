import type { CountryCode, LocaleCode } from '../kernel/locale.ts';
import type { Money } from '../kernel/money.ts';
import type { CalendarDay } from '../markets/calendar-day.ts';
import { getMarket } from '../markets/countries.ts';
import { formatDate, formatZonedTime } from '../markets/date-format.ts';
import { formatMoney } from '../markets/money-format.ts';
import { formatOrderNumber, parseOrderNumber } from '../markets/order-number.ts';
import type { WithdrawalException } from '../markets/withdrawal-exceptions.ts';
import type { LabelledValue } from './labelled-value.ts';
import type { CompanyData } from './mail-sender.ts';
import type { MailText, MailTextKey } from './mail-text.ts';
import { describeCompany } from './order-letter.ts';
import { nameOfSender, withoutLinks } from './words-of-strangers.ts';
import { writeWithdrawalException } from './write-withdrawal-exception.ts';

/** A statement of withdrawal as its consumer is told of it. */
interface LetterWithdrawal {
  readonly id: string;
  readonly number: string;
  readonly createdAt: Date;
  readonly country: CountryCode;
  readonly locale: LocaleCode;
  readonly name: string;
  readonly orderNumber: string;
  readonly email: string;
  readonly scope: 'whole' | 'items';
  readonly items: readonly { readonly name: string; readonly quantity: number }[];
  readonly goods: string | undefined;
  readonly reason: string | undefined;
}

/** What the shop knows of the order when it writes. */
interface WithdrawalOutlook {
  readonly standing: 'Unmatched' | 'Company' | 'BeforeDelivery' | 'InTime' | 'Late';
  /** Absent without an order. */
  readonly shipment: 'here' | 'parcel' | 'freight' | undefined;
  readonly delivered: Date | undefined;
  readonly lastDay: CalendarDay | undefined;
  readonly refundUntil: CalendarDay;
  /** Goods of the whole contract that nobody can withdraw from. */
  readonly exempt: readonly { readonly name: string; readonly exception: WithdrawalException }[];
  /** Nothing else was ordered. */
  readonly coversNothing: boolean;
}

/** What has happened to it: it has come, was decided, its goods are here or on their way, its money has gone back. */
export type WithdrawalNews =
  | { readonly kind: 'Received' | 'Approved' }
  | { readonly kind: 'Declined'; readonly reason: string }
  | { readonly kind: 'GoodsReturned' | 'ProofOfReturn'; readonly at: Date }
  | {
      readonly kind: 'Refunded';
      readonly amount: Money;
      readonly by: 'partner' | 'transfer';
      /** What the partner knows it by, another at each try; absent where it is paid by hand. */
      readonly refundId: string | undefined;
    };

/** What is written about it. */
export interface WithdrawalMailContent {
  readonly withdrawal: LetterWithdrawal;
  readonly outlook: WithdrawalOutlook;
  readonly news: WithdrawalNews;
}

/** The mail as words, the same for the HTML and the text part. */
export interface WithdrawalLetter {
  readonly locale: LocaleCode;
  readonly subject: string;
  readonly greeting: string;
  readonly text: string;
  /** What the operator says of a statement that is declined. */
  readonly reason: string | undefined;
  /** What comes of it, and what is to be done now. */
  readonly next: readonly string[];
  readonly returning: { readonly heading: string; readonly lines: readonly string[] } | undefined;
  readonly statementHeading: string;
  readonly statement: readonly LabelledValue[];
  readonly closing: string;
  readonly company: readonly string[];
}

const writeDay = (day: CalendarDay) => formatDate(new Date(`${day}T12:00:00Z`), 'UTC');

/** What was stated, word for word, and when it was received (Article 11a(4)). */
function listStatement(withdrawal: LetterWithdrawal, text: MailText): readonly LabelledValue[] {
  const { locale, country, createdAt, scope, items, goods, reason } = withdrawal;
  const market = getMarket(country);
  const parsed = parseOrderNumber(withdrawal.orderNumber);
  const number =
    parsed === undefined ? withoutLinks(withdrawal.orderNumber) : formatOrderNumber(market, parsed);
  const chosen = [...items.map(({ name, quantity }) => `${quantity} × ${name}`), withoutLinks(goods ?? '')];
  const words = chosen.filter((line) => line !== '').join('\n');
  return [
    { label: text('withdrawalTimeLabel'), value: formatZonedTime(locale, createdAt, market.timeZone) },
    { label: text('withdrawalNameLabel'), value: withoutLinks(withdrawal.name) },
    { label: text('orderNumberLabel'), value: number },
    { label: text('withdrawalEmailLabel'), value: withdrawal.email },
    {
      label: text('withdrawalScopeLabel'),
      value: text(scope === 'whole' ? 'withdrawalScopeWhole' : 'withdrawalScopeItems'),
    },
    ...(words === '' ? [] : [{ label: text('withdrawalGoodsLabel'), value: words }]),
    ...(reason === undefined ? [] : [{ label: text('withdrawalReasonLabel'), value: withoutLinks(reason) }]),
  ];
}

function writeStanding(
  { standing, delivered, lastDay }: WithdrawalOutlook,
  timeZone: string,
  text: MailText,
) {
  if (standing === 'Unmatched') return [text('withdrawalUnmatched')];
  if (standing === 'Company') return [text('withdrawalCompany')];
  if (standing !== 'Late' || delivered === undefined || lastDay === undefined) return [];
  return [text('withdrawalLate', { delivered: formatDate(delivered, timeZone), lastDay: writeDay(lastDay) })];
}

/** How the goods come back, by what carries them, and who pays for it. */
function writeReturning(
  number: string,
  { shipment, refundUntil }: WithdrawalOutlook,
  company: CompanyData,
  text: MailText,
): WithdrawalLetter['returning'] {
  if (shipment === undefined || shipment === 'here') return undefined;
  const date = writeDay(refundUntil);
  const way =
    shipment === 'freight'
      ? [text('withdrawalReturnFreight')]
      : [text('withdrawalReturnParcel', { number, date }), company.name, ...company.addressLines];
  return { heading: text('withdrawalReturnHeading'), lines: [...way, text('withdrawalReturnCost')] };
}

const openings = {
  Received: ['withdrawalReceiptSubject', 'withdrawalReceiptText'],
  Approved: ['withdrawalApprovedSubject', 'withdrawalApprovedText'],
  Declined: ['withdrawalDeclinedSubject', 'withdrawalDeclinedText'],
  ProofOfReturn: ['withdrawalProofSubject', 'withdrawalProofText'],
  GoodsReturned: ['withdrawalGoodsSubject', 'withdrawalGoodsText'],
  Refunded: ['withdrawalRefundedSubject', 'withdrawalRefundedText'],
} as const satisfies Record<WithdrawalNews['kind'], readonly MailTextKey[]>;

function writeOpening({ withdrawal, news }: WithdrawalMailContent, text: MailText) {
  const { number, locale, country, createdAt, orderNumber } = withdrawal;
  const { timeZone } = getMarket(country);
  const [subject, opening] = openings[news.kind];
  return {
    subject: text(subject, { number }),
    text: text(opening, {
      number,
      date: formatDate('at' in news ? news.at : createdAt, timeZone),
      time: formatZonedTime(locale, createdAt, timeZone),
      orderNumber: withoutLinks(orderNumber),
    }),
  };
}

/** What the statement is not about, where it is still to be said. */
function writeExempt({ exempt }: WithdrawalOutlook, { kind }: WithdrawalNews, text: MailText): string[] {
  if (exempt.length === 0 || (kind !== 'Received' && kind !== 'Approved')) return [];
  const goods = exempt.map(({ name, exception }) => `${name}: ${writeWithdrawalException(exception, text)}`);
  return [text('withdrawalExempt'), ...goods];
}

/** Whether goods are to be sent back and money awaited. */
function goesOn({ standing, coversNothing }: WithdrawalOutlook, { kind }: WithdrawalNews): boolean {
  if (coversNothing) return false;
  return kind === 'Approved' || (kind === 'Received' && ['BeforeDelivery', 'InTime'].includes(standing));
}

/** Goods that are here are stopped once somebody has approved it: until then they may still leave. */
function wordsOfStop({ kind }: WithdrawalNews) {
  return kind === 'Approved' ? 'withdrawalNotShipped' : 'withdrawalBeingRead';
}

/** What comes of it, by what has happened. */
function writeNext({ withdrawal, outlook, news }: WithdrawalMailContent, text: MailText): readonly string[] {
  if (news.kind === 'Refunded') {
    const amount = formatMoney(withdrawal.locale, news.amount);
    return [text(news.by === 'partner' ? 'refundByPartner' : 'withdrawalTransferred', { amount })];
  }
  const { timeZone } = getMarket(withdrawal.country);
  const standing = news.kind === 'Received' ? writeStanding(outlook, timeZone, text) : [];
  const exempt = writeExempt(outlook, news, text);
  if (!goesOn(outlook, news)) {
    const isLeftOpen = outlook.coversNothing && news.kind === 'Received' && standing.length === 0;
    return [...standing, ...exempt, ...(isLeftOpen ? [text('withdrawalBeingRead')] : [])];
  }
  return [
    ...standing,
    ...exempt,
    ...(outlook.shipment === 'here' ? [text(wordsOfStop(news))] : []),
    text('withdrawalRefund', { date: writeDay(outlook.refundUntil) }),
  ];
}

/** Puts what has happened to a statement into the words of its locale. */
export function buildWithdrawalLetter(
  content: WithdrawalMailContent,
  company: CompanyData,
  text: MailText,
): WithdrawalLetter {
  const { withdrawal, outlook, news } = content;
  const { number, locale } = withdrawal;
  return {
    locale,
    ...writeOpening(content, text),
    greeting: text('greeting', { name: nameOfSender(withdrawal.name, withdrawal.email) }),
    reason: news.kind === 'Declined' ? news.reason : undefined,
    next: writeNext(content, text),
    returning: goesOn(outlook, news) ? writeReturning(number, outlook, company, text) : undefined,
    statementHeading: text('withdrawalStatementHeading'),
    statement: listStatement(withdrawal, text),
    closing: text('requestClosing', { number, phone: company.phone }),
    company: describeCompany(company, text),
  };
}

/** For mail programs that show no HTML. */
export function renderWithdrawalText(letter: WithdrawalLetter): string {
  const { returning } = letter;
  return [
    letter.greeting,
    '',
    letter.text,
    '',
    ...(letter.reason === undefined ? [] : [letter.reason, '']),
    `${letter.statementHeading}:`,
    ...letter.statement.map(({ label, value }) => `${label}: ${value}`),
    '',
    ...letter.next.flatMap((line) => [line, '']),
    ...(returning === undefined ? [] : [`${returning.heading}:`, ...returning.lines, '']),
    letter.closing,
    '',
    '-'.repeat(60),
    ...letter.company,
    '',
  ].join('\n');
}
