import { createHash } from 'node:crypto';
import { pathBelowPrefix } from '../addresses/paths.ts';
import type { NewsletterMailRequest } from '../kernel/jobs.ts';
import type { CountryCode } from '../kernel/locale.ts';
import { languagePrefix } from '../markets/locales.ts';
import { type AccountMailWords, renderAccountText } from './account-mail.ts';
import { renderAccountHtml } from './account-mail-html.tsx';
import type { CompanyData } from './mail-sender.ts';
import { loadMailText, type MailText } from './mail-text.ts';
import type { LetterSettings } from './order-letter.ts';

/** To whom, and the secrets of the links. */
interface PreparedNewsletterMail {
  readonly email: string;
  /** Absent where the e-mail receives the newsletter already. */
  readonly confirmToken: string | undefined;
  readonly unsubscribeToken: string;
}

export interface NewsletterMailSettings extends LetterSettings {
  /** `undefined` when there is nobody to write to. */
  readonly prepare: (request: NewsletterMailRequest) => Promise<PreparedNewsletterMail | undefined>;
  /** Absolute address of a country's shop, for the links; throws while it has none. */
  readonly originOf: (country: CountryCode) => string;
}

interface Links {
  readonly confirm: string | undefined;
  readonly unsubscribe: string;
}

function buildNewsletterMail(
  { locale, email, links }: { locale: NewsletterMailRequest['locale']; email: string; links: Links },
  company: CompanyData,
  text: MailText,
): AccountMailWords {
  const isKnown = links.confirm === undefined;
  return {
    locale,
    subject: text('newsletterSubject', { shopName: company.shopName }),
    greeting: text('greeting', { name: email }),
    text: text(isKnown ? 'newsletterKnownText' : 'newsletterConfirmText'),
    action: {
      label: text(isKnown ? 'newsletterUnsubscribeButton' : 'newsletterConfirmButton'),
      href: links.confirm ?? links.unsubscribe,
      hint: text('accountLinkHint'),
    },
    notYou: text('accountNotYou'),
    company: [company.name, ...company.addressLines, `${company.email} · ${company.phone}`],
  };
}

/** The job 'send-newsletter-mail'. Run twice, it sends a second mail whose link makes the first one's worthless. */
export function createNewsletterMail(
  settings: NewsletterMailSettings,
): (request: NewsletterMailRequest) => Promise<void> {
  const { mailer, clock } = settings;
  return async (request) => {
    // Before anything is prepared, for both throw while the merchant has not said who mails come from or where links lead.
    const { companyFor, from } = settings.sender();
    const company = companyFor(request.locale);
    const shop = `${settings.originOf(request.country)}${languagePrefix(request.locale)}`;
    const prepared = await settings.prepare(request);
    if (prepared === undefined) return;
    const { email, confirmToken, unsubscribeToken } = prepared;
    const linkTo = (page: 'newsletterConfirm' | 'newsletterUnsubscribe', token: string) =>
      `${shop}${pathBelowPrefix(page)}?token=${encodeURIComponent(token)}`;
    const links: Links = {
      confirm: confirmToken && linkTo('newsletterConfirm', confirmToken),
      unsubscribe: linkTo('newsletterUnsubscribe', unsubscribeToken),
    };
    const mail = buildNewsletterMail(
      { locale: request.locale, email, links },
      company,
      await loadMailText(request.locale),
    );
    const date = clock.now();
    const mark = createHash('sha256')
      .update(`${confirmToken ?? date.toISOString()} ${email}`)
      .digest('hex');
    await mailer.send({
      key: `newsletter.${mark.slice(0, 24)}`,
      title: `newsletter-${mark.slice(0, 12)}`,
      locale: request.locale,
      date,
      from,
      to: { name: '', address: email },
      subject: mail.subject,
      text: renderAccountText(mail),
      html: await renderAccountHtml(mail, company.shopName),
      ...(confirmToken === undefined ? { unsubscribe: links.unsubscribe } : {}),
    });
  };
}
