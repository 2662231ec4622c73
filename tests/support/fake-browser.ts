import { createTabEntry, type TabEntry, type TryLock } from '../../src/storefront/cart/tab-entry.ts';

/** `localStorage` or `sessionStorage`, for tests. */
export function createFakeStorage(initial: Readonly<Record<string, string>> = {}) {
  const entries = new Map(Object.entries(initial));
  return {
    entries,
    get length() {
      return entries.size;
    },
    key: (index: number) => [...entries.keys()][index] ?? null,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

type FakeStorage = ReturnType<typeof createFakeStorage>;

/** One page in a tab. */
interface FakePage {
  readonly entry: TabEntry;
  /** Of the tab; given to `openPage` it makes the tab's next page, a copy of it a duplicated tab. */
  readonly session: FakeStorage;
  /** The page is gone without a word, killed or left: it holds nothing and writes nothing any more. */
  close(): void;
  isClosed(): boolean;
}

export interface FakeBrowser {
  readonly storage: FakeStorage;
  openPage(session?: FakeStorage): FakePage;
}

/** A browser with several tabs over one storage, for tests of what they do to each other. */
export function createFakeBrowser(knowsLocks: 'locks' | 'no locks' = 'locks'): FakeBrowser {
  const storage = createFakeStorage();
  const held = new Set<string>();
  let ids = 0;

  function openPage(session = createFakeStorage()): FakePage {
    let isClosed = false;
    const own = new Set<string>();
    const letGo = (name: string) => {
      if (own.delete(name)) held.delete(name);
    };
    const tryLock: TryLock = async (name, whileHeld) => {
      // The real one asks another process.
      await undefined;
      if (held.has(name)) return false;
      held.add(name);
      own.add(name);
      await whileHeld();
      letGo(name);
      return true;
    };
    const newId = () => {
      ids += 1;
      return `tab-${ids}`;
    };
    const reachable = {
      ...storage,
      get length() {
        return storage.length;
      },
      setItem: (key: string, value: string) => void (isClosed || storage.setItem(key, value)),
      removeItem: (key: string) => void (isClosed || storage.removeItem(key)),
    };
    const entry = createTabEntry({
      storage: reachable,
      session,
      newId,
      tryLock: knowsLocks === 'locks' ? tryLock : undefined,
    });
    return {
      entry,
      session,
      isClosed: () => isClosed,
      close() {
        isClosed = true;
        for (const name of [...own]) letGo(name);
      },
    };
  }

  return { storage, openPage };
}
