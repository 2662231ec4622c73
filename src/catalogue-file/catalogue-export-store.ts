import { type Queryable, type Statement, statement } from '../kernel/database.ts';
import { describeExport } from './record-columns.ts';
import { type CatalogueType, catalogueTypes, fieldsOf, type RecordKind, records } from './records.ts';

const PAGE = 500;

/** Lines of a type as the database writes them, in the order of an export: fields in the file's order, `null` where they are left out. */
export function exportSelect(type: CatalogueType): string {
  const kind: RecordKind = records[type];
  const { tables, order } = kind;
  const selects = tables.map(({ name, fields, exportedWhere, groupBy }) =>
    [
      `select ${describeExport(fields, fieldsOf(kind))} from ${name}`,
      ...(exportedWhere === undefined ? [] : [`where ${exportedWhere}`]),
      ...(groupBy === undefined ? [] : [`group by ${groupBy}`]),
    ].join(' '),
  );
  // What is united is ordered as a whole.
  const all = selects.length === 1 ? selects[0] : `select * from (${selects.join(' union all ')}) as ${type}`;
  return `${all} order by ${order}`;
}

interface Cursor {
  readonly declare: Statement;
  readonly fetch: Statement;
  readonly close: Statement;
}

const cursors = Object.fromEntries(
  catalogueTypes.map((type): [CatalogueType, Cursor] => {
    const name = `export_${type.toLowerCase()}`;
    return [
      type,
      {
        declare: statement(`declare ${name} no scroll cursor for ${exportSelect(type)}`),
        fetch: statement(`fetch ${PAGE} from ${name}`),
        close: statement(`close ${name}`),
      },
    ];
  }),
) as Record<CatalogueType, Cursor>;

/** All types are read as they were at one moment. Must be the transaction's first statement. */
export async function freezeCatalogue(transaction: Queryable): Promise<void> {
  await transaction.query(statement('set transaction isolation level repeatable read, read only'));
}

/** Every record of a type in the order of its key, a page at a time. */
export async function* readRecords(transaction: Queryable, type: CatalogueType): AsyncGenerator<object[]> {
  const cursor = cursors[type];
  await transaction.query(cursor.declare);
  for (;;) {
    const rows = await transaction.query<object>(cursor.fetch);
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) break;
  }
  await transaction.query(cursor.close);
}
