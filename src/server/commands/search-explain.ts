import { parseSku } from '../../kernel/sku.ts';
import { getMarket } from '../../markets/countries.ts';
import { getLocale } from '../../markets/locales.ts';
import { resolveCurrency } from '../../markets/market-currency.ts';
import { createEmbeddedSearch } from '../../search/embedded/embedded-search.ts';
import { createSearchRuleSource } from '../../search/rules/search-rule-source.ts';
import { CommandRefused, printable } from './command.ts';
import { pickLocale, requireArguments, type SearchWork } from './search-rules.ts';

/** `search explain`: the search again, with a line for everything that counted. */
export const explainWorks: Readonly<Record<string, SearchWork>> = {
  async explain({ database, events, clock }, args) {
    const [localeText, text = '', skuText = ''] = requireArguments(args, 'locale', 'query', 'sku');
    const locale = pickLocale(localeText);
    const sku = parseSku(skuText.toUpperCase());
    if (locale === undefined) throw new CommandRefused('say which locale.');
    if (sku === undefined) throw new CommandRefused(`${skuText} is no sku; one looks like EX10000001.`);
    const rules = createSearchRuleSource({ database, events, clock });
    const search = createEmbeddedSearch({ database, events, clock, log: () => undefined, rules });
    try {
      const country = getLocale(locale).countryCode;
      const currency = resolveCurrency(getMarket(country), clock.now(), { datedCurrencies: false });
      const market = { country, currency };
      const query = { market, locale, text, sort: 'relevance', offset: 0, limit: 1 } as const;
      const { rank, lines } = await search.explain(query, sku);
      const place = rank === undefined ? 'no hit' : `hit ${rank}`;
      process.stdout.write(printable(`${sku}: ${place}\n${lines.map((line) => `  ${line}\n`).join('')}`));
    } finally {
      await search.stop();
      rules.stop();
    }
  },
};
