import { CART_QUEUE_KEY } from './cart-queue-key.ts';
import { type QueueStorage, readStoredQueue, type StoredQueue, writeStoredQueue } from './stored-queue.ts';

/**
 * Runs `whileHeld` under the lock of that name, which is the browser's and not the page's, and answers true afterwards;
 * answers false without running it while someone else holds the lock.
 */
export type TryLock = (name: string, whileHeld: () => void | Promise<void>) => Promise<boolean>;

export interface TabEntryEnvironment {
  /** Shared by all tabs of the browser. */
  readonly storage: QueueStorage;
  /** The tab's own, which outlives a reload; a duplicated tab starts with a copy of it. */
  readonly session: Pick<Storage, 'getItem' | 'setItem'>;
  readonly newId: () => string;
  /** Absent where the browser knows no locks: then a tab only ever sees its own changes. */
  readonly tryLock: TryLock | undefined;
}

/** Where one tab keeps what it could not deliver (rule G-08), apart from what the others keep. */
export interface TabEntry {
  read(): StoredQueue | undefined;
  write(queue: StoredQueue): void;
  /** Hands over, each exactly once in the whole browser, the changes of tabs that are gone. */
  adopt(take: (stored: StoredQueue) => void): Promise<void>;
  /** Marks the tab as alive; to be awaited before the entry is read or written. */
  hold(): Promise<void>;
  release(): void;
}

/**
 * An entry is named `cartPromiseQueue:<tab>`, and a tab that lives holds the lock of the same name. Whoever gets the lock
 * of an entry therefore knows that its tab is gone, and is alone with the entry.
 */
export function createTabEntry({ storage, session, newId, tryLock }: TabEntryEnvironment): TabEntry {
  let name = session.getItem(CART_QUEUE_KEY) ?? named();
  let release = (): void => undefined;

  function named(): string {
    const fresh = `${CART_QUEUE_KEY}:${newId()}`;
    try {
      session.setItem(CART_QUEUE_KEY, fresh);
    } catch {
      // No room: after a reload the tab has another name, and adopts what it kept under this one.
    }
    return fresh;
  }

  function tryHold(lock: TryLock): Promise<boolean> {
    return new Promise((resolve) => {
      const held = lock(name, () => {
        resolve(true);
        return new Promise<void>((end) => {
          release = end;
        });
      });
      // A browser that refuses locks to this page is like one without.
      held.then(resolve, () => resolve(true));
    });
  }

  return {
    read: () => readStoredQueue(storage, name),
    write: (queue) => writeStoredQueue(storage, name, queue),
    async adopt(take) {
      if (tryLock === undefined) return;
      const names = Array.from({ length: storage.length }, (_, index) => storage.key(index));
      for (const other of names) {
        if (!other?.startsWith(CART_QUEUE_KEY) || other === name) continue;
        const adoptOther = (): void => {
          const stored = readStoredQueue(storage, other);
          storage.removeItem(other);
          if (stored !== undefined) take(stored);
        };
        // Without an answer about the lock the entry stays for a later page.
        await tryLock(other, adoptOther).catch(() => false);
      }
    },
    async hold() {
      if (tryLock === undefined || (await tryHold(tryLock))) return;
      // A duplicate of a tab that lives: the name is that tab's.
      name = named();
      await tryHold(tryLock);
    },
    release: () => release(),
  };
}
