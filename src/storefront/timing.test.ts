import { expect, test } from 'vitest';
import { CHUNK_RELOAD_MAXIMUM, LOCALE_COOKIE_S, MONTH_S, YEAR_S } from './timing.ts';

test('M-09: lifetimes are whole months and years in seconds', () => {
  expect([MONTH_S, YEAR_S, LOCALE_COOKIE_S]).toEqual([2_592_000, 31_536_000, 31_536_000]);
});

test('M-09: a script that fails to load is fetched twice again', () => {
  expect(CHUNK_RELOAD_MAXIMUM).toBe(2);
});
