import {
  type ColumnType,
  columnOf,
  type Field,
  quoted,
  type RecordFields,
  utcText,
} from '../kernel/record-fields.ts';

/** What the way of a record into the database and back is made of, worked out of its table of fields. */

/** A column in which a field, or what is worked out of it, waits for the merge. */
export interface StagedColumn {
  readonly name: string;
  readonly type: ColumnType;
  /** Of the record's own table; `null` where another one takes it. */
  readonly column: string | null;
}

/** In the order of the fields. The key of every line is staged, whatever else is made of it. */
export function findStagedColumns(fields: RecordFields): StagedColumn[] {
  return Object.entries(fields).flatMap(([name, field]): StagedColumn[] =>
    'type' in field
      ? [{ name, type: field.type, column: columnOf(name, field) }]
      : Object.entries(field.columns).map(([part, { type, column }]) => ({
          name: part,
          type,
          column: column === undefined ? part : column,
        })),
  );
}

/** `line integer, key text, "productType" text, …`; `others` are the stage's own, filled by the merge. */
export function describeStage(
  fields: RecordFields,
  others: Readonly<Record<string, ColumnType>> = {},
): string {
  const columns = new Map<string, ColumnType>([
    ['line', 'integer'],
    ['key', 'text'],
  ]);
  for (const { name, type } of findStagedColumns(fields)) columns.set(name, type);
  for (const [name, type] of Object.entries(others)) columns.set(name, type);
  return [...columns].map(([name, type]) => `${quoted(name)} ${type}`).join(', ');
}

/** Column of the record's table -> the stage's column that it is filled from. */
export function findMergedColumns(fields: RecordFields): Readonly<Record<string, string>> {
  return Object.fromEntries(
    findStagedColumns(fields).flatMap(({ name, column }) =>
      column === null ? [] : [[column, quoted(name)]],
    ),
  );
}

type Line = Readonly<Record<string, unknown>>;

/** Makes the row of the stage that a line becomes: its fields, or what is worked out of them. */
export function createStager(fields: RecordFields): (line: number, record: Line) => object {
  const rows = Object.entries(fields);
  const parts = rows.flatMap(([field, row]) =>
    'type' in row ? [] : Object.entries(row.columns).map(([name, { of }]) => ({ field, name, of })),
  );
  if (parts.length === 0) return (line, record) => ({ line, ...record });
  const kept = rows.flatMap(([field, row]) => ('type' in row && field !== 'key' ? [field] : []));
  return (line, record) => {
    const staged: Record<string, unknown> = { line, key: record.key };
    for (const field of kept) staged[field] = record[field];
    // A row's `of` takes what its own schema gives, which a list of all rows cannot say.
    for (const { field, name, of } of parts) staged[name] = of(record[field] as never, record);
    return staged;
  };
}

/** What a line means that leaves the field out; `undefined` where it must say something, or then says nothing. */
export function findDefault({ schema }: Field): unknown {
  const parsed = schema.safeParse(undefined);
  return parsed.success ? parsed.data : undefined;
}

/** The fields of an exported line, in the order of `all`, as the database writes them: `null` for what is left out. */
export function describeExport(fields: RecordFields, all: RecordFields = fields): string {
  return Object.entries(all)
    .map(([name, field]) => {
      const own =
        fields[name] !== undefined ? exportField(name, fields[name]) : `null::${exportedType(field)}`;
      return own === name ? own : `${own} as ${quoted(name)}`;
    })
    .join(', ');
}

function exportField(name: string, field: Field): string {
  const written = field.exported ?? ('type' in field ? exportColumn(name, field) : name);
  const usual = findDefault(field);
  if (usual === undefined || field.always === true || !('type' in field)) return written;
  return `nullif(${written}, ${literal(usual, field.type)})`;
}

function exportColumn(name: string, field: Extract<Field, { readonly type: ColumnType }>): string {
  const column = columnOf(name, field) ?? name;
  if (field.type === 'timestamptz') return utcText(column);
  return field.type === 'date' || field.type === 'uuid' ? `${column}::text` : column;
}

function exportedType(field: Field): string {
  const type = 'type' in field ? field.type : 'jsonb';
  return type === 'timestamptz' || type === 'date' || type === 'uuid' ? 'text' : type;
}

function literal(value: unknown, type: ColumnType): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value) && type === 'text[]' && value.length === 0) return "'{}'";
  const text = type === 'jsonb' ? JSON.stringify(value) : String(value);
  return `'${text.replaceAll("'", "''")}'`;
}
