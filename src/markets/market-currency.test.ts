import { expect, test } from 'vitest';
import { getMarket, markets } from './countries.ts';
import { resolveCurrency } from './market-currency.ts';

const opted = { datedCurrencies: true };

test('D-08: Bulgaria keeps its lev until a setting turns the dated row on', () => {
  const later = new Date('2026-11-20T12:00:00Z');
  expect(resolveCurrency(getMarket('BG'), later)).toBe('BGN');
  expect(resolveCurrency(getMarket('BG'), later, opted)).toBe('EUR');
});

test('D-08: the euro starts at midnight in Sofia, not in Greenwich', () => {
  expect(resolveCurrency(getMarket('BG'), new Date('2025-12-31T21:59:59Z'), opted)).toBe('BGN');
  expect(resolveCurrency(getMarket('BG'), new Date('2025-12-31T22:00:00Z'), opted)).toBe('EUR');
});

test('D-08: no other market changes its money', () => {
  for (const market of markets.filter(({ countryCode }) => countryCode !== 'BG')) {
    expect(resolveCurrency(market, new Date('2030-01-01T12:00:00Z'), opted)).toBe(market.currencyCode);
  }
});
