import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageEntries, pageWindow } from './page-window.ts';

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, 4, 5]],
  [5, 9, [3, 4, 5, 6, 7]],
  [9, 9, [5, 6, 7, 8, 9]],
])('L-04: on page %i of %i shows %j', (current, last, expected) => {
  expect(pageWindow(current, last)).toEqual(expected);
});

it('L-04: always holds the current page and never leaves the range', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (one, other) => {
      const [current, last] = [Math.min(one, other), Math.max(one, other)];
      const pages = pageWindow(current, last);
      expect(pages).toContain(current);
      expect(Math.min(...pages)).toBeGreaterThanOrEqual(1);
      expect(Math.max(...pages)).toBeLessThanOrEqual(last);
    }),
  );
});

const written = (current: number, last: number) =>
  pageEntries(current, last)
    .map((entry) => ('page' in entry ? entry.page : '…'))
    .join(' ');

it.each([
  [1, 5, '1 2 3 4 5'],
  [1, 6, '1 2 3 4 5 6'],
  [1, 17, '1 2 3 4 5 … 17'],
  [4, 17, '1 2 3 4 5 6 … 17'],
  // One page is shown in the place that would say it is left out.
  [5, 17, '1 2 3 4 5 6 7 … 17'],
  [9, 17, '1 … 7 8 9 10 11 … 17'],
  [17, 17, '1 … 13 14 15 16 17'],
])('L-04: page %i of %i says %s', (current, last, expected) => {
  expect(written(current, last)).toBe(expected);
});

it('L-04: the first page and the last are always there, each once, in order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (one, other) => {
      const [current, last] = [Math.min(one, other), Math.max(one, other)];
      const entries = pageEntries(current, last);
      const pages = entries.flatMap((entry) => ('page' in entry ? entry.page : []));
      expect([pages[0], pages.at(-1)]).toEqual([1, last]);
      expect(pages).toEqual([...new Set(pages)].toSorted((left, right) => left - right));
      expect(pages).toContain(current);
      expect(entries.length).toBeLessThanOrEqual(9);
    }),
  );
});
