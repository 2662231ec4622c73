import { expect, test } from 'vitest';
import { money } from '../../../kernel/money.ts';
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

test('V-07: parcel and freight are the methods there are, and a new cart starts with the parcel', () => {
  expect(['parcel', 'freight', 'drone', ''].map(isShippingMethodKey)).toEqual([true, true, false, false]);
  expect(defaultShippingMethod).toBe('parcel');
});
