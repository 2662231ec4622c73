import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '../../kernel/clock.ts';
import type { LocaleCode } from '../../kernel/locale.ts';
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
/** What the first who asks may wait. */
const MOMENT_MS = 50;

interface CachedQueries {
  /** Nothing until they have been read. */
  queries: OfferedQueries;
  /** When they are to be read again. */
  until: number;
  reading: Promise<void> | undefined;
}

/**
 * The offered queries of each locale, read when somebody asks. Sums over months may take seconds in a large shop: old ones serve
 * while newer ones are read, and who asks first waits for a moment at most, and is offered nothing. Rejects when the
 * database cannot be read and nothing is known yet; later failures are made good by the next reading.
 */
export function cacheOfferedQueries(
  clock: Clock,
  read: (locale: LocaleCode) => Promise<readonly AskedQuery[]>,
): (locale: LocaleCode) => Promise<OfferedQueries> {
  const known = new Map<LocaleCode, CachedQueries>();

  async function refresh(locale: LocaleCode, cached: CachedQueries): Promise<void> {
    try {
      cached.queries = buildOfferedQueries(await read(locale));
      cached.until = clock.now().getTime() + OFFERED_FOR_MS;
    } catch (error) {
      cached.until = clock.now().getTime() + RETRY_MS;
      throw error;
    } finally {
      cached.reading = undefined;
    }
  }

  return async (locale) => {
    const cached = known.get(locale);
    if (cached === undefined) {
      const first: CachedQueries = { queries: buildOfferedQueries([]), until: 0, reading: undefined };
      known.set(locale, first);
      first.reading = refresh(locale, first);
      await withinPatience(first.reading);
      return first.queries;
    }
    if (cached.reading === undefined && clock.now().getTime() >= cached.until) {
      cached.reading = refresh(locale, cached);
      cached.reading.catch(() => undefined);
    }
    return cached.queries;
  };
}

/** Resolves with the work, or when a shopper would begin to notice. */
async function withinPatience(work: Promise<void>): Promise<void> {
  work.catch(() => undefined);
  const stop = new AbortController();
  try {
    await Promise.race([work, delay(MOMENT_MS, undefined, { ref: false, signal: stop.signal })]);
  } finally {
    stop.abort();
  }
}

/** Sorted by the folded text, so that those with one beginning stand side by side. */
function buildOfferedQueries(asked: readonly AskedQuery[]): OfferedQueries {
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
