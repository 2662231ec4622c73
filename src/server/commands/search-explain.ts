import { parseSku } from '../../kernel/sku.ts';
import { getMarket, type Market } from '../../markets/countries.ts';
import { getLocale } from '../../markets/locales.ts';
import { resolveCurrency } from '../../markets/market-currency.ts';
import { createSearchRuleSource } from '../../search/rules/search-rule-source.ts';
import { explainSearch } from '../create-search.ts';
import { CommandRefused, printable, say } from './command.ts';
import { pickLocale, requireArguments, type SearchWork } from './search-rules.ts';

/** `search explain`: the search again, with a line for everything that counted. */
export const explainWorks: Readonly<Record<string, SearchWork>> = {
  async explain({ config, database, events, clock }, args) {
    const [localeText, text = '', skuText = ''] = requireArguments(args, 'locale', 'query', 'sku');
    const locale = pickLocale(localeText);
    const sku = parseSku(skuText.toUpperCase());
    if (locale === undefined) throw new CommandRefused('say which locale.');
    if (sku === undefined) throw new CommandRefused(`${skuText} is no sku; one looks like EX10000001.`);
    const rules = createSearchRuleSource({ database, events, clock });
    try {
      const currencyOf = (market: Market, on: Date) =>
        resolveCurrency(market, on, { datedCurrencies: config.datedCurrencies === 'on' });
      const country = getLocale(locale).countryCode;
      const market = { country, currency: currencyOf(getMarket(country), clock.now()) };
      const query = { market, locale, text, sort: 'relevance', offset: 0, limit: 1 } as const;
      const options = { config, database, events, clock, rules, currencyOf, log: say };
      const { rank, lines } = await explainSearch(options, query, sku);
      const position = rank === undefined ? 'no hit' : `hit ${rank}`;
      process.stdout.write(printable(`${sku}: ${position}\n${lines.map((line) => `  ${line}\n`).join('')}`));
    } finally {
      rules.stop();
    }
  },
};
