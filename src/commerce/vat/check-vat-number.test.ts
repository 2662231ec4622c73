import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { checkVatNumber, forgetOldVerdicts } from './check-vat-number.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.drop());

const MINUTE_MS = 60_000;

function waitMinutes(minutes: number): void {
  shop.clock.time = new Date(shop.clock.time.getTime() + minutes * MINUTE_MS);
}

/** How often the service was asked about a number. */
function asked(vatId: string): number {
  return shop.vatService.questions.filter((question) => question === vatId).length;
}

test('C-06: a number is asked about as its country writes it, and the answer is kept with time and reference', async () => {
  const checked = await checkVatNumber(shop.engine, 'GR', ' 094.259.216 ');
  expect(checked).toEqual({
    verdict: {
      vatId: 'EL094259216',
      state: 'valid',
      checkedAt: '2026-11-20T12:00:00.000Z',
      reference: 'answer 1',
    },
    code: 200,
  });
});

test('C-06: leaving the field, its button and the form ask once; a day later it is asked again', async () => {
  const check = () => checkVatNumber(shop.engine, 'AT', 'ATU33864707');
  const [first] = [await check(), await check()];
  waitMinutes(24 * 60 - 1);
  expect(await check()).toEqual(first);
  expect(asked('ATU33864707')).toBe(1);
  waitMinutes(1);
  await check();
  expect(asked('ATU33864707')).toBe(2);
});

test('C-06: a number that was not valid is asked about again after ten minutes, and may have become so', async () => {
  shop.vatService.answer('DE136695976', 202);
  const check = () => checkVatNumber(shop.engine, 'DE', '136695976');
  expect(await check()).toMatchObject({ verdict: { state: 'invalid' }, code: 202 });
  shop.vatService.answer('DE136695976', 200);
  waitMinutes(9);
  expect(await check()).toMatchObject({ verdict: { state: 'invalid' } });
  waitMinutes(1);
  expect(await check()).toMatchObject({ verdict: { state: 'valid' } });
});

test.each([
  ['down', '1111111111', 999],
  [205, '2222222222', 205],
  [208, '3333333333', 208],
  [999, '4444444444', 999],
] as const)('C-06: an answer that could not be had (%s) is never kept', async (answer, number, code) => {
  const check = () => checkVatNumber(shop.engine, 'PL', number);
  shop.vatService.answer(`PL${number}`, answer);
  expect(await check()).toMatchObject({ verdict: { state: 'unavailable' }, code });
  shop.vatService.answer(`PL${number}`, 200);
  expect(await check()).toMatchObject({ verdict: { state: 'valid' } });
});

test('C-06: what the service never had to answer does not overwrite what it once said', async () => {
  await checkVatNumber(shop.engine, 'SE', '556188840401');
  shop.vatService.answer('SE556188840401', 'down');
  waitMinutes(60);
  expect(await checkVatNumber(shop.engine, 'SE', '556188840401')).toMatchObject({
    verdict: { state: 'valid' },
  });
});

test('C-06: what is no number at all is not valid without asking, and nothing is no question', async () => {
  expect(await checkVatNumber(shop.engine, 'DE', 'DE 1')).toMatchObject({ verdict: { state: 'invalid' } });
  expect(asked('DE1')).toBe(0);
  expect(await checkVatNumber(shop.engine, 'DE', '  ')).toBeUndefined();
  expect(await checkVatNumber({ ...shop.engine, vat: undefined }, 'DE', 'DE136695976')).toBeUndefined();
});

test('answers that nobody may use any more are forgotten', async () => {
  await checkVatNumber(shop.engine, 'FR', 'FR40303265045');
  waitMinutes(24 * 60);
  await checkVatNumber(shop.engine, 'IT', '00743110157');
  waitMinutes(1);
  expect(await forgetOldVerdicts(shop.engine)).toBeGreaterThan(0);
  expect(await forgetOldVerdicts(shop.engine)).toBe(0);
  await checkVatNumber(shop.engine, 'IT', '00743110157');
  expect(asked('IT00743110157')).toBe(1);
});
