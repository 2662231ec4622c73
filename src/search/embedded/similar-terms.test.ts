import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editsAllowed, findSimilarTerms } from './similar-terms.ts';
import { TermTable } from './term-table.ts';

/** Edit distance with swapped neighbours, cell by cell: what the walk of the table has to agree with. */
function distanceOf(typed: string, term: string, first: number): number {
  const cells: number[][] = [];
  for (let row = 0; row <= term.length; row++) {
    cells.push([]);
    for (let column = 0; column <= typed.length; column++) {
      const at = (up: number, back: number) => cells[row - up]?.[column - back] ?? Number.POSITIVE_INFINITY;
      if (row === 0 || column === 0) {
        cells[row]?.push(row === 0 ? column : row + first - 1);
        continue;
      }
      const same = term[row - 1] === typed[column - 1];
      const price = row === 1 && column === 1 ? first : 1;
      const swaps =
        row > 1 && column > 1 && term[row - 1] === typed[column - 2] && term[row - 2] === typed[column - 1];
      const swapPrice = column === 2 ? first : 1;
      cells[row]?.push(
        Math.min(
          at(1, 0) + 1,
          at(0, 1) + 1,
          at(1, 1) + (same ? 0 : price),
          swaps ? at(2, 2) + swapPrice : 99,
        ),
      );
    }
  }
  return cells.at(-1)?.at(-1) ?? 0;
}

const letters = fc.constantFrom('a', 'b', 'c', 'ł');
const word = fc.string({ minLength: 1, maxLength: 8, unit: letters });

it('B-03: finds exactly the terms within the edits asked for, and what each costs', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { maxLength: 80 }),
      word,
      fc.constantFrom(1 as const, 2 as const),
      (list, typed, limit) => {
        const terms = [...list].sort();
        const expected = terms.flatMap((term, number) => {
          const cost = distanceOf(typed, term, 2);
          return cost > 0 && cost <= limit ? [{ term: number, cost }] : [];
        });
        expect(findSimilarTerms(TermTable.of(terms), typed, limit, false)).toEqual(expected);
      },
    ),
    { numRuns: 500 },
  );
});

it('B-03: a beginning counts as well as the best of its beginnings', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { maxLength: 60 }),
      word,
      fc.constantFrom(1 as const, 2 as const),
      (list, typed, limit) => {
        const terms = [...list].sort();
        const expected = terms.flatMap((term, number) => {
          const beginnings = Array.from({ length: term.length }, (_, index) => term.slice(0, index + 1));
          const costs = beginnings
            .filter(({ length }) => length >= typed.length - limit || length === term.length)
            .map((beginning) => distanceOf(typed, beginning, 2));
          const cost = Math.min(...costs);
          return cost > 0 && cost <= limit ? [{ term: number, cost }] : [];
        });
        expect(findSimilarTerms(TermTable.of(terms), typed, limit, true)).toEqual(expected);
      },
    ),
    { numRuns: 500 },
  );
});

it('B-03: long words are compared to their last letter', () => {
  const long = fc.string({ minLength: 26, maxLength: 31, unit: letters });
  fc.assert(
    fc.property(long, fc.nat(30), fc.nat(30), letters, (meant, removed, changed, letter) => {
      const typed = [...meant].filter((_, position) => position !== removed);
      typed[changed] = letter;
      const cost = distanceOf(typed.join(''), meant, 2);
      const expected = cost > 0 && cost <= 2 ? [{ term: 0, cost }] : [];
      expect(findSimilarTerms(TermTable.of([meant]), typed.join(''), 2, false)).toEqual(expected);
    }),
  );
});

describe('how people mistype', () => {
  const table = TermTable.of(['compressor', 'drill', 'grill', 'saw']);
  const find = (typed: string, limit: 1 | 2) =>
    findSimilarTerms(table, typed, limit, false).map(({ term, cost }) => [table.at(term), cost]);

  it('B-03: two swapped neighbours are one edit', () => {
    expect(find('comrpessor', 1)).toEqual([['compressor', 1]]);
  });

  it('B-03: the first letter costs two', () => {
    expect(find('frill', 1)).toEqual([]);
    expect(find('frill', 2)).toEqual([
      ['drill', 2],
      ['grill', 2],
    ]);
  });

  it('B-03: short words are taken as they are, long ones may be two edits off', () => {
    expect(['saw', 'dril', 'grinder', 'compresor'].map(({ length }) => editsAllowed(length))).toEqual([
      0, 1, 1, 2,
    ]);
    expect(editsAllowed(200)).toBe(0);
  });
});
