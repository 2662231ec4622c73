import fc from 'fast-check';
import { expect, test } from 'vitest';
import { divideRounded, roundShare } from './round.ts';

test.each([
  [1n, 2n, 1n],
  [-1n, 2n, -1n],
  [3n, 2n, 2n],
  [-3n, 2n, -2n],
  [149n, 100n, 1n],
  [-149n, 100n, -1n],
  [1n, 3n, 0n],
  [2n, 3n, 1n],
  [0n, 7n, 0n],
  [14n, 7n, 2n],
])('V-01: %i / %i is %i, half away from zero', (numerator, denominator, rounded) => {
  expect(divideRounded(numerator, denominator)).toBe(rounded);
});

test.each([0n, -1n])('V-01: nothing is divided by %i', (denominator) => {
  expect(() => divideRounded(1n, denominator)).toThrow('the denominator must be positive');
});

test.each([
  { amount: 999, share: 2000, whole: 12_000, rounded: 167 },
  { amount: 50, share: 1, whole: 100, rounded: 1 },
  { amount: -50, share: 1, whole: 100, rounded: -1 },
  { amount: 14_900, share: 1, whole: 1, step: 100, rounded: 14_900 },
  { amount: 14_950, share: 1, whole: 1, step: 100, rounded: 15_000 },
  { amount: 14_949, share: 1, whole: 1, step: 100, rounded: 14_900 },
  { amount: 12, share: 1, whole: 1, step: 5, rounded: 10 },
  { amount: 13, share: 1, whole: 1, step: 5, rounded: 15 },
  { amount: Number.MAX_SAFE_INTEGER, share: 10_000, whole: 10_000, rounded: Number.MAX_SAFE_INTEGER },
])('V-01: $amount x $share / $whole is $rounded', ({ amount, share, whole, step, rounded }) => {
  expect(roundShare(amount, share, whole, step)).toBe(rounded);
});

test('V-01: a share is a whole number of steps and no further than half of one from the exact one', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1_000_000, max: 1_000_000 }),
      fc.nat(10_000),
      fc.constantFrom(1, 5, 100, 1000),
      (amount, share, step) => {
        const rounded = roundShare(amount, share, 10_000, step);
        expect(Math.abs(rounded % step)).toBe(0);
        expect(Math.abs(rounded * 10_000 - amount * share)).toBeLessThanOrEqual((step * 10_000) / 2);
        expect(roundShare(-amount, share, 10_000, step)).toBe(rounded === 0 ? 0 : -rounded);
      },
    ),
  );
});
