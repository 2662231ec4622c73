import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/database.ts';
import type { LocaleCode } from '../../kernel/locale.ts';
import type { ProductHits } from '../product-search.ts';
import { pickCountable } from './countable-query.ts';
import { dayOf } from './query-days.ts';
import { addQueryCounts, type QueryCount } from './query-log-store.ts';

/** How often what was counted is written. A process that is killed loses as much. */
const WRITE_EVERY_MS = 5000;
/** Texts that wait at most: what a flood brings beyond them is not counted. */
const MOST_WAITING = 5000;
/** Texts that one process may add a day (some 20 MB); later only what is known already is counted further. */
const MOST_NEW_A_DAY = 100_000;
const MOST_SEARCHES = 1_000_000;

/** What a search came to, as `ProductSearch.search` says it. */
type CountedHits = Pick<ProductHits, 'total' | 'relaxedWords' | 'correctedText'>;

/** Counts what shoppers search for, without keeping who (docs/decisions/0019-search-rules-and-query-log.md). */
export interface QueryLog {
  /**
   * Counts a search as shoppers began it: its first page, without filters. Under the spelling it was understood in; when
   * words had to be left out it found nothing. Costs no database call, and never throws.
   */
  record(locale: LocaleCode, text: string, hits: CountedHits): void;
  /** Writes what has been counted so far. */
  flush(): Promise<void>;
  /** Writes the last of it, and counts no more. */
  stop(): Promise<void>;
}

export interface QueryLogOptions {
  readonly database: Database;
  readonly clock: Clock;
  /** Told when the counts could not be written; they wait for the next time. */
  readonly onFailure: (error: unknown) => void;
}

export function createQueryLog({ database, clock, onFailure }: QueryLogOptions): QueryLog {
  let waiting = new Map<string, QueryCount>();
  let writing: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let added = { day: '', texts: 0 };

  function count(counted: QueryCount): void {
    const key = JSON.stringify([counted.day, counted.locale, counted.written]);
    const known = waiting.get(key);
    if (known === undefined && waiting.size >= MOST_WAITING) return;
    if ((known?.searches ?? 0) >= MOST_SEARCHES) return;
    waiting.set(key, {
      ...counted,
      searches: (known?.searches ?? 0) + counted.searches,
      withoutHits: (known?.withoutHits ?? 0) + counted.withoutHits,
    });
  }

  async function write(): Promise<void> {
    const counts = [...waiting.values()];
    waiting = new Map();
    const day = dayOf(clock.now());
    if (added.day !== day) added = { day, texts: 0 };
    try {
      added.texts += await addQueryCounts(database, counts, added.texts < MOST_NEW_A_DAY ? 'all' : 'known');
    } catch (error) {
      const since = waiting;
      waiting = new Map();
      for (const counted of [...counts, ...since.values()]) count(counted);
      onFailure(error);
    }
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    while (writing !== undefined) await writing;
    if (waiting.size === 0) return;
    writing = write().finally(() => {
      writing = undefined;
      if (waiting.size > 0 && !isStopped) writeSoon();
    });
    await writing;
  }

  function writeSoon(): void {
    timer ??= setTimeout(() => void flush(), WRITE_EVERY_MS).unref();
  }

  return {
    record(locale, text, { total, relaxedWords = [], correctedText }) {
      if (isStopped) return;
      const hits = relaxedWords.length === 0 ? total : 0;
      const countable = pickCountable(hits > 0 ? (correctedText ?? text) : text, hits);
      if (countable === undefined) return;
      const withoutHits = hits === 0 ? 1 : 0;
      count({ day: dayOf(clock.now()), locale, ...countable, searches: 1, withoutHits, hits });
      writeSoon();
    },
    flush,
    async stop() {
      isStopped = true;
      await flush();
    },
  };
}
