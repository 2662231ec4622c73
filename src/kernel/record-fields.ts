import type { z } from 'zod';
import type { Localized } from './localized.ts';

/**
 * A record as a table of its fields (decision 0024). A row says once what a field means, what a catalogue file may say in
 * it, where it is kept and how the shop reads it; the line of the file, its way into the database and back, the columns
 * that the shop selects and the table in docs/ are made of the rows. Migrations stay SQL that is read: a test says which
 * column a row lacks.
 */
export type RecordFields = Readonly<Record<string, Field>>;

export type Field = ColumnField | PartedField;

interface Described {
  /** What docs/ say of it. */
  readonly says: string;
  /** What a line of the file may say; what is optional or has a default here may be left out. */
  readonly schema: z.ZodType;
  /** Exported even where it says what a line without it means. */
  readonly always?: true;
  /** How it is exported where that is not its column as it is: an expression over its table. */
  readonly exported?: string;
}

/** A field with a column of its own. */
interface ColumnField extends Described {
  readonly type: ColumnType;
  /** The column, where it is not the field's name in snake case; `null`: the record's table needs none for it. */
  readonly column?: string | null;
  /** How the shop reads it; left out: not by itself. */
  readonly read?: Reading;
}

/** A field that is kept otherwise than the file says it. */
interface PartedField extends Described {
  /** What is worked out of it by name, each for the column of that name. None: other fields say the same. */
  readonly columns: Readonly<Record<string, Part>>;
  readonly exported: string;
}

interface Part {
  readonly type: ColumnType;
  /** The column, where it has another name; `null`: rows of another table are made of it. */
  readonly column?: string | null;
  /** Called with the field's value in the line, `undefined` where it is left out. */
  readonly of: (value: never, line: Readonly<Record<string, unknown>>) => unknown;
}

export type ColumnType =
  | 'bigint'
  | 'boolean'
  | 'bytea'
  | 'date'
  | 'integer'
  | 'jsonb'
  | 'smallint'
  | 'text'
  | 'text[]'
  | 'timestamptz'
  | 'uuid';

/**
 * `asItIs`: as the column has it. Of a value by locale the one for `$2`, which falls back on `$3`: `text` any text there
 * is, `ownText` none of another language, `value` any value that is no text.
 */
type Reading = 'asItIs' | 'ownText' | 'text' | 'value';

/** What a line says in a field: nothing, where it may leave it out. */
type Said<Schema extends z.ZodType> = Schema extends z.ZodExactOptional
  ? z.output<Schema> | undefined
  : z.output<Schema>;

/** A row of columns that are worked out of the field's value. */
export function inParts<Schema extends z.ZodType>(
  schema: Schema,
  row: Omit<PartedField, 'schema' | 'columns'> & {
    readonly columns: Readonly<
      Record<
        string,
        {
          readonly type: ColumnType;
          readonly column?: string | null;
          readonly of: (value: Said<Schema>, line: Readonly<Record<string, unknown>>) => unknown;
        }
      >
    >;
  },
): PartedField & { readonly schema: Schema } {
  return { ...row, schema };
}

/** What a line of the file may say, field by field. */
export type FieldShape<Fields extends RecordFields> = {
  readonly [Name in keyof Fields]: Fields[Name]['schema'];
};

export function shapeOf<Fields extends RecordFields>(fields: Fields): FieldShape<Fields> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { schema }]) => [name, schema]),
  ) as FieldShape<Fields>;
}

/** The column of a field, in the record's own table. */
export function columnOf(name: string, { column }: { readonly column?: string | null }): string | null {
  return column === undefined ? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : column;
}

/** A field's name as SQL has it. */
export const quoted = (name: string) => (/[A-Z]/.test(name) ? `"${name}"` : name);

/** Fields that the shop reads by themselves. */
export type ReadName<Fields extends RecordFields> = {
  [Name in keyof Fields]: Fields[Name] extends { readonly read: Reading } ? Name : never;
}[keyof Fields] &
  string;

/** What `readColumns` selects; `null` for what a line may leave out. */
export type ReadRow<Fields extends RecordFields, Name extends ReadName<Fields> = ReadName<Fields>> = {
  readonly [N in Name]: ReadValue<Fields[N]>;
};

type ReadValue<F> = F extends { readonly type: infer Type; readonly read: infer R; readonly schema: infer S }
  ? R extends 'asItIs'
    ? S extends z.ZodExactOptional<infer Inner>
      ? InJs<Type, z.output<Inner>> | null
      : S extends z.ZodType
        ? InJs<Type, z.output<S>>
        : never
    : S extends z.ZodDefault<infer Inner>
      ? OfLocale<z.output<Inner>> | null
      : S extends z.ZodType
        ? OfLocale<z.output<S>>
        : never
  : never;
type InJs<Type, Value> = Type extends 'timestamptz' ? Date : Value;
type OfLocale<Value> = Value extends Localized<infer One> ? One : never;

const readings: Readonly<Record<Reading, (column: string) => string>> = {
  asItIs: (column) => column,
  text: (column) => `localized_text(${column}, $2, $3)`,
  ownText: (column) => `coalesce(${column} ->> $2, ${column} ->> $3)`,
  value: (column) =>
    `coalesce(${column} -> $2, ${column} -> $3, ${column} -> 'en-GB', jsonb_path_query_first(${column}, 'lax $.*'))`,
};

/** Names of the fields that are read by themselves, but for some. */
export function readNames<Fields extends RecordFields, Left extends ReadName<Fields> = never>(
  fields: Fields,
  leftOut: readonly Left[] = [],
): readonly Exclude<ReadName<Fields>, Left>[] {
  const isLeftOut = (name: string) => leftOut.some((other) => other === name);
  return Object.keys(fields).filter(
    (name): name is Exclude<ReadName<Fields>, Left> =>
      readingOf(fields[name]) !== undefined && !isLeftOut(name),
  );
}

const readingOf = (field: Field | undefined) =>
  field !== undefined && 'type' in field ? field.read : undefined;

/** `product.brand, localized_text(product.name, $2, $3) as name, …`: the rows of `ReadRow`. */
export function readColumns<Fields extends RecordFields>(
  fields: Fields,
  table: string,
  names: readonly ReadName<Fields>[] = readNames(fields),
): string {
  return names
    .map((name) => {
      const field = fields[name];
      if (field === undefined || !('type' in field) || field.read === undefined)
        throw new Error(`${name} is not read by itself`);
      const column = `${table}.${columnOf(name, field)}`;
      const value = readings[field.read](field.type === 'date' ? `${column}::text` : column);
      return value === `${table}.${name}` ? value : `${value} as ${quoted(name)}`;
    })
    .join(', ');
}

/** A row as read, with what is `null` left undefined. */
export type Given<Row> = {
  readonly [Name in keyof Row]: NonNullable<Row[Name]> | (null extends Row[Name] ? undefined : never);
};

export function nullsUndefined<Row extends object>(row: Row): Given<Row> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value ?? undefined]),
  ) as Given<Row>;
}

/** A moment as a catalogue file has it, `2026-11-20T12:00:00.000Z`. */
export const utcText = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
