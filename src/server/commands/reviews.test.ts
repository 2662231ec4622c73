import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
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
let ids: readonly string[];
beforeAll(async () => {
  database = await createTestDatabase();
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
afterAll(() => database.drop());

/** Each command is a process of its own, which a busy machine starts slowly. */
vi.setConfig({ testTimeout: 90_000 });

const program = `
  import { runCommandLine } from './src/server/command-line.ts';
  const here = process.cwd();
  process.exitCode = await runCommandLine({ projectFolder: here, workingFolder: here }, process.argv.slice(1));`;

/** Runs `reviews …` as its own process on the test's database. */
async function reviews(...args: string[]) {
  const env = { ...process.env, DATABASE_URL: database.url };
  const parameters = ['--input-type=module', '-e', program, '--', 'reviews', ...args];
  const child = spawn(process.execPath, parameters, { env });
  let [output, errors] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    errors += text;
  });
  const code = await new Promise<number | null>((done) => child.on('close', done));
  return { code, output, errors };
}

const first = () => ids[0] ?? '';
const third = () => ids[2] ?? '';

test('W-01: the operator lists what waits, oldest first, and no text steers the terminal', async () => {
  const { code, output } = await reviews('list', '--state', 'pending');
  expect(code).toBe(0);
  expect(output.trim().split('\n')).toHaveLength(3);
  expect(output.indexOf(first())).toBeLessThan(output.indexOf(third()));
  expect(output).not.toContain('\u001b');
  const csv = await reviews('list', '--sku', skuOf(2), '--csv');
  expect(csv.output).toContain(",'=1+1,");
});

test('W-01: the operator approves, answers, translates and shows a review', async () => {
  expect(await reviews('approve', first(), third())).toEqual({
    code: 0,
    output: '',
    errors: `${first()}: Approved\n${third()}: Approved\n`,
  });
  expect((await reviews('respond', first(), 'Thank you.')).code).toBe(0);
  expect((await reviews('translate', first(), 'de', 'Gut', 'Sie tut, was sie soll.')).code).toBe(0);
  const { output } = await reviews('show', first());
  expect(output).toContain('Approved  ★★★★★');
  expect(output).toContain('[de] Gut\nSie tut, was sie soll.');
  expect(output).toContain('Customer care: Thank you.');
  expect((await reviews('respond', first(), '--remove')).code).toBe(0);
  expect((await reviews('translate', first(), 'de', '--remove')).code).toBe(0);
  const shown = JSON.parse((await reviews('show', first(), '--json')).output);
  expect(shown).toMatchObject({ state: 'Approved', translations: {} });
  expect(shown.customerCareResponseText).toBeUndefined();
  expect((await reviews('reject', third())).errors).toBe(`${third()}: Rejected\n`);
});

test('W-01: reviews are exported as a catalogue file, and removed for good', async () => {
  const { output } = await reviews('export', '-');
  const lines = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.map(({ type, key }) => `${type} ${key}`)).toEqual(['review a', 'review b', 'review c']);
  expect((await reviews('remove', ids[1] ?? '')).errors).toBe(`${ids[1]}: removed\n`);
  expect((await reviews('export', '-')).output.trim().split('\n')).toHaveLength(2);
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
  const { code, errors } = await reviews(...args);
  expect(code).toBe(1);
  expect(errors).toContain(line);
  expect(errors.trim().split('\n')).toHaveLength(1);
});
