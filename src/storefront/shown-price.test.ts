import { expect, test } from 'vitest';
import type { ProductPrice } from '../api/contract/catalogue.ts';
import { money } from '../kernel/money.ts';
import { toPagePrice } from './shown-price.ts';

const euro = (cents: number) => money('EUR', cents);
const reduced: ProductPrice = {
  value: euro(10_000),
  discounted: {
    value: euro(9006),
    discount: {
      id: '0199a3c0-0000-7000-8000-000000000001',
      key: 'sale',
      name: 'Sale',
      value: { type: 'absolute', money: [euro(994)] },
      validUntil: '2026-11-30T23:00:00.000Z',
      isActive: true,
    },
  },
  priorPrice: euro(10_000),
  reductionPermyriad: 994,
};

test('D-01: a reduction shows the lowest prior price, a percentage that is never flattered, and its last day', () => {
  expect(toPagePrice(reduced, 'Europe/Berlin')).toEqual({
    value: euro(9006),
    reduction: { prior: euro(10_000), percent: 9, lastDay: '30.11.2026' },
  });
  expect(toPagePrice(reduced, 'Europe/Athens').reduction?.lastDay).toBe('01.12.2026');
});

test('D-01: 15 % that cents have made 14.99 % are told as 15 %', () => {
  const percentOf = (reductionPermyriad: number) =>
    toPagePrice({ ...reduced, reductionPermyriad }, 'Europe/Berlin').reduction?.percent;
  expect([1494, 1495, 1499, 1500, 1594].map(percentOf)).toEqual([14, 15, 15, 15, 15]);
});

test('D-01: without a prior price there is the lower price and nothing else', () => {
  const { priorPrice: _prior, reductionPermyriad: _permyriad, ...unannounced } = reduced;
  expect(toPagePrice(unannounced, 'Europe/Berlin')).toEqual({ value: euro(9006) });
});
