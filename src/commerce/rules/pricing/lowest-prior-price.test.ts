import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../kernel/day.ts';
import { findReduction, type LogEntry, lowestPriorPrice } from './lowest-prior-price.ts';

const start = new Date('2026-11-20T12:00:00.000Z');
/** `[days before the reduction, cents]`, oldest first. */
const log = (...entries: readonly (readonly [number, number | undefined])[]): LogEntry[] =>
  entries.map(([days, centAmount]) => ({ from: new Date(start.getTime() - days * DAY_MS), centAmount }));

describe('D-01: the lowest price of the 30 days before a reduction', () => {
  it.each<[string, LogEntry[], LogEntry[], number | undefined]>([
    ['is the price itself where it stood still', [], log([40, 1000]), 1000],
    ['is that of a short offer in between', [], log([40, 1000], [20, 800], [18, 1000]), 800],
    ['is not that of an offer that ended earlier', [], log([60, 700], [31, 1000]), 1000],
    ['counts an offer that reached into the 30 days', [], log([60, 700], [29, 1000]), 700],
    ['counts the first moment of the 30 days', [], log([40, 700], [30, 1000]), 1000],
    ['leaves the reduction itself out', [], log([40, 1000], [0, 500]), 1000],
    ['is not known without 30 days of log', [], log([29.9, 1000]), undefined],
    ['is known with 30 days to the millisecond', [], log([30, 1000]), 1000],
    ['is not known without any', [], [], undefined],
    ["is the country's where it has one", log([40, 1200]), log([40, 1000]), 1200],
    ["is the currency's before the country had one", log([10, 1200]), log([40, 1000]), 1000],
    [
      "is the currency's once the country has none any more",
      log([40, 1200], [5, undefined]),
      log([40, 1000]),
      1000,
    ],
    ['passes over days on which nothing was shown', [], log([40, 1000], [20, undefined], [10, 1100]), 1000],
    ['is not known where nothing was shown 30 days before', [], log([40, undefined], [20, 1000]), undefined],
  ])('%s', (_name, country, currency, expected) => {
    expect(lowestPriorPrice({ country, currency }, start)).toBe(expected);
  });

  it('is never above anything shown in them', () => {
    const entries = fc
      .array(fc.tuple(fc.integer({ min: 1, max: 29 }), fc.integer({ min: 1, max: 5000 })), { maxLength: 6 })
      .map((list) => log([35, 3000], ...list.toSorted(([left], [right]) => right - left)));
    fc.assert(
      fc.property(entries, (currency) => {
        const lowest = lowestPriorPrice({ country: [], currency }, start);
        for (const day of Array.from({ length: 30 }, (_, index) => index + 1)) {
          const shown = currency.findLast(({ from }) => from.getTime() <= start.getTime() - day * DAY_MS);
          expect(lowest).toBeLessThanOrEqual(shown?.centAmount ?? Number.POSITIVE_INFINITY);
        }
      }),
    );
  });
});

describe('D-01: a reduction', () => {
  const currency = log([40, 1000], [20, 800], [18, 1000]);
  it('is told from the lowest prior price, its percentage never flattered', () => {
    expect(findReduction(700, { country: [], currency }, start)).toEqual({
      priorCentAmount: 800,
      basisPoints: 1250,
    });
    expect(findReduction(2, { country: [], currency: log([40, 3]) }, start)?.basisPoints).toBe(3333);
  });

  it('is not told where the price is not below it', () => {
    expect(findReduction(800, { country: [], currency }, start)).toBeUndefined();
    expect(findReduction(900, { country: [], currency }, start)).toBeUndefined();
  });

  it('is not told where nobody knows what was shown before', () => {
    expect(findReduction(700, { country: [], currency: [] }, start)).toBeUndefined();
  });
});
