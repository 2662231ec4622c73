import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getMarket, markets } from './countries.ts';
import { buildOrderNumber, formatOrderNumber, parseOrderNumber } from './order-number.ts';

test('T-01: only Czech pages drop the NS prefix', () => {
  const number = buildOrderNumber(42);
  expect(number).toBe('NS0000000042');
  expect(formatOrderNumber(getMarket('CZ'), number)).toBe('0000000042');
  expect(
    markets
      .filter((market) => formatOrderNumber(market, number) !== number)
      .map(({ countryCode }) => countryCode),
  ).toEqual(['CZ']);
});

test('T-01: what a page shows can be typed back in', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...markets),
      fc.integer({ min: 0, max: 9_999_999_999 }),
      (market, sequence) => {
        const number = buildOrderNumber(sequence);
        expect(parseOrderNumber(formatOrderNumber(market, number))).toBe(number);
        expect(parseOrderNumber(` ${number.toLowerCase()} `)).toBe(number);
      },
    ),
  );
});

test('T-01: other texts are no order numbers', () => {
  for (const text of ['', 'NS', 'NS1', '12345', 'NS00000000421', 'XS0000000042']) {
    expect(parseOrderNumber(text), text).toBeUndefined();
  }
});

test('T-01: a number that does not fit ten digits is never made', () => {
  for (const sequence of [-1, 0.5, 1e10, Number.NaN]) {
    expect(() => buildOrderNumber(sequence)).toThrow('no order number');
  }
});
