import { beforeEach, expect, it } from 'vitest';
import type { CallInput, CallName, ShopCalls } from '../api/contract.ts';
import { accept } from '../kernel/outcome.ts';
import { getMarket } from '../markets/countries.ts';
import { createKeptAnswers } from './kept-answers.ts';

const slovakia = getMarket('SK');
const search = { version: 1 };
let asked: string[];
let time: number;

/** A shop that finds nothing and counts how often it is asked. */
const shop: ShopCalls = {
  locale: 'sk-SK',
  call(name, input) {
    asked.push(`${name} ${JSON.stringify(input)}`);
    const products = { total: 0, offset: 0, limit: 24, results: [] };
    return Promise.resolve(accept({ products })) as unknown as ReturnType<typeof shop.call<typeof name>>;
  },
};
const clock = { now: () => new Date(time) };
let remembering: ShopCalls;

beforeEach(() => {
  asked = [];
  time = Date.parse('2026-11-21T10:00:00Z');
  remembering = createKeptAnswers(clock, search).remember(shop, slovakia);
});

async function timesAsked<Name extends CallName>(name: Name, input: CallInput<Name>): Promise<number> {
  await remembering.call(name, input);
  return asked.length;
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
