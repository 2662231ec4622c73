import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withdrawalExceptions } from '../../../markets/withdrawal-exceptions.ts';
import { findReachableStates } from '../../state-table.ts';
import { withdrawalStates } from './withdrawal-states.ts';
import { clipPieces, piecesLeft, statedPieces } from './withdrawn-pieces.ts';

const lineIds = ['a', 'b', 'c', 'd'] as const;
const lines = fc
  .array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 4 })
  .map((quantities) => quantities.map((quantity, index) => ({ id: lineIds[index] ?? '', quantity })));
const wishes = fc.array(fc.dictionary(fc.constantFrom(...lineIds), fc.integer({ min: 1, max: 60 })), {
  maxLength: 8,
});

it('D-03: whatever is withdrawn in parts, and the whole at last, is every piece once', () => {
  fc.assert(
    fc.property(lines, wishes, (ordered, parts) => {
      const gone = new Map<string, number>();
      const whole = statedPieces({ scope: 'whole', items: [] }, ordered) ?? new Map();
      for (const wanted of [...parts.map((part) => new Map(Object.entries(part))), whole]) {
        const taken = clipPieces(wanted, piecesLeft(ordered, gone));
        for (const [id, quantity] of taken) {
          expect(quantity).toBeGreaterThan(0);
          expect(quantity).toBeLessThanOrEqual(wanted.get(id) ?? 0);
          gone.set(id, (gone.get(id) ?? 0) + quantity);
        }
      }
      expect(gone).toEqual(new Map(ordered.map(({ id, quantity }) => [id, quantity])));
      expect(piecesLeft(ordered, gone).size).toBe(0);
    }),
  );
});

it('D-03: words are for a person to read, chosen pieces are not', () => {
  const item = { lineItemId: 'a', name: 'Drill', quantity: 2 };
  expect(statedPieces({ scope: 'items', items: [item] }, [])).toEqual(new Map([['a', 2]]));
  expect(statedPieces({ scope: 'items', items: [] }, [])).toBeUndefined();
});

it('D-03: the whole contract is what can be withdrawn from; what is sealed can, until a person has looked', () => {
  const lines = withdrawalExceptions.map((withdrawalException) => ({
    id: withdrawalException,
    quantity: 1,
    withdrawalException,
  }));
  const whole = statedPieces({ scope: 'whole', items: [] }, [{ id: 'usual', quantity: 2 }, ...lines]);
  expect([...(whole ?? [])]).toEqual([
    ['usual', 2],
    ['sealedHygiene', 1],
    ['sealedMedia', 1],
  ]);
});

it('D-03: every state of a withdrawal can be reached, and two end it', () => {
  const states = Object.keys(withdrawalStates.next);
  expect([...findReachableStates(withdrawalStates)].toSorted()).toEqual(states.toSorted());
  const ends = Object.entries(withdrawalStates.next).filter(([, next]) => next.length === 0);
  expect(ends.map(([state]) => state)).toEqual(['Declined', 'Refunded']);
});
