import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMessages } from '../../scripts/messages-plugin.ts';
import { productFields } from '../../src/commerce/goods/catalogue/product-fields.ts';
import { createFolderBlobs } from '../../src/integrations/media/media-folder.ts';
import { saveMedia, storeMedium } from '../../src/media/take-media.ts';
import { eventually } from '../support/eventually.ts';
import { writeSvg } from '../support/media-shop.ts';
import {
  cartDiscountLine,
  categoryLine,
  priceLine,
  productLine,
  skuOf,
  stockLine,
} from '../support/sample-catalogue.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { openWholeShop, type WholeShop } from '../support/whole-shop.ts';

const german = readMessages('messages', 'de-DE');

const energy = {
  labelUrl: '/pictures/energy/1-label.svg',
  ficheUrl: '/pictures/energy/1-fiche.svg',
  iconUrl: '/pictures/energy/b-of-a.svg',
  class: 'B',
};

/** A freezer with all that a product's page can tell. */
const freezer = productLine(41, {
  name: { 'en-GB': 'Freezer', 'de-DE': 'Gefriertruhe' },
  slug: { 'en-GB': 'freezer-10000041', 'de-DE': 'gefriertruhe-10000041' },
  energy,
  faq: { 'de-DE': [{ question: 'Friert sie </script>?', answer: 'Ja & leise.' }] },
  manualUrl: { 'en-GB': 'https://example.com/en.pdf', 'de-DE': 'https://manuals.example/41-de.pdf' },
  video: 'https://video.example.com/watch?v=41',
  images: [{ name: 'freezer-white' }],
  images360: 36,
});

/** A saw that says something in every field of which its page shows anything. */
const saw = productLine(43, {
  categories: ['saws'],
  brand: 'Ulmia',
  name: { 'en-GB': 'Saw', 'de-DE': 'Gehrungssäge' },
  slug: { 'en-GB': 'saw-10000043', 'de-DE': 'gehrungssaege-10000043' },
  description: { 'de-DE': 'Sägt Leisten im Winkel.' },
  highlights: { 'de-DE': ['Mit Anschlag'] },
  attributes: [{ key: 'power', value: 1300, unit: 'VA' }],
  images: [{ name: 'mitre-saw', label: { 'de-DE': 'Blatt von links' } }],
  package: 'freight',
  tags: ['bware'],
  ean: '4006381333931',
  model: 'MS-7',
  metaTitle: { 'de-DE': 'Saubere Schnitte' },
  metaDescription: { 'de-DE': 'Eine Säge für Leisten' },
  faq: { 'de-DE': [{ question: 'Auch Metall?', answer: 'Nur Holz.' }] },
  manualUrl: { 'de-DE': 'https://manuals.example/43-de.pdf' },
  video: 'https://video.example.com/watch?v=43',
  images360: 36,
  energy: { ...energy, iconUrl: '/pictures/energy/c-of-a.svg', class: 'C' },
  taxCategory: 'reduced',
  volumeDiscountGroup: 'saws',
});

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop([
    ...smallCatalogue,
    categoryLine('saws', 'workshop', {
      name: { 'en-GB': 'Saws', 'de-DE': 'Sägen' },
      slug: { 'en-GB': 'saws', 'de-DE': 'saegen' },
    }),
    cartDiscountLine('many-saws', {
      value: { type: 'relative', permyriad: 700 },
      target: { type: 'lineItems', predicate: { volumeDiscountGroup: ['saws'] } },
      volumeDiscountGroup: 'saws',
      volume: 3,
    }),
    saw,
    freezer,
    productLine(42, {
      name: { 'en-GB': 'Chest', 'de-DE': 'Truhe' },
      slug: { 'en-GB': 'chest-10000042', 'de-DE': 'truhe-10000042' },
      energy: { ...energy, iconUrl: 'https://example.com/b.svg', labelUrl: 'https://example.com/label.pdf' },
    }),
    ...[41, 42, 43].flatMap((number) => [priceLine(number, 'EUR', 49_900), stockLine(number, 7)]),
  ]);
  const media = { ...shop.shop.engine, blobs: createFolderBlobs(join(shop.dataDir, 'media')) };
  for (const name of ['1-label', '1-fiche', 'b-of-a', 'c-of-a']) {
    const stored = await storeMedium(media, `energy/${name}.svg`, writeSvg('<path d="M0 0h7"/>'));
    if (stored.ok) await saveMedia(media, [stored.value]);
    await eventually(async () =>
      expect((await shop.get(`de.localhost/pictures/energy/${name}.svg`)).status).toBe(200),
    );
  }
});
afterAll(() => shop.close());

/** The page without the data that its scripts carry. */
async function markupOf(address: string): Promise<string> {
  const { status, body } = await shop.get(address);
  expect(status).toBe(200);
  return body.replace(/<script\b[^>]*>.*?<\/script>/gs, '');
}

describe('P-21: what a product says of itself', () => {
  /** By the field that it comes from. */
  const shown: Readonly<Record<string, RegExp>> = {
    sku: /EX10000043/,
    categories: />Sägen</,
    brand: /Ulmia/,
    name: /<h1[^>]*>Gehrungssäge</,
    slug: /rel="canonical" href="[^"]*\/gehrungssaege-10000043"/,
    description: /Sägt Leisten im Winkel\./,
    highlights: /Mit Anschlag/,
    attributes: /1\.300\sVA/,
    images: /Blatt von links/,
    package: /Speditionsversand/,
    tags: /<li[^>]*>B-Ware<\/li>/,
    ean: /4006381333931/,
    model: /MS-7/,
    metaTitle: /<title>Saubere Schnitte/,
    metaDescription: /content="Eine Säge für Leisten"/,
    faq: /Auch Metall\?.*Nur Holz\./s,
    manualUrl: /43-de\.pdf/,
    video: /watch\?v=43/,
    images360: new RegExp(german['details.turntable'] ?? 'no text'),
    energy: /Energieeffizienzklasse C/,
    taxCategory: /[^\d]7\s%/,
    volumeDiscountGroup: new RegExp(german['product.volumeTitle'] ?? 'no text'),
  };
  /** Where else each of the others is seen. */
  const elsewhere: Readonly<Record<string, string>> = {
    key: 'the sku once more',
    productType: 'the names of attributes, and which are filters',
    popularity: 'the order of listings',
    family: 'what is compared',
    releasedAt: 'the order of listings',
    metaKeywords: 'getProduct',
    deliveryPackage: 'among the details',
    content: 'the price of a unit (unit-price.test.ts)',
    documents: 'below the details (write-details.test.ts)',
    hazard: 'the safety block (product-safety.test.ts)',
    manufacturer: 'the safety block (product-safety.test.ts)',
    warnings: 'the safety block (product-safety.test.ts)',
    dimensions: 'getProduct',
    setParts: 'tests/pages/sets-and-second-hand.test.ts',
    secondHand: 'tests/pages/sets-and-second-hand.test.ts',
    relatedAccessories: 'getProduct',
    parentProducts: 'getProduct',
    guarantee: 'the cart',
    withdrawalException: 'the buy box (withdrawal-exceptions.test.ts)',
    eligibleForSelling: 'carts and listings',
    published: 'whether there is a page',
  };

  it('has a place where it is seen, every field of it', () => {
    expect([...Object.keys(shown), ...Object.keys(elsewhere)].toSorted()).toEqual(
      Object.keys(productFields).toSorted(),
    );
  });

  it.each(Object.entries(shown))('comes from the file to its page, and to no other: %s', async (_, seen) => {
    expect(await markupOf('de.localhost/gehrungssaege-10000043')).toMatch(seen);
    expect(await markupOf('de.localhost/bohrmaschine-10000001')).not.toMatch(seen);
  });
});

describe('P-07 D-06: the energy label', () => {
  const arrow = `<img[^>]* src="${energy.iconUrl}" alt="Energieeffizienzklasse B"`;

  it('stands beside the price: the arrow leads to the label, a link to the product information sheet', async () => {
    const markup = await markupOf('de.localhost/gefriertruhe-10000041');
    expect(markup).toMatch(new RegExp(`<a href="${energy.labelUrl}" data-energy-label="[^"]+">${arrow}`));
    expect(markup).toContain(`<a href="${energy.ficheUrl}">${german['product.energySheet']}</a>`);
  });

  it.each(['de.localhost/werkstatt/?hitsPerPage=48', 'de.localhost/search?query=Gefriertruhe'])(
    'L-02: stands on the card of the product at %s, and on no other card',
    async (address) => {
      const markup = await markupOf(address);
      expect(markup.match(new RegExp(arrow, 'g'))).toHaveLength(1);
      expect(markup).toContain(`href="${energy.ficheUrl}"`);
    },
  );

  it('S-10: kept elsewhere is linked in words, and nothing is fetched from there', async () => {
    const markup = await markupOf('de.localhost/truhe-10000042');
    expect(markup).toContain('<a href="https://example.com/label.pdf">Energieeffizienzklasse B</a>');
    expect(markup).not.toContain('https://example.com/b.svg');
  });

  it('is not on the page of what has none', async () => {
    expect(await markupOf('de.localhost/bohrmaschine-10000001')).not.toContain(german['product.energySheet']);
  });

  it('X-01: comes with cards and products of the middleware alike', async () => {
    const rating = {
      labelUrl: energy.labelUrl,
      ficheUrl: energy.ficheUrl,
      label: { iconUrl: energy.iconUrl },
      class: 'B',
    };
    const ask = async (call: string, input: object) =>
      (await shop.call(`de.localhost/api/commerce/${call}`, { locale: 'de-DE', ...input })).json;
    expect(await ask('getProduct', { sku: skuOf(41) })).toMatchObject({
      data: { product: { energyRating: rating } },
    });
    expect(await ask('getProducts', { query: 'Gefriertruhe' })).toMatchObject({
      data: { products: { results: [{ sku: skuOf(41), energyRating: rating }] } },
    });
  });
});

describe('P-06: what the page of a product tells below', () => {
  it('P-14: questions unfold without JavaScript, and search engines are told of them', async () => {
    const { body } = await shop.get('de.localhost/gefriertruhe-10000041');
    expect(body).toContain(german['details.questions']);
    expect(body).toMatch(
      /<details[^>]*><summary[^>]*>Friert sie &lt;\/script&gt;\?<\/summary><div[^>]*><p[^>]*>Ja &amp; leise\./,
    );
    const told = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json),
    );
    expect(told.find((thing) => thing['@type'] === 'FAQPage')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Friert sie </script>?',
          acceptedAnswer: { '@type': 'Answer', text: 'Ja & leise.' },
        },
      ],
    });
  });

  it('the manual in the language of the page', async () => {
    const markup = await markupOf('de.localhost/gefriertruhe-10000041');
    expect(markup).toContain(
      `<a href="https://manuals.example/41-de.pdf">${german['details.manual']}</a> (PDF, Deutsch)`,
    );
    expect(markup).not.toContain('https://example.com/en.pdf');
    expect(await markupOf('ie.localhost/freezer-10000041')).toContain('href="https://example.com/en.pdf"');
  });

  it('P-13: a manual that is not there in the language can be asked for', async () => {
    const markup = await markupOf('sk.localhost/freezer-10000041');
    expect(markup).toContain('Chýba návod vo vašom jazyku?');
    expect(markup).toContain(
      'href="/request?product=10000041&amp;reason=product-claim&amp;subreason=missing-language-manual"',
    );
  });

  it('S-10: a video is a link that says where it leads; the page has nothing from there', async () => {
    const markup = await markupOf('de.localhost/gefriertruhe-10000041');
    expect(markup).toMatch(
      /<a [^>]*href="https:\/\/video\.example\.com\/watch\?v=41"[^>]* aria-label="Video auf video\.example\.com"/,
    );
    expect(markup.match(/video\.example\.com\/watch/g)).toHaveLength(1);
    expect(markup).not.toMatch(/<(?:iframe|video|img|source)[^>]*video\.example\.com/);
  });

  it('P-01: a button for the view all around, and none of its pictures before it is pressed', async () => {
    const markup = await markupOf('de.localhost/gefriertruhe-10000041');
    expect(markup).toMatch(
      new RegExp(
        `<button[^>]* aria-label="${german['details.turntable']}"[^>]*><svg.*?</svg><span[^>]*>360°</span></button>`,
      ),
    );
    expect(markup).not.toContain('/pictures/360/');
  });

  it('no headings for what there is not', async () => {
    const markup = await markupOf('de.localhost/bohrmaschine-10000001');
    expect(markup).not.toContain('Video auf');
    expect(markup).not.toContain(german['details.turntable']);
  });
});
