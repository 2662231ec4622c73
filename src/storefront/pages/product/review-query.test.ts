import { expect, test } from 'vitest';
import { parseReviewQuery, reviewAddress } from './review-query.ts';

test.each([
  ['', 25, { sort: 'top-reviews', page: 1 }],
  ['reviewSort=most-recent&reviewPage=3', 25, { sort: 'most-recent', page: 3 }],
  ['reviewPage=4', 25, { sort: 'top-reviews', page: 1 }],
  ['reviewPage=2', 10, { sort: 'top-reviews', page: 1 }],
  ['reviewSort=worst&reviewPage=-1', 25, { sort: 'top-reviews', page: 1 }],
  ['reviewPage=1.5', 25, { sort: 'top-reviews', page: 1 }],
])('P-08: ?%s of %d reviews is %j', (address, total, query) => {
  expect(parseReviewQuery(new URLSearchParams(address), total)).toEqual(query);
});

test('P-08: an address leaves the defaults out', () => {
  expect(reviewAddress({ sort: 'top-reviews', page: 1 })).toBe('#reviews');
  expect(reviewAddress({ sort: 'most-recent', page: 2 })).toBe(
    '?reviewPage=2&reviewSort=most-recent#reviews',
  );
});
