import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import type { RecordFields } from '../kernel/record-fields.ts';
import { localized, textUpTo } from '../kernel/written-fields.ts';

/*
 * Decision 0024: another field is one row, and a column in the database. Rows that nobody has heard of are added here,
 * and arrive wherever the others do. Whatever is made of the tables is made when its module is first read, so those
 * modules are read after that, and by this file alone.
 */

const newRows = {
  isHeavy: {
    says: '`true`: two carry it',
    schema: z.boolean().default(false),
    type: 'boolean',
    read: 'asItIs',
  },
  madeIn: { says: 'a place', schema: textUpTo(50).exactOptional(), type: 'text', read: 'asItIs' },
  madeOn: { says: 'a day', schema: z.iso.date().exactOptional(), type: 'date', read: 'asItIs' },
  pieces: {
    says: 'how many',
    schema: z.int().default(1),
    type: 'integer',
    column: 'piece_count',
    read: 'asItIs',
  },
} as const satisfies RecordFields;

/** Of products and categories, which are read in a locale. */
const newTexts = {
  nickname: { says: 'per locale', schema: localized(textUpTo(50)).default({}), type: 'jsonb', read: 'text' },
  oldNames: {
    says: 'per locale a list',
    schema: localized(z.array(textUpTo(50))).default({}),
    type: 'jsonb',
    read: 'value',
  },
} as const satisfies RecordFields;

/** As a migration would. */
const migration = (table: string) => `
  alter table ${table} add column nickname jsonb not null default '{}', add column old_names jsonb not null default '{}',
    add column is_heavy boolean not null default false, add column made_in text, add column made_on date,
    add column piece_count integer not null default 1`;

const said = { isHeavy: true, madeIn: 'Zielona Góra', madeOn: '2026-02-28', pieces: 3 };
const saidTexts = {
  ...said,
  nickname: { 'en-GB': 'The beast', 'de-DE': 'Das Biest' },
  oldNames: { 'en-GB': ['One', 'Two'] },
};
/** As who reads in German has it. */
const read = { ...said, nickname: 'Das Biest', oldNames: ['One', 'Two'] };

let test: TestDatabase;
beforeAll(async () => {
  vi.resetModules();
  const { categoryFields } = await import('../commerce/goods/catalogue/category-fields.ts');
  const { productFields } = await import('../commerce/goods/catalogue/product-fields.ts');
  const { customerFields } = await import('../commerce/people/customers/customer-fields.ts');
  const { pageFields } = await import('../content/page.ts');
  for (const fields of [productFields, categoryFields]) Object.assign(fields, newRows, newTexts);
  for (const fields of [customerFields, pageFields]) Object.assign(fields, newRows);
  test = await createTestDatabase();
  for (const table of ['product', 'category', 'customer', 'page']) await test.pool.query(migration(table));
});
afterAll(async () => {
  vi.resetModules();
  await test.drop();
});

/** What is made of the tables. */
async function readModules() {
  const sample = await import('../../tests/support/sample-catalogue.ts');
  const { exportCatalogue } = await import('./export-catalogue.ts');
  return { ...sample, exportCatalogue };
}

const customer = {
  type: 'customer',
  key: '018f0000-0000-7000-8000-000000000001',
  email: 'petra@example.com',
  firstName: 'Petra',
  lastName: 'Kern',
  locale: 'de-DE',
  customerType: 'private',
  createdAt: '2025-03-01T08:00:00.000Z',
};

describe('a field that is a new row of its table', () => {
  it('is taken from a file, kept, changed alone, and written again', async () => {
    const { typeLine, categoryLine, productLine, pageLine, importLines, exportCatalogue } =
      await readModules();
    const lines = [
      categoryLine('workshop', null, saidTexts),
      productLine(1, saidTexts),
      { ...customer, ...said },
      pageLine('saws', 'de-DE', said),
    ];
    await importLines(test.database, [typeLine(), ...lines]);
    expect((await importLines(test.database, lines)).isUnchanged).toBe(true);

    const chunks: string[] = [];
    await exportCatalogue({
      database: test.database,
      types: ['category', 'product', 'customer', 'page'],
      write: async (chunk) => void chunks.push(chunk),
    });
    const written = chunks
      .join('')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(written).toHaveLength(4);
    expect(written).toMatchObject([saidTexts, saidTexts, said, said]);

    for (const line of lines) {
      const { counts } = await importLines(test.database, [{ ...line, pieces: 4 }]);
      expect(Object.values(counts).reduce((sum, { changed }) => sum + changed, 0)).toBe(1);
      await importLines(test.database, [line]);
    }
  });

  it('is refused where it is wrong, by its name', async () => {
    const { parseCatalogueLine } = await import('./catalogue-file.ts');
    const { productLine } = await readModules();
    const parsed = parseCatalogueLine(JSON.stringify(productLine(1, { pieces: 'many', madeOn: 'May' })), 1);
    expect(parsed).toMatchObject({
      ok: false,
      problems: [{ path: 'products.madeOn' }, { path: 'products.pieces' }],
    });
  });

  it('is read by what the shop asks of a product, a category, a customer and a page', async () => {
    const { selectProductDetails } = await import('../commerce/goods/catalogue/product-details-store.ts');
    const { selectCategoryTexts } = await import('../commerce/goods/catalogue/category-store.ts');
    const { getCustomerById } = await import('../commerce/people/customers/customer-store.ts');
    const { selectPageEntries } = await import('../content/page-store.ts');
    expect(await selectProductDetails(test.database, 'EX10000001', 'de-DE')).toMatchObject(read);
    expect(await selectCategoryTexts(test.database, 'workshop', 'de-DE')).toMatchObject(read);
    expect(await getCustomerById(test.database, customer.key)).toMatchObject(said);
    expect(await selectPageEntries(test.database)).toMatchObject([said]);
  });

  it('has its row in the documents', async () => {
    const { writeFieldTables } = await import('../../scripts/field-tables.ts');
    const table = writeFieldTables('<!-- fields: product -->\n<!-- /fields -->');
    expect(table).toMatch(/\| `pieces` +\| `1` +\| how many +\|/);
  });

  it('is told where no migration has made its column, or one of another type', async () => {
    const { findLackingColumns } = await import('../../tests/support/lacking-columns.ts');
    expect(await findLackingColumns(test.pool, 'category')).toEqual([]);
    await test.pool.query('alter table category drop column piece_count, alter column made_on type text');
    expect(await findLackingColumns(test.pool, 'category')).toEqual([
      'category.made_on date',
      'category.piece_count integer',
    ]);
  });
});
