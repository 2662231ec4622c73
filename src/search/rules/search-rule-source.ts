import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/database.ts';
import type { Events } from '../../kernel/events.ts';
import { getFallbackLocale, type LocaleCode } from '../../kernel/locale.ts';
import { remember } from '../../kernel/remember.ts';
import type { SearchRuleSource } from '../search-rules.ts';
import { foldQuery } from './fold-query.ts';
import { combineRules, type LocaleRules } from './locale-rules.ts';
import { cacheOfferedQueries, MOST_OFFERED, OFFERED_DAYS, OFFERED_SEARCHES } from './offered-queries.ts';
import { firstDayOf, KEPT_DAYS } from './query-days.ts';
import { selectOfferedQueries } from './query-log-store.ts';
import { readLocaleRules } from './search-rule-store.ts';

/** The rules for the engines, and the redirects for whoever asks before a search. */
export interface StoredSearchRules extends SearchRuleSource {
  /**
   * Where a query leads instead of to hits: a path of the locale's shop without its language prefix (`/return-policy`), or an
   * https address.
   */
  findRedirect(locale: LocaleCode, text: string): Promise<string | undefined>;
  /** Listens to changes no longer. */
  stop(): void;
}

export interface RuleSourceOptions {
  readonly database: Database;
  readonly events: Events;
  readonly clock: Clock;
}

/** Rules of the database, kept per locale until the event `search-rules-changed`. */
export function createSearchRuleSource({ database, events, clock }: RuleSourceOptions): StoredSearchRules {
  const stored = new Map<string, Promise<LocaleRules>>();
  const combined = new Map<string, Promise<LocaleRules>>();
  const forget = () => {
    stored.clear();
    combined.clear();
  };
  const stop = events.subscribe((event) => {
    if (event.type === 'search-rules-changed') forget();
  }, forget);

  const ownRulesOf = (locale: LocaleCode) =>
    remember(stored, locale, () => readLocaleRules(database, locale));
  const rulesOf = (locale: LocaleCode) =>
    remember(combined, locale, async () => {
      const base = getFallbackLocale(locale);
      const own = await ownRulesOf(locale);
      return base === undefined ? own : combineRules(await ownRulesOf(base), own);
    });

  const offeredOf = cacheOfferedQueries(clock, (locale) =>
    selectOfferedQueries(database, locale, {
      since: firstDayOf(KEPT_DAYS, clock.now()),
      searches: OFFERED_SEARCHES,
      days: OFFERED_DAYS,
      limit: MOST_OFFERED,
    }),
  );

  return {
    getRules: rulesOf,
    async findRedirect(locale, text) {
      return (await rulesOf(locale)).redirects.get(foldQuery(text));
    },
    async completeQuery(locale, foldedBeginning, limit) {
      return (await offeredOf(locale)).complete(foldedBeginning, limit);
    },
    stop,
  };
}
