import type { Clock } from '../kernel/clock.ts';
import type { CountryCode, LocaleCode } from '../kernel/locale.ts';
import { getMarket } from '../markets/countries.ts';
import { formatOrderNumber, parseOrderNumber } from '../markets/order-number.ts';
import type { OrderAddress } from './confirmed-order.ts';
import { customerNameOf } from './customer-name.ts';
import type { CompanyData, MailSender } from './mail-sender.ts';
import type { MailText } from './mail-text.ts';
import type { MailAttachment, Mailer } from './mailer.ts';

/** What every letter about an order is written from. */
export interface LetterOrder {
  readonly orderNumber: string;
  readonly country: CountryCode;
  readonly locale: LocaleCode;
  readonly customerEmail: string;
  readonly billingAddress: OrderAddress;
}

/** The order's number as its country shows it. Throws on one that is none. */
export function shownNumberOf({
  orderNumber,
  country,
}: Pick<LetterOrder, 'orderNumber' | 'country'>): string {
  const parsed = parseOrderNumber(orderNumber);
  if (parsed === undefined) throw new Error(`not an order number: ${orderNumber}`);
  return formatOrderNumber(getMarket(country), parsed);
}

/** By e-mail address where there is no name. */
export function greet({ billingAddress, customerEmail }: LetterOrder, text: MailText): string {
  return text('greeting', { name: customerNameOf(billingAddress) || customerEmail });
}

/** Who sells, as the foot of the letter says it. */
export function describeCompany(company: CompanyData, text: MailText): readonly string[] {
  return [
    company.name,
    ...company.addressLines,
    ...(company.registration === undefined ? [] : [`${text('registrationLabel')}: ${company.registration}`]),
    `${text('vatIdLabel')}: ${company.vatId}`,
    `${company.email} · ${company.phone}`,
  ];
}

/** What sends letters about orders. */
export interface LetterSettings {
  readonly mailer: Mailer;
  /** Throws while the merchant has not said who mails come from. */
  readonly sender: () => MailSender;
  readonly clock: Clock;
}

/** One letter, written. */
interface OrderLetter {
  /** The same letter has the same one, and with it the same Message-ID. */
  readonly key: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** For a human who looks for it; the order's number, where it has none of its own. */
  readonly title?: string;
  readonly attachments?: readonly MailAttachment[];
  /** Where one click ends such mails (RFC 8058). */
  readonly unsubscribe?: string;
}

/** To whom the order was charged. */
export async function sendOrderLetter(
  { mailer, clock }: LetterSettings,
  from: MailSender['from'],
  order: LetterOrder,
  letter: OrderLetter,
): Promise<void> {
  await mailer.send({
    title: order.orderNumber,
    ...letter,
    locale: order.locale,
    date: clock.now(),
    from,
    to: { name: customerNameOf(order.billingAddress), address: order.customerEmail },
  });
}
