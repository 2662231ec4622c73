import { expect, test } from 'vitest';
import { money } from '../../../kernel/money.ts';
import { addWorkingDays, estimateDelivery, shopDayOf } from './delivery-time.ts';
import {
  compareWithCart,
  defaultShippingMethod,
  isShippingMethodKey,
  pickShippingMethod,
  priceShipping,
  repairShippingMethod,
} from './shipping.ts';

const euro = (cents: number) => money('EUR', cents);
const fees = { parcel: euro(195), freight: euro(995), freeAbove: euro(5900) };

test('V-07: one freight line makes the whole delivery freight', () => {
  expect(pickShippingMethod(['parcel', 'parcel'])).toBe('parcel');
  expect(pickShippingMethod(['parcel', 'freight', 'parcel'])).toBe('freight');
  expect(pickShippingMethod([])).toBe('parcel');
});

test.each([
  ['parcel', 5899, 195],
  ['parcel', 5900, 0],
  ['parcel', 0, 195],
  ['freight', 5899, 995],
  ['freight', 5901, 0],
] as const)('V-07: %s for goods of %i costs %i', (method, goods, fee) => {
  expect(priceShipping(fees, method, euro(goods))).toEqual(euro(fee));
});

test('V-07: goods in another currency than the fees are a bug', () => {
  expect(() => priceShipping(fees, 'parcel', money('CZK', 100))).toThrow('goods in CZK, fees in EUR');
});

test('V-07: a method that does not match the cart gives way to the offered one; none stays none', () => {
  expect(compareWithCart('parcel', 'freight')).toBe('DoesNotMatchCart');
  expect(compareWithCart('freight', 'freight')).toBe('MatchesCart');
  expect(repairShippingMethod('parcel', 'freight')).toBe('freight');
  expect(repairShippingMethod('freight', 'parcel')).toBe('parcel');
  expect(repairShippingMethod(undefined, 'freight')).toBeUndefined();
});

test.each([
  ['2026-11-16', 2, '2026-11-18'], // Monday -> Wednesday
  ['2026-11-19', 2, '2026-11-23'], // Thursday -> Monday
  ['2026-11-20', 1, '2026-11-23'], // Friday -> Monday
  ['2026-11-21', 1, '2026-11-23'], // Saturday -> Monday
  ['2026-11-20', 8, '2026-12-02'],
  ['2026-12-30', 4, '2027-01-05'],
] as const)('P-12: %s and %i working days is %s', (day, workingDays, expected) => {
  expect(addWorkingDays(day, workingDays)).toBe(expected);
});

test('P-12: today is the day at the warehouse, also around midnight and in summer', () => {
  expect(shopDayOf(new Date('2026-11-20T22:59:59Z'))).toBe('2026-11-20');
  expect(shopDayOf(new Date('2026-11-20T23:00:00Z'))).toBe('2026-11-21');
  expect(shopDayOf(new Date('2026-07-01T22:00:00Z'))).toBe('2026-07-02');
  expect(estimateDelivery({ from: 2, to: 4 }, new Date('2026-11-19T12:00:00Z'))).toEqual({
    from: '2026-11-23',
    to: '2026-11-25',
  });
});

test('V-07: parcel and freight are the methods there are, and a new cart starts with the parcel', () => {
  expect(['parcel', 'freight', 'drone', ''].map(isShippingMethodKey)).toEqual([true, true, false, false]);
  expect(defaultShippingMethod).toBe('parcel');
});
