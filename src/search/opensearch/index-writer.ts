import { setTimeout as delay } from 'node:timers/promises';
import type { Database, Queryable } from '../../kernel/database.ts';
import type { Events, ShopEvent } from '../../kernel/events.ts';
import type { LocaleCode } from '../../kernel/locale.ts';
import { readAlias } from './index-names.ts';
import { keepTransactionAlive, tryWriterLock } from './index-writer-store.ts';
import {
  compareIndex,
  findInCategories,
  type LocaleIndex,
  rebuildIndex,
  type WritingPlace,
  writeProducts,
} from './renew-index.ts';
import { type Staleness, StalenessCollector } from './staleness.ts';

/** How often a process that does not write looks whether it is its turn. */
const TURN_MILLISECONDS = 5_000;
/** How often the writer's transaction shows that it is alive; PostgreSQL ends idle ones after a minute. */
const KEEP_MILLISECONDS = 10_000;
const FIRST_PAUSE_MILLISECONDS = 200;
const LONGEST_PAUSE_MILLISECONDS = 5_000;
/** How often everything is compared although nothing was announced: prices begin and end by date. */
const COMPARE_MILLISECONDS = 3_600_000;

export interface IndexWriterOptions extends Omit<WritingPlace, 'database' | 'isStopped'> {
  readonly database: Database;
  readonly events: Events;
  readonly indexes: readonly LocaleIndex[];
  /** An index holds now what the catalogue does. */
  readonly onCurrent: (locale: LocaleCode) => void;
  /** Something that was announced can be found now. */
  readonly onWritten: () => void;
}

export interface IndexWriter {
  /** Whether this process is the one that writes. */
  readonly isWriting: boolean;
  /** Whether what was announced could not be written: what is found now is older than it should be. */
  readonly isBehind: boolean;
  /** Whether the event will change the indexes, and this process writes them. */
  hear(event: ShopEvent): boolean;
  /** Events may have been missed. */
  missed(): void;
  /** Makes the index of a locale anew, or all. */
  rebuild(locale?: LocaleCode): void;
  /** Resolves when all that was heard is written; at once in a process that does not write. */
  caughtUp(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Keeps the indexes as the catalogue is. Of all processes that run one, a lock of the database lets one write at a time;
 * the others hear the same events and take over when it is gone. Whoever begins to write compares every index with the
 * catalogue first, because nobody knows what was announced before.
 */
export function startIndexWriter(options: IndexWriterOptions): IndexWriter {
  const { cluster, database, events, clock, log, indexes, onCurrent, onWritten } = options;
  const ended = new AbortController();
  const signal = createSignal();
  const stale = new StalenessCollector();
  /** What is to be done with an index as a whole. */
  const wanted = new Map<LocaleCode, 'compare' | 'rebuild'>();
  /** Indexes beside those in use, which miss what changes unless it is written to them as well. */
  const building = new Map<LocaleCode, string>();
  const served = new Set<LocaleCode>();
  let turn: 'unknown' | 'mine' | 'not-mine' = 'unknown';
  let atWork = 0;
  let isBehind = false;
  /** Aliases to which something was written that searches may not see yet. */
  const unseen = new Set<string>();
  /** The locale whose index is being renewed, and whether the categories it is renewed with are outdated by now. */
  let renewing: { readonly locale: LocaleCode; isOutdated: boolean } | undefined;
  const place: WritingPlace = {
    cluster,
    database,
    clock,
    log,
    isStopped: () => turn !== 'mine' || ended.signal.aborted,
  };

  const changePlace: WritingPlace = {
    ...place,
    onPutOff() {
      isBehind = true;
    },
  };

  const pause = (milliseconds: number) =>
    delay(milliseconds, undefined, { ref: false, signal: ended.signal }).catch(() => undefined);
  const wantEvery = (how: 'compare' | 'rebuild', only?: LocaleCode) => {
    for (const { locale } of indexes) {
      if (only === undefined || only === locale)
        wanted.set(locale, wanted.get(locale) === 'rebuild' ? 'rebuild' : how);
    }
  };

  async function takeTurns(): Promise<void> {
    while (!ended.signal.aborted) {
      try {
        await database.transaction(async (transaction) => {
          if (await tryWriterLock(transaction)) await write(transaction);
        });
      } catch (error) {
        if (!ended.signal.aborted)
          log(`This process does not write the search indexes for a while: ${String(error)}`);
      }
      turn = 'not-mine';
      signal.notify();
      await pause(TURN_MILLISECONDS);
    }
  }

  async function write(transaction: Queryable): Promise<void> {
    turn = 'mine';
    isBehind = false;
    // Everything heard so far is in what is compared now.
    stale.take();
    wantEvery('compare');
    const work = Promise.all([
      repeat(writeChanges, () => !stale.isEmpty),
      repeat(renewNext, () => wanted.size > 0),
    ]);
    try {
      await keepTurn(transaction);
    } finally {
      turn = 'not-mine';
      signal.notify();
      await work;
    }
  }

  /** Resolves when the shop stops, rejects when the lock is lost. */
  async function keepTurn(transaction: Queryable): Promise<void> {
    let compared = clock.now().getTime();
    while (!ended.signal.aborted) {
      await pause(KEEP_MILLISECONDS);
      await keepTransactionAlive(transaction);
      if (clock.now().getTime() - compared < COMPARE_MILLISECONDS) continue;
      compared = clock.now().getTime();
      wantEvery('compare');
      signal.notify();
    }
  }

  /** Does some work whenever there is any, and again after a growing pause when it fails. */
  async function repeat(work: () => Promise<void>, isThere: () => boolean): Promise<void> {
    let failures = 0;
    while (turn === 'mine' && !ended.signal.aborted) {
      if (!isThere()) {
        await signal.next();
        continue;
      }
      atWork++;
      try {
        await work();
        failures = 0;
      } catch (error) {
        if (place.isStopped()) continue;
        if (failures === 0)
          log(`The search indexes could not be written and are tried again: ${String(error)}`);
        await pause(Math.min(LONGEST_PAUSE_MILLISECONDS, FIRST_PAUSE_MILLISECONDS * 2 ** failures++));
      } finally {
        atWork--;
        signal.notify();
      }
    }
  }

  async function writeChanges(): Promise<void> {
    const taken = stale.take();
    if (taken.everything) wantEvery('compare');
    if (renewing !== undefined && (taken.everything || taken.categories.size > 0)) renewing.isOutdated = true;
    try {
      for (const target of indexes) if (await writeChangesTo(target, taken)) unseen.add(target.alias);
      // One call for all: to wait for each locale's own refresh would be too long for 28 of them.
      if (unseen.size > 0) await cluster.refresh([...unseen].join(','));
      isBehind = false;
    } catch (error) {
      isBehind = true;
      // Some of it may be written, and will be no news the next time.
      for (const { alias, locale } of indexes) if (served.has(locale)) unseen.add(alias);
      stale.add({ ...taken, everything: false });
      throw error;
    }
    if (unseen.size > 0) {
      unseen.clear();
      await tell();
    }
  }

  async function writeChangesTo(target: LocaleIndex, { skus, categories }: Staleness): Promise<boolean> {
    const inUse = served.has(target.locale) ? [target.alias] : [];
    const made = building.get(target.locale);
    const written = made === undefined ? inUse : [...inUse, made];
    if (written.length === 0) return false;
    const areInCategories = inUse.length > 0 && categories.size > 0;
    const inCategories = areInCategories ? await findInCategories(place, target, [...categories]) : [];
    return writeProducts(changePlace, target, [...new Set([...skus, ...inCategories])], written);
  }

  async function renewNext(): Promise<void> {
    const [next] = wanted;
    const target = indexes.find(({ locale }) => locale === next?.[0]);
    if (next === undefined || target === undefined) return;
    const [locale, how] = next;
    const current = { locale, isOutdated: false };
    renewing = current;
    try {
      await renew(target, how);
      wanted.delete(locale);
      if (current.isOutdated) wanted.set(locale, 'compare');
    } finally {
      renewing = undefined;
    }
    onCurrent(locale);
    await tell();
  }

  async function renew(target: LocaleIndex, how: 'compare' | 'rebuild'): Promise<void> {
    const { locale, alias, markets } = target;
    const { kind } = await readAlias(cluster, alias, locale, markets);
    if (kind === 'current') served.add(locale);
    else served.delete(locale);
    if (how === 'compare' && kind === 'current') {
      await compareIndex(place, target);
      return;
    }
    try {
      await rebuildIndex(place, target, (index) => building.set(locale, index));
      served.add(locale);
    } finally {
      building.delete(locale);
    }
  }

  async function tell(): Promise<void> {
    onWritten();
    await events.announce(database, { type: 'search-index-changed' });
  }

  const isDone = () =>
    turn === 'not-mine' || (turn === 'mine' && stale.isEmpty && wanted.size === 0 && atWork === 0);
  const running = takeTurns();
  return {
    get isWriting() {
      return turn === 'mine';
    },
    get isBehind() {
      return turn === 'mine' && isBehind;
    },
    hear(event) {
      // Whoever takes over compares everything: what others write need not be remembered.
      if (turn === 'not-mine') return false;
      const isHeard = stale.hear(event);
      if (isHeard) signal.notify();
      return isHeard;
    },
    missed() {
      if (turn === 'not-mine') return;
      stale.addEverything();
      signal.notify();
    },
    rebuild(locale) {
      wantEvery('rebuild', locale);
      signal.notify();
    },
    async caughtUp() {
      while (!isDone() && !ended.signal.aborted) await signal.next();
    },
    async stop() {
      ended.abort();
      signal.notify();
      await running;
    },
  };
}

/** Wakes everyone who waits for the next thing to happen. */
function createSignal() {
  let waiters: (() => void)[] = [];
  return {
    next: () => new Promise<void>((resolve) => void waiters.push(resolve)),
    notify() {
      const woken = waiters;
      waiters = [];
      for (const wake of woken) wake();
    },
  };
}
