import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestShop, type TestShop } from '../../tests/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.drop());

test('C-06: a company abroad learns that its number is valid and its prices are NET', async () => {
  const { validation } = await shop
    .openShopper('AT')
    .get('validateVatId', { country: 'AT', vatId: 'atu 338 647 07' });
  expect(validation).toEqual({
    vatId: 'ATU33864707',
    state: 'valid',
    checkedAt: '2026-11-20T12:00:00.000Z',
    reference: 'answer 1',
    code: 200,
    priceChange: 'net',
    messageKeys: ['vat.validated', 'vat.pricesAdjusted'],
  });
});

test('C-06: a company of the seller’s country keeps its prices', async () => {
  const { validation } = await shop
    .openShopper('SK')
    .get('validateVatId', { country: 'SK', vatId: '2020237945' });
  expect(validation).toMatchObject({ state: 'valid', priceChange: 'none', messageKeys: ['vat.validated'] });
});

test.each([
  [201, 'invalid', ['vat.notValidated', 'vat.formatHint']],
  [208, 'unavailable', ['vat.technicalIssue', 'vat.pricesNotAdjusted']],
  ['down', 'unavailable', ['vat.technicalIssue', 'vat.pricesNotAdjusted']],
] as const)('C-06: the service’s answer %s is told as %s', async (code, state, messageKeys) => {
  const vatId = `DE${100_000_000 + (code === 'down' ? 999 : code)}`;
  shop.vatService.answer(vatId, code);
  const { validation } = await shop.openShopper('DE').get('validateVatId', { country: 'DE', vatId });
  expect(validation).toMatchObject({ vatId, state, messageKeys });
});

test('C-06: no number is no verdict', async () => {
  const answer = await shop.openShopper('DE').get('validateVatId', { country: 'DE', vatId: ' ' });
  expect(answer).toEqual({ validation: null });
});

test('X-03: a country that the shop does not know and a number without end are refused by field', async () => {
  const refused = await shop
    .openShopper('DE')
    .send('validateVatId', { country: 'LU', vatId: 'x'.repeat(261) });
  expect(refused).toMatchObject({
    ok: false,
    refusal: { code: 'InvalidInput', fields: { country: 'oneOf', vatId: 'max' } },
  });
});
