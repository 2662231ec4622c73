import type { CatalogueType } from './records.ts';

/** The first `limit` problems of one kind, as rows of line, what was read and (where it helps) another line. */
export interface Check {
  readonly type: CatalogueType;
  readonly fields: readonly string[];
  readonly text: string;
  readonly message: (found: string, other: string) => string;
}
