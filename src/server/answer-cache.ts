import { type CallInput, type CallName, factsOf, type ShopCalls } from '../api/contract.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Market } from '../markets/countries.ts';
import { TaggedCache } from './tagged-cache.ts';

const MOST_ANSWERS = 400;
/** What people type is endless, and seldom typed twice: it shall not push out what everyone looks at. */
const MOST_TEXT_ANSWERS = 200;
const HOUR_MS = 3_600_000;
/** Answers to text searches are cached no longer, and dropped at once when the index changes (rule B-08). */
const TEXT_SEARCH_MS = 120_000;

/**
 * Answers to the calls whose contract says what they show, which everyone in a market and locale gets alike, for pages that are rendered: they change with
 * the catalogue, its reviews and the stock, which is announced, with the search index, whose version says so, and with
 * rates that begin at a full hour. A search for words is remembered for two minutes at most.
 */
export interface AnswerCache {
  /** The same calls; `shop` is asked when the answer is not known. A refusal is never cached. */
  remember(shop: ShopCalls, market: Market): ShopCalls;
  drop(tags: readonly string[]): void;
  clear(): void;
}

interface Remembered {
  readonly outcome: unknown;
  readonly until: number;
}

export function createAnswerCache(clock: Clock, search: { readonly version: number }): AnswerCache {
  const answers = new TaggedCache<Remembered>(MOST_ANSWERS);
  const textAnswers = new TaggedCache<Remembered>(MOST_TEXT_ANSWERS);

  return {
    drop(tags) {
      answers.drop(tags);
      textAnswers.drop(tags);
    },
    clear() {
      answers.clear();
      textAnswers.clear();
    },
    remember(shop, market) {
      async function call<Name extends CallName>(name: Name, input: CallInput<Name>) {
        const { shows, isSearch } = factsOf(name);
        if (shows === undefined) return shop.call(name, input);
        const cache = 'query' in input ? textAnswers : answers;
        const now = clock.now().getTime();
        const hour = Math.floor(now / HOUR_MS);
        const version = isSearch ? search.version : '';
        const key = `${hour} ${version} ${market.countryCode} ${shop.locale} ${name} ${JSON.stringify(input)}`;
        const known = cache.get(key);
        if (known !== undefined && now < known.until)
          return known.outcome as Awaited<ReturnType<typeof shop.call<Name>>>;
        const { generation } = cache;
        const outcome = await shop.call(name, input);
        if (outcome.ok) {
          const until = cache === textAnswers ? now + TEXT_SEARCH_MS : Number.POSITIVE_INFINITY;
          // Its own answer and its own input; the compiler cannot follow that through `name`.
          const tags = shows(outcome.value as never, input as never);
          cache.set(key, { value: { outcome, until }, tags, size: 1 }, generation);
        }
        return outcome;
      }
      return { locale: shop.locale, call };
    },
  };
}
