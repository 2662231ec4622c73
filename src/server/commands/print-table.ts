import { parseArgs } from 'node:util';
import { CommandRefused, printable } from './command.ts';

/** One row: a value by the name of its column. */
export type TableRow = Readonly<Record<string, string | number | boolean | null | undefined>>;

export type TableForm = 'table' | 'json' | 'csv';

/** Options that every listing takes; give them to `parseArgs` beside your own. */
export const tableOptions = { json: { type: 'boolean' }, csv: { type: 'boolean' } } as const;

export function pickTableForm(values: { readonly json?: boolean; readonly csv?: boolean }): TableForm {
  if (values.json === true && values.csv === true) throw new CommandRefused('either --json or --csv.');
  if (values.json === true) return 'json';
  return values.csv === true ? 'csv' : 'table';
}

function textOf(value: TableRow[string]): string {
  return value === undefined || value === null ? '' : String(value);
}

/** RFC 4180; a value that a spreadsheet would take for a formula is kept from being one. */
function csvCell(value: TableRow[string]): string {
  const text = textOf(value);
  const safe = typeof value === 'string' && /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function onOneLine(value: TableRow[string]): string {
  return printable(textOf(value).replace(/\s+/g, ' '));
}

function writeAligned(columns: readonly string[], rows: readonly TableRow[]): string {
  const cells = [columns, ...rows.map((row) => columns.map((column) => onOneLine(row[column])))];
  const widths = columns.map((_, index) => Math.max(...cells.map((line) => (line[index] ?? '').length)));
  return cells
    .map((line) =>
      line
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join('');
}

/** Writes a listing: aligned for people, a JSON array for programs, CSV for spreadsheets. */
export function writeTable(columns: readonly string[], rows: readonly TableRow[], form: TableForm): string {
  if (form === 'json') {
    const picked = rows.map((row) =>
      Object.fromEntries(columns.map((column) => [column, row[column] ?? null])),
    );
    return `${JSON.stringify(picked, undefined, 2)}\n`;
  }
  if (form === 'csv') {
    const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
    return lines.map((line) => `${line.map(csvCell).join(',')}\r\n`).join('');
  }
  return writeAligned(columns, rows);
}

/** The same to the standard output. */
export function printTable(columns: readonly string[], rows: readonly TableRow[], form: TableForm): void {
  process.stdout.write(writeTable(columns, rows, form));
}

/** Parses a listing's arguments: positional ones, and how to print. */
export function parseListing(args: readonly string[]): {
  readonly positionals: readonly string[];
  readonly form: TableForm;
} {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: tableOptions,
  });
  return { positionals, form: pickTableForm(values) };
}
