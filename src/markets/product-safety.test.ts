import { expect, test } from 'vitest';
import { needsResponsiblePerson } from './product-safety.ts';

test.each([
  ['CN', 'EU', true],
  ['CH', 'EU', true],
  ['GB', 'EU', true],
  ['PL', 'EU', false],
  ['NO', 'EU', false],
  ['PL', 'GB', true],
  ['GB', 'GB', false],
] as const)('D-04: goods made in %s need a responsible person in %s: %s', (maker, region, needed) => {
  expect(needsResponsiblePerson(maker, region)).toBe(needed);
});
