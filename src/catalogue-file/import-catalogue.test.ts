import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import {
  categoryLine,
  clearCatalogue,
  createRecordingEvents,
  findProblems,
  guaranteeLine,
  importLines,
  importText,
  priceLine,
  productLine,
  skuOf,
  stockLine,
  typeLine,
  writeLines,
} from '../../tests/support/sample-catalogue.ts';
import { describeProblem } from './catalogue-file.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());
beforeEach(async () => {
  await clearCatalogue(test.pool);
});

const small = [
  stockLine(1, 5),
  priceLine(1, 'EUR', 12_900),
  priceLine(1, 'EUR', 11_900, 'DE'),
  productLine(1, { attributes: [{ key: 'power', value: 1200 }] }),
  categoryLine('drills', 'workshop'),
  categoryLine('workshop'),
  typeLine(),
];

async function versionNow(): Promise<number> {
  const { rows } = await test.pool.query<{ version: number }>('select version from catalogue_version');
  return rows[0]?.version ?? 0;
}

describe('an import', () => {
  it('takes the lines in any order and says what it added', async () => {
    const { counts, lines, isUnchanged } = await importLines(test.database, small);
    expect({ lines, isUnchanged }).toEqual({ lines: 7, isUnchanged: false });
    expect(counts.category).toEqual({ added: 2, changed: 0, unchanged: 0 });
    expect(counts.price).toEqual({ added: 2, changed: 0, unchanged: 0 });
    expect(counts.product).toEqual({ added: 1, changed: 0, unchanged: 0 });
  });

  it('of the same file again changes nothing, announces nothing and says so', async () => {
    await importLines(test.database, small);
    const version = await versionNow();
    const events = createRecordingEvents();
    const { counts, isUnchanged } = await importLines(test.database, small, events);
    expect(isUnchanged).toBe(true);
    expect(counts.product).toEqual({ added: 0, changed: 0, unchanged: 1 });
    expect(counts.productType).toEqual({ added: 0, changed: 0, unchanged: 1 });
    expect(events.announced).toEqual([]);
    expect(await versionNow()).toBe(version);
  });

  it('changes what differs by key and counts the catalogue up, with the products that are touched', async () => {
    await importLines(test.database, [...small, productLine(2), productLine(3)]);
    const version = await versionNow();
    const events = createRecordingEvents();
    const changes = [productLine(2, { brand: 'Stamos' }), priceLine(1, 'EUR', 13_000), productLine(3)];
    const { counts } = await importLines(test.database, changes, events);
    expect(counts.product).toEqual({ added: 0, changed: 1, unchanged: 1 });
    expect(counts.price).toEqual({ added: 0, changed: 1, unchanged: 0 });
    expect(events.announced).toEqual([
      { type: 'catalogue-changed', skus: [skuOf(2), skuOf(1)], categories: [] },
    ]);
    expect(await versionNow()).toBe(version + 1);
    const { rows } = await test.pool.query<{ version: number }>('select version from product order by sku');
    expect(rows.map((row) => row.version)).toEqual([1, 2, 1]);
  });

  it('announces more than 200 products without naming them', async () => {
    const events = createRecordingEvents();
    const many = Array.from({ length: 201 }, (_, index) => productLine(index));
    await importLines(test.database, [typeLine(), categoryLine('workshop'), ...many], events);
    expect(events.announced).toEqual([{ type: 'catalogue-changed' }]);
  });

  it('names the products of a type whose labels changed', async () => {
    await importLines(test.database, small);
    const events = createRecordingEvents();
    const relabelled = typeLine('tool', {
      attributes: [{ key: 'power', label: { 'en-GB': 'Rated power' }, unit: 'W' }],
    });
    const { counts } = await importLines(test.database, [relabelled], events);
    expect(counts.productType).toEqual({ added: 0, changed: 1, unchanged: 0 });
    expect(events.announced).toEqual([{ type: 'catalogue-changed', skus: [skuOf(1)], categories: [] }]);
  });

  it.each([
    [
      'a product of no known type',
      [productLine(2, { productType: 'toy' })],
      'line 8: products.productType: no productType has the key toy',
    ],
    [
      'a product in no known category',
      [productLine(2, { categories: ['attic'] })],
      'line 8: products.categories: no category has the key attic',
    ],
    [
      'an attribute the type does not have',
      [productLine(2, { attributes: [{ key: 'taste', value: 'sweet' }] })],
      'line 8: products.attributes: taste is no attribute of the productType tool',
    ],
    [
      'an accessory that is none of the products',
      [productLine(2, { relatedAccessories: [skuOf(1), skuOf(9)] })],
      'line 8: products.relatedAccessories: no product has the sku EX10000009',
    ],
    [
      'a parent that is none of the products',
      [productLine(2, { parentProducts: [skuOf(9)] })],
      'line 8: products.parentProducts: no product has the sku EX10000009',
    ],
    [
      'a guarantee that leaves out what is not there',
      [
        guaranteeLine('4100010', { excludedSkus: [skuOf(9)], relations: ['workshop'] }),
        typeLine('extra_guarantee'),
      ],
      'line 8: products.guarantee.excludedSkus: no product has the sku EX10000009',
    ],
    [
      'a guarantee that belongs to nothing',
      [guaranteeLine('4100010', { relations: [skuOf(1), 'workshop', 'attic'] }), typeLine('extra_guarantee')],
      'line 8: products.guarantee.relations: no product and no category has the key attic',
    ],
    [
      'a related category that is not there',
      [categoryLine('saws', null, { related: { popularCategories: ['workshop', 'attic'] } })],
      'line 8: categories.related: no category has the key attic',
    ],
    [
      'a category below none',
      [categoryLine('saws', 'attic')],
      'line 8: categories.parent: no category has the key attic',
    ],
    [
      'a category below itself',
      [categoryLine('saws', 'saws')],
      'line 8: categories.parent: saws lies below this category itself, or below a circle',
    ],
    [
      'a price of no known product',
      [priceLine(9, 'EUR', 1)],
      'line 8: prices.sku: no product has the sku EX10000009',
    ],
    ['stock of no known product', [stockLine(9, 1)], 'line 8: stocks.key: no product has the sku EX10000009'],
    ['a record that came already', [stockLine(1, 6)], 'line 8: stocks.key: comes already on line 1'],
    [
      'a slug that another category has',
      [
        categoryLine('other', null, {
          slug: { 'en-GB': 'drills-2', 'de-DE': 'workshop' },
          name: { 'en-GB': 'x' },
        }),
      ],
      'line 8: categories.slug.de-DE: workshop is taken by the category workshop',
    ],
  ])('refuses %s and takes nothing of the file', async (_reason, wrong, expected) => {
    expect(await findProblems(test.database, [...small, ...wrong])).toEqual([expected]);
    const { rows } = await test.pool.query('select from category');
    expect(rows).toHaveLength(0);
  });

  it('refuses a circle of several categories', async () => {
    const circle = [categoryLine('aa', 'cc'), categoryLine('bb', 'aa'), categoryLine('cc', 'bb')];
    expect(await findProblems(test.database, circle)).toHaveLength(3);
  });

  it('refuses a type that leaves out what a product still uses', async () => {
    await importLines(test.database, small);
    expect(await findProblems(test.database, [typeLine('tool', { attributes: [] })])).toEqual([
      'line 1: productTypes.attributes: leaves out power, which EX10000001 uses',
    ]);
  });

  it('lists 50 problems and then stops looking', async () => {
    const outcome = await importText(test.database, '{}\n'.repeat(80));
    expect(outcome.ok).toBe(false);
    if (outcome.ok) return;
    expect(outcome.refusal.problems).toHaveLength(50);
    expect(outcome.refusal.more).toBe(true);
    expect(outcome.refusal.problems.at(-1)?.line).toBe(50);
  });

  it('refuses a file that is not text from the line on where it shows', async () => {
    const file = Buffer.concat([Buffer.from(writeLines(small)), Buffer.from([0xff, 0xfe])]);
    const outcome = await importText(test.database, file);
    expect(outcome.ok ? [] : outcome.refusal.problems.map(describeProblem)).toEqual(['line 8: is not UTF-8']);
  });

  it('of two files at once takes one after the other', async () => {
    await importLines(test.database, small);
    const reports = await Promise.all(
      [1, 2, 3, 4].map((number) =>
        importLines(test.database, [stockLine(1, 10 + number), productLine(10 + number)]),
      ),
    );
    expect(reports.map((report) => report.counts.product.added)).toEqual([1, 1, 1, 1]);
  });
});
