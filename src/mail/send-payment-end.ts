import type { JobPayloads, PaymentEnd } from '../kernel/jobs.ts';
import type { CountryCode } from '../kernel/locale.ts';
import { languagePrefix } from '../markets/locales.ts';
import { customerNameOf } from './customer-name.ts';
import { loadMailText } from './mail-text.ts';
import type { LetterSettings } from './order-letter.ts';
import { buildPaymentEnd, type EndedPayment, renderPaymentEndText } from './payment-end.ts';
import { renderPaymentEndHtml } from './payment-end-html.tsx';

export interface PaymentEndSettings extends LetterSettings {
  /** `undefined` once nobody knows any more who paid, and where the end is not so any more. */
  readonly prepare: (paymentId: string, end: PaymentEnd) => Promise<EndedPayment | undefined>;
  /** Absolute address of a country's shop, for the link; throws while it has none. */
  readonly originOf: (country: CountryCode) => string;
}

/** The job 'send-payment-end'. Run twice, it sends the same mail under the same Message-ID. */
export function createPaymentEndMail(
  settings: PaymentEndSettings,
): (payload: JobPayloads['send-payment-end']) => Promise<void> {
  const { mailer, clock } = settings;
  return async ({ paymentId, end }) => {
    const { companyFor, from } = settings.sender();
    const payment = await settings.prepare(paymentId, end);
    if (payment === undefined) return;
    const { country, locale, email } = payment;
    const company = companyFor(locale);
    const shop = `${settings.originOf(country)}${languagePrefix(locale)}`;
    const letter = buildPaymentEnd(end, payment, shop, company, await loadMailText(locale));
    await mailer.send({
      key: `payment-end.${end}.${paymentId}`,
      title: `payment-${end}-${paymentId.slice(-12)}`,
      locale,
      date: clock.now(),
      from,
      to: { name: customerNameOf(payment), address: email },
      subject: letter.subject,
      text: renderPaymentEndText(letter),
      html: await renderPaymentEndHtml(letter, company.shopName),
    });
  };
}
