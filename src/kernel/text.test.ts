import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';
import type { LocaleCode } from './locale.ts';
import { createText } from './text.ts';

const words = {
  plain: 'Basket',
  named: 'Hello {name}',
  count: '{count, plural, one {# piece} other {# pieces}}',
  few: '{count, plural, one {# kus} few {# kusy} other {# kusov}}',
  ordinal: '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  amount: '{amount, number}',
  share: '{amount, number, ::percent}',
  choice: '{kind, select, parcel {by parcel} other {by lorry}}',
};
const texts = Object.fromEntries(Object.entries(words).map(([key, message]) => [key, compile(message)]));

const cases: readonly [LocaleCode, string, Record<string, string | number> | undefined, string][] = [
  ['en-GB', 'plain', undefined, 'Basket'],
  ['en-GB', 'named', { name: 'Ada' }, 'Hello Ada'],
  ['en-GB', 'count', { count: 1 }, '1 piece'],
  ['en-GB', 'count', { count: 1000 }, '1,000 pieces'],
  ['de-DE', 'count', { count: 1000 }, '1.000 pieces'],
  ['sk-SK', 'few', { count: 2 }, '2 kusy'],
  ['sk-SK', 'few', { count: 5 }, '5 kusov'],
  ['en-GB', 'few', { count: 2 }, '2 kusov'],
  ['en-GB', 'ordinal', { place: 2 }, '2nd'],
  ['en-GB', 'count', { count: 2 }, '2 pieces'],
  ['de-DE', 'amount', { amount: 1234.5 }, '1.234,5'],
  ['en-GB', 'amount', { amount: 0.5 }, '0.5'],
  ['en-GB', 'share', { amount: 0.5 }, '50%'],
  ['en-GB', 'ordinal', { place: 3 }, '3rd'],
  ['en-GB', 'choice', { kind: 'parcel' }, 'by parcel'],
];

test.each(cases)('M-05: %s writes %s with %o as %s', (locale, key, values, written) => {
  expect(createText(locale, texts)(key, values)).toBe(written);
});

test('M-04: a key without a text is a bug that is named', () => {
  expect(() => createText('de-DE', texts)('basket.title')).toThrow('no text for basket.title in de-DE');
});
