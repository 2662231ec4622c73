import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TermTable } from './term-table.ts';

const words = fc.uniqueArray(
  fc.string({ minLength: 1, maxLength: 6, unit: fc.constantFrom('a', 'b', 'ß', '1') }),
  {
    maxLength: 60,
  },
);
const inOrder = (list: readonly string[]) => [...list].sort();

it('finds every term by its text, and nothing else', () => {
  fc.assert(
    fc.property(
      words,
      fc.string({ maxLength: 6, unit: fc.constantFrom('a', 'b', 'ß', '1') }),
      (list, other) => {
        const terms = inOrder(list);
        const table = TermTable.of(terms);
        expect(terms.map((term) => table.find(term))).toEqual([...terms.keys()]);
        expect(terms.map((_, number) => table.at(number))).toEqual(terms);
        expect(table.find(other)).toBe(terms.indexOf(other));
      },
    ),
  );
});

it('B-03: finds the terms that begin with a text', () => {
  fc.assert(
    fc.property(
      words,
      fc.string({ minLength: 1, maxLength: 3, unit: fc.constantFrom('a', 'b', 'ß', '1') }),
      (list, prefix) => {
        const terms = inOrder(list);
        const [from, to] = TermTable.of(terms).findPrefix(prefix);
        expect(terms.slice(from, to)).toEqual(terms.filter((term) => term.startsWith(prefix)));
      },
    ),
  );
});

it('knows how much each term shares with the one before', () => {
  expect([...TermTable.of(['saw', 'sawdust', 'saws', 'set']).shared]).toEqual([0, 3, 3, 1]);
});

it('skips everything that begins the same, however much lies under it', () => {
  fc.assert(
    fc.property(words, fc.integer({ min: 1, max: 6 }), (list, depth) => {
      const terms = inOrder(list);
      const table = TermTable.of(terms);
      terms.forEach((term, number) => {
        if (term.length < depth) return;
        const beginning = term.slice(0, depth);
        const next = terms.findIndex((other, index) => index > number && !other.startsWith(beginning));
        expect(table.skip(number, depth)).toBe(next < 0 ? terms.length : next);
      });
    }),
  );
});

it('finds the terms that end with a text and are longer', () => {
  fc.assert(
    fc.property(
      words,
      fc.string({ minLength: 1, maxLength: 3, unit: fc.constantFrom('a', 'b', 'ß', '1') }),
      (list, end) => {
        const terms = inOrder(list);
        const expected = terms.filter((term) => term.endsWith(end) && term !== end);
        const table = TermTable.of(terms);
        expect(table.findEnding(end).map((number) => table.at(number))).toEqual(expected);
      },
    ),
  );
});
