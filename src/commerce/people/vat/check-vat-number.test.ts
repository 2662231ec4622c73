import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestShop, type TestShop } from '../../../../tests/support/test-shop.ts';
import type { CountryCode } from '../../../kernel/locale.ts';
import { checkVatNumber, forgetOldVerdicts } from './check-vat-number.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.drop());

const MINUTE_MS = 60_000;

const visitor = { clientAddress: undefined };

/** What is known of a number, or a failing test. */
async function check(country: CountryCode, typed: string) {
  const checked = await checkVatNumber(shop.engine, visitor, country, typed);
  if (!checked.ok) throw new Error(checked.refusal.code);
  return checked.value;
}

function waitMinutes(minutes: number): void {
  shop.clock.time = new Date(shop.clock.time.getTime() + minutes * MINUTE_MS);
}

/** How often the service was asked about a number. */
function asked(vatId: string): number {
  return shop.vatService.questions.filter((question) => question === vatId).length;
}

test('C-06: a number is asked about as its country writes it, and the answer is kept with time and reference', async () => {
  const checked = await check('GR', ' 094.259.216 ');
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
  const again = () => check('AT', 'ATU33864707');
  const [first] = [await again(), await again()];
  waitMinutes(24 * 60 - 1);
  expect(await again()).toEqual(first);
  expect(asked('ATU33864707')).toBe(1);
  waitMinutes(1);
  await again();
  expect(asked('ATU33864707')).toBe(2);
});

test('C-06: a number that was not valid is asked about again after ten minutes, and may have become so', async () => {
  shop.vatService.answer('DE136695976', 202);
  const again = () => check('DE', '136695976');
  expect(await again()).toMatchObject({ verdict: { state: 'invalid' }, code: 202 });
  shop.vatService.answer('DE136695976', 200);
  waitMinutes(9);
  expect(await again()).toMatchObject({ verdict: { state: 'invalid' } });
  waitMinutes(1);
  expect(await again()).toMatchObject({ verdict: { state: 'valid' } });
});

test.each([
  ['down', '1111111111', 999],
  [205, '2222222222', 205],
  [208, '3333333333', 208],
  [999, '4444444444', 999],
] as const)('C-06: an answer that could not be had (%s) is never kept', async (answer, number, code) => {
  const again = () => check('PL', number);
  shop.vatService.answer(`PL${number}`, answer);
  expect(await again()).toMatchObject({ verdict: { state: 'unavailable' }, code });
  shop.vatService.answer(`PL${number}`, 200);
  expect(await again()).toMatchObject({ verdict: { state: 'valid' } });
});

test('C-06: what the service never had to answer does not overwrite what it once said', async () => {
  await check('SE', '556188840401');
  shop.vatService.answer('SE556188840401', 'down');
  waitMinutes(60);
  expect(await check('SE', '556188840401')).toMatchObject({
    verdict: { state: 'valid' },
  });
});

test('C-06: what is no number at all is not valid without asking, and nothing is no question', async () => {
  expect(await check('DE', 'DE 1')).toMatchObject({ verdict: { state: 'invalid' } });
  expect(asked('DE1')).toBe(0);
  expect(await check('DE', '  ')).toBeUndefined();
  const unasked = await checkVatNumber({ ...shop.engine, vat: undefined }, visitor, 'DE', 'DE136695976');
  expect(unasked).toEqual({ ok: true, value: undefined });
});

test('answers that nobody may use any more are forgotten', async () => {
  await check('FR', 'FR40303265045');
  waitMinutes(24 * 60);
  await check('IT', '00743110157');
  waitMinutes(1);
  expect(await forgetOldVerdicts(shop.engine)).toBeGreaterThan(0);
  expect(await forgetOldVerdicts(shop.engine)).toBe(0);
  await check('IT', '00743110157');
  expect(asked('IT00743110157')).toBe(1);
});

test('U-03: one network asks about thirty numbers in ten minutes; what is kept costs nothing', async () => {
  const office = { clientAddress: '192.0.2.7' };
  const ask = (number: number) => checkVatNumber(shop.engine, office, 'DE', String(300_000_000 + number));
  for (let number = 0; number < 30; number += 1) expect(await ask(number)).toMatchObject({ ok: true });
  expect(await ask(30)).toMatchObject({ ok: false, refusal: { code: 'RateLimited' } });
  expect(await ask(0)).toMatchObject({ ok: true });
  expect(asked('DE300000030')).toBe(0);
  waitMinutes(10);
  expect(await ask(30)).toMatchObject({ ok: true });
});
