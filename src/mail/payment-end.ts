import { pathBelowPrefix } from '../addresses/paths.ts';
import type { CountryCode, LocaleCode } from '../kernel/locale.ts';
import type { Money } from '../kernel/money.ts';
import { formatMoney } from '../markets/money-format.ts';
import { customerNameOf } from './customer-name.ts';
import type { CompanyData } from './mail-sender.ts';
import type { MailText, MailTextKey } from './mail-text.ts';
import { describeCompany, shownNumberOf } from './order-letter.ts';

/** A payment of which nothing came, as whoever made it is told of it. */
export interface EndedPayment {
  readonly paymentId: string;
  readonly country: CountryCode;
  readonly locale: LocaleCode;
  readonly email: string;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
  readonly amount: Money;
  /** Why it made no order, as the shop refused it; absent where the money came after the payment was over. */
  readonly refusal: string | undefined;
  /** Of the order that waited for the money in vain. */
  readonly orderNumber: string | undefined;
}

/** Whether its money goes back, or there was none. */
export type PaymentEndKind = 'given-back' | 'refused';

/** The mail as words, the same for the HTML and the text part. */
export interface PaymentEndLetter {
  readonly locale: LocaleCode;
  readonly subject: string;
  readonly greeting: string;
  /** What happened, then what becomes of the money. */
  readonly text: readonly string[];
  /** What can be done now; absent where everything is done. */
  readonly next: { readonly text: string; readonly label: string; readonly href: string } | undefined;
  readonly questions: string;
  readonly company: readonly string[];
}

type Place = 'cart' | 'home' | 'nowhere';

/** What a refusal is called in a mail, and where to go on from there. */
const reasons: Readonly<Record<string, readonly [MailTextKey, Place]>> = {
  OutOfStock: ['paymentEndSoldOut', 'cart'],
  PriceChanged: ['paymentEndChanged', 'cart'],
  ConcurrentModification: ['paymentEndChanged', 'cart'],
  AnotherMethodNeeded: ['paymentEndMethod', 'cart'],
  CartNotFound: ['paymentEndGone', 'home'],
  CartAlreadyOrdered: ['paymentEndOrdered', 'nowhere'],
};

function pickReason(kind: PaymentEndKind, payment: EndedPayment): readonly [MailTextKey, Place] {
  const { refusal, orderNumber } = payment;
  if (kind === 'refused')
    return orderNumber === undefined ? ['paymentRefusedText', 'cart'] : ['paymentRefusedOrder', 'home'];
  if (refusal === undefined) return ['paymentEndLate', 'nowhere'];
  return reasons[refusal] ?? ['paymentEndOther', 'cart'];
}

/** A subject says of an order that there is none only where that is so: of money that came besides, it says that it goes back. */
function pickSubject(kind: PaymentEndKind, { refusal }: EndedPayment): MailTextKey {
  if (kind === 'refused') return 'paymentRefusedSubject';
  const isBesides = refusal === undefined || refusal === 'CartAlreadyOrdered';
  return isBesides ? 'paymentBackSubject' : 'paymentEndSubject';
}

function buildNext(place: Place, shop: string, text: MailText): PaymentEndLetter['next'] {
  if (place === 'nowhere') return undefined;
  const href = `${shop}${pathBelowPrefix(place)}`;
  return place === 'cart'
    ? { text: text('paymentEndCart'), label: text('paymentEndCartButton'), href }
    : { text: text('paymentEndShop'), label: text('paymentEndShopButton'), href };
}

/** Puts the end of a payment into the words of its cart's locale; `shop` is the country's origin with its language prefix. */
export function buildPaymentEnd(
  kind: PaymentEndKind,
  payment: EndedPayment,
  shop: string,
  company: CompanyData,
  text: MailText,
): PaymentEndLetter {
  const { locale, orderNumber, country, email } = payment;
  const [reason, place] = pickReason(kind, payment);
  const number = orderNumber === undefined ? {} : { orderNumber: shownNumberOf({ orderNumber, country }) };
  const isRefused = kind === 'refused';
  return {
    locale,
    subject: text(pickSubject(kind, payment)),
    greeting: text('greeting', { name: customerNameOf(payment) || email }),
    text: [
      text(reason, { amount: formatMoney(locale, payment.amount), ...number }),
      text(isRefused ? 'paymentRefusedMoney' : 'paymentEndMoney'),
    ],
    next: buildNext(place, shop, text),
    questions: text('paymentEndQuestions', { email: company.email, phone: company.phone }),
    company: describeCompany(company, text),
  };
}

/** For mail programs that show no HTML. */
export function renderPaymentEndText({ greeting, text, next, ...letter }: PaymentEndLetter): string {
  return [
    greeting,
    '',
    ...text.flatMap((line) => [line, '']),
    ...(next === undefined ? [] : [next.text, next.href, '']),
    letter.questions,
    '',
    '-'.repeat(60),
    ...letter.company,
    '',
  ].join('\n');
}
