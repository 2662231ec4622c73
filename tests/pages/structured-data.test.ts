import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localeCodes } from '../../src/kernel/locale.ts';
import { writeAmount } from '../../src/kernel/money.ts';
import { getLocale, languagePrefix } from '../../src/markets/locales.ts';
import { formatMoney } from '../../src/markets/money-format.ts';
import {
  priceLine,
  productDiscountLine,
  productLine,
  reviewLine,
  skuOf,
  stockLine,
} from '../support/sample-catalogue.ts';
import {
  findVocabularyFaults,
  readThings,
  readVocabulary,
  requireThing,
  VOCABULARY,
} from '../support/schema-org.ts';
import { hasShared } from '../support/shared-data.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { cookieAfter, openWholeShop, type WholeShop } from '../support/whole-shop.ts';

const freezer = productLine(41, {
  name: { 'en-GB': 'Freezer', 'de-DE': 'Gefriertruhe </script>' },
  slug: { 'en-GB': 'freezer-10000041', 'de-DE': 'gefriertruhe-10000041' },
  description: { 'de-DE': 'Kühlt.' },
  brand: 'Royal Catering',
  model: 'RC-41',
  ean: '4006381333931',
  images: [{ name: 'freezer-white' }, { name: 'freezer-open' }],
  package: 'freight',
  energy: {
    labelUrl: 'https://energy.example/label.png',
    ficheUrl: 'https://energy.example/fiche.pdf',
    iconUrl: 'https://energy.example/icon.svg',
    class: 'B',
  },
  faq: { 'de-DE': [{ question: 'Wie laut?', answer: 'Leise.' }] },
});
const used = productLine(42, {
  name: { 'en-GB': 'Used saw' },
  slug: { 'en-GB': 'used-saw-10000042' },
  tags: ['bware'],
  ean: '4006381333932',
});

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop([
    ...smallCatalogue,
    freezer,
    used,
    priceLine(41, 'EUR', 49_900),
    priceLine(42, 'EUR', 4_900),
    stockLine(41, 3),
    stockLine(42, 0),
    productDiscountLine('sale', {
      predicate: { sku: [skuOf(3)] },
      name: { 'en-GB': 'Sale' },
      validUntil: '2099-11-30T00:00:00.000Z',
    }),
    reviewLine('first', 1, { rating: 5, title: 'Sehr gut', locale: 'de-DE', authorName: 'Mila' }),
    reviewLine('second', 1, { rating: 4 }),
  ]);
});
afterAll(() => shop.close());

const offerOf = (html: string) => requireThing(html, 'Product').offers as Record<string, unknown>;

describe('the price of a page', () => {
  /** Skus: whole prices, and one that is reduced. */
  it.each(['de-DE', 'sk-SK', 'hu-HU', 'de-CH', 'fr-CH', 'en-GB', 'bg-BG', 'nb-NO', 'lt-LT'] as const)(
    'D-10, P-14: in %s it is the same in the markup, on the page and in the cart',
    async (locale) => {
      const { countryCode } = getLocale(locale);
      const host = `${countryCode.toLowerCase()}.localhost`;
      for (const sku of [skuOf(1), skuOf(3)]) {
        const prefix = countryCode === 'LT' ? '/p' : languagePrefix(locale);
        const found = await shop.get(`${host}${prefix}/x-${sku.slice(2)}`);
        const { status, body } = await shop.get(`${host}${String(found.headers.location)}`);
        expect(status).toBe(200);
        const offer = offerOf(body);

        const added = await shop.call(`${host}/api/commerce/addToCart`, { sku });
        const { cart } = (added.json as { data: { cart: { id: string; totalPrice: never } } }).data;
        const read = await shop.call(
          `${host}/api/commerce/getCart`,
          { id: cart.id },
          { cookie: cookieAfter(added) },
        );
        const [line] = (read.json as { data: { cart: { lineItems: { totalPrice: never }[] } } }).data.cart
          .lineItems;
        const charged = line?.totalPrice as never;
        expect([offer.price, offer.priceCurrency]).toEqual([
          writeAmount(charged),
          (charged as { currencyCode: string }).currencyCode,
        ]);
        expect(body.replace(/<script.*?<\/script>/gs, '')).toContain(`>${formatMoney(locale, charged)}<`);
      }
    },
  );

  it('P-14: of a reduction it says until when it holds, and of any other price nothing', async () => {
    expect(offerOf((await shop.get('de.localhost/bohrmaschine-10000003')).body).priceValidUntil).toBe(
      '2099-11-30',
    );
    expect(offerOf((await shop.get('de.localhost/bohrmaschine-10000001')).body)).not.toHaveProperty(
      'priceValidUntil',
    );
  });
});

describe('a product', () => {
  it('P-14: says all that its page shows of it', async () => {
    const { body } = await shop.get('de.localhost/gefriertruhe-10000041');
    const origin = 'http://de.localhost:0';
    expect(requireThing(body, 'Product')).toMatchObject({
      name: 'Gefriertruhe </script>',
      sku: 'EX10000041',
      gtin: '4006381333931',
      mpn: 'RC-41',
      brand: { '@type': 'Brand', name: 'Royal Catering' },
      image: [`${origin}/pictures/freezer-white-640.webp`, `${origin}/pictures/freezer-open-640.webp`],
      hasEnergyConsumptionDetails: {
        hasEnergyEfficiencyCategory: 'https://schema.org/EUEnergyEfficiencyCategoryB',
      },
      offers: {
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
        shippingDetails: {
          shippingRate: { value: '0.00', currency: 'EUR' },
          shippingDestination: { addressCountry: 'DE' },
          deliveryTime: { transitTime: { minValue: 4, maxValue: 8 } },
        },
        hasMerchantReturnPolicy: {
          applicableCountry: 'DE',
          merchantReturnDays: 14,
          returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
        },
      },
    });
    expect(requireThing(body, 'FAQPage').mainEntity).toMatchObject([{ name: 'Wie laut?' }]);
    expect(requireThing(body, 'BreadcrumbList').itemListElement).toMatchObject([
      { position: 1, item: `${origin}/` },
      { position: 2, name: 'Werkstatt', item: `${origin}/werkstatt/` },
      { position: 3, item: `${origin}/gefriertruhe-10000041` },
    ]);
  });

  it('P-14: second-hand, sold out and with a wrong number it says the first two and keeps the third', async () => {
    const { body } = await shop.get('de.localhost/used-saw-10000042');
    const product = requireThing(body, 'Product');
    expect(product).not.toHaveProperty('gtin');
    expect(product).not.toHaveProperty('aggregateRating');
    expect(offerOf(body)).toMatchObject({
      availability: 'https://schema.org/OutOfStock',
      itemCondition: 'https://schema.org/UsedCondition',
      shippingDetails: { shippingRate: { value: '1.95', currency: 'EUR' } },
    });
  });

  it('P-14: its rating and reviews are those that the page shows', async () => {
    const { body } = await shop.get('de.localhost/bohrmaschine-10000001');
    const product = requireThing(body, 'Product');
    expect(product.aggregateRating).toMatchObject({ ratingValue: 4.5, reviewCount: 2 });
    expect(product.review).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({
          name: 'Sehr gut',
          author: { '@type': 'Person', name: 'Mila' },
          datePublished: '2026-03-01',
          inLanguage: 'de-DE',
        }),
      ]),
    );
    for (const { name } of product.review as { name: string }[]) expect(body).toContain(name);
  });
});

it('P-14, L-01: a category tells the way to it', async () => {
  const { body } = await shop.get('ch.localhost/fr/atelier/');
  expect(requireThing(body, 'BreadcrumbList').itemListElement).toMatchObject([
    { position: 1, item: 'http://ch.localhost:0/fr' },
    { position: 2, name: 'Atelier', item: 'http://ch.localhost:0/fr/atelier/' },
  ]);
});

it('D-10: home says who sells and how the shop is searched', async () => {
  const { body } = await shop.get('ch.localhost/fr');
  expect(requireThing(body, 'Organization')).toMatchObject({
    name: 'Gantry',
    address: { '@type': 'PostalAddress' },
  });
  expect(requireThing(body, 'WebSite')).toMatchObject({
    url: 'http://ch.localhost:0/fr',
    inLanguage: 'fr-CH',
    potentialAction: {
      target: { urlTemplate: 'http://ch.localhost:0/fr/search?query={search_term_string}' },
    },
  });
});

describe.skipIf(!hasShared(VOCABULARY))('the words of schema.org', () => {
  it('P-14: are all that pages say, each where it belongs', async () => {
    const vocabulary = readVocabulary();
    const pages = [
      '',
      'werkstatt/',
      'gefriertruhe-10000041',
      'bohrmaschine-10000001',
      'bohrmaschine-10000003',
    ];
    for (const page of pages) {
      const things = readThings((await shop.get(`de.localhost/${page}`)).body);
      expect(things.length).toBeGreaterThan(0);
      expect(findVocabularyFaults(vocabulary, things)).toEqual([]);
    }
    expect(findVocabularyFaults(vocabulary, { '@type': 'Offer', gtin: '1', colour: 'red' })).toEqual([
      '/Offer.colour: no such property',
    ]);
  });
});

it.each([1, 2])('R-13: page %i of a list names itself, and the same page everywhere', async (page) => {
  const query = page === 1 ? '' : `?page=${page}`;
  const linksOf = async (address: string) => {
    const { body } = await shop.get(address);
    return [
      ...body.matchAll(/<link rel="(canonical|alternate)"(?: hrefLang="([^"]*)")? href="([^"]*)"/g),
    ].map(([, rel = '', locale = '', href = '']) => `${rel} ${locale} ${href}`);
  };
  const german = await linksOf(`de.localhost/werkstatt/${query}`);
  expect(german).toContain(`canonical  http://de.localhost:0/werkstatt/${query}`);
  expect(german.filter((link) => link.startsWith('alternate'))).toHaveLength(localeCodes.length + 1);
  expect(german).toContain(`alternate x-default http://sk.localhost:0/dielna/${query}`);
  const french = await linksOf(`ch.localhost/fr/atelier/${query}`);
  const onlyAlternates = (links: string[]) => links.filter((link) => link.startsWith('alternate'));
  expect(onlyAlternates(french)).toEqual(onlyAlternates(german));
});
