import type { Database } from '../kernel/database.ts';
import { freezeCatalogue, readRecords } from './catalogue-export-store.ts';
import { type CatalogueType, catalogueTypes, fieldsOf, records } from './records.ts';

export type ExportCounts = Readonly<Partial<Record<CatalogueType, number>>>;

export interface ExportOptions {
  readonly database: Database;
  /** Left out: all but customers, whose data leaves the shop only when it is asked for by name. */
  readonly types?: readonly CatalogueType[];
  /** Takes a few hundred whole lines at a time; the next ones come when it is done. */
  readonly write: (chunk: string) => Promise<void>;
}

/**
 * Writes the catalogue as a catalogue file: one moment of the database, types in the order that reads best, each by key.
 * Importing what was exported changes nothing.
 */
export async function exportCatalogue({ database, types, write }: ExportOptions): Promise<ExportCounts> {
  const wanted = catalogueTypes.filter((type) =>
    types === undefined ? type !== 'customer' : types.includes(type),
  );
  return database.transaction(async (transaction) => {
    await freezeCatalogue(transaction);
    const counts: Partial<Record<CatalogueType, number>> = {};
    for (const type of wanted) {
      counts[type] = 0;
      for await (const records of readRecords(transaction, type)) {
        counts[type] += records.length;
        await write(records.map((record) => writeLine(type, record)).join(''));
      }
    }
    return counts;
  });
}

/** Fields whose `null` says something, like the `parent` of a category on the first level. */
const tellingNulls = Object.fromEntries(
  catalogueTypes.map((type): [CatalogueType, ReadonlySet<string>] => [
    type,
    new Set(
      Object.entries(fieldsOf(records[type]))
        .filter(([, { schema }]) => schema.safeParse(null).success)
        .map(([name]) => name),
    ),
  ]),
) as Record<CatalogueType, ReadonlySet<string>>;

function writeLine(type: CatalogueType, record: object): string {
  const telling = tellingNulls[type];
  const fields = Object.entries(record).filter(([field, value]) => value !== null || telling.has(field));
  return `${JSON.stringify({ type, ...Object.fromEntries(fields) })}\n`;
}
