import { expect, test } from 'vitest';
import { testMerchant } from '../../../../tests/support/merchant.ts';
import { orderOf } from '../../../../tests/support/priced-order.ts';
import { germanInput, listedLine } from '../../../../tests/support/pricing-input.ts';
import { buyerOf, requireSeller } from './invoice-parties.ts';

const charged = (taxMode: 'Platform' | 'External') =>
  orderOf({ ...germanInput([listedLine(1000)]), taxMode });

test('T-02: the seller is named by its number in the buyer’s country only where it charges the tax of that country', () => {
  const { company } = testMerchant;
  const registered = { ...testMerchant, company: { ...company, vatIds: { DE: 'DE136695976' } } } as const;
  expect(requireSeller(registered, charged('Platform')).vatId).toBe('DE136695976');
  expect(requireSeller(registered, charged('External')).vatId).toBe(company?.vatId);
  expect(requireSeller(testMerchant, charged('Platform')).vatId).toBe(company?.vatId);
});

test.each([
  ['094.322.222', 'GR', 'EL094322222'],
  ['EL094322222', 'GR', 'EL094322222'],
  ['136695976', 'DE', 'DE136695976'],
  [' ', 'DE', undefined],
  [undefined, 'DE', undefined],
] as const)('T-02: a buyer’s number typed as %j in %s has its prefix', (fax, country, vatId) => {
  const order = charged('Platform');
  const { fax: _none, ...address } = order.contents.billingAddress;
  const billingAddress = { ...address, country, ...(fax === undefined ? {} : { fax }) };
  expect(buyerOf({ ...order, contents: { ...order.contents, billingAddress } }).vatId).toBe(vatId);
});
