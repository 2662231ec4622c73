import { expect, test } from 'vitest';
import { parseIban } from './iban.ts';

test.each([
  ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ['gb29nwbk60161331926819', 'GB29NWBK60161331926819'],
  ['NO93 8601 1117 947', 'NO9386011117947'],
])('Y-04: %s is an account', (text, iban) => {
  expect(parseIban(text)).toBe(iban);
});

test.each([
  'DE89 3704 0044 0532 0130 01',
  'DE98370400440532013000',
  'DE89',
  '',
  '89370400440532013000',
  'DE89-3704',
])('Y-04: "%s" is none', (text) => {
  expect(parseIban(text)).toBeUndefined();
});
