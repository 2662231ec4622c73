import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  categoryLine,
  guaranteeLine,
  importLines,
  priceLine,
  productLine,
  skuOf,
  stockLine,
  typeLine,
} from '../../../../tests/support/sample-catalogue.ts';
import { createTestShop, type TestShop } from '../../../../tests/support/test-shop.ts';
import { isBware } from './product-details.ts';

const energy = {
  labelUrl: 'https://example.com/label.pdf',
  ficheUrl: 'https://example.com/fiche.pdf',
  iconUrl: 'https://example.com/icon.svg',
  class: 'B',
};
const whole = productLine(1, {
  categories: ['drills', 'workshop'],
  metaTitle: { 'en-GB': 'Buy a drill', 'de-DE': 'Bohrer kaufen' },
  metaDescription: { 'de-DE': 'Bohrt.' },
  metaKeywords: { 'de-DE': 'Bohrer, Akku' },
  faq: { 'de-DE': [{ question: 'Bohrt er?', answer: 'Ja.' }] },
  manualUrl: { 'en-GB': 'https://example.com/en.pdf' },
  video: 'https://example.com/video',
  deliveryPackage: 'Box',
  dimensions: { gross: { length: 400, weight: 2500 }, net: { weight: 2100 } },
  relatedAccessories: [skuOf(2)],
  energy,
  images: [{ name: 'drill' }],
  images360: 24,
  taxCategory: 'reduced',
  volumeDiscountGroup: 'drills',
  family: 'hammer',
});

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await importLines(shop.database, [
    typeLine(),
    typeLine('extra_guarantee', { attributes: [] }),
    categoryLine('workshop'),
    categoryLine('drills', 'workshop'),
    whole,
    productLine(2, { parentProducts: [skuOf(1)] }),
    guaranteeLine('4100010', { excludedSkus: [skuOf(2)] }),
    priceLine(1, 'EUR', 11_900),
    priceLine(2, 'EUR', 900),
    {
      type: 'price',
      key: '4100010/EUR',
      sku: '4100010',
      value: { currencyCode: 'EUR', centAmount: 0, fractionDigits: 2 },
    },
    stockLine(1, 3),
    stockLine(2, 3),
  ]);
});
afterAll(() => shop.drop());

const productIn = async (country: 'DE' | 'AT' | 'IE', sku: string) =>
  (await shop.openShopper(country).get('getProduct', { sku })).product;

test('P-21, X-01: a product has every field of its record, texts in the locale', async () => {
  expect(await productIn('DE', skuOf(1))).toMatchObject({
    id: skuOf(1),
    masterVariant: { id: 1, sku: skuOf(1) },
    version: 1,
    productType: 'tool',
    published: true,
    eligibleForSelling: true,
    metaTitle: 'Bohrer kaufen',
    metaDescription: 'Bohrt.',
    metaKeywords: 'Bohrer, Akku',
    faq: [{ question: 'Bohrt er?', answer: 'Ja.' }],
    video: 'https://example.com/video',
    deliveryPackage: 'Box',
    dimensions: { gross: { length: 400, weight: 2500 }, net: { weight: 2100 } },
    relatedAccessories: [skuOf(2)],
    parentProductsForAccessory: [],
    energyRating: {
      labelUrl: energy.labelUrl,
      ficheUrl: energy.ficheUrl,
      label: { iconUrl: energy.iconUrl },
      class: 'B',
    },
    numberOf360Images: 24,
    volumeDiscountGroup: 'drills',
    family: 'hammer',
    bware: false,
    images: [{ name: 'drill', url: '/pictures/drill-640.webp' }],
    categories: [
      { key: 'drills', ancestors: [{ key: 'workshop' }] },
      { key: 'workshop', ancestors: [] },
    ],
    availability: { isOnStock: true, noChannel: { isOnStock: true, availableQuantity: 3 } },
  });
});

test('P-06: a manual in another language is none; the language it is in has it', async () => {
  expect((await productIn('DE', skuOf(1))).manualUrl).toBeUndefined();
  expect((await productIn('IE', skuOf(1))).manualUrl).toBe('https://example.com/en.pdf');
});

test('V-06: a product is taxed by its category in every country', async () => {
  const { taxCategory, taxRatePermyriad } = await productIn('DE', skuOf(1));
  expect(taxRatePermyriad).toBe(700);
  expect(taxCategory.key).toBe('reduced');
  expect(taxCategory.rates).toHaveLength(25);
  expect(taxCategory.rates.find(({ country }) => country === 'CH')).toEqual({
    country: 'CH',
    name: 'VAT',
    amount: 0.026,
    permyriad: 260,
    includedInPrice: true,
  });
  expect((await productIn('DE', skuOf(2))).taxRatePermyriad).toBe(1900);
});

test('P-09: an accessory names what it belongs to', async () => {
  expect((await productIn('DE', skuOf(2))).parentProductsForAccessory).toEqual([skuOf(1)]);
});

test('E-01: an extra guarantee says what it is for, and whether it is offered in the market', async () => {
  expect((await productIn('DE', '4100010')).extraGuarantee).toEqual({
    ratePermyriad: 500,
    enabledOnMarket: true,
    excludedSkus: [skuOf(2)],
    brands: [],
    relations: [],
  });
  expect((await productIn('AT', '4100010')).extraGuarantee?.enabledOnMarket).toBe(false);
});

test('P-05: what is not to be sold keeps its page, cannot be added and leaves the carts that hold it', async () => {
  const shopper = shop.openShopper('DE');
  const { cart } = await shopper.get('addToCart', { sku: skuOf(1), quantity: 1 });
  await shopper.get('addToCart', { sku: skuOf(2), quantity: 1 });
  await importLines(shop.database, [
    productLine(2, { parentProducts: [skuOf(1)], eligibleForSelling: false }),
  ]);

  const left = await shopper.get('getCart', { id: cart.id });
  expect(left.cart.lineItems.map(({ variant }) => variant.sku)).toEqual([skuOf(1)]);
  expect(left.cart.removedSkus).toEqual([skuOf(2)]);
  expect(await shopper.call('addToCart', { sku: skuOf(2), quantity: 1 })).toMatchObject({
    ok: false,
    refusal: { code: 'ProductNotFound', sku: skuOf(2) },
  });
  expect(await productIn('DE', skuOf(2))).toMatchObject({
    eligibleForSelling: false,
    availability: { isOnStock: false, availableQuantity: 0 },
  });
});

test('K-01: B-ware is told by its tag or by its sku', () => {
  expect(isBware('EX20000001', [])).toBe(true);
  expect(isBware('EX10000001', ['bware'])).toBe(true);
  expect(isBware('EX10000001', ['new'])).toBe(false);
});
