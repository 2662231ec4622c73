import { expect, test } from 'vitest';
import type { CountryCode } from '../../../kernel/locale.ts';
import type { TaxMode } from '../../rules/pricing/pricing-input.ts';
import { resolveVatTreatment } from './vat-treatment.ts';

const none: readonly CountryCode[] = [];

test.each<[string, TaxMode, CountryCode, CountryCode, readonly CountryCode[], string, string | undefined]>([
  ['at home', 'Platform', 'SK', 'SK', none, 'S 2300', undefined],
  ['to a person of the Union, by the one-stop shop', 'Platform', 'SK', 'DE', none, 'S 2300', 'oneStopShop'],
  ['to a person where the seller is registered', 'Platform', 'SK', 'DE', ['DE'], 'S 2300', undefined],
  ['to a person outside the Union', 'Platform', 'SK', 'CH', ['CH'], 'S 2300', undefined],
  ['to a company of the Union', 'External', 'SK', 'DE', none, 'K 0', 'intraCommunity'],
  ['to a company outside the Union', 'External', 'SK', 'NO', none, 'G 0', 'export'],
  ['from outside the Union', 'External', 'CH', 'DE', none, 'G 0', 'export'],
])('T-02: goods %s', (_, mode, from, to, registeredIn, vat, note) => {
  const treatment = resolveVatTreatment(mode, from, to, registeredIn);
  const { category, permyriad } = treatment.vatOf(2300);
  expect(`${category} ${permyriad}`).toBe(vat);
  expect(treatment.note).toBe(note);
});

test('T-02: what is taxed at nothing at all is zero rated', () => {
  expect(resolveVatTreatment('Platform', 'GB', 'GB', none).vatOf(0)).toEqual({ category: 'Z', permyriad: 0 });
});
