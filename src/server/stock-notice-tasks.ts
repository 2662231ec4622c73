import { buildPaths } from '../addresses/paths.ts';
import type { ShownFiles } from '../api/engine.ts';
import { presentCard } from '../api/present-pictures.ts';
import type { CheckoutContext } from '../commerce/purchase/checkout/checkout-context.ts';
import {
  type PreparedNotice,
  prepareStockNotice,
  tellStockBack,
} from '../commerce/purchase/stock-notices/tell-stock-back.ts';
import type { CurrencyCode } from '../kernel/money.ts';
import { createStockNotice, type StockNoticeSettings } from '../mail/send-stock-notice.ts';
import { getMarket, type Market } from '../markets/countries.ts';
import { languagePrefix } from '../markets/locales.ts';
import type { JobTasks } from './jobs.ts';

interface NoticeSurroundings {
  readonly engine: CheckoutContext & { readonly media: ShownFiles };
  readonly currencyOf: (market: Market, on: Date) => CurrencyCode;
}

/** What the jobs about goods that are back do (rule P-15). */
export function createStockNoticeTasks(
  { engine, currencyOf }: NoticeSurroundings,
  letters: Omit<StockNoticeSettings, 'prepare'>,
): Pick<JobTasks, 'tell-stock-back' | 'send-stock-notice'> {
  return {
    'tell-stock-back': async () => {
      await tellStockBack(engine);
    },
    'send-stock-notice': createStockNotice({
      ...letters,
      prepare: async (payload) => {
        const prepared = await prepareStockNotice(engine, payload, ({ country }) => {
          const at = engine.clock.now();
          return { country, currency: currencyOf(getMarket(country), at), customerGroup: undefined, at };
        });
        return prepared && describeNotice(engine, prepared);
      },
    }),
  };
}

/** A notice with what its mail shows of the product: its price for visitors, its picture and its page. */
function describeNotice(
  { media, isSwitchedOn }: NoticeSurroundings['engine'],
  { notice, product, sent }: PreparedNotice,
) {
  const { country, locale } = notice;
  const { name, slug, price, image } = presentCard(product, media);
  const paths = buildPaths({
    base: languagePrefix(locale),
    nativeRouting: isSwitchedOn('nativeRouting', country),
  });
  return {
    ...notice,
    product: {
      name,
      price: price.discounted?.value ?? price.value,
      path: paths.product(slug),
      picture: image && { path: `/pictures/${image.name}-640.webp`, label: image.label },
    },
    sent,
  };
}
