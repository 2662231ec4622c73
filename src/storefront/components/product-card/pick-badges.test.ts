import { expect, test } from 'vitest';
import { pickBadges } from './pick-badges.ts';

const badgesOf = (...tags: readonly string[][]) => pickBadges(tags.map((own) => ({ tags: own })));

test('L-02: a badge that most of a list have is on none of them, one that few have on those', () => {
  expect(badgesOf(['bestseller'], ['bestseller'], ['bestseller'], ['new'])).toEqual([
    undefined,
    undefined,
    undefined,
    'new',
  ]);
  expect(badgesOf(['bestseller'], [], [], [], ['bestseller'], [], [], [])).toEqual([
    'bestseller',
    undefined,
    undefined,
    undefined,
    'bestseller',
    undefined,
    undefined,
    undefined,
  ]);
});

test('L-02: a product has one badge at most; what is reduced is said beside its price', () => {
  expect(badgesOf(['new', 'bestseller', 'on-sale'], ['on-sale'], [], [])).toEqual([
    'new',
    undefined,
    undefined,
    undefined,
  ]);
});

test('L-02: a factory second always says that it is one', () => {
  expect(badgesOf(['bware', 'new'], ['bware'], ['bware'])).toEqual(['bware', 'bware', 'bware']);
});
