import type { Engine } from '../api/engine.ts';
import { type ContentReader, createContentReader } from '../api/read-content.ts';
import { isFlagOn } from '../merchant/merchant.ts';
import type { ShopSources } from './shop-sources.ts';
import type { ShopSurroundings } from './shop-surroundings.ts';

/** The content pages as readers of a locale see them, for pages and for what is sent with an order. */
export function openShopContent(
  { clock, currencyOf, log }: Pick<ShopSurroundings, 'clock' | 'currencyOf' | 'log'>,
  { pages, media }: Pick<ShopSources, 'pages' | 'media'>,
  {
    merchant,
    vat,
    cardProvider,
    walletProvider,
  }: Pick<Engine, 'merchant' | 'vat' | 'cardProvider' | 'walletProvider'>,
): ContentReader {
  return createContentReader({
    ...{ pages, media, clock },
    context: {
      ...{ merchant, currencyOf },
      validatesVat: ({ countryCode }) =>
        vat !== undefined && isFlagOn(merchant(), 'vatValidation', countryCode),
      takesCards: cardProvider !== undefined,
      takesExpress: walletProvider !== undefined,
    },
    warn: (message) => log.warn(message),
  });
}
