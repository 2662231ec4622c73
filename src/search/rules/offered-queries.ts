import type { Clock } from '../../kernel/clock.ts';
import type { LocaleCode } from '../../kernel/locale.ts';
import { remember } from '../../kernel/remember.ts';
import type { AskedQuery } from './query-log-store.ts';

/** How often a text must have been searched for, with hits, before others are offered it. */
export const OFFERED_SEARCHES = 10;
/** On how many different days: one person repeats their own words on one day or two, not on three. */
export const OFFERED_DAYS = 3;
/** Texts of a locale that are offered, the most frequent ones. */
export const MOST_OFFERED = 5000;

/** Finds the offered queries that begin with a folded text. */
export interface OfferedQueries {
  /** As shoppers wrote them, the most frequent first. */
  complete(foldedBeginning: string, limit: number): readonly string[];
}

/** How long the offered queries of a locale are taken from memory. */
const OFFERED_FOR_MS = 10 * 60_000;
/** After a reading that failed. */
const RETRY_MS = 10_000;

/**
 * The offered queries of each locale, read by the first who asks. When they have grown old they still serve while
 * newer ones are read: nobody waits for sums over months.
 */
export function keepOfferedQueries(
  clock: Clock,
  read: (locale: LocaleCode) => Promise<readonly AskedQuery[]>,
): (locale: LocaleCode) => Promise<OfferedQueries> {
  const known = new Map<string, Promise<OfferedQueries>>();
  const until = new Map<LocaleCode, number>();
  const load = async (locale: LocaleCode) => buildOfferedQueries(await read(locale));
  return (locale) => {
    const now = clock.now().getTime();
    const queries = remember(known, locale, () => load(locale));
    if (now >= (until.get(locale) ?? 0)) {
      const isFirst = !until.has(locale);
      until.set(locale, now + OFFERED_FOR_MS);
      if (!isFirst) {
        load(locale).then(
          (newer) => known.set(locale, Promise.resolve(newer)),
          () => until.set(locale, now + RETRY_MS),
        );
      }
    }
    return queries;
  };
}

/** Sorted by the folded text, so that those with one beginning stand side by side. */
export function buildOfferedQueries(asked: readonly AskedQuery[]): OfferedQueries {
  const sorted = [...asked].sort((left, right) => (left.query < right.query ? -1 : 1));
  return {
    complete(beginning, limit) {
      const first = findFirst(sorted, beginning);
      let end = first;
      while (sorted[end]?.query.startsWith(beginning)) end++;
      return sorted
        .slice(first, end)
        .sort((left, right) => right.searches - left.searches)
        .slice(0, limit)
        .map(({ written }) => written);
    },
  };
}

/** Where the first query stands that is not before the text. */
function findFirst(sorted: readonly AskedQuery[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle]?.query ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
