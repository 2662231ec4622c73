import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/database.ts';
import {
  categoryLine,
  importLines,
  priceLine,
  productLine,
  skuOf,
  stockLine,
  typeLine,
} from '../../../../tests/support/sample-catalogue.ts';
import { systemClock } from '../../../kernel/clock.ts';
import { pickPrice } from '../../rules/pricing/price.ts';
import { type CategoryTrees, createCategoryTrees } from './category-trees.ts';
import { getCategory, getCategoryTree } from './get-category.ts';
import { getInventory } from './get-inventory.ts';
import { getProduct } from './get-product.ts';
import { getProductCards } from './get-product-cards.ts';
import { getSellable } from './get-sellable.ts';

const visitor = { customerGroup: undefined, at: new Date('2026-11-20T12:00:00.000Z') };
const germany = { country: 'DE', currency: 'EUR', ...visitor } as const;
const austria = { country: 'AT', currency: 'EUR', ...visitor } as const;
const czechia = { country: 'CZ', currency: 'CZK', ...visitor } as const;

let test: TestDatabase;
let trees: CategoryTrees;
beforeAll(async () => {
  test = await createTestDatabase();
  trees = createCategoryTrees(test.database, systemClock);
  await importLines(test.database, [
    typeLine(),
    categoryLine('workshop', null, {
      orderHint: 2,
      name: { 'en-GB': 'Workshop', 'de-DE': 'Werkstatt' },
      slug: { 'en-GB': 'workshop', 'de-DE': 'werkstatt', 'de-AT': 'werkstaette' },
    }),
    categoryLine('kitchen', null, { orderHint: 1 }),
    categoryLine('drills', 'workshop', {
      name: { 'en-GB': 'Drills', 'de-DE': 'Bohrer' },
      slug: { 'en-GB': 'drills', 'de-DE': 'bohrer' },
      content: { 'de-DE': '<p>Bohrer</p>' },
      image: 'drills',
    }),
    categoryLine('hammer-drills', 'drills'),
    categoryLine('saws', 'workshop'),
    productLine(1, {
      categories: ['hammer-drills', 'drills'],
      name: { 'en-GB': 'Hammer drill', 'de-DE': 'Bohrhammer' },
      slug: { 'en-GB': 'hammer-drill-10000001', 'de-DE': 'bohrhammer-10000001' },
      description: { 'de-DE': `<b>Stark</b> ${'und sehr robust '.repeat(20)}` },
      highlights: { 'de-DE': ['Stark'] },
      attributes: [
        { key: 'power', value: 1200.5 },
        { key: 'cordless', value: false },
        { key: 'colour', value: { 'en-GB': 'red', 'de-DE': 'rot' } },
      ],
      images: [{ name: 'hammer-drill-1', label: { 'en-GB': 'From the left' } }, { name: 'hammer-drill-2' }],
      ean: '4006381333931',
      tags: ['new'],
    }),
    productLine(2, { categories: ['saws'] }),
    productLine(3, { categories: ['saws'], published: false }),
    productLine(4, { categories: ['saws'] }),
    priceLine(1, 'EUR', 12_900),
    priceLine(1, 'EUR', 11_900, 'DE'),
    priceLine(1, 'CZK', 299_900),
    priceLine(2, 'EUR', 500),
    priceLine(3, 'EUR', 500),
    stockLine(1, 7),
  ]);
});
afterAll(() => test.drop());

describe('a price', () => {
  it('V-02: of the country wins over the one of its currency', async () => {
    const priceIn = async (market: typeof germany | typeof austria) => {
      const sellable = (await getSellable(test.database, [skuOf(1)], market, 'de-DE')).get(skuOf(1));
      return pickPrice(sellable?.prices ?? [], {
        country: market.country,
        currencyCode: market.currency,
        customerGroup: undefined,
        channel: undefined,
        at: new Date('2026-11-20T12:00:00Z'),
      })?.value.centAmount;
    };
    expect(await priceIn(germany)).toBe(11_900);
    expect(await priceIn(austria)).toBe(12_900);
  });

  it('V-02: missing in the market hides the product there', async () => {
    const skus = [skuOf(4), skuOf(2), skuOf(1)];
    const cards = await getProductCards(test.database, skus, czechia, 'cs-CZ');
    expect(cards.map((card) => card.sku)).toEqual([skuOf(1)]);
    expect(await getProduct(test.database, trees, skuOf(2), czechia, 'cs-CZ')).toBeUndefined();
    expect([...(await getSellable(test.database, skus, czechia, 'cs-CZ')).keys()]).toEqual([skuOf(1)]);
  });
});

describe('product cards', () => {
  it('L-02: come in the order asked for, with the first attributes written out in the locale', async () => {
    const [second, first] = await getProductCards(
      test.database,
      [skuOf(2), skuOf(3), skuOf(1)],
      germany,
      'de-AT',
    );
    expect(second).toEqual({
      sku: skuOf(2),
      name: 'Tool 2',
      slug: 'tool-10000002',
      price: { value: { currencyCode: 'EUR', centAmount: 500, fractionDigits: 2 } },
      availability: { isOnStock: false, availableQuantity: 0 },
      package: 'parcel',
      taxRatePermyriad: 1900,
      tags: [],
      keySpecs: [],
    });
    expect(first).toMatchObject({
      name: 'Bohrhammer',
      slug: 'bohrhammer-10000001',
      image: { name: 'hammer-drill-1', label: 'From the left' },
      availability: { isOnStock: true, availableQuantity: 7 },
      tags: ['new'],
    });
    expect(first?.keySpecs).toEqual([
      { key: 'power', label: 'Leistung', value: '1\u00a0200,5\u00a0W' },
      { key: 'cordless', label: 'Akkubetrieb', value: 'Nein' },
      { key: 'colour', label: 'Farbe', value: 'rot' },
    ]);
  });
});

describe('a product', () => {
  it('has its texts in the locale, its path and its address in every locale', async () => {
    const product = await getProduct(test.database, trees, skuOf(1), germany, 'de-DE');
    expect(product).toMatchObject({
      id: skuOf(1),
      name: 'Bohrhammer',
      highlights: ['Stark'],
      ean: '4006381333931',
      images: [
        { name: 'hammer-drill-1', label: 'From the left' },
        { name: 'hammer-drill-2', label: 'Bohrhammer' },
      ],
    });
    expect(product?.breadcrumbs.map((link) => link.name)).toEqual(['Werkstatt', 'Bohrer', 'hammer-drills']);
    expect(product?.slugAllLocales['de-CH']).toBe('bohrhammer-10000001');
    expect(product?.slugAllLocales['fi-FI']).toBe('hammer-drill-10000001');
    expect(product?.metaDescription).toMatch(/^Stark und sehr .*…$/);
    expect(product?.metaDescription.length).toBeLessThanOrEqual(156);
  });

  it('that is not published is not shown, but a cart can still tell its price', async () => {
    expect(await getProduct(test.database, trees, skuOf(3), germany, 'de-DE')).toBeUndefined();
    const sellable = await getSellable(test.database, [skuOf(3)], germany, 'de-DE');
    expect(sellable.get(skuOf(3))).toMatchObject({
      published: false,
      prices: [{ value: { centAmount: 500 } }],
      available: 0,
    });
  });
});

describe('a category', () => {
  it('is found by its slug in the locale, with path, siblings and the products below it', async () => {
    const category = await getCategory(test.database, trees, { slug: 'bohrer' }, germany, 'de-DE');
    expect(category).toMatchObject({
      key: 'drills',
      name: 'Bohrer',
      image: 'drills',
      content: '<p>Bohrer</p>',
      ancestors: [{ key: 'workshop', name: 'Werkstatt', slug: 'werkstatt' }],
      siblings: [{ key: 'saws', name: 'saws', slug: 'saws' }],
      productCount: 1,
    });
    expect(category?.children.map((child) => [child.key, child.productCount])).toEqual([
      ['hammer-drills', 1],
    ]);
  });

  it('L-01: has every field of its entity; related ones that sell nothing are left out', async () => {
    await importLines(test.database, [
      categoryLine('saws', 'workshop', {
        orderHint: 7,
        metaTitle: { 'en-GB': 'Buy saws' },
        imageUrl: { 'de-DE': 'https://example.com/saegen.webp' },
        posts: { 'en-GB': [{ title: 'How to saw', url: 'https://example.com/saw' }] },
        related: { relatedCategories: ['drills', 'kitchen'], complementaryCategories: ['hammer-drills'] },
      }),
    ]);
    const category = await getCategory(test.database, trees, { key: 'saws' }, germany, 'de-DE');
    expect(category).toMatchObject({
      id: 'saws',
      version: 2,
      orderHint: 7,
      parent: { key: 'workshop' },
      hasProducts: true,
      metaTitle: 'Buy saws',
      imageUrl: 'https://example.com/saegen.webp',
      posts: [{ title: 'How to saw', url: 'https://example.com/saw' }],
      popularCategories: [],
    });
    expect(category?.relatedCategories.map(({ key }) => key)).toEqual(['drills']);
    expect(category?.complementaryCategories.map(({ key }) => key)).toEqual(['hammer-drills']);
    const brief = await getCategory(test.database, trees, { key: 'saws' }, germany, 'de-DE', {
      querySet: 'navigation',
      fetchSiblings: false,
    });
    expect(brief).toMatchObject({ siblings: [], posts: [], relatedCategories: [], orderHint: 7 });
    expect(category?.siblings).toHaveLength(1);
  });

  it('R-09: is found by its slug, its fallback’s where it has none, else by one of another locale, and says its own', async () => {
    const find = async (slug: string, locale: 'de-AT' | 'de-DE' | 'fr-FR') =>
      (await getCategory(test.database, trees, { slug }, austria, locale))?.key;
    expect(await find('bohrer', 'de-AT')).toBe('drills');
    expect(await find('werkstaette', 'de-AT')).toBe('workshop');
    const foreign = await getCategory(test.database, trees, { slug: 'werkstatt' }, austria, 'de-AT');
    expect([foreign?.key, foreign?.slug]).toEqual(['workshop', 'werkstaette']);
    expect(await find('werkstaette', 'de-DE')).toBe('workshop');
    expect(await find('nowhere', 'de-DE')).toBeUndefined();
    expect(await find('workshop', 'fr-FR')).toBe('workshop');
  });

  it('knows its address in every locale', async () => {
    const category = await getCategory(test.database, trees, { key: 'workshop' }, germany, 'de-DE');
    expect(category?.slugAllLocales).toMatchObject({
      'de-DE': 'werkstatt',
      'de-AT': 'werkstaette',
      'de-CH': 'werkstatt',
      'pl-PL': 'workshop',
    });
  });

  it('counts a product once, only where it is sold', async () => {
    const countsIn = async (market: typeof germany | typeof czechia) =>
      (await getCategoryTree(trees, market, 'de-DE')).map((node) => [node.key, node.productCount]);
    expect(await countsIn(germany)).toEqual([
      ['kitchen', 0],
      ['workshop', 2],
    ]);
    expect(await countsIn(czechia)).toEqual([
      ['kitchen', 0],
      ['workshop', 1],
    ]);
  });

  it('shows a change at once', async () => {
    await importLines(test.database, [categoryLine('garden', null, { orderHint: 3 })]);
    expect((await getCategoryTree(trees, germany, 'de-DE')).map((node) => node.key)).toContain('garden');
  });
});

describe('the inventory', () => {
  it('says how many there are, nothing of what it does not know', async () => {
    expect(await getInventory(test.database, [skuOf(2), 'EX99999999', skuOf(1)], '2026-11-20')).toEqual([
      { sku: skuOf(2), availableQuantity: 0 },
      { sku: skuOf(1), availableQuantity: 7 },
    ]);
  });
});
