import type { Engine } from '../api/engine.ts';
import type { ContentReader } from '../api/read-content.ts';
import { hasOwnPrices } from '../commerce/people/sessions/has-own-prices.ts';
import type { Market } from '../markets/countries.ts';
import { answerPage } from '../storefront/render/answer-page.tsx';
import type { renderDocument } from '../storefront/render/document.tsx';
import type { PagesOptions } from './http/pages.ts';
import { openPageShop } from './open-page-shop.ts';
import type { ShopSources } from './shop-sources.ts';
import type { ShopSurroundings } from './shop-surroundings.ts';

export interface PageParts {
  readonly engine: Engine;
  readonly content: ContentReader;
  readonly validatesVat: (market: Market) => boolean;
  readonly assets: Parameters<typeof answerPage>[2]['assets'];
  readonly render: typeof renderDocument;
}

/** What pages are made of. */
export function buildPagesOptions(
  { log, clock, currencyOf }: ShopSurroundings,
  { pageCache, answerCache, merchant, addresses }: ShopSources,
  { engine, content, validatesVat, assets, render }: PageParts,
): PagesOptions {
  const onFailure = (error: unknown, address: string) => log.error({ err: error, address }, 'A page failed');
  return {
    ...{ ...addresses, currencyOf, validatesVat, onFailure },
    cache: pageCache,
    answerPage: (request, form) =>
      answerPage(request, form, {
        assets,
        render,
        onFailure: (error) => onFailure(error, request.url.pathname),
      }),
    now: () => clock.now(),
    openShop: (visitor) =>
      openPageShop(engine, answerCache, visitor, (error, call) =>
        log.error({ err: error, call }, 'A call of a page failed'),
      ),
    hasOwnPrices: (market, token) => hasOwnPrices(engine, token, market.storeId),
    onWarning: (message, address) => log.warn({ address }, message),
    asksReviewConsent: engine.reviewPolicy.asksConsent,
    asksNewsletterTick: ({ countryCode }) => merchant.isSwitchedOn('newsletterOptional', countryCode),
    openContent: (locale) => content.open(locale),
    openSearchWords: (locale) => ({
      findRedirect: (words) => engine.searchRules.findRedirect(locale, words),
      record: (words, hits) => engine.queryLog.record(locale, words, hits),
    }),
    merchantOf: merchant.pageMerchantOf,
    offersQuickAdd: ({ countryCode }) => !merchant.isSwitchedOn('quickAddRestricted', countryCode),
    usesNativeRouting: ({ countryCode }) => merchant.isSwitchedOn('nativeRouting', countryCode),
  };
}
