import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPrefixRange, findTerm, isWithin } from './term-table.ts';

/** The textbook recurrence, to compare with. */
function editDistance(left: string, right: string): number {
  const table = Array.from({ length: left.length + 1 }, (_, line) => [line]);
  const at = (line: number, column: number) => table[line]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let column = 0; column <= right.length; column++) (table[0] as number[])[column] = column;
  for (let line = 1; line <= left.length; line++) {
    for (let column = 1; column <= right.length; column++) {
      const same = left[line - 1] === right[column - 1] ? 0 : 1;
      const swapped =
        left[line - 1] === right[column - 2] && left[line - 2] === right[column - 1]
          ? at(line - 2, column - 2) + 1
          : Number.POSITIVE_INFINITY;
      (table[line] as number[])[column] = Math.min(
        at(line - 1, column) + 1,
        at(line, column - 1) + 1,
        at(line - 1, column - 1) + same,
        swapped,
      );
    }
  }
  return at(left.length, right.length);
}

describe('terms', () => {
  it('are within a distance when the textbook says so', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, fc.constantFrom(1, 2), (left, right, limit) => {
        expect(isWithin(left, right, limit)).toBe(editDistance(left, right) <= limit);
      }),
      { numRuns: 2000 },
    );
  });

  it('are found by themselves and by their beginning', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '９'), minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.uniqueArray(word), word, (words, wanted) => {
        const terms = words.toSorted((left, right) => (left < right ? -1 : 1));
        expect(findTerm(terms, wanted)).toBe(terms.indexOf(wanted));
        const [from, to] = findPrefixRange(terms, wanted);
        expect(terms.slice(from, to)).toEqual(terms.filter((term) => term.startsWith(wanted)));
      }),
    );
  });
});
