import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CalendarDay } from '../../../markets/calendar-day.ts';
import { expectedMonth } from './expected-month.ts';

test.each<[CalendarDay, string]>([
  ['2026-11-01', '2027-02'],
  ['2026-11-30', '2027-02'],
  ['2026-08-31', '2026-11'],
  ['2026-09-30', '2026-12'],
  ['2026-10-01', '2027-01'],
  ['2026-12-31', '2027-03'],
  ['2024-02-29', '2024-05'],
])('P-03: what is ordered on %s is announced for %s', (reorderedAt, month) => {
  expect(expectedMonth(reorderedAt, reorderedAt)).toBe(month);
});

test.each<[CalendarDay, string | undefined]>([
  ['2027-01-31', '2027-02'],
  ['2027-02-01', '2027-02'],
  ['2027-02-28', '2027-02'],
  ['2027-03-01', undefined],
  ['2028-02-01', undefined],
])('P-03: on %s, what was ordered on 2026-11-30 is announced for %s', (today, month) => {
  expect(expectedMonth('2026-11-30', today)).toBe(month);
});

test('P-03: what was not ordered is not announced', () => {
  expect(expectedMonth(undefined, '2026-11-20')).toBeUndefined();
});

test('P-03: goods are announced from the day they are ordered to the end of the month they come in, whatever the day', () => {
  const day = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10) as CalendarDay);
  fc.assert(
    fc.property(day, (reorderedAt) => {
      const month = expectedMonth(reorderedAt, reorderedAt) ?? '';
      const [years = 0, months = 0] = month.split('-').map(Number);
      const [fromYear = 0, fromMonth = 0] = reorderedAt.split('-').map(Number);
      expect((years - fromYear) * 12 + months - fromMonth).toBe(3);
      expect(expectedMonth(reorderedAt, `${month}-28` as CalendarDay)).toBe(month);
      const next = months === 12 ? `${years + 1}-01` : `${years}-${String(months + 1).padStart(2, '0')}`;
      expect(expectedMonth(reorderedAt, `${next}-01` as CalendarDay)).toBeUndefined();
    }),
  );
});
