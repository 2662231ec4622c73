import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestShop, type TestShop } from '../../tests/support/test-shop.ts';
import { parseVatAnswer } from '../integrations/vat/vat-answer.ts';
import { answerVatQuestion } from './vat-question.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.drop());

async function codeOf(vatId: string | undefined, ownVatId?: string): Promise<number> {
  const answer = await answerVatQuestion(shop.engine, { ownVatId, vatId }, '192.0.2.1');
  if (!answer.ok) throw new Error(answer.refusal.code);
  return parseVatAnswer(answer.value).errorCode;
}

test('X-01: a question in the shop’s name is answered in the service’s XML, with its reference', async () => {
  const answer = await answerVatQuestion(
    shop.engine,
    { ownVatId: 'SK9999999999', vatId: 'ATU33864707' },
    '192.0.2.1',
  );
  expect(answer).toEqual({ ok: true, value: expect.stringContaining('<ErrorCode>200</ErrorCode>') });
  expect(answer.ok && parseVatAnswer(answer.value)).toEqual({ errorCode: 200, reference: 'answer 1' });
});

test.each([
  ['the number of nobody’s country', 'XX1', undefined, 212],
  ['no number', undefined, undefined, 215],
  ['a number without end', `DE${'1'.repeat(60)}`, undefined, 215],
  ['another shop’s name', 'ATU33864707', 'DE136695976', 206],
])('I-04: %s is answered by the service’s own code', async (_, vatId, ownVatId, code) => {
  const before = shop.vatService.questions.length;
  expect(await codeOf(vatId, ownVatId)).toBe(code);
  expect(shop.vatService.questions).toHaveLength(before);
});

test('I-04: a service that cannot be reached is 999', async () => {
  shop.vatService.answer('DE136695976', 'down');
  expect(await codeOf('DE136695976')).toBe(999);
  const off = await answerVatQuestion(
    { ...shop.engine, vat: undefined },
    { ownVatId: undefined, vatId: 'DE1' },
    '::1',
  );
  expect(off).toEqual({ ok: true, value: expect.stringContaining('<ErrorCode>999</ErrorCode>') });
});

test('U-03: too many questions of one network are refused', async () => {
  const outcomes = [];
  for (let number = 0; number < 31; number += 1) {
    const vatId = `DE${400_000_000 + number}`;
    outcomes.push(await answerVatQuestion(shop.engine, { ownVatId: undefined, vatId }, '198.51.100.9'));
  }
  expect(outcomes.findIndex((outcome) => !outcome.ok)).toBe(30);
  expect(outcomes.at(-1)).toMatchObject({ refusal: { code: 'RateLimited' } });
});
