import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { listFiles, readSource } from '../support/source-tree.ts';
import { findEmptyPromises } from './test-bodies.ts';

const parse = (text: string) => parseSync('snippet.ts', text).program;

describe('a test that cannot fail is seen', () => {
  it.each([
    "it('adds', () => { add(1, 2); });",
    "test('adds', async () => { await add(1, 2); });",
    "it.each([1])('adds %i', (one) => { add(one); });",
    "it.each([['added', () => expect(1)]])('is %s', (_, add) => { add(); });",
    "it.skipIf(isBare)('adds', () => add(1), 30_000);",
    "describe('sums', () => { expect(1).toBe(1); it('adds', { timeout: 5 }, () => { add(1); }); });",
    "it('adds', () => { const total = expectedTotal(cart); pay(total); });",
    'async function expectFound(name) { await find(name); }',
    'const expectFound = (name) => find(name);',
  ])('in %s', (text) => {
    expect(findEmptyPromises(parse(text))).toHaveLength(1);
  });

  it.each([
    "it('adds', () => { expect(add(1, 2)).toBe(3); });",
    "it('adds', () => expect(add()).rejects.toThrow());",
    "it('adds', () => { for (const one of all) { expect.soft(one).toBe(3); } });",
    "it('adds', () => { expectTypeOf(add).returns.toBeNumber(); });",
    "it('adds', () => { fc.assert(fc.property(fc.nat(), (one) => add(one) > one)); });",
    "it('adds', async () => { await expectFound('a'); });",
    "it('adds', async () => { await page.expectFound('a'); });",
    'const expectedTotal = (cart) => sum(cart.lines);',
    "test.use({ locale: 'de' }); test.beforeEach(() => { open(); }); test.describe('a', () => { open(); });",
    'it.each(rows.map((row) => row.name)); /it/.test(text);',
  ])('and not in %s', (text) => {
    expect(findEmptyPromises(parse(text))).toEqual([]);
  });
});

/** Every test, suites that several files share, and what stands beside them. */
const files = [
  ...['src', 'demo'].flatMap((folder) => listFiles(folder, /(?:\.test\.tsx?|-contract(?:-\w+)?\.ts)$/)),
  ...listFiles('tests', /\.tsx?$/),
];

it('no test is without a word of what it expects', () => {
  const empty = files.flatMap((path) => {
    const { text, program } = readSource(path);
    return findEmptyPromises(program).map((start) => `${path}:${text.slice(0, start).split('\n').length}`);
  });
  expect(empty).toEqual([]);
});
