import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { findLackingColumns } from '../../tests/support/lacking-columns.ts';
import { clearCatalogue, importLines } from '../../tests/support/sample-catalogue.ts';
import { wholeLines } from '../../tests/support/whole-lines.ts';
import { exportCatalogue } from './export-catalogue.ts';
import { findDefault } from './record-columns.ts';
import { type CatalogueType, catalogueTypes, fieldsOf, records } from './records.ts';

/*
 * Every row of every table of fields is kept: a line that says something in each of its fields comes back out of the
 * database as it went in. Whatever lies between, stage, merge or export, cannot pass one over.
 */

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

describe('every field of every type of line', () => {
  it.each(catalogueTypes)(
    '%s: is said by the lines of this test, and otherwise than by leaving it out',
    (type) => {
      const fields = Object.entries(fieldsOf(records[type]));
      const silent = fields.filter(([name, field]) => {
        const said = wholeLines[type].map((line) => (line as Record<string, unknown>)[name]);
        const usual = JSON.stringify(findDefault(field));
        return !said.some((value) => value !== undefined && JSON.stringify(value) !== usual);
      });
      expect(silent.map(([name]) => name)).toEqual([]);
    },
  );

  it('comes out of the database as it went in, and again changes nothing', async () => {
    await clearCatalogue(test.pool);
    const lines = Object.values(wholeLines).flat();
    await importLines(test.database, lines);
    let exported = '';
    const write = async (chunk: string) => {
      exported += chunk;
    };
    await exportCatalogue({ database: test.database, types: catalogueTypes, write });
    const byKey = (left: { key: string }, right: { key: string }) => (left.key < right.key ? -1 : 1);
    for (const type of catalogueTypes) {
      const out = exported
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
        .filter((line) => line.type === type);
      // What a line means that leaves a field out is left out again, unless the row says otherwise.
      const said = wholeLines[type].map((line) => ({
        ...writtenAlways(type),
        ...withoutDefaults(type, line),
      }));
      expect(out.toSorted(byKey)).toEqual((said as { key: string }[]).toSorted(byKey));
    }
    expect((await importLines(test.database, lines)).isUnchanged).toBe(true);
  });

  it.each(catalogueTypes)(
    '%s: has its column in the database, of the type it is declared with',
    async (type) => {
      expect(await findLackingColumns(test.pool, type)).toEqual([]);
    },
  );
});

function writtenAlways(type: CatalogueType): object {
  const always = Object.entries(fieldsOf(records[type])).filter(([, field]) => field.always === true);
  return Object.fromEntries(always.map(([name, field]) => [name, findDefault(field)]));
}

function withoutDefaults(type: CatalogueType, line: object): object {
  const fields = fieldsOf(records[type]);
  return Object.fromEntries(
    Object.entries(line).filter(([name, value]) => {
      const field = fields[name];
      return (
        field === undefined ||
        field.always === true ||
        JSON.stringify(value) !== JSON.stringify(findDefault(field))
      );
    }),
  );
}
