import { expect, test } from 'vitest';
import { isGtin } from './gtin.ts';

test.each([
  ['4006381333931', true],
  ['4006381333932', false],
  ['96385074', true],
  ['036000291452', true],
  ['10036000291459', true],
  ['0400638133393', false],
  ['123456789', false],
  ['', false],
])('P-14, D-10: %j is a number that goods are known by everywhere: %s', (text, expected) => {
  expect(isGtin(text)).toBe(expected);
});
