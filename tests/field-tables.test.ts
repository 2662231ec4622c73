import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { documents, findTypesIn, writeFieldTables } from '../scripts/field-tables.ts';
import { catalogueTypes } from '../src/catalogue-file/records.ts';

const read = (document: string) => readFileSync(join(import.meta.dirname, '..', document), 'utf8');

it.each(documents)(
  '%s tells the fields that are declared (if not: node scripts/field-tables.ts)',
  (document) => {
    expect(read(document)).toBe(writeFieldTables(read(document)));
  },
);

it('every type of line has its table, once', () => {
  const told = documents.flatMap((document) => findTypesIn(read(document)));
  expect(told.toSorted()).toEqual(catalogueTypes.toSorted());
});

it('a table that lacks a row is not the one written', () => {
  const text = read('docs/catalogue-file.md');
  const without = text.replace(/^\| `ean` .*\n/m, '');
  expect(without).not.toBe(text);
  expect(writeFieldTables(without)).toBe(text);
});
