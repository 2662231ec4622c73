import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allocate } from './allocate.ts';

test.each([
  { amount: 100, weights: [1, 1, 1], parts: [34, 33, 33] },
  { amount: 101, weights: [1, 1, 1], parts: [34, 34, 33] },
  { amount: 10, weights: [1, 2, 3], parts: [2, 3, 5] },
  { amount: 5, weights: [3, 7], parts: [2, 3] },
  { amount: -100, weights: [1, 1, 1], parts: [-34, -33, -33] },
  { amount: 7, weights: [0, 1, 0], parts: [0, 7, 0] },
  { amount: 0, weights: [1, 2], parts: [0, 0] },
  { amount: 1000, weights: [1, 1, 1], step: 100, parts: [400, 300, 300] },
  { amount: -1000, weights: [1, 2], step: 100, parts: [-300, -700] },
  { amount: 1000, weights: [1, 1, 1], step: 5, parts: [335, 335, 330] },
])('V-02: $amount by $weights is $parts', ({ amount, weights, step, parts }) => {
  expect(allocate(amount, weights, step)).toEqual(parts);
});

test('V-02: the largest remainder gets what is left over, not the first', () => {
  expect(allocate(100, [333, 333, 334])).toEqual([33, 33, 34]);
  expect(allocate(3, [1, 1, 5])).toEqual([1, 0, 2]);
});

test('V-02: without any weight the first part gets all', () => {
  expect(allocate(7, [0, 0])).toEqual([7, 0]);
  expect(allocate(-7, [0, 0])).toEqual([-7, 0]);
  expect(allocate(7, [-1, 0])).toEqual([7, 0]);
});

test('V-02: nothing is split among nobody, but something cannot be', () => {
  expect(allocate(0, [])).toEqual([]);
  expect(() => allocate(1, [])).toThrow('there is nothing to split an amount among');
});

test('V-02: what is no multiple of the step cannot be split in steps', () => {
  expect(() => allocate(150, [1], 100)).toThrow('150 is no multiple of 100');
});

test('V-02: no part is -0', () => {
  for (const part of allocate(-1, [0, 1, 0])) expect(Object.is(part, -0)).toBe(false);
});

test('V-02: parts sum to the amount, have its sign, are whole steps and within one step of their exact share', () => {
  const weights = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(
      fc.integer({ min: -100_000_000, max: 100_000_000 }),
      weights,
      fc.constantFrom(1, 5, 100),
      (steps, shares, step) => {
        const amount = steps * step;
        const parts = allocate(amount, shares, step);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
        const whole = shares.reduce((sum, share) => sum + share, 0);
        parts.forEach((part, index) => {
          expect(Math.sign(part) * Math.sign(amount)).toBeGreaterThanOrEqual(0);
          expect(Math.abs(part % step)).toBe(0);
          const share = shares[index] ?? 0;
          if (whole > 0) expect(Math.abs(part - (amount * share) / whole)).toBeLessThan(step + 1e-3);
        });
      },
    ),
  );
});
