import { expect, test } from 'vitest';
import { getMarket } from '../markets/countries.ts';
import { findSeoRedirection } from './seo-redirection.ts';

const origin = 'https://gantry.de';
const germany = { market: getMarket('DE'), nativeRouting: false, origin };

test.each([
  ['/category/bohrmaschinen', 301, '/bohrmaschinen/'],
  ['/search/akku%20bohrer', 301, '/search?query=akku+bohrer'],
  [`${origin}/category/saegen/`, 301, '/saegen/'],
  ['/p/bohrer-10000101', 308, '/bohrer-10000101'],
  ['/Bohrmaschinen', 308, '/bohrmaschinen/'],
] as const)('R-08: %s leads with %i to %s', (sourceUrl, redirectionCode, path) => {
  expect(findSeoRedirection(germany, sourceUrl)).toEqual({
    ok: true,
    value: { targetURL: `${origin}${path}`, redirectionCode },
  });
});

test('R-08: with native routing an old product address leads to its native form', () => {
  const store = { market: getMarket('LT'), nativeRouting: true, origin: 'https://gantry.lt' };
  expect(findSeoRedirection(store, '/grezimas-10000101')).toEqual({
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
] as const)('X-03: %j leads nowhere: %s', (sourceUrl, code) => {
  expect(findSeoRedirection(germany, sourceUrl)).toMatchObject({ ok: false, refusal: { code } });
});

test('M-01: a store without an address of its own leads nowhere', () => {
  const homeless = { ...germany, origin: undefined };
  expect(findSeoRedirection(homeless, '/category/bohrmaschinen')).toMatchObject({
    ok: false,
    refusal: { code: 'ResourceNotFound' },
  });
});
