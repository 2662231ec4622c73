import type { JobPayloads } from '../kernel/jobs.ts';
import type { CountryCode, LocaleCode } from '../kernel/locale.ts';
import { languagePrefix } from '../markets/locales.ts';
import { loadMailText } from './mail-text.ts';
import type { LetterSettings } from './order-letter.ts';
import { renderStockNoticeHtml } from './stock-notice-html.tsx';
import { buildStockNotice, type NoticedProduct, renderStockNoticeText } from './stock-notice-mail.ts';

/** To whom, about what, and what to do once it has gone. */
interface PreparedStockNotice {
  readonly id: string;
  readonly email: string;
  readonly country: CountryCode;
  readonly locale: LocaleCode;
  readonly askedAt: Date;
  /** Addresses below the shop's origin. */
  readonly product: Omit<NoticedProduct, 'href' | 'picture'> & {
    readonly path: string;
    readonly picture: { readonly path: string; readonly label: string } | undefined;
  };
  readonly sent: () => Promise<void>;
}

export interface StockNoticeSettings extends LetterSettings {
  /** `undefined` when there is nobody to write to. */
  readonly prepare: (payload: JobPayloads['send-stock-notice']) => Promise<PreparedStockNotice | undefined>;
  /** Absolute address of a country's shop, for the links; throws while it has none. */
  readonly originOf: (country: CountryCode) => string;
}

/** The job 'send-stock-notice'. Cut off between the mail and its note, it sends the same mail again under the same Message-ID. */
export function createStockNotice(
  settings: StockNoticeSettings,
): (payload: JobPayloads['send-stock-notice']) => Promise<void> {
  const { mailer, clock } = settings;
  return async (payload) => {
    // Before anything is prepared, for it throws while the merchant has not said who mails come from.
    const { companyFor, from } = settings.sender();
    const prepared = await settings.prepare(payload);
    if (prepared === undefined) return;
    const { id, email, country, locale, product } = prepared;
    const company = companyFor(locale);
    const origin = settings.originOf(country);
    const { path, picture, ...told } = product;
    const mail = buildStockNotice(
      {
        about: payload.about,
        locale,
        shop: `${origin}${languagePrefix(locale)}`,
        id,
        product: {
          ...told,
          href: `${origin}${path}`,
          picture: picture && { href: `${origin}${picture.path}`, label: picture.label },
        },
      },
      company,
      await loadMailText(locale),
    );
    // Who asks again gets another mail, which a mail program is not to take for the first.
    const asked = payload.about === 'back' ? 'back' : `${prepared.askedAt.getTime()}`;
    await mailer.send({
      key: `stock-notice.${id}.${asked}`,
      title: `stock-notice-${payload.about}-${id.slice(-8)}`,
      locale,
      date: clock.now(),
      from,
      to: { name: email, address: email },
      subject: mail.subject,
      text: renderStockNoticeText(mail),
      html: await renderStockNoticeHtml(mail, company.shopName),
    });
    await prepared.sent();
  };
}
