import { expect, it } from 'vitest';
import { partTime } from './part-time.ts';

it.each([
  [0, [0, 0, 0, 0]],
  [1, [0, 0, 0, 1]],
  [59_001, [0, 0, 1, 0]],
  [86_400_000, [1, 0, 0, 0]],
  [90_061_000, [1, 1, 1, 1]],
])('N-01: %i ms are so many days, hours, minutes and seconds', (milliseconds, parts) => {
  expect(Object.values(partTime(milliseconds))).toEqual(parts);
});
