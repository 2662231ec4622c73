import { describe, expect, it } from 'vitest';
import {
  cartDiscountLine,
  categoryLine,
  guaranteeLine,
  priceLine,
  productLine,
  stockLine,
  typeLine,
} from '../../tests/support/sample-catalogue.ts';
import { describeProblem, parseCatalogueLine } from './catalogue-file.ts';

const problemsOf = (line: unknown) => {
  const parsed = parseCatalogueLine(JSON.stringify(line), 17);
  return parsed.ok ? [] : parsed.problems.map(describeProblem);
};

describe('a line of a catalogue file', () => {
  it.each([
    [typeLine()],
    [categoryLine('workshop')],
    [categoryLine('drills', 'workshop', { image: 'drills', metaTitle: { 'de-AT': 'Bohrer' } })],
    [
      productLine(1, {
        attributes: [{ key: 'colour', value: { 'de-DE': 'rot' } }],
        releasedAt: '2026-03-01',
      }),
    ],
    [productLine(1, { tags: ['new', 'campaign:black_friday'], taxCategory: 'reduced' })],
    [guaranteeLine('4100010', { excludedSkus: ['EX10000001'], brands: ['MSW'], relations: ['workshop'] })],
    [
      categoryLine('drills', null, {
        related: { popularCategories: ['saws'] },
        imageUrl: { 'en-GB': 'https://x.example/a.webp' },
      }),
    ],
    [
      categoryLine('drills', null, {
        posts: {
          'en-GB': [
            { title: 'Ours', url: 'page:how-to-drill' },
            { title: 'Theirs', url: 'https://x.example/drill' },
          ],
        },
      }),
    ],
    [priceLine(1, 'EUR', 100)],
    [priceLine(1, 'HUF', 12_300)],
    [stockLine(1, 0)],
    [stockLine(1, 4, 'warehouse-north')],
    [{ ...stockLine(1, 0), reorderedAt: '2026-11-30' }],
  ])('is taken when it is right: %j', (line) => {
    expect(problemsOf(line)).toEqual([]);
  });

  it.each([
    'http://x.example/',
    'javascript:alert(1)',
    '/how-to-drill/',
    'page:',
    'page:../x',
    'category:saws',
  ])('L-01: no post of a category leads to %s', (url) =>
    expect(problemsOf(categoryLine('drills', null, { posts: { 'en-GB': [{ title: 'x', url }] } }))).toEqual([
      expect.stringContaining(
        'categories.posts.en-GB.0.url: must be an address with https, or page: and the name of a page',
      ),
    ]),
  );

  // First segments of the route table (rule R-01), of the card partner and of the reserved prefixes.
  it.each(['log-out', 'my-account', 'password-reset', 'adyen-payment-error', 'card-sandbox', 'font', 'fr'])(
    'R-01: %s stays a page of the shop: no category may be called so',
    (slug) =>
      expect(problemsOf(categoryLine('drills', 'workshop', { slug: { 'de-DE': slug } }))).toEqual([
        expect.stringContaining('categories.slug.de-DE'),
      ]),
  );

  it.each([
    [
      'an unknown type',
      { type: 'dragon' },
      'line 17: unknown type "dragon"; known are productType, category, product, price, priceLog, stock, review, discount, code, customerGroup, customer, page, asset',
    ],
    [
      'stock of a channel under another key',
      { ...stockLine(1, 4, 'north'), key: 'EX10000001/south' },
      'line 17: stocks.key: must be EX10000001/north',
    ],
    [
      'no type',
      {},
      'line 17: no type; known are productType, category, product, price, priceLog, stock, review, discount, code, customerGroup, customer, page, asset',
    ],
    [
      'a type from Object.prototype',
      { type: 'constructor' },
      'line 17: unknown type "constructor"; known are productType, category, product, price, priceLog, stock, review, discount, code, customerGroup, customer, page, asset',
    ],
    [
      'stock ordered anew on no day',
      { ...stockLine(1, 0), reorderedAt: '2026-11-31' },
      'line 17: stocks.reorderedAt: Invalid ISO date',
    ],
    ['an unknown field', stockLine(1, 1), undefined],
    ['an array', [], 'line 17: is not a JSON object'],
    [
      'a guarantee on stock',
      { type: 'stock', key: '4100010', availableQuantity: 1 },
      'line 17: stocks.key: must be EX and 8 digits',
    ],
    [
      'goods with the sku of a guarantee',
      guaranteeLine('4100010', {}, { productType: 'tool', guarantee: undefined, categories: ['workshop'] }),
      'line 17: products.sku: must start with 41000 for an extra_guarantee, and for nothing else',
    ],
    [
      'a guarantee that says nothing of itself',
      guaranteeLine('4100010', {}, { guarantee: undefined }),
      'line 17: products.guarantee: belongs to an extra_guarantee, which needs it',
    ],
    [
      'P-07: half an energy label',
      productLine(1, {
        energy: { labelUrl: 'https://x.example/l', iconUrl: 'https://x.example/i', class: 'A' },
      }),
      'line 17: products.energy.ficheUrl: must be an address with https, or a path of the shop',
    ],
    [
      'a manual that is not an address',
      productLine(1, { manualUrl: { 'en-GB': 'javascript:alert(1)' } }),
      'line 17: products.manualUrl.en-GB: must be an address with https, or a path of the shop',
    ],
    [
      'a computed tag',
      productLine(1, { tags: ['topRated'] }),
      'line 17: products.tags.0: must be new, bestseller, bware or campaign:…',
    ],
    [
      'goods outside every category',
      productLine(1, { categories: [] }),
      'line 17: products.categories: needs at least one',
    ],
    [
      'an unknown locale',
      productLine(1, { name: { 'en-US': 'x', 'en-GB': 'y' } }),
      'line 17: products.name.en-US: unknown field',
    ],
    [
      'a name in no locale',
      productLine(1, { name: {} }),
      'line 17: products.name: needs at least one locale',
    ],
    [
      'another slug than the sku says',
      productLine(1, { slug: { 'de-DE': 'tool-10000002' } }),
      'line 17: products.slug.de-DE: must end with 10000001',
    ],
    [
      'a slug with capitals',
      productLine(1, { slug: { 'de-DE': 'Tool-10000001' } }),
      'line 17: products.slug.de-DE: must be lowercase letters, digits and single hyphens',
    ],
    ['a key that is not the sku', productLine(1, { key: 'EX1' }), 'line 17: products.key: must be the sku'],
    [
      'one category twice',
      productLine(1, { categories: ['a', 'a'] }),
      'line 17: products.categories: names one twice',
    ],
    [
      'a category slug that reads like a product',
      categoryLine('x', null, { slug: { 'en-GB': 'x-12345678' } }),
      'line 17: categories.slug.en-GB: must not end in 8 digits, as product slugs do',
    ],
    [
      'a category slug of the shop itself',
      categoryLine('x', null, { slug: { 'en-GB': 'checkout' } }),
      'line 17: categories.slug.en-GB: is an address of the shop itself',
    ],
    [
      'a category slug that is a language',
      categoryLine('x', null, { slug: { 'en-GB': 'fr' } }),
      'line 17: categories.slug.en-GB: is an address of the shop itself',
    ],
    [
      'a price in another money than the country has',
      priceLine(1, 'EUR', 100, 'CZ'),
      'line 17: prices.value.currencyCode: must be CZK in CZ',
    ],
    [
      'a forint price with fillér',
      priceLine(1, 'HUF', 150),
      'line 17: prices.value.centAmount: must be a multiple of 100',
    ],
    [
      'a price with a fraction of a cent',
      priceLine(1, 'EUR', 1.5),
      'line 17: prices.value.centAmount: Invalid input: expected int, received number',
    ],
    [
      'V-01: a price that no cart could add up exactly',
      priceLine(1, 'EUR', 10_000_000_001),
      'line 17: prices.value.centAmount: Too big: expected number to be <=10000000000',
    ],
    [
      'V-04: a volume discount that needs a code',
      cartDiscountLine('bulk', { requiresDiscountCode: true, volumeDiscountGroup: 'screws', volume: 3 }),
      'line 17: discounts.requiresDiscountCode: excludes volume: codes and volume discounts are never both applied',
    ],
    [
      'a price key that says something else',
      { ...priceLine(1, 'EUR', 1), key: 'EX10000001/DE' },
      'line 17: prices.key: must be EX10000001/EUR',
    ],
    [
      'a character PostgreSQL cannot hold',
      productLine(1, { brand: 'a\u0000b' }),
      'line 17: products.brand: holds a character that cannot be stored',
    ],
    [
      'half a surrogate pair',
      productLine(1, { brand: 'a\ud800b' }),
      'line 17: products.brand: holds a character that cannot be stored',
    ],
    [
      'an attribute twice',
      productLine(1, {
        attributes: [
          { key: 'a', value: 1 },
          { key: 'a', value: 2 },
        ],
      }),
      'line 17: products.attributes.1.key: comes twice: a',
    ],
  ])('is refused for %s', (_reason, line, expected) => {
    const problems = expected === undefined ? problemsOf({ ...line, colour: 'red' }) : problemsOf(line);
    expect(problems).toEqual([expected ?? 'line 17: stocks.colour: unknown field']);
  });

  it('says everything that is wrong with it', () => {
    expect(problemsOf(productLine(1, { package: 'box', popularity: -1, taste: 'sweet' }))).toHaveLength(3);
  });

  it('is refused when it is not JSON', () => {
    const parsed = parseCatalogueLine('{"type":', 3);
    expect(parsed).toEqual({ ok: false, problems: [{ line: 3, path: '', message: 'is not JSON' }] });
  });
});
