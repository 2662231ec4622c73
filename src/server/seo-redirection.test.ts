import { expect, test } from 'vitest';
import { getMarket } from '../markets/countries.ts';
import { findSeoRedirection } from './seo-redirection.ts';

const origin = 'https://gantry.de';
/** A shop whose merchant has told of no old address. */
const none = { find: async () => undefined };
const germany = { market: getMarket('DE'), nativeRouting: false, origin };

test.each([
  ['/category/bohrmaschinen', 301, '/bohrmaschinen/'],
  ['/search/akku%20bohrer', 301, '/search?query=akku+bohrer'],
  [`${origin}/category/saegen/`, 301, '/saegen/'],
  ['/p/bohrer-10000101', 308, '/bohrer-10000101'],
  ['/Bohrmaschinen', 308, '/bohrmaschinen/'],
] as const)('R-08: %s leads with %i to %s', async (sourceUrl, redirectionCode, path) => {
  expect(await findSeoRedirection(germany, sourceUrl, none)).toEqual({
    ok: true,
    value: { targetURL: `${origin}${path}`, redirectionCode },
  });
});

test('R-08: with native routing an old product address leads to its native form', async () => {
  const store = { market: getMarket('LT'), nativeRouting: true, origin: 'https://gantry.lt' };
  expect(await findSeoRedirection(store, '/grezimas-10000101', none)).toEqual({
    ok: true,
    value: { targetURL: 'https://gantry.lt/p/grezimas-10000101', redirectionCode: 308 },
  });
});

test.each([
  ['/bohrmaschinen/', 'ResourceNotFound'],
  ['/api/commerce', 'ResourceNotFound'],
  ['https://elsewhere.example/category/x', 'InvalidInput'],
  ['//elsewhere.example/category/x', 'InvalidInput'],
  ['', 'InvalidInput'],
  [undefined, 'InvalidInput'],
  [`/${'x'.repeat(3000)}`, 'InvalidInput'],
  ['https://[', 'InvalidInput'],
] as const)('X-03: %j leads nowhere: %s', async (sourceUrl, code) => {
  expect(await findSeoRedirection(germany, sourceUrl, none)).toMatchObject({ ok: false, refusal: { code } });
});

test('M-01: a store without an address of its own leads nowhere', async () => {
  const homeless = { ...germany, origin: undefined };
  expect(await findSeoRedirection(homeless, '/category/bohrmaschinen', none)).toMatchObject({
    ok: false,
    refusal: { code: 'ResourceNotFound' },
  });
});
