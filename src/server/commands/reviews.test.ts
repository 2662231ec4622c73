import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCommandLine, type TestCommandLine } from '../../../tests/support/command-line.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import {
  categoryLine,
  importLines,
  productLine,
  reviewLine,
  skuOf,
  typeLine,
} from '../../../tests/support/sample-catalogue.ts';
import { listReviews } from '../../commerce/goods/reviews/find-reviews.ts';

let database: TestDatabase;
let commands: TestCommandLine;
let ids: readonly string[];
beforeAll(async () => {
  database = await createTestDatabase();
  commands = await openCommandLine(database);
  await importLines(database.database, [
    typeLine(),
    categoryLine('workshop'),
    productLine(1),
    productLine(2),
    reviewLine('a', 1, { state: 'Pending', title: 'Clear\u001b[2J the screen', rating: 5 }),
    reviewLine('b', 1, { state: 'Approved', createdAt: '2026-03-02T10:00:00.000Z' }),
    reviewLine('c', 2, { state: 'Pending', createdAt: '2026-03-03T10:00:00.000Z', title: '=1+1' }),
  ]);
  const reviews = await listReviews(database.database, {}, { limit: 10, offset: 0 });
  ids = reviews.map(({ id }) => id);
});
afterAll(async () => {
  await database.drop();
  await commands.close();
});

const reviews = (...args: string[]) => commands.run('reviews', ...args);

const first = () => ids[0] ?? '';
const third = () => ids[2] ?? '';

test('W-01: the operator lists what waits, oldest first, and no text steers the terminal', async () => {
  const { code, printed } = await reviews('list', '--state', 'pending');
  expect(code).toBe(0);
  expect(printed.trim().split('\n')).toHaveLength(3);
  expect(printed.indexOf(first())).toBeLessThan(printed.indexOf(third()));
  expect(printed).not.toContain('\u001b');
  const csv = await reviews('list', '--sku', skuOf(2), '--csv');
  expect(csv.printed).toContain(",'=1+1,");
});

test('W-01: the operator approves, answers, translates and shows a review', async () => {
  expect(await reviews('approve', first(), third())).toEqual({
    code: 0,
    printed: '',
    said: `${first()}: Approved\n${third()}: Approved\n`,
  });
  expect((await reviews('respond', first(), 'Thank you.')).code).toBe(0);
  expect((await reviews('translate', first(), 'de', 'Gut', 'Sie tut, was sie soll.')).code).toBe(0);
  const { printed } = await reviews('show', first());
  expect(printed).toContain('Approved  ★★★★★');
  expect(printed).toContain('[de] Gut\nSie tut, was sie soll.');
  expect(printed).toContain('Customer care: Thank you.');
  expect((await reviews('respond', first(), '--remove')).code).toBe(0);
  expect((await reviews('translate', first(), 'de', '--remove')).code).toBe(0);
  const shown = JSON.parse((await reviews('show', first(), '--json')).printed);
  expect(shown).toMatchObject({ state: 'Approved', translations: {} });
  expect(shown.customerCareResponseText).toBeUndefined();
  expect((await reviews('reject', third())).said).toBe(`${third()}: Rejected\n`);
});

test('W-01: reviews are exported as a catalogue file, and removed for good', async () => {
  const { printed } = await reviews('export', '-');
  const lines = printed
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.map(({ type, key }) => `${type} ${key}`)).toEqual(['review a', 'review b', 'review c']);
  expect((await reviews('remove', ids[1] ?? '')).said).toBe(`${ids[1]}: removed\n`);
  expect((await reviews('export', '-')).printed.trim().split('\n')).toHaveLength(2);
});

const nobody = randomUUID();
test.each([
  [[], 'known are list, show'],
  [['approve'], 'an id is needed'],
  [['approve', 'x'], 'x is no id of a review.'],
  [['show', nobody], `There is no review ${nobody}.`],
  [['list', '--state', 'lost'], 'known are Pending, Approved, Rejected'],
  [['list', '--limit', '0'], 'must be 1 to 10000'],
  [['respond', nobody], 'one text or --remove'],
  [['translate', nobody, 'xx', 'a', 'b'], 'A language is needed'],
])('W-01: reviews %j ends with 1 and one line', async (args, line) => {
  const { code, said } = await reviews(...args);
  expect(code).toBe(1);
  expect(said).toContain(line);
  expect(said.trim().split('\n')).toHaveLength(1);
});
