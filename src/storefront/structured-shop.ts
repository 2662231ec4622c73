import type { PageRequest } from './page-request.ts';
import { pathsOf } from './translations.ts';

type Thing = Readonly<Record<string, unknown>>;

/** Who sells here, and how the shop is searched, as the home page says it (schema.org); as far as the merchant has said it. */
export function structureShop(request: PageRequest): readonly Thing[] {
  const { locale, merchant } = request;
  const origin = request.findOrigin(request.market);
  if (origin === undefined || merchant.shopName === '') return [];
  const paths = pathsOf(request);
  const home = new URL(paths.home(), origin).href;
  const seller = `${origin}/#organization`;
  return [
    {
      '@type': 'Organization',
      '@id': seller,
      name: merchant.shopName,
      url: home,
      ...structureCompany(request, origin),
    },
    {
      '@type': 'WebSite',
      '@id': `${home}#website`,
      name: merchant.shopName,
      url: home,
      inLanguage: locale,
      publisher: { '@id': seller },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${new URL(paths.search(), origin).href}?query={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

/** What the merchant record has of the company; what it has not said is left out. */
function structureCompany({ merchant, content }: PageRequest, origin: string): Thing {
  const { name, vatId, email, phone } = content.facts.company;
  const { foundedYear, links, logo, seat } = merchant;
  const said: Record<string, string | number | undefined> = {
    legalName: name,
    vatID: vatId,
    email,
    telephone: phone,
    foundingDate: foundedYear === undefined ? undefined : String(foundedYear),
    logo: logo === undefined ? undefined : new URL(logo, origin).href,
  };
  return {
    ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined && value !== '')),
    ...(links.social.length === 0 ? {} : { sameAs: links.social.map(({ address }) => address) }),
    ...(seat === undefined
      ? {}
      : {
          address: {
            '@type': 'PostalAddress',
            streetAddress: seat.street,
            postalCode: seat.postalCode,
            addressLocality: seat.city,
            ...(seat.region === undefined ? {} : { addressRegion: seat.region }),
            addressCountry: seat.country,
          },
        }),
  };
}
