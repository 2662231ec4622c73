import type { PageLink } from '../api/contract/content.ts';
import { getCollator } from '../kernel/formatters.ts';
import { markets } from '../markets/countries.ts';
import { getLocale } from '../markets/locales.ts';
import { findPageLinks } from './find-page-links.ts';
import type { PageText } from './i18n/texts.ts';
import { namePaymentMethods } from './name-payment-methods.ts';
import type { PageRequest } from './page-request.ts';
import type { CountryLink, FooterContent, FooterLink } from './shell.ts';
import { pathsOf } from './translations.ts';

/** Pages of the content by name; a link shows when its page exists (rule S-06). */
const SERVICE = ['dispatch-information', 'return-policy', 'premium-gurantee', 'help-centre', 'payment'];
const INFORMATION = [
  'our-history',
  'best-prices-guaranteed',
  'product-recalls',
  'complaints',
  'battery-regulations',
  'merchant-information',
];
const BLOG = 'inspirations';
const LEGAL = ['terms-and-conditions', 'privacy-data', 'company-information', 'accessibility', 'withdrawal'];

function findCountries({ findOrigin, locale: reader }: PageRequest): readonly CountryLink[] {
  const { compare: inOrder } = getCollator(reader);
  return markets
    .flatMap((market): CountryLink[] => {
      const origin = findOrigin(market);
      const [{ locale }] = market.languages;
      return origin === undefined
        ? []
        : [{ title: getLocale(locale).countryName, href: `${origin}/`, locale }];
    })
    .sort((left, right) => inOrder(left.title, right.title));
}

/** A link of the merchant's own, where there is one. */
function linkTo(title: string, href: string | undefined): readonly FooterLink[] {
  return href === undefined ? [] : [{ title, href }];
}

export function loadFooter(request: PageRequest, pages: readonly PageLink[], text: PageText): FooterContent {
  const { merchant, content } = request;
  const paths = pathsOf(request);
  const findPages = (names: readonly string[]) => findPageLinks(request, pages, names);
  const { name, addressLines } = content.facts.company;
  return {
    service: [
      { title: text('footer.orderTracking'), href: paths.myAccount() },
      { title: text('header.account'), href: paths.login() },
      { title: text('footer.returnsPortal'), href: merchant.links.returnsPortal ?? paths.withdraw() },
      ...findPages(SERVICE),
    ],
    information: [...findPages(INFORMATION), ...linkTo(text('footer.career'), merchant.links.careers)],
    legal: findPages(LEGAL),
    pages: findPages([...SERVICE, ...LEGAL, ...INFORMATION, BLOG]),
    blog: findPages([BLOG])[0],
    company: { name, addressLines },
    social: merchant.links.social.map(({ name: title, address }) => ({ title, href: address })),
    payments: [...new Set(namePaymentMethods(content.facts, text))],
    carriers: merchant.carriers,
    countries: findCountries(request),
  };
}
