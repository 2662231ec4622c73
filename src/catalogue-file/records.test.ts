import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { clearCatalogue, importLines, moneyOf, skuOf } from '../../tests/support/sample-catalogue.ts';
import type { CatalogueLine } from './catalogue-file.ts';
import { exportCatalogue } from './export-catalogue.ts';
import { findDefault, findStagedColumns } from './record-columns.ts';
import { type CatalogueType, catalogueTypes, fieldsOf, type RecordKind, records } from './records.ts';

/*
 * Every row of every table of fields is kept: a line that says something in each of its fields comes back out of the
 * database as it went in. Whatever lies between, stage, merge or export, cannot pass one over.
 */

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const texts = (text: string) => ({ 'en-GB': text, 'de-DE': `${text} (de)` });
const link = 'https://example.com/a';
const one = skuOf(1);
const id = '018f0000-0000-7000-8000-000000000001';

/** A line that leaves nothing out and says nothing that it could have left out. */
type WholeLine<Type extends CatalogueType> = Required<CatalogueLine<Type>>;

const product: WholeLine<'product'> = {
  type: 'product',
  key: one,
  sku: one,
  productType: 'tool',
  categories: ['workshop'],
  brand: 'MSW',
  name: texts('Saw'),
  slug: { 'en-GB': `saw-${one.slice(2)}` },
  description: texts('Saws.'),
  highlights: { 'en-GB': ['Sharp'] },
  attributes: [{ key: 'power', value: 1200, unit: 'kW' }],
  images: [{ name: 'saw', label: texts('From the left') }],
  package: 'freight',
  tags: ['new'],
  popularity: 7,
  ean: '4006381333931',
  model: 'S-1',
  family: 'saws',
  releasedAt: '2026-03-01',
  metaTitle: texts('Buy a saw'),
  metaDescription: texts('It saws.'),
  metaKeywords: texts('saw'),
  faq: { 'en-GB': [{ question: 'Does it?', answer: 'It does.' }] },
  manualUrl: { 'en-GB': '/manuals/saw.pdf' },
  video: link,
  images360: 24,
  deliveryPackage: 'A box',
  dimensions: { gross: { length: 400 }, net: { weight: 2100 } },
  energy: { labelUrl: link, ficheUrl: link, iconUrl: link, class: 'A' },
  taxCategory: 'reduced',
  volumeDiscountGroup: 'saws',
  relatedAccessories: [skuOf(2)],
  parentProducts: [skuOf(2)],
  guarantee: { ratePermyriad: 500, markets: ['DE'], excludedSkus: [one], brands: ['MSW'], relations: [] },
  eligibleForSelling: false,
  published: false,
};
const { guarantee, ...goods } = product;
const virtual = {
  ...goods,
  key: '4100010',
  sku: '4100010',
  productType: 'extra_guarantee',
  slug: { 'en-GB': 'guarantee-4100010' },
  guarantee,
};
const other = { ...goods, key: skuOf(2), sku: skuOf(2), slug: { 'en-GB': `saw-${skuOf(2).slice(2)}` } };

const whole: { readonly [Type in CatalogueType]: readonly object[] & { 0: object } } = {
  productType: [
    {
      type: 'productType',
      key: 'tool',
      attributes: [{ key: 'power', label: texts('Power'), unit: 'W' }],
    } satisfies WholeLine<'productType'>,
    {
      type: 'productType',
      key: 'extra_guarantee',
      attributes: [{ key: 'power', label: texts('Power'), unit: 'W' }],
    },
  ],
  category: [
    {
      type: 'category',
      key: 'workshop',
      parent: 'all',
      orderHint: 3,
      name: texts('Workshop'),
      slug: { 'en-GB': 'workshop' },
      metaTitle: texts('The workshop'),
      metaDescription: texts('All of it.'),
      content: texts('<p>Much.</p>'),
      image: 'workshop',
      imageUrl: { 'en-GB': link },
      posts: { 'en-GB': [{ title: 'How', url: link }] },
      related: { popularCategories: ['all'] },
    } satisfies WholeLine<'category'>,
    {
      type: 'category',
      key: 'all',
      parent: null,
      name: texts('All'),
      slug: { 'en-GB': 'all' },
      orderHint: 0,
    },
  ],
  product: [goods, virtual, other],
  price: [
    {
      type: 'price',
      key: `${one}/DE/group=trade/channel=counter/from=2026-11-01T00:00:00.000Z`,
      sku: one,
      country: 'DE',
      customerGroup: 'trade',
      channel: 'counter',
      validFrom: '2026-11-01T00:00:00.000Z',
      validUntil: '2026-12-01T00:00:00.000Z',
      value: moneyOf('EUR', 1000) as WholeLine<'price'>['value'],
      tiers: [{ minimumQuantity: 3, value: moneyOf('EUR', 900) as WholeLine<'price'>['value'] }],
    } satisfies WholeLine<'price'>,
  ],
  priceLog: [
    {
      type: 'priceLog',
      key: `${one}/DE/EUR`,
      sku: one,
      country: 'DE',
      currencyCode: 'EUR',
      changes: [
        { from: '2026-09-01T00:00:00.000Z', amount: moneyOf('EUR', 1000) as WholeLine<'price'>['value'] },
        { from: '2026-10-01T00:00:00.000Z', amount: null },
      ],
    } satisfies WholeLine<'priceLog'>,
  ],
  stock: [
    {
      type: 'stock',
      key: `${one}/north`,
      channel: 'north',
      availableQuantity: 5,
      reorderedAt: '2026-11-30',
    } satisfies WholeLine<'stock'>,
  ],
  review: [
    {
      type: 'review',
      key: 'brought-1',
      sku: one,
      locale: 'de-DE',
      rating: 4,
      title: 'Solide',
      text: 'Sägt sauber.',
      authorName: 'Petra K.',
      createdAt: '2025-04-11T09:30:00.000Z',
      reviewCreatedAt: '2025-04-10T09:30:00.000Z',
      source: 'Marketplace',
      translations: { en: { title: 'Solid', text: 'Saws cleanly.' } },
      customerCareResponseText: 'Danke!',
      state: 'Pending',
    } satisfies WholeLine<'review'>,
  ],
  discount: [
    {
      type: 'discount',
      key: 'bundle',
      kind: 'cart',
      name: texts('Bundle'),
      sortOrder: 10,
      isActive: false,
      validFrom: '2026-11-01T00:00:00.000Z',
      validUntil: '2026-12-01T00:00:00.000Z',
      value: { type: 'relative', permyriad: 500 },
      target: { type: 'lineItems', predicate: { all: [] } },
      minimumGoods: [moneyOf('EUR', 100) as WholeLine<'price'>['value']],
      stackingMode: 'StopAfterThisDiscount',
      stores: ['gantry-de'],
      volumeDiscountGroup: 'saws',
      volume: 3,
      tier: 'tier-1',
      requiresDiscountCode: false,
    } satisfies Required<Extract<CatalogueLine<'discount'>, { kind: 'cart' }>>,
    {
      type: 'discount',
      key: 'coded',
      kind: 'cart',
      name: texts('Coded'),
      sortOrder: 1,
      requiresDiscountCode: true,
      value: { type: 'relative', permyriad: 500 },
      target: { type: 'shipping' },
    },
    {
      type: 'discount',
      key: 'sale',
      kind: 'product',
      name: texts('Sale'),
      sortOrder: 10,
      isActive: false,
      validFrom: '2026-11-01T00:00:00.000Z',
      validUntil: '2026-12-01T00:00:00.000Z',
      value: { type: 'relative', permyriad: 500 },
      predicate: { all: [] },
    } satisfies Required<Extract<CatalogueLine<'discount'>, { kind: 'product' }>>,
  ],
  code: [
    {
      type: 'code',
      key: 'WELCOME',
      name: texts('Welcome'),
      cartDiscounts: ['coded'],
      isActive: false,
      validFrom: '2026-11-01T00:00:00.000Z',
      validUntil: '2026-12-01T00:00:00.000Z',
      maxApplications: 10,
      maxApplicationsPerCustomer: 1,
    } satisfies WholeLine<'code'>,
  ],
  customerGroup: [
    {
      type: 'customerGroup',
      key: 'trade',
      name: texts('Trade'),
      tier: 'tier-2',
    } satisfies WholeLine<'customerGroup'>,
  ],
  customer: [
    {
      type: 'customer',
      key: id,
      email: 'petra@example.com',
      emailVerifiedAt: '2025-03-01T08:00:00.000Z',
      password: {
        salt: Buffer.alloc(16, 1).toString('base64'),
        hash: Buffer.alloc(32, 2).toString('base64'),
      },
      firstName: 'Petra',
      lastName: 'Kern',
      dateOfBirth: '1980-05-17',
      vatId: 'DE123456789',
      locale: 'de-DE',
      customerType: 'private',
      customerGroup: 'trade',
      addresses: [
        {
          id: 'a1',
          key: 'k1',
          country: 'DE',
          firstName: 'Petra',
          lastName: 'Kern',
          streetName: 'Hauptstraße',
          streetNumber: '1',
          postalCode: '10115',
          city: 'Berlin',
          phone: '+4930123456',
          email: 'petra@example.com',
        },
      ],
      shippingAddressIds: ['a1'],
      billingAddressIds: ['a1'],
      defaultShippingAddressId: 'a1',
      defaultBillingAddressId: 'a1',
      createdAt: '2025-03-01T08:00:00.000Z',
    } satisfies WholeLine<'customer'>,
  ],
  page: [
    {
      type: 'page',
      key: 'saws.en-GB',
      page: 'saws',
      locale: 'en-GB',
      slug: 'about-saws',
      kind: 'article',
      title: 'Saws',
      meta: { title: 'Saws', description: 'All of them.', noindex: true },
      publishedAt: '2026-11-20T12:00:00.000Z',
      teaser: { title: 'Saws', text: 'Read.', picture: { name: 'saw', alt: '' } },
      blocks: [{ type: 'richText', text: 'They saw.' }],
    },
    {
      type: 'page',
      key: 'msw.en-GB',
      page: 'msw',
      locale: 'en-GB',
      slug: 'msw',
      kind: 'brand',
      brand: 'MSW',
      meta: { title: 'MSW' },
      blocks: [{ type: 'richText', text: 'A brand.' }],
    },
  ],
  asset: [
    { type: 'asset', key: 'saw', file: 'Saws/IMG 1.JPG' },
    { type: 'asset', key: 'saw-2', url: link },
  ],
};

describe('every field of every type of line', () => {
  it.each(catalogueTypes)(
    '%s: is said by the lines of this test, and otherwise than by leaving it out',
    (type) => {
      const fields = Object.entries(fieldsOf(records[type]));
      const silent = fields.filter(([name, field]) => {
        const said = whole[type].map((line) => (line as Record<string, unknown>)[name]);
        const usual = JSON.stringify(findDefault(field));
        return !said.some((value) => value !== undefined && JSON.stringify(value) !== usual);
      });
      expect(silent.map(([name]) => name)).toEqual([]);
    },
  );

  it('comes out of the database as it went in, and again changes nothing', async () => {
    await clearCatalogue(test.pool);
    const lines = Object.values(whole).flat();
    await importLines(test.database, lines);
    let exported = '';
    const write = async (chunk: string) => {
      exported += chunk;
    };
    await exportCatalogue({ database: test.database, types: catalogueTypes, write });
    const byKey = (left: { key: string }, right: { key: string }) => (left.key < right.key ? -1 : 1);
    for (const type of catalogueTypes) {
      const out = exported
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
        .filter((line) => line.type === type);
      // What a line means that leaves a field out is left out again, unless the row says otherwise.
      const said = whole[type].map((line) => ({ ...writtenAlways(type), ...withoutDefaults(type, line) }));
      expect(out.toSorted(byKey)).toEqual((said as { key: string }[]).toSorted(byKey));
    }
    expect((await importLines(test.database, lines)).isUnchanged).toBe(true);
  });

  it.each(catalogueTypes)(
    '%s: has its column in the database, of the type it is declared with',
    async (type) => {
      const { tables }: RecordKind = records[type];
      for (const { name, fields } of tables) {
        const { rows } = await test.pool.query<{ column: string; type: string }>(
          `select attname as column, format_type(atttypid, atttypmod) as type from pg_attribute
         where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
          [name],
        );
        const there = new Map(rows.map(({ column, type: of }) => [column, of]));
        const lacking = findStagedColumns(fields).flatMap(({ column, type: of }) => {
          const wanted = of === 'timestamptz' ? 'timestamp with time zone' : of;
          return column === null || there.get(column) === wanted ? [] : [`${name}.${column} ${wanted}`];
        });
        expect(lacking).toEqual([]);
      }
    },
  );
});

function writtenAlways(type: CatalogueType): object {
  const always = Object.entries(fieldsOf(records[type])).filter(([, field]) => field.always === true);
  return Object.fromEntries(always.map(([name, field]) => [name, findDefault(field)]));
}

function withoutDefaults(type: CatalogueType, line: object): object {
  const fields = fieldsOf(records[type]);
  return Object.fromEntries(
    Object.entries(line).filter(([name, value]) => {
      const field = fields[name];
      return (
        field === undefined ||
        field.always === true ||
        JSON.stringify(value) !== JSON.stringify(findDefault(field))
      );
    }),
  );
}
