import type { PageLink } from '../api/contract/content.ts';
import { money } from '../kernel/money.ts';
import { wallClockIn } from '../markets/calendar-day.ts';
import { languagePrefix } from '../markets/locales.ts';
import { getPartnerMethodFacts } from '../markets/payment-methods.ts';
import { shippingRates } from '../markets/shipping-rates.ts';
import { readFirstPrice } from './first-price.ts';
import { loadTexts } from './i18n/texts.ts';
import { loadFooter } from './load-footer.ts';
import type { PageRequest } from './page-request.ts';
import { requireValue } from './require-value.ts';
import type { Contact, Shell } from './shell.ts';
import { pathsOf } from './translations.ts';

function findContact(request: PageRequest): Contact {
  const { phone, email, openingHours } = request.content.facts.company;
  return { phone, email, openingHours };
}

/** Header and footer of a market and locale: first-level categories, languages, delivery fees. */
export async function loadShell(request: PageRequest): Promise<Shell> {
  const { market, locale, shop, now, merchant } = request;
  const [categories, pages] = await Promise.all([
    shop.call('getCategory', { locale }),
    request.content.findPages(),
  ]);
  const { tree = [] } = requireValue(categories);
  const paths = pathsOf(request);
  const linkTo = ({ title, slug }: PageLink) => ({ title, href: paths.page(slug) });
  const rates = shippingRates(market.countryCode, request.currencyCode, now);
  if (rates === undefined) throw new Error(`nothing is delivered to ${market.countryCode}`);
  const amount = (centAmount: number) => money(request.currencyCode, centAmount);
  return {
    country: market.countryCode,
    locale,
    base: languagePrefix(locale),
    nativeRouting: request.usesNativeRouting(market),
    firstPrice: readFirstPrice(request.cookies),
    categories: tree.map(({ key, name, slug }) => ({ key, name, slug })),
    categoryTree: tree,
    contact: findContact(request),
    delivery: {
      parcel: amount(rates.parcel),
      freight: amount(rates.freight),
      freeAbove: amount(rates.freeAbove),
    },
    deliveryDays: { parcel: request.content.facts.parcelDays, freight: request.content.facts.freightDays },
    followsCarts: request.followsCarts(market),
    quickAdd: request.offersQuickAdd(market),
    expressWallet: findExpressWallet(request),
    brands: pages
      .filter(({ kind }) => kind === 'brand')
      .map((page) => linkTo({ ...page, title: page.brand ?? page.title })),
    shopName: merchant.shopName,
    logo: merchant.logo,
    footer: loadFooter(request, pages, await loadTexts(locale)),
    newsletterTick: request.asksNewsletterTick(market),
    foundedYear: merchant.foundedYear,
    year: Number(wallClockIn(market.timeZone, now).year),
  };
}

function findExpressWallet({ content }: PageRequest): string | undefined {
  const [wallet] = content.facts.expressWallets;
  return wallet && getPartnerMethodFacts(wallet).brand;
}
