import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestShop, type TestShop } from '../../tests/support/test-shop.ts';
import type { CallInput, CallName, ShopCalls } from '../api/contract.ts';
import { getMarket } from '../markets/countries.ts';
import { createAnswerCache } from './answer-cache.ts';

let shop: TestShop;
let search: { version: number };
let asked: number;
let time: number;
let remembering: ShopCalls;

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.drop());

beforeEach(() => {
  asked = 0;
  search = { version: 1 };
  time = Date.parse('2026-11-21T10:00:00Z');
  const shopper = shop.openShopper('SK');
  const counting: ShopCalls = {
    locale: 'sk-SK',
    call(name, input) {
      asked += 1;
      return shopper.call(name, input);
    },
  };
  const answers = createAnswerCache({ now: () => new Date(time) }, search);
  remembering = answers.remember(counting, getMarket('SK'));
});

async function timesAsked<Name extends CallName>(name: Name, input: CallInput<Name>): Promise<number> {
  await remembering.call(name, input);
  return asked;
}

it('B-08: a search for words is remembered for 120 seconds at most', async () => {
  const input = { query: 'drill' };
  expect(await timesAsked('productSearch', input)).toBe(1);
  time += 119_999;
  expect(await timesAsked('productSearch', input)).toBe(1);
  time += 1;
  expect(await timesAsked('productSearch', input)).toBe(2);
  expect(await timesAsked('productSearch', { query: 'drills' })).toBe(3);
});

it('B-08: what was found before the index changed is not told again', async () => {
  expect(await timesAsked('productSearch', { query: 'drill' })).toBe(1);
  expect(await timesAsked('productSearch', { categoryKey: 'workshop' })).toBe(2);
  search.version++;
  expect(await timesAsked('productSearch', { query: 'drill' })).toBe(3);
  expect(await timesAsked('productSearch', { categoryKey: 'workshop' })).toBe(4);
});

it('a listing without words is remembered until something it shows changes', async () => {
  await timesAsked('productSearch', { categoryKey: 'workshop' });
  time += 3_500_000;
  expect(await timesAsked('productSearch', { categoryKey: 'workshop' })).toBe(1);
});

it('what is anyone’s own is always asked', async () => {
  await timesAsked('isLoggedIn', {});
  expect(await timesAsked('isLoggedIn', {})).toBe(2);
});
