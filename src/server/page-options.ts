import type { AddressName } from '../addresses/address-table.ts';
import type { Engine } from '../api/engine.ts';
import type { ContentReader } from '../api/read-content.ts';
import { completesAddresses } from '../commerce/people/places/suggest-places.ts';
import { hasOwnPrices } from '../commerce/people/sessions/has-own-prices.ts';
import type { Market } from '../markets/countries.ts';
import { KeptHtml } from '../storefront/frame/kept-parts.tsx';
import { answerPage } from '../storefront/render/answer-page.tsx';
import type { renderDocument } from '../storefront/render/document.tsx';
import type { PagesOptions } from './http/pages.ts';
import type { Moved } from './old-addresses/find-moved.ts';
import type { OldAddresses } from './old-addresses/old-addresses.ts';
import { openPageShop } from './open-page-shop.ts';
import type { ShopSources } from './shop-sources.ts';
import type { ShopSurroundings } from './shop-surroundings.ts';

/** Characters of what is kept of parts of pages: about 2,000 cards. */
const KEPT_HTML_LIMIT = 8_000_000;

export interface PageParts {
  readonly engine: Engine;
  readonly content: ContentReader;
  readonly oldAddresses: OldAddresses;
  readonly validatesVat: (market: Market) => boolean;
  readonly assets: Parameters<typeof answerPage>[2]['assets'];
  readonly render: typeof renderDocument;
}

/** `Response.redirect` takes no path. */
function leadTo({ location, status }: Moved): Response {
  return new Response(null, { status, headers: { location } });
}

/**
 * The order button leads to the payment partner's page: no other page names its origins. The wallet's button, which leads to its
 * sheet, is on any page that has the cart's drawer.
 */
function formOriginsOf(
  { cardProvider, walletProvider }: Engine,
  address: AddressName | undefined,
): readonly string[] {
  const form = [
    ...(walletProvider?.pageOrigins ?? []),
    ...(address === 'payment' ? (cardProvider?.pageOrigins ?? []) : []),
  ];
  return [...new Set(form)];
}

/** What pages are made of. */
export function buildPagesOptions(
  { config, log, clock, currencyOf }: ShopSurroundings,
  { pageCache, answerCache, merchant, addresses }: ShopSources,
  { engine, content, oldAddresses, validatesVat, assets, render }: PageParts,
): PagesOptions {
  const keptHtml = new KeptHtml(KEPT_HTML_LIMIT);
  const onFailure = (error: unknown, address: string) => log.error({ err: error, address }, 'A page failed');
  return {
    ...{ ...addresses, currencyOf, validatesVat, onFailure },
    cache: pageCache,
    formOriginsOf: (address) => formOriginsOf(engine, address),
    async answerPage(request, form) {
      const answer = await answerPage(request, form, {
        assets,
        render,
        keptHtml,
        onFailure: (error) => onFailure(error, request.url.pathname),
      });
      if (form !== undefined || answer.kind !== 'page' || answer.status !== 404) return answer;
      const { market, url } = request;
      const moved = await oldAddresses
        .findOfMissing(market, url.pathname, url.search)
        .catch((error: unknown) => onFailure(error, url.pathname));
      return moved ? { kind: 'other', response: leadTo(moved) } : answer;
    },
    findMoved: oldAddresses.find,
    now: () => clock.now(),
    openShop: (visitor) =>
      openPageShop(engine, answerCache, visitor, (error, call) =>
        log.error({ err: error, call }, 'A call of a page failed'),
      ),
    hasOwnPrices: (market, token) => hasOwnPrices(engine, token, market.storeId),
    onWarning: (message, address) => log.warn({ address }, message),
    findRequestDebug: ({ countryCode }) =>
      engine.isSwitchedOn('requestFormDebug', countryCode)
        ? { email: config.caseDeskDebugEmail ?? '' }
        : undefined,
    asksReviewConsent: engine.reviewPolicy.asksConsent,
    asksNewsletterTick: ({ countryCode }) => merchant.isSwitchedOn('newsletterOptional', countryCode),
    openContent: (locale) => content.open(locale),
    openSearchWords: (locale) => ({
      findRedirect: (words) => engine.searchRules.findRedirect(locale, words),
      record: (words, hits) => engine.queryLog.record(locale, words, hits),
    }),
    merchantOf: merchant.pageMerchantOf,
    followsCarts: ({ countryCode }) => merchant.isSwitchedOn('websocket', countryCode),
    offersQuickAdd: ({ countryCode }) => !merchant.isSwitchedOn('quickAddRestricted', countryCode),
    completesAddresses: ({ countryCode }) => completesAddresses(engine, countryCode),
    usesNativeRouting: ({ countryCode }) => merchant.isSwitchedOn('nativeRouting', countryCode),
  };
}
