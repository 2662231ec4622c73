import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reverseOrder, sortNumbers } from './listing-order.ts';

describe('a listing order', () => {
  it('is what one stable sort makes of it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(50), { maxLength: 3000, size: 'max' }), async (keys) => {
        const compare = (left: number, right: number) => (keys[left] as number) - (keys[right] as number);
        const expected = [...keys.keys()].sort(compare);
        expect([...(await sortNumbers(keys.length, compare))]).toEqual(expected);
      }),
      { numRuns: 30 },
    );
  });

  it('turned round leaves equal ones in their order', () => {
    const keys = [1, 1, 2, 3, 3, 3];
    const reversed = reverseOrder(Int32Array.from(keys.keys()), (left, right) => keys[left] === keys[right]);
    expect([...reversed]).toEqual([3, 4, 5, 2, 0, 1]);
  });
});
