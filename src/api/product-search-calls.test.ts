import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  categoryLine,
  importLines,
  priceLine,
  productLine,
  skuOf,
  stockLine,
  typeLine,
} from '../../tests/support/sample-catalogue.ts';
import { createTestShop, type TestShop } from '../../tests/support/test-shop.ts';
import { createEmbeddedSearch, type EmbeddedSearch } from '../search/embedded/embedded-search.ts';
import type { ListingFilters } from './contract/product-search.ts';

let shop: TestShop;
let search: EmbeddedSearch;
/** A shopper of Slovakia where something can be found. */
const openSearcher = () => shop.openShopper('SK', { ...shop.engine, search });

beforeAll(async () => {
  shop = await createTestShop();
  await importLines(shop.database, [
    typeLine(),
    categoryLine('workshop', null, { related: { complementaryCategories: ['gloves'] } }),
    categoryLine('drills', 'workshop'),
    categoryLine('gloves'),
    productLine(1, {
      categories: ['drills'],
      family: 'hammer',
      brand: 'MSW',
      popularity: 5,
      relatedAccessories: [skuOf(5), skuOf(6)],
      ean: '4006381333931',
      name: { 'sk-SK': 'Čerpadlo' },
    }),
    productLine(2, { categories: ['drills'], family: 'hammer', popularity: 9, name: { 'sk-SK': 'Hadica' } }),
    productLine(3, {
      categories: ['drills'],
      family: 'hammer',
      tags: ['bware'],
      name: { 'sk-SK': 'Chladič' },
    }),
    productLine(4, { categories: ['workshop'], family: 'saw', name: { 'sk-SK': 'Dláto' } }),
    productLine(5, { categories: ['workshop'], parentProducts: [skuOf(1)], name: { 'sk-SK': 'Cvok' } }),
    productLine(6, { categories: ['workshop'], name: { 'sk-SK': 'Zub' } }),
    productLine(7, { categories: ['gloves'], popularity: 3 }),
    productLine(8, { categories: ['gloves'], popularity: 7 }),
    productLine(9, { categories: ['gloves'], eligibleForSelling: false, popularity: 99 }),
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => priceLine(number, 'EUR', number * 1000)),
    priceLine(2, 'EUR', 100, 'SK'),
    ...[1, 2, 4, 5, 7, 8, 9].map((number) => stockLine(number, 3)),
  ]);
  const { database, events, clock } = shop.engine;
  search = createEmbeddedSearch({
    database,
    events,
    clock,
    log: (line) => expect.fail(line),
  });
});
afterAll(async () => {
  search.stop();
  await shop.drop();
});

const numbersOf = (cards: readonly { readonly sku: string }[]) =>
  cards.map(({ sku }) => Number(sku.slice(2)) - 10_000_000);

test('X-01: products are found by category, brand, family, stock and price, a page at a time', async () => {
  const shopper = shop.openShopper('SK');
  const find = async (filterQuery: object, more: object = {}) => {
    const { products } = await shopper.get('productProjectionSearch', { filterQuery, ...more });
    return [products.total, numbersOf(products.results)];
  };
  expect(await find({ categoryKey: 'drills' })).toEqual([3, [2, 1, 3]]);
  expect(await find({ categoryKey: 'workshop' }, { limit: 2, offset: 1 })).toEqual([6, [1, 3]]);
  expect(await find({ categoryKey: 'workshop' }, { offset: 50 })).toEqual([6, []]);
  expect(await find({ brands: ['MSW'] })).toEqual([1, [1]]);
  expect(await find({ family: 'hammer', bware: false })).toEqual([2, [2, 1]]);
  expect(await find({ tags: ['bware'] })).toEqual([1, [3]]);
  expect(await find({ categoryKey: 'workshop', isOnStock: false })).toEqual([2, [3, 6]]);
  expect(await find({ skus: [skuOf(1), skuOf(9)] })).toEqual([1, [1]]);
  expect(await find({ minimumCents: 100, maximumCents: 1000 })).toEqual([2, [2, 1]]);
});

test('X-01: products are sorted by price in the market and by name in its alphabet', async () => {
  const sorted = async (
    country: 'SK' | 'DE',
    sort: 'price-asc' | 'price-desc' | 'name-asc' | 'name-desc',
  ) => {
    const { products } = await shop
      .openShopper(country)
      .get('productProjectionSearch', { filterQuery: { categoryKey: 'workshop' }, sort });
    return numbersOf(products.results);
  };
  expect(await sorted('SK', 'price-asc')).toEqual([2, 1, 3, 4, 5, 6]);
  expect(await sorted('DE', 'price-desc')).toEqual([6, 5, 4, 3, 2, 1]);
  // Slovak: c before č before d, ch after h.
  expect(await sorted('SK', 'name-asc')).toEqual([5, 1, 4, 2, 3, 6]);
  expect(await sorted('SK', 'name-desc')).toEqual([6, 3, 2, 4, 1, 5]);
});

test('P-10: a product is compared with its family, B-ware apart, itself left out', async () => {
  const shopper = shop.openShopper('SK');
  const compared = async (input: { filter?: { family?: string; bware?: boolean }; limit?: number } = {}) =>
    numbersOf((await shopper.get('getComparisonProducts', { sku: skuOf(1), ...input })).products.results);
  expect(await compared()).toEqual([2]);
  expect(await compared({ filter: { bware: true } })).toEqual([3]);
  expect(await compared({ filter: { family: 'saw' } })).toEqual([4]);
  expect(await shopper.call('getComparisonProducts', { sku: 'EX19999999' })).toMatchObject({
    ok: false,
    refusal: { code: 'ProductNotFound' },
  });
  expect(await shopper.send('getComparisonProducts', { sku: skuOf(1), limit: 31 })).toMatchObject({
    ok: false,
    refusal: { code: 'InvalidInput', fields: { limit: 'max' } },
  });
});

test('P-09: what goes with a product: its accessories on stock, then complementary categories, 4 in all', async () => {
  const shopper = shop.openShopper('SK');
  const { products, baseProduct } = await shopper.get('getComplementaryProductsBySku', { skus: [skuOf(1)] });
  expect(baseProduct?.sku).toBe(skuOf(1));
  expect(numbersOf(products.results)).toEqual([5]);
  const workshop = await shopper.get('getComplementaryProductsBySku', { skus: [skuOf(4), skuOf(1)] });
  expect(numbersOf(workshop.products.results)).toEqual([5, 8, 7]);
  const one = await shopper.get('getComplementaryProductsBySku', {
    skus: [skuOf(4)],
    options: { limit: 1 },
  });
  expect(numbersOf(one.products.results)).toEqual([8]);
  const referenced = await shopper.get('getComplementaryProductsByCategories', {
    categoryKeys: ['gloves', 'drills'],
    excludedSkus: [skuOf(8)],
    limit: 2,
  });
  expect(numbersOf(referenced.products.results)).toEqual([7, 2]);
});

test('P-09 P-10: all that stands beside a product comes in one call, each article in one place', async () => {
  const shopper = shop.openShopper('SK');
  const beside = async (number: number) => {
    const { products, ...rows } = await shopper.get('getGoodsBeside', { sku: skuOf(number) });
    const named = Object.entries(rows).map(([name, skus]) => [name, numbersOf(skus.map((sku) => ({ sku })))]);
    return { ...Object.fromEntries(named), cards: numbersOf(products.results) };
  };
  // 3 is second-hand, 9 is not sold, and 2 costs a tenth of 1 here.
  expect(await beside(1)).toEqual({
    accessories: [5, 6],
    parents: [],
    complementary: [],
    similar: [],
    related: [2, 3],
    compared: [2],
    cards: [5, 6, 2, 3],
  });
  expect(await beside(4)).toMatchObject({ complementary: [8, 7], compared: [] });
  expect(await beside(5)).toMatchObject({ parents: [1], accessories: [], similar: [4, 6], related: [2, 3] });
  expect(await shopper.call('getGoodsBeside', { sku: 'EX19999999' })).toMatchObject({
    ok: false,
    refusal: { code: 'ProductNotFound' },
  });
});

test('X-01: the query sets of the product search: related, alternative, tag manager', async () => {
  const shopper = shop.openShopper('SK');
  const related = await shopper.get('productSearch', { querySet: 'related', sku: skuOf(1) });
  expect(numbersOf(related.products.results)).toEqual([2, 3]);
  const alternative = await shopper.get('productSearch', { querySet: 'alternative', sku: skuOf(3) });
  expect(numbersOf(alternative.products.results)).toEqual([2, 1]);
  const { analyticsItems } = await shopper.get('productSearch', {
    querySet: 'tagManager',
    skus: [skuOf(1), skuOf(5)],
  });
  expect(analyticsItems).toMatchObject([
    {
      id: skuOf(1),
      brand: 'MSW',
      price: { centAmount: 1000 },
      currency: 'EUR',
      isOnStock: true,
      categories: ['workshop', 'drills'],
      shippingType: 'parcel',
      itemType: 'product',
      gtin: '4006381333931',
    },
    { id: skuOf(5), itemType: 'accessory' },
  ]);
  expect(await shopper.send('productSearch', { querySet: 'related' })).toMatchObject({
    ok: false,
    refusal: { code: 'InvalidInput' },
  });
});

describe('B-04: a listing narrowed by filters', () => {
  const listing = async (filters: ListingFilters, more: object = {}) => {
    const shopper = openSearcher();
    return shopper.get('productSearch', { querySet: 'listing', filters, sort: 'price-asc', ...more });
  };

  test('filters narrow, and facets count what each value would leave', async () => {
    const { products, facets } = await listing({ isOnStock: true }, { withFacets: true });
    expect(numbersOf(products.results)).toEqual([2, 1, 4, 5, 7, 8]);
    expect(facets?.onStock).toBe(6);
    expect(facets?.price).toEqual({ minimumCents: 100, maximumCents: 8000 });
    expect(facets?.brands).toEqual([{ value: 'MSW', label: 'MSW', count: 1 }]);
    expect(facets?.categories.map(({ value, count }) => [value, count])).toEqual([
      ['gloves', 2],
      ['workshop', 4],
    ]);
  });

  test('prices are what the market pays, both ends included; categories stand beside the listing’s own', async () => {
    expect(numbersOf((await listing({ minimumCents: 100, maximumCents: 1000 })).products.results)).toEqual([
      2, 1,
    ]);
    const inBoth = await listing({ categoryKeys: ['drills'] }, { categoryKey: 'workshop' });
    expect(numbersOf(inBoth.products.results)).toEqual([2, 1, 3]);
  });

  test('facets are not counted for who does not ask', async () => {
    expect((await listing({})).facets).toBeUndefined();
  });

  test.each([
    [{ brands: [] }, 'filters.brands', 'min'],
    [{ brands: Array.from({ length: 51 }, (_, number) => `b${number}`) }, 'filters.brands', 'max'],
    [{ minimumCents: -1 }, 'filters.minimumCents', 'min'],
    [{ colour: ['red'] }, 'filters.colour', 'unknown'],
    [{ attributes: { power: [] } }, 'filters.attributes.power', 'min'],
  ])('%j is refused by its field', async (filters, field, rule) => {
    expect(await openSearcher().send('productSearch', { filters })).toMatchObject({
      ok: false,
      refusal: { code: 'InvalidInput', fields: { [field]: rule } },
    });
  });
});

describe('B-02: what a search box shows', () => {
  test('products with price and address, categories with the way to them, brands', async () => {
    const shopper = openSearcher();
    const hoses = await shopper.get('getSearchSuggestions', { query: 'hadi' });
    expect(hoses).toMatchObject({
      total: 1,
      products: [{ sku: skuOf(2), name: 'Hadica', price: { value: { centAmount: 100 } } }],
    });
    const drills = await shopper.get('getSearchSuggestions', { query: 'dril' });
    expect(drills.categories).toContainEqual({
      key: 'drills',
      name: 'drills',
      slug: 'drills',
      path: ['workshop'],
    });
    expect((await shopper.get('getSearchSuggestions', { query: 'ms' })).brands).toContain('MSW');
  });

  test('no more products than asked for, ten at most', async () => {
    const shopper = openSearcher();
    const { products } = await shopper.get('getSearchSuggestions', { query: 'MSW', limit: 1 });
    expect(products).toHaveLength(1);
    expect(await shopper.send('getSearchSuggestions', { query: 'MSW', limit: 11 })).toMatchObject({
      ok: false,
      refusal: { fields: { limit: 'max' } },
    });
  });

  test('a word that nothing begins with', async () => {
    const found = await openSearcher().get('getSearchSuggestions', { query: 'zzzzqqqq' });
    expect(found).toEqual({ total: 0, products: [], categories: [], brands: [], queries: [] });
  });
});
