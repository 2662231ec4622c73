import type { AddressName } from '../addresses/address-table.ts';
import { pathBelowPrefix } from '../addresses/paths.ts';
import type { LocaleCode } from '../kernel/locale.ts';
import type { CompanyData } from './mail-sender.ts';
import type { MailText, MailTextKey } from './mail-text.ts';

export type AccountMailKind =
  | 'confirm-email'
  | 'account-exists'
  | 'reset-password'
  | 'change-email'
  | 'email-changed';

/** A mail about an account as words, the same for the HTML and the text part. */
export interface AccountMailWords {
  readonly locale: LocaleCode;
  readonly subject: string;
  readonly greeting: string;
  readonly text: string;
  readonly action: { readonly label: string; readonly href: string; readonly hint: string } | undefined;
  /** What to do if one did not ask for the mail; the mail about a changed e-mail says it in its text. */
  readonly notYou: string | undefined;
  readonly company: readonly string[];
}

interface Wording {
  readonly subject: MailTextKey;
  readonly text: MailTextKey;
  readonly button: MailTextKey | undefined;
}

const wordings: Readonly<Record<AccountMailKind, Wording>> = {
  'confirm-email': {
    subject: 'accountConfirmSubject',
    text: 'accountConfirmText',
    button: 'accountConfirmButton',
  },
  'account-exists': {
    subject: 'accountExistsSubject',
    text: 'accountExistsText',
    button: 'accountResetButton',
  },
  'reset-password': {
    subject: 'accountResetSubject',
    text: 'accountResetText',
    button: 'accountResetButton',
  },
  'change-email': {
    subject: 'accountChangeSubject',
    text: 'accountChangeText',
    button: 'accountConfirmButton',
  },
  'email-changed': { subject: 'accountChangedSubject', text: 'accountChangedText', button: undefined },
};

/** Where the button of a mail leads, below the shop's address in its language; the pages are the storefront's. */
const targets: Readonly<Record<AccountMailKind, AddressName | undefined>> = {
  'confirm-email': 'confirmAccount',
  'account-exists': 'passwordReset',
  'reset-password': 'changePassword',
  'change-email': 'confirmEmail',
  'email-changed': undefined,
};

/** The address of a mail's button; `shop` is the origin of the country's shop with its language prefix. */
export function buildAccountLink(
  kind: AccountMailKind,
  shop: string,
  token: string | undefined,
): string | undefined {
  const target = targets[kind];
  if (target === undefined) return undefined;
  return `${shop}${pathBelowPrefix(target)}${token === undefined ? '' : `?token=${encodeURIComponent(token)}`}`;
}

/** Puts a mail about an account into the words of its locale. */
export function buildAccountMail(
  mail: {
    readonly kind: AccountMailKind;
    readonly locale: LocaleCode;
    readonly name: string;
    readonly link: string | undefined;
    readonly resetMinutes: number;
  },
  company: CompanyData,
  text: MailText,
): AccountMailWords {
  const wording = wordings[mail.kind];
  const values = {
    shopName: company.shopName,
    minutes: mail.resetMinutes,
    email: company.email,
    phone: company.phone,
  };
  return {
    locale: mail.locale,
    subject: text(wording.subject, values),
    greeting: text('greeting', { name: mail.name }),
    text: text(wording.text, values),
    action:
      wording.button === undefined || mail.link === undefined
        ? undefined
        : { label: text(wording.button), href: mail.link, hint: text('accountLinkHint') },
    notYou: mail.kind === 'email-changed' ? undefined : text('accountNotYou'),
    company: [company.name, ...company.addressLines, `${company.email} · ${company.phone}`],
  };
}

/** The mail for programs that show no HTML. */
export function renderAccountText(mail: AccountMailWords): string {
  return [
    mail.greeting,
    '',
    mail.text,
    '',
    ...(mail.action === undefined ? [] : [`${mail.action.label}:`, mail.action.href, '']),
    ...(mail.notYou === undefined ? [] : [mail.notYou, '']),
    '-'.repeat(60),
    ...mail.company,
    '',
  ].join('\n');
}
