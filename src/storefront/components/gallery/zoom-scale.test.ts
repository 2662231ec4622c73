import { expect, test } from 'vitest';
import { scaleOfPinch, stepScale, WHOLE } from './zoom-scale.ts';

test('P-01: a picture is enlarged by steps, never smaller than whole nor larger than four times', () => {
  expect(stepScale(WHOLE, 2)).toBe(2.5);
  expect(stepScale(WHOLE, -1)).toBe(1);
  expect(stepScale(3.5, 1)).toBe(4);
});

test('P-01: two fingers twice as far apart make it twice as large', () => {
  expect(scaleOfPinch(1, 100, 200)).toBe(2);
  expect(scaleOfPinch(2, 200, 50)).toBe(1);
  expect(scaleOfPinch(2, 100, 900)).toBe(4);
  expect(scaleOfPinch(2, 0, 900)).toBe(2);
});
