import type { Pool } from 'pg';
import { findStagedColumns } from '../../src/catalogue-file/record-columns.ts';
import { type CatalogueType, type RecordKind, records } from '../../src/catalogue-file/records.ts';

/** Columns that fields of a type are declared with and that the database lacks, or has in another type. */
export async function findLackingColumns(
  database: Pick<Pool, 'query'>,
  type: CatalogueType,
): Promise<string[]> {
  const { tables }: RecordKind = records[type];
  const lacking: string[] = [];
  for (const { name, fields } of tables) {
    const { rows } = await database.query<{ column: string; type: string }>(
      `select attname as column, format_type(atttypid, atttypmod) as type from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
      [name],
    );
    const there = new Map(rows.map((row) => [row.column, row.type]));
    for (const { column, type: declared } of findStagedColumns(fields)) {
      const wanted = declared === 'timestamptz' ? 'timestamp with time zone' : declared;
      if (column !== null && there.get(column) !== wanted) lacking.push(`${name}.${column} ${wanted}`);
    }
  }
  return lacking;
}
