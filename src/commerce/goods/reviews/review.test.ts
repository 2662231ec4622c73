import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canBecome, findReachableStates, type StateTable } from '../../state-table.ts';
import { type RatingCounts, toRatingStatistics } from './rating-statistics.ts';
import { firstState, type ReviewState, reviewStateNames, reviewStates } from './review.ts';

const table: StateTable<ReviewState> = reviewStates;

test('W-01: every review state can be reached, and leads only to states there are', () => {
  expect([...findReachableStates(table)].sort()).toEqual([...reviewStateNames].sort());
  for (const next of Object.values(table.next).flat()) expect(reviewStateNames).toContain(next);
});

test('W-01: what was decided can be decided anew, but no review waits again', () => {
  expect(canBecome(table, 'Approved', 'Rejected')).toBe(true);
  expect(canBecome(table, 'Rejected', 'Approved')).toBe(true);
  for (const state of reviewStateNames) expect(canBecome(table, state, 'Pending')).toBe(false);
});

test('W-01: a new review waits, unless moderation is off', () => {
  expect(firstState({ moderation: 'on' })).toBe('Pending');
  expect(firstState({ moderation: 'off' })).toBe('Approved');
});

test.each<[RatingCounts, number]>([
  [[0, 0, 0, 0, 1], 5],
  [[1, 0, 0, 0, 1], 3],
  [[0, 0, 0, 1, 1], 4.5],
  [[0, 0, 0, 1, 2], 4.7],
  [[0, 0, 0, 2, 1], 4.3],
  [[0, 0, 0, 3, 1], 4.3],
  [[1, 0, 0, 0, 19], 4.8],
])('P-08: the average of %j is %d', (counts, average) => {
  expect(toRatingStatistics(counts)?.averageRating).toBe(average);
});

test('P-08: a product without reviews has no rating, whatever a shop’s own is', () => {
  expect(toRatingStatistics([0, 0, 0, 0, 0])).toBeUndefined();
  expect(toRatingStatistics(null)).toBeUndefined();
});

test('P-08: the average has one digit, lies within half of it, and the distribution adds up', () => {
  const count = fc.nat(2_000_000);
  fc.assert(
    fc.property(fc.tuple(count, count, count, count, count), (counts) => {
      const statistics = toRatingStatistics(counts);
      const total = counts.reduce((sum, one) => sum + one, 0);
      fc.pre(total > 0);
      const exact = counts.reduce((sum, one, index) => sum + one * (index + 1), 0) / total;
      expect(statistics?.count).toBe(total);
      expect(Object.values(statistics?.ratingsDistribution ?? {})).toEqual(counts);
      const average = statistics?.averageRating ?? 0;
      expect(Math.abs(average - exact)).toBeLessThanOrEqual(0.05 + 1e-9);
      expect(String(average)).toMatch(/^[1-5](\.\d)?$/);
    }),
  );
});
