import type { LocaleCode } from '../kernel/locale.ts';
import type { Money } from '../kernel/money.ts';
import { formatMoney } from '../markets/money-format.ts';
import type { CompanyData } from './mail-sender.ts';
import type { MailText, MailTextKey } from './mail-text.ts';
import { describeCompany, greet, type LetterOrder, shownNumberOf } from './order-letter.ts';

/** A cancellation or a return, as its customer is told of it, or that its refund failed, or went back at another try. */
export interface ReversedOrder extends LetterOrder {
  /** What the refund is known by: another at each try. */
  readonly refundId: string;
  readonly kind: 'cancel' | 'cancel-part' | 'return' | 'refund-failed' | 'refund-again';
  readonly lines: readonly { readonly name: string; readonly quantity: number; readonly amount: Money }[];
  readonly refund: Money;
  /** Who pays it back: the partner that took the money, or we by transfer. */
  readonly refundedBy: 'partner' | 'transfer';
}

/** The mail as words, the same for the HTML and the text part. */
export interface ReversalNotice {
  readonly locale: LocaleCode;
  readonly subject: string;
  readonly greeting: string;
  readonly text: string;
  readonly items: readonly string[];
  readonly refund: string;
  readonly questions: string;
  readonly company: readonly string[];
}

const words = {
  cancel: ['reversalCancelSubject', 'reversalCancelText'],
  'cancel-part': ['reversalPartSubject', 'reversalPartText'],
  return: ['reversalReturnSubject', 'reversalReturnText'],
  'refund-failed': ['refundFailedSubject', 'refundFailedText'],
  'refund-again': ['refundAgainSubject', 'refundAgainText'],
} as const satisfies Record<ReversedOrder['kind'], readonly MailTextKey[]>;

function describeRefund(order: ReversedOrder, company: CompanyData, text: MailText): string {
  if (order.refund.centAmount === 0) return text('refundNone');
  const amount = formatMoney(order.locale, order.refund);
  return order.refundedBy === 'partner'
    ? text('refundByPartner', { amount })
    : text('refundByTransfer', { amount, email: company.email });
}

/** Puts a cancellation or return into the words of its order's locale. Throws on an order number that is none. */
export function buildReversalNotice(
  order: ReversedOrder,
  company: CompanyData,
  text: MailText,
): ReversalNotice {
  const { locale } = order;
  const orderNumber = shownNumberOf(order);
  const [subject, opening] = words[order.kind];
  return {
    locale,
    subject: text(subject, { orderNumber }),
    greeting: greet(order, text),
    text: text(opening, { orderNumber }),
    items: order.lines.map((line) => `${line.quantity} × ${line.name}: ${formatMoney(locale, line.amount)}`),
    refund: describeRefund(order, company, text),
    questions: text('questions', { email: company.email, phone: company.phone }),
    company: describeCompany(company, text),
  };
}

/** For mail programs that show no HTML. */
export function renderReversalText(notice: ReversalNotice): string {
  return [
    notice.greeting,
    '',
    notice.text,
    '',
    ...notice.items,
    '',
    notice.refund,
    '',
    notice.questions,
    '',
    '-'.repeat(60),
    ...notice.company,
    '',
  ].join('\n');
}
