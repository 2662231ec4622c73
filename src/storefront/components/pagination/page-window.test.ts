import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

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
