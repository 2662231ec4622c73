import { type Queryable, statement } from '../kernel/database.ts';
import type { LocaleCode } from '../kernel/locale.ts';
import type { PageKind, PageMeta, PageTeaser } from './page.ts';

/** A stored page without its blocks. */
export interface PageEntry {
  readonly key: string;
  readonly page: string;
  /** The locale it was written for. */
  readonly locale: LocaleCode;
  readonly slug: string;
  readonly kind: PageKind;
  readonly title: string | null;
  readonly meta: PageMeta;
  readonly brand: string | null;
  readonly publishedAt: Date | null;
  readonly teaser: PageTeaser | null;
}

const selectEntries = statement(
  `select key, page, locale, slug, kind, title, meta, brand, published_at as "publishedAt", teaser
   from page order by page, locale`,
);
const selectBlocksOf = statement('select blocks from page where key = $1');

/** Every page in every locale. */
export function selectPageEntries(db: Queryable): Promise<PageEntry[]> {
  return db.query<PageEntry>(selectEntries);
}

/** The blocks of a page as they are stored: what an older or newer shop may have written is looked at by the reader. */
export async function selectBlocks(db: Queryable, key: string): Promise<readonly unknown[]> {
  const [row] = await db.query<{ blocks: unknown[] }>(selectBlocksOf, [key]);
  return row?.blocks ?? [];
}
