import { pathBelowPrefix } from '../addresses/paths.ts';
import type { LocaleCode } from '../kernel/locale.ts';
import type { Money } from '../kernel/money.ts';
import { formatMoney } from '../markets/money-format.ts';
import type { CompanyData } from './mail-sender.ts';
import type { MailText } from './mail-text.ts';

/** What somebody waits for, or can have again. */
export interface NoticedProduct {
  readonly name: string;
  /** Absolute addresses. */
  readonly href: string;
  readonly picture: { readonly href: string; readonly label: string } | undefined;
  readonly price: Money;
}

/** A mail about goods that are sold out or back as words, the same for the HTML and the text part. */
export interface StockNoticeWords {
  readonly locale: LocaleCode;
  readonly subject: string;
  readonly title: string;
  readonly text: string;
  readonly product: NoticedProduct;
  readonly price: string | undefined;
  readonly action: { readonly label: string; readonly href: string };
  /** Below the button, one paragraph each. */
  readonly notes: readonly string[];
  /** An address to copy, for programs that show no button. */
  readonly link: { readonly hint: string; readonly href: string } | undefined;
  readonly company: readonly string[];
}

interface WrittenNotice {
  readonly about: 'request' | 'back';
  readonly locale: LocaleCode;
  /** Origin of the country's shop with its language prefix. */
  readonly shop: string;
  readonly id: string;
  readonly product: NoticedProduct;
}

/** Puts a mail about goods that are sold out or back into the words of its locale (rule P-15). */
export function buildStockNotice(
  notice: WrittenNotice,
  company: CompanyData,
  text: MailText,
): StockNoticeWords {
  const { locale, product, shop, id } = notice;
  const values = { shopName: company.shopName, product: product.name };
  const shared = {
    locale,
    product,
    company: [company.name, ...company.addressLines, `${company.email} · ${company.phone}`],
  };
  if (notice.about === 'request') {
    const href = `${shop}${pathBelowPrefix('stockNotice')}?token=${id}`;
    return {
      ...shared,
      subject: text('stockRequestSubject', values),
      title: product.name,
      text: text('stockRequestText', values),
      price: undefined,
      action: { label: text('stockRequestButton'), href },
      notes: [text('accountNotYou')],
      link: { hint: text('accountLinkHint'), href },
    };
  }
  return {
    ...shared,
    subject: text('stockBackSubject', values),
    title: product.name,
    text: text('stockBackText', values),
    price: text('stockBackPrice', { price: formatMoney(locale, product.price) }),
    action: { label: text('stockBackButton'), href: product.href },
    notes: [text('stockBackHurry'), text('stockBackForgotten')],
    link: undefined,
  };
}

/** The mail for programs that show no HTML. */
export function renderStockNoticeText(mail: StockNoticeWords): string {
  return [
    mail.text,
    '',
    mail.product.name,
    ...(mail.price === undefined ? [] : [mail.price]),
    '',
    `${mail.action.label}:`,
    mail.action.href,
    '',
    ...mail.notes.flatMap((note) => [note, '']),
    '-'.repeat(60),
    ...mail.company,
    '',
  ].join('\n');
}
