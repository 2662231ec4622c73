import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import {
  cartDiscountLine,
  categoryLine,
  clearCatalogue,
  codeLine,
  guaranteeLine,
  importLines,
  importText,
  moneyOf,
  priceLine,
  priceLogLine,
  productDiscountLine,
  productLine,
  skuOf,
  stockLine,
  typeLine,
} from '../../tests/support/sample-catalogue.ts';
import { hasShared, readSharedJson } from '../../tests/support/shared-data.ts';
import { countryCodes, localeCodes } from '../kernel/locale.ts';
import { exportCatalogue } from './export-catalogue.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

async function exported(): Promise<string> {
  let text = '';
  await exportCatalogue({
    database: test.database,
    async write(chunk) {
      text += chunk;
    },
  });
  return text;
}

const clear = () => clearCatalogue(test.pool);
const noon = { now: () => new Date('2026-11-20T12:00:00.000Z') };

const text = (maxLength: number) =>
  fc.string({ unit: 'grapheme', minLength: 1, maxLength }).filter((value) => !value.includes('\u0000'));
const texts = (value: fc.Arbitrary<unknown>, minKeys = 1) =>
  fc.dictionary(fc.constantFrom(...localeCodes), value, { minKeys, maxKeys: 4, noNullPrototype: true });
const slugs = (digits: string) => texts(fc.stringMatching(/^[a-z]{1,8}$/).map((word) => `${word}-${digits}`));
const optional = (fields: Record<string, fc.Arbitrary<unknown>>) => fc.record(fields, { requiredKeys: [] });

const keyword = fc.stringMatching(/^[a-z]{1,12}$/);
const address = keyword.map((word) => `https://example.com/${word}`);
const measure = fc.integer({ min: 1, max: 1_000_000 });
const measures = optional({ length: measure, width: measure, height: measure, weight: measure });

/** Any extra guarantee the format allows. */
const guarantee = optional({
  excludedSkus: fc.subarray([skuOf(1), skuOf(2)]),
  brands: fc.uniqueArray(text(10), { maxLength: 2 }),
  relations: fc.subarray(['workshop', 'attic', skuOf(1)]),
}).chain((lists) =>
  fc
    .record({
      markets: fc.subarray([...countryCodes]),
      ratePermyriad: fc.integer({ min: 1, max: 10_000 }),
    })
    .map((terms) => guaranteeLine('4100010', { ...terms, ...lists })),
);

/** What a category can say beside its place in the tree. */
const categoryFields = optional({
  metaTitle: texts(text(20), 0),
  content: texts(text(40), 0),
  imageUrl: texts(address, 0),
  posts: texts(
    fc.array(fc.record({ title: text(20), url: fc.oneof(address, fc.constant('page:payment')) }), {
      maxLength: 2,
    }),
    0,
  ),
  related: optional({
    relatedCategories: fc.constant(['attic']),
    popularCategories: fc.constant(['workshop', 'attic']),
    complementaryCategories: fc.constant(['workshop']),
  }),
});

/** Any product the format allows, of the type `tool` in the category `workshop`. */
const product = (number: number) =>
  fc
    .tuple(
      fc.record({ name: texts(text(40)), slug: slugs(skuOf(number).slice(2)) }),
      optional({
        brand: text(20),
        description: texts(text(200), 0),
        highlights: texts(fc.array(text(30), { maxLength: 3 }), 0),
        attributes: fc
          .constantFrom('power', 'cordless', 'colour')
          .chain((key) =>
            fc
              .oneof(
                fc.double({ noNaN: true, noDefaultInfinity: true }),
                fc.boolean(),
                text(20),
                texts(text(20)),
              )
              .map((value) => [{ key, value, unit: 'W' }]),
          ),
        images: fc.array(
          optional({ label: texts(text(20), 0) }).map((more) => ({ name: 'saw', ...more })),
          { maxLength: 3 },
        ),
        tags: fc.subarray(['new', 'bestseller', 'bware']),
        popularity: fc.nat(1000),
        ean: fc.stringMatching(/^\d{8,14}$/),
        model: text(20),
        releasedAt: fc
          .date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
          .map((day) => day.toISOString().slice(0, 10)),
        published: fc.boolean(),
        taxCategory: fc.constantFrom('standard', 'reduced', 'zero'),
        volumeDiscountGroup: keyword,
        family: keyword,
        eligibleForSelling: fc.boolean(),
        metaTitle: texts(text(30), 0),
        metaDescription: texts(text(30), 0),
        metaKeywords: texts(text(30), 0),
        faq: texts(fc.array(fc.record({ question: text(20), answer: text(40) }), { maxLength: 2 }), 0),
        manualUrl: texts(address, 0),
        video: address,
        deliveryPackage: text(20),
        dimensions: optional({ gross: measures, net: measures }),
        relatedAccessories: fc.subarray([skuOf(1), skuOf(2)]),
        parentProducts: fc.subarray([skuOf(1), skuOf(2)]),
        energy: fc.record({
          labelUrl: address,
          ficheUrl: address,
          iconUrl: address,
          class: fc.constantFrom('A', 'G', 'A++'),
        }),
        images360: fc.nat(1000),
      }),
    )
    .map(([required, more]) => productLine(number, { ...required, ...more }));

/** Moments around the one of the tests. */
const moment = fc
  .date({ min: new Date('2026-11-01'), max: new Date('2026-12-10'), noInvalidDate: true })
  .map((day) => day.toISOString());
const validity = fc.uniqueArray(moment, { maxLength: 2 }).map((moments) => {
  const [validFrom, validUntil] = moments.toSorted();
  return { ...(validFrom && { validFrom }), ...(validUntil && { validUntil }) };
});

/** A second price of the first product, for whomever and whenever. */
const specialPrice = fc
  .tuple(optional({ customerGroup: keyword, channel: keyword }), validity, fc.nat(1000), fc.nat(1000))
  .map(([audience, dates, cents, less]) => {
    const { customerGroup, channel } = audience as { customerGroup?: string; channel?: string };
    const words = [
      `${skuOf(1)}/PL`,
      ...(customerGroup === undefined ? [] : [`group=${customerGroup}`]),
      ...(channel === undefined ? [] : [`channel=${channel}`]),
      ...(dates.validFrom === undefined ? [] : [`from=${dates.validFrom}`]),
    ];
    return {
      ...priceLine(1, 'PLN', cents + less, 'PL'),
      key: words.join('/'),
      ...audience,
      ...dates,
      tiers: [{ minimumQuantity: 5, value: moneyOf('PLN', cents) }],
    };
  });

const predicate = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 2 },
    fc.constantFrom(
      { sku: [skuOf(1)] },
      { category: ['attic'] },
      { not: { brand: ['MSW'] } },
      { productType: ['tool'] },
      { tag: ['new'] },
    ),
    fc.array(tie('any'), { maxLength: 2 }).map((all) => ({ all })),
    fc.array(tie('any'), { maxLength: 2 }).map((any) => ({ any })),
  ),
})).any;
const cut = fc.oneof(
  fc.integer({ min: 1, max: 10_000 }).map((permyriad) => ({ type: 'relative', permyriad })),
  fc.nat(1000).map((cents) => ({ type: 'absolute', money: [moneyOf('EUR', cents)] })),
);
const discount = fc
  .record({ value: cut, predicate, sortOrder: fc.integer({ min: -9, max: 9 }), isActive: fc.boolean() })
  .chain((fields) => validity.map((dates) => productDiscountLine('sale', { ...fields, ...dates })));
const ofCarts = fc
  .tuple(
    fc.oneof(cut, fc.constant({ type: 'giftLineItem', sku: skuOf(2) })),
    predicate,
    optional({
      minimumGoods: fc.constant([moneyOf('EUR', 100)]),
      stackingMode: fc.constant('StopAfterThisDiscount'),
      stores: fc.subarray(['gantry-de', 'gantry-at']),
      requiresDiscountCode: fc.boolean(),
      tier: fc.constant('tier-1'),
    }),
    fc.boolean(),
  )
  .map(([value, of, more, isVolume]) =>
    cartDiscountLine('bundle', {
      value,
      target: { type: 'lineItems', predicate: of },
      ...more,
      ...(isVolume ? { volumeDiscountGroup: 'screws', volume: 3, requiresDiscountCode: false } : {}),
    }),
  );
const code = optional({ name: texts(text(10), 0), isActive: fc.boolean(), maxApplications: fc.nat(5) }).chain(
  (fields) => validity.map((dates) => codeLine('WELCOME-5', ['bundle'], { ...fields, ...dates })),
);
const promotions = fc.tuple(specialPrice, discount, ofCarts, code);

describe('an export', () => {
  it('imported again changes nothing, and into an empty shop it exports the same bytes', async () => {
    await fc.assert(
      fc.asyncProperty(
        product(1),
        product(2),
        fc.nat(1_000_000),
        fc.nat(1000),
        guarantee,
        categoryFields,
        promotions,
        async (one, two, cents, pieces, virtual, fields, more) => {
          await clear();
          const prices = [
            priceLine(1, 'EUR', cents),
            priceLine(1, 'EUR', cents + 1, 'DE'),
            priceLine(2, 'HUF', cents * 100),
          ];
          const lines = [
            typeLine(),
            typeLine('extra_guarantee', { attributes: [] }),
            categoryLine('workshop', null, fields),
            categoryLine('attic', 'workshop'),
            one,
            two,
            virtual,
            ...prices,
            {
              ...stockLine(1, pieces),
              ...(cents % 2 === 0 ? { reorderedAt: '2026-02-28' } : {}),
            },
            { ...stockLine(1, pieces + 1, 'north'), reorderedAt: '2026-11-30' },
            ...more,
            priceLogLine(1, 'EUR', [
              ['2026-09-01T00:00:00.000Z', cents],
              ['2026-10-01T00:00:00.000Z', null],
            ]),
          ];
          await importLines(test.database, lines, undefined, noon);
          const first = await exported();
          const again = await importText(test.database, first, undefined, noon);
          const count = first.trim().split('\n').length;
          expect(count).toBeGreaterThanOrEqual(lines.length);
          expect(again).toMatchObject({ ok: true, value: { isUnchanged: true, lines: count } });
          await clear();
          expect(await importText(test.database, first, undefined, noon)).toMatchObject({ ok: true });
          expect(await exported()).toBe(first);
        },
      ),
      { numRuns: 12 },
    );
  });

  it('has the types in their order and each by key', async () => {
    await clear();
    await importLines(test.database, [
      stockLine(2, 1),
      productLine(2),
      productLine(1),
      categoryLine('workshop'),
      categoryLine('attic', 'workshop'),
      typeLine(),
    ]);
    const keys = (await exported())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).key);
    expect(keys).toEqual(['tool', 'attic', 'workshop', skuOf(1), skuOf(2), skuOf(2)]);
  });

  it('of more than one page is whole', async () => {
    await clear();
    const many = Array.from({ length: 1203 }, (_, index) => productLine(index));
    await importLines(test.database, [typeLine(), categoryLine('workshop'), ...many]);
    expect((await exported()).trim().split('\n')).toHaveLength(1205);
  });
});

const awkward = [
  '<script>alert(1)</script>',
  "Robert'); drop table product;--",
  '{{7*7}} #{7*7} <%= 7 %> %s %n',
  '👩‍👩‍👧‍👦 🇸🇰 ﷽ \u202eabc\u202c',
  'Zalgo t̷̢̛o͘ ﬁ ² ½',
  '\\ \\n \u0001 \u007f \ufeff \u2028',
  'null',
  '__proto__',
  ' leading and trailing ',
];

async function expectToKeep(texts: readonly string[]): Promise<void> {
  await clear();
  const lines = texts.map((value, index) =>
    productLine(index, {
      name: { 'en-GB': value },
      description: { 'el-GR': value },
      attributes: [{ key: 'colour', value }],
    }),
  );
  await importLines(test.database, [typeLine(), categoryLine('workshop'), ...lines]);
  const kept = (await exported())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter((line) => line.type === 'product');
  expect(kept.map((line) => line.name['en-GB'])).toEqual(texts);
  expect(kept.map((line) => line.description['el-GR'])).toEqual(texts);
  expect(kept.map((line) => line.attributes[0].value)).toEqual(texts);
}

describe('texts that have broken other programs', () => {
  it('come out as they went in', () => expectToKeep(awkward));

  const naughty = 'data/security/blns.json';
  it.skipIf(!hasShared(naughty))('come out as they went in, all of the big list of them', async () => {
    const all = readSharedJson(naughty) as string[];
    const storable = all.filter((value) => value !== '' && value.isWellFormed() && !value.includes('\u0000'));
    expect(storable.length).toBeGreaterThan(500);
    await expectToKeep(storable.filter((value) => value.length <= 500));
  });
});
