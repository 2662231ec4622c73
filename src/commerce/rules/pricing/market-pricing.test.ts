import { expect, test } from 'vitest';
import { euro } from '../../../../tests/support/pricing-input.ts';
import { money } from '../../../kernel/money.ts';
import { getMarketPricing } from './market-pricing.ts';

const on = new Date('2026-11-20T12:00:00Z');

test('V-06, V-07, Y-02: a country asks for its fees, its rates and its fee at the door', () => {
  const { taxRateOf, ...terms } = getMarketPricing('DE', 'EUR', on);
  expect(terms).toEqual({
    currencyCode: 'EUR',
    shippingFees: { parcel: euro(195), freight: euro(995), freeAbove: euro(5900) },
    codFee: euro(290),
  });
  expect(['standard', 'reduced', 'unknown'].map(taxRateOf)).toEqual([
    { name: 'VAT', permyriad: 1900 },
    { name: 'VAT', permyriad: 700 },
    { name: 'VAT', permyriad: 1900 },
  ]);
});

test('V-06: rates are those of the day', () => {
  expect(getMarketPricing('DE', 'EUR', new Date('2020-08-01')).taxRateOf('standard').permyriad).toBe(1600);
});

test('Y-02: no fee at the door where it is not offered, or is in other money', () => {
  expect(getMarketPricing('IE', 'EUR', on).codFee).toBeUndefined();
  expect(getMarketPricing('BG', 'EUR', on).codFee).toBeUndefined();
  expect(getMarketPricing('CZ', 'EUR', on).codFee).toBeUndefined();
  expect(getMarketPricing('CZ', 'CZK', on).codFee).toEqual(money('CZK', 5900));
});

test('V-07: nothing is delivered in money without rates', () => {
  expect(() => getMarketPricing('DE', 'USD', on)).toThrow('no shipping rates for DE in USD');
});
