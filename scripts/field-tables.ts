/**
 * Writes the tables of fields in docs/ out of what src/ declares (docs/decisions/0024-fields-declared-once.md).
 *
 *     node scripts/field-tables.ts          (Node 24: the project's own, node_modules/.bin/node)
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findDefault } from '../src/catalogue-file/record-columns.ts';
import { fieldsOf, records } from '../src/catalogue-file/records.ts';
import type { Field, RecordFields } from '../src/kernel/record-fields.ts';

const project = join(import.meta.dirname, '..');

/** Documents that tell of types of lines. */
export const documents = ['docs/catalogue-file.md', 'docs/content-file.md'];

/** A document with its tables written anew: whatever stands between the two marks of a type. */
export function writeFieldTables(text: string): string {
  return text.replace(
    /(<!-- fields: (\w+) -->\n)[\s\S]*?(<!-- \/fields -->)/g,
    (_, begin: string, type: string, end: string) => {
      const record = Object.entries(records).find(([name]) => name === type)?.[1];
      if (record === undefined) throw new Error(`there is no type of line ${type}`);
      return `${begin}\n${writeTable(fieldsOf(record))}\n\n${end}`;
    },
  );
}

/** Types whose fields a document tells. */
export function findTypesIn(text: string): string[] {
  return [...text.matchAll(/<!-- fields: (\w+) -->/g)].map(([, type = '']) => type);
}

function writeTable(fields: RecordFields): string {
  const rows = [
    ['field', 'without it', ''],
    ...Object.entries(fields).map(([name, field]) => [`\`${name}\``, writeDefault(field), field.says]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const write = (cells: readonly string[], fill: string) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width, fill)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [write(head, ' '), write([], '-'), ...body.map((row) => write(row, ' '))].join('\n');
}

function writeDefault(field: Field): string {
  if (!field.schema.safeParse(undefined).success && !isOptional(field)) return 'refused';
  const usual = findDefault(field);
  return usual === undefined || JSON.stringify(usual).length === 2 ? 'none' : `\`${JSON.stringify(usual)}\``;
}

const isOptional = ({ schema }: Field) => schema.def.type === 'optional';

if (import.meta.main) {
  for (const document of documents) {
    const path = join(project, document);
    writeFileSync(path, writeFieldTables(readFileSync(path, 'utf8')));
  }
}
