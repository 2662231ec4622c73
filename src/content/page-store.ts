import { type Queryable, statement } from '../kernel/database.ts';
import { type ReadRow, readColumns } from '../kernel/record-fields.ts';
import { pageFields } from './page.ts';

/** A stored page without its blocks. */
export type PageEntry = ReadRow<typeof pageFields> & {
  /** When it was last written; `null`: nobody knows. */
  readonly changedAt: Date | null;
};

/** Whether a page is there already: an article has its day. */
export const isOut = ({ publishedAt }: Pick<PageEntry, 'publishedAt'>, now: Date): boolean =>
  publishedAt === null || publishedAt <= now;

const selectEntries = statement(`
  select ${readColumns(pageFields, 'page')}, changed_at as "changedAt" from page order by page, locale`);
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
