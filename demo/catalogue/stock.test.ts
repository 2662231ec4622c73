import { describe, expect, test } from 'vitest';
import { expectedMonth } from '../../src/commerce/goods/stock/expected-month.ts';
import { countryCodes } from '../../src/kernel/locale.ts';
import type { CalendarDay } from '../../src/markets/calendar-day.ts';
import { stockLevel } from '../../src/markets/stock-level.ts';
import { MADE_ON } from './make-catalogue.ts';
import { goods, linesOf, pricesForEveryone } from './read-made.ts';
import { stockLine } from './stock.ts';

const stockLines = linesOf('stock');
const pieces = new Map(stockLines.map(({ key, availableQuantity }) => [key, availableQuantity]));
const soldOut = stockLines.filter(({ availableQuantity }) => availableQuantity === 0);

/** A part of a hundred, to read in a failure. */
const share = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10;

describe('P-03: the stock of the demonstration', () => {
  test('is there of every article, in numbers that a warehouse holds', () => {
    expect(stockLines.map(({ key }) => key).toSorted()).toEqual(
      goods()
        .map(({ sku }) => sku)
        .toSorted(),
    );
    expect(Math.max(...pieces.values())).toBeLessThanOrEqual(500);
  });

  test.each(countryCodes)('is plenty, low by the boundaries of the currency, or none in %s', (country) => {
    const levels = pricesForEveryone()
      .filter((price) => price.country === country)
      .map(({ sku, value }) => stockLevel(value, pieces.get(sku) ?? 0));
    const shares = (['in-stock', 'low', 'out-of-stock'] as const).map((level) =>
      share(levels.filter((other) => other === level).length, levels.length),
    );
    const [plenty = 0, low = 0, none = 0] = shares;
    expect(plenty).toBeGreaterThan(70);
    expect(low).toBeGreaterThan(7);
    expect(none).toBeGreaterThan(3);
    expect(none).toBeLessThan(8);
  });

  test('says of most of what is sold out, but not of all, when it was ordered anew, and of nothing else', () => {
    const reordered = stockLines.filter(({ reorderedAt }) => reorderedAt !== undefined);
    expect(reordered.filter(({ availableQuantity }) => availableQuantity > 0)).toEqual([]);
    expect(share(reordered.length, soldOut.length)).toBeGreaterThan(65);
    expect(share(reordered.length, soldOut.length)).toBeLessThan(90);
    const months = new Set(
      reordered.map((line) => expectedMonth(line.reorderedAt as CalendarDay | undefined, MADE_ON)),
    );
    expect([...months].toSorted()).toEqual(['2026-12', '2027-01', '2027-02']);
  });

  test('announces months that are still to come, whatever day it is made on', () => {
    const wrong: string[] = [];
    for (let time = Date.parse('2027-01-01'); time < Date.parse('2029-01-01'); time += 86_400_000) {
      const day = new Date(time).toISOString().slice(0, 10) as CalendarDay;
      for (const { key } of soldOut) {
        const line = stockLine({ sku: key, stock: 0 }, day);
        if (!('reorderedAt' in line)) continue;
        const month = expectedMonth(line.reorderedAt as CalendarDay, day);
        if (month === undefined || month <= day.slice(0, 7)) wrong.push(`${key} on ${day}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
