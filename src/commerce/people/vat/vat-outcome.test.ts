import { expect, test } from 'vitest';
import { priceChangeOf, vatMessagesOf } from './vat-outcome.ts';
import type { FrozenVatVerdict } from './vat-verdict.ts';

const seller = { sellerCountry: 'SK' } as const;

function verdict(state: FrozenVatVerdict['state'], vatId = 'DE136695976'): FrozenVatVerdict {
  return { vatId, state, checkedAt: '2026-11-20T12:00:00.000Z' };
}

test.each([
  ['valid', 'on', 'net'],
  ['valid', 'off', 'failed'],
  ['invalid', 'on', 'failed'],
  ['unavailable', 'on', 'failed'],
] as const)('C-06: a number of abroad that is %s, tax rate change %s: %s', (state, flag, change) => {
  expect(priceChangeOf(verdict(state), seller, 'DE', flag)).toBe(change);
});

test('C-06: a number of the seller’s country changes no price, and nobody is told that it should', () => {
  for (const state of ['valid', 'invalid', 'unavailable'] as const) {
    expect(priceChangeOf(verdict(state, 'SK2020237945'), seller, 'SK', 'on')).toBe('none');
  }
});

test.each([
  ['valid', 'net', ['vat.validated', 'vat.pricesAdjusted']],
  ['valid', 'failed', ['vat.validated', 'vat.pricesNotAdjusted']],
  ['valid', 'none', ['vat.validated']],
  ['invalid', 'failed', ['vat.notValidated', 'vat.formatHint']],
  ['invalid', 'none', ['vat.notValidated', 'vat.correctOrContinue']],
  ['unavailable', 'failed', ['vat.technicalIssue', 'vat.pricesNotAdjusted']],
  ['unavailable', 'none', ['vat.technicalIssue']],
] as const)('C-06: a number that is %s with the prices %s is told by %j', (state, change, keys) => {
  expect(vatMessagesOf(state, change)).toEqual(keys);
});
