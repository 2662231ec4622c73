import type { Queryable } from '../kernel/database.ts';
import { remember } from '../kernel/remember.ts';
import { buildPageIndex, type PageIndex } from './page-index.ts';
import { selectBlocks, selectPageEntries } from './page-store.ts';

/** The stored pages. Which there are is remembered, since every page's footer links to some of them. */
export interface Pages {
  index(): Promise<PageIndex>;
  /** Blocks as stored, by the key of an entry. */
  blocksOf(key: string): Promise<readonly unknown[]>;
  /** After an import. */
  forget(): void;
}

export function createPages(db: Queryable): Pages {
  const known = new Map<string, Promise<PageIndex>>();
  return {
    index: () => remember(known, 'index', async () => buildPageIndex(await selectPageEntries(db))),
    blocksOf: (key) => selectBlocks(db, key),
    forget: () => known.clear(),
  };
}
