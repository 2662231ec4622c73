import { expect, test } from 'vitest';
import { testMerchant } from '../../tests/support/merchant.ts';
import { requireSender } from './mail-sender.ts';

test.each([
  ['sk-SK', 'Slovensko'],
  ['de-CH', 'Slowakei'],
  ['el-GR', 'Σλοβακία'],
  ['fi-FI', 'Slovakia'],
] as const)('a mail in %s calls the seller’s country %s', (reader, country) => {
  const { companyFor } = requireSender(testMerchant);
  expect(companyFor(reader).addressLines).toEqual(['Skladová 1', '811 09 Bratislava', country]);
});

test('nobody writes while the record does not say who', () => {
  expect(() => requireSender({})).toThrow('merchant check');
});
