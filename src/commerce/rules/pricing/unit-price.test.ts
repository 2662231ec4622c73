import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money } from '../../../kernel/money.ts';
import { contentUnitNames, contentUnits } from '../../../markets/content-units.ts';
import { unitPriceOf } from './unit-price.ts';

test.each([
  ['half a litre', 749, { amount: 500, unit: 'ml' }, 1498, 'l'],
  ['five litres', 4990, { amount: 5, unit: 'l' }, 998, 'l'],
  ['75 centilitres', 1000, { amount: 75, unit: 'cl' }, 1333, 'l'],
  ['a pound and a half', 999, { amount: 680, unit: 'g' }, 1469, 'kg'],
  ['a coil of wire', 4990, { amount: 4.5, unit: 'kg' }, 1109, 'kg'],
  ['a rope', 1590, { amount: 2.5, unit: 'm' }, 636, 'm'],
  ['a film', 1999, { amount: 12.5, unit: 'm2' }, 160, 'm2'],
  ['a sheet of 400 cm²', 300, { amount: 400, unit: 'cm2' }, 7500, 'm2'],
] as const)('P-16: %s', (_what, cents, content, expected, per) => {
  expect(unitPriceOf(money('EUR', cents), content)).toEqual({ value: money('EUR', expected), per });
});

test('P-16: what holds exactly a unit says no second price', () => {
  for (const unit of contentUnitNames)
    expect(unitPriceOf(money('EUR', 500), { amount: contentUnits[unit].times, unit })).toBeUndefined();
});

test('P-16: so many units at the unit price are the price, but for what rounding took', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.constantFrom(...contentUnitNames),
      (cents, thousandths, unit) => {
        const unitPrice = unitPriceOf(money('EUR', cents), { amount: thousandths / 1000, unit });
        if (unitPrice === undefined) return;
        const units = thousandths / 1000 / contentUnits[unit].times;
        expect(Math.abs(unitPrice.value.centAmount * units - cents)).toBeLessThanOrEqual(
          units / 2 + 1e-6 * cents,
        );
      },
    ),
  );
});
