import { createHash } from 'node:crypto';
import type { AccountMailRequest } from '../kernel/jobs.ts';
import type { CountryCode } from '../kernel/locale.ts';
import { RESET_TOKEN_S } from '../markets/account-constants.ts';
import { languagePrefix } from '../markets/locales.ts';
import {
  type AccountMailKind,
  buildAccountLink,
  buildAccountMail,
  renderAccountText,
} from './account-mail.ts';
import { renderAccountHtml } from './account-mail-html.tsx';
import { customerNameOf } from './customer-name.ts';
import { loadMailText } from './mail-text.ts';
import type { LetterSettings } from './order-letter.ts';

/**
 * What a mail program would turn into a link. Anyone can register with another's e-mail, and would have the shop mail their
 * advertisement as a name.
 */
const LINK_LIKE = /[/@\\]|\p{L}\.\p{L}{2}/u;

/** What there is to write, to whom, and the secret of the link. */
interface PreparedAccountMail {
  readonly kind: AccountMailKind;
  readonly to: { readonly email: string; readonly firstName: string; readonly lastName: string };
  readonly token: string | undefined;
}

export interface AccountMailSettings extends LetterSettings {
  /** Decides which mail a request leads to; `undefined` when there is nobody to write to. */
  readonly prepare: (request: AccountMailRequest) => Promise<PreparedAccountMail | undefined>;
  /** Absolute address of a country's shop, for the links; throws while it has none. */
  readonly originOf: (country: CountryCode) => string;
}

/** The job 'send-account-mail'. Run twice, it sends a second mail whose link makes the first one's worthless. */
export function createAccountMail(
  settings: AccountMailSettings,
): (request: AccountMailRequest) => Promise<void> {
  const { mailer, clock } = settings;
  return async (request) => {
    // Before anything is prepared, for both throw while the merchant has not said who mails come from or where links lead.
    const { companyFor, from } = settings.sender();
    const company = companyFor(request.locale);
    const shop = `${settings.originOf(request.country)}${languagePrefix(request.locale)}`;
    const prepared = await settings.prepare(request);
    if (prepared === undefined) return;
    const { kind, to, token } = prepared;
    const { country, locale } = request;
    const typed = customerNameOf({ country, firstName: to.firstName, lastName: to.lastName });
    const name = LINK_LIKE.test(typed) ? '' : typed;
    const date = clock.now();
    const mail = buildAccountMail(
      {
        kind,
        locale,
        name: name || to.email,
        link: buildAccountLink(kind, shop, token),
        resetMinutes: RESET_TOKEN_S / 60,
      },
      company,
      await loadMailText(locale),
    );
    const mark = createHash('sha256')
      .update(`${token ?? date.toISOString()} ${to.email}`)
      .digest('hex');
    await mailer.send({
      key: `${kind}.${mark.slice(0, 24)}`,
      title: `${kind}-${mark.slice(0, 12)}`,
      locale,
      date,
      from,
      to: { name, address: to.email },
      subject: mail.subject,
      text: renderAccountText(mail),
      html: await renderAccountHtml(mail, company.shopName),
    });
  };
}
