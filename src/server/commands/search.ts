import { type Command, CommandRefused, withShop } from './command.ts';
import { explainWorks } from './search-explain.ts';
import { logWorks } from './search-log.ts';
import { ruleWorks, type SearchWork } from './search-rules.ts';

const works: Readonly<Record<string, SearchWork>> = { ...ruleWorks, ...logWorks, ...explainWorks };

/** What searches find, and what shoppers search for: `npm run shop -- search …` (docs/operations.md). */
export const searchCommand: Command = {
  help: [
    'search synonyms list [LOCALE]            words that find the same; --json, --csv',
    'search synonyms import LOCALE FILE       puts the rules of a text file in place of those of the locale',
    'search synonyms export LOCALE            writes them as such a file to the standard output',
    'search synonyms remove LOCALE            takes them away',
    'search pin LOCALE QUERY SKU…             these products come first for the query, in this order',
    'search unpin LOCALE QUERY                takes that back',
    'search pins [LOCALE]                     what is pinned; --json, --csv',
    'search redirect LOCALE QUERY PATH        the query leads to a page (/return-policy/) or an https address',
    'search unredirect LOCALE QUERY           takes that back',
    'search redirects [LOCALE]                which queries lead where; --json, --csv',
    'search top [LOCALE] [--days N]           what shoppers search for most, in the last 30 days; --json, --csv',
    'search without-hits [LOCALE] [--days N]  what they search for in vain; --json, --csv',
    'search explain LOCALE QUERY SKU          why the product ranks where it does, a line for each thing that counts',
  ],
  async run([action = '', ...args], context) {
    const work = Object.hasOwn(works, action) ? works[action] : undefined;
    if (work === undefined) {
      throw new CommandRefused(`search ${action}: known are ${Object.keys(works).join(', ')}.`);
    }
    await withShop(context, (shop) => work(shop, args, context));
  },
};
