import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createCategoryTrees } from '../../commerce/goods/catalogue/category-trees.ts';
import { createPages } from '../../content/pages.ts';
import { localeCodes } from '../../kernel/locale.ts';
import { resolveCurrency } from '../../markets/market-currency.ts';
import { switchOn } from '../../markets/switches.ts';
import { createShownMedia } from '../../media/shown-media.ts';
import { switchSettingsOf } from '../../merchant/merchant.ts';
import { type FoundContext, findLocaleShop } from '../found/found-context.ts';
import { writeProductFeed } from '../found/product-feed.ts';
import { createShopAddresses } from '../shop-addresses.ts';
import { type Command, CommandRefused, type CommandShop, say, withShop } from './command.ts';
import { readMerchant } from './read-merchant.ts';

/** What the running shop makes its feeds of, without one. */
async function openContext(shop: CommandShop) {
  const { config, database, events, clock } = shop;
  const merchant = await readMerchant(shop);
  const onFailure = (error: unknown) => say(String(error));
  const media = await createShownMedia({ database, events, onFailure });
  const context: FoundContext = {
    ...{ database, media, clock },
    categoryTrees: createCategoryTrees(database, clock),
    pages: createPages(database),
    merchant: () => merchant,
    addresses: createShopAddresses(config, () => merchant),
    usesNativeRouting: ({ countryCode }) =>
      switchOn('nativeRouting', countryCode, config.environment, switchSettingsOf(merchant)),
    currencyOf: (market, on) =>
      resolveCurrency(market, on, { datedCurrencies: config.datedCurrencies === 'on' }),
  };
  return { context, stop: () => media.stop() };
}

/** The goods of a market for those who compare shops (rule D-10). */
export const feedCommand: Command = {
  help: [
    'feed LOCALE                              the goods of a locale in Google’s fields (XML), as /feeds/LOCALE.xml',
  ],
  async run([written = '', ...more], context) {
    const locale = localeCodes.find((code) => code.toLowerCase() === written.toLowerCase());
    if (locale === undefined || more.length > 0)
      throw new CommandRefused(`say one of the locales: ${localeCodes.join(', ')}.`);
    await withShop(context, async (shop) => {
      const opened = await openContext(shop);
      try {
        const found = findLocaleShop(opened.context, locale);
        if (found === undefined) throw new CommandRefused(`The merchant has named no domain for ${locale}.`);
        await pipeline(Readable.from(writeProductFeed(opened.context, found)), process.stdout, {
          end: false,
        });
      } finally {
        await opened.stop();
      }
    });
  },
};
