import { buildPaths, type Paths } from '../../addresses/paths.ts';
import type { CategoryTrees } from '../../commerce/goods/catalogue/category-trees.ts';
import type { PriceView } from '../../commerce/goods/prices/find-shown-prices.ts';
import type { Pages } from '../../content/pages.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Queryable } from '../../kernel/database.ts';
import type { LocaleCode } from '../../kernel/locale.ts';
import type { CurrencyCode } from '../../kernel/money.ts';
import { getMarket, type Market } from '../../markets/countries.ts';
import { getLocale, languagePrefix } from '../../markets/locales.ts';
import type { ShownMedia } from '../../media/shown-media.ts';
import type { Merchant } from '../../merchant/merchant-schema.ts';
import { plainPicture } from '../../storefront/components/content/content-picture/picture-shape.ts';
import type { ShopAddresses } from '../shop-addresses.ts';

/** What lists of the shop's pages and goods are made of. */
export interface FoundContext {
  readonly database: Queryable;
  readonly categoryTrees: CategoryTrees;
  readonly pages: Pick<Pages, 'index'>;
  readonly media: Pick<ShownMedia, 'get' | 'pictureStem' | 'leadsToSomething'>;
  readonly merchant: () => Merchant;
  readonly addresses: Pick<ShopAddresses, 'findOrigin'>;
  readonly usesNativeRouting: (market: Market) => boolean;
  readonly currencyOf: (market: Market, on: Date) => CurrencyCode;
  readonly clock: Clock;
}

/** One locale's shop: where it is, and what visitors see there now. */
export interface LocaleShop {
  readonly locale: LocaleCode;
  readonly market: Market;
  readonly origin: string;
  readonly paths: Paths;
  readonly view: PriceView;
}

/** `undefined` where the merchant has no domain for the country. */
export function findLocaleShop(context: FoundContext, locale: LocaleCode): LocaleShop | undefined {
  const market = getMarket(getLocale(locale).countryCode);
  const origin = context.addresses.findOrigin(market);
  if (origin === undefined) return undefined;
  const at = context.clock.now();
  return {
    locale,
    market,
    origin,
    paths: buildPaths({ base: languagePrefix(locale), nativeRouting: context.usesNativeRouting(market) }),
    view: {
      country: market.countryCode,
      currency: context.currencyOf(market, at),
      customerGroup: undefined,
      at,
    },
  };
}

/** Whole addresses of those of some pictures that are there, in the format that every program reads. */
export function findPictures(
  { media }: Pick<FoundContext, 'media'>,
  origin: string,
  names: readonly string[],
): readonly string[] {
  return names.flatMap((name) =>
    media.get(name) === undefined ? [] : [`${origin}${plainPicture(media.pictureStem(name))}`],
  );
}
