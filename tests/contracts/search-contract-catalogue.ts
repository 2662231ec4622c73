import {
  categoryLine,
  priceLine,
  priceLogLine,
  productDiscountLine,
  productLine,
  reviewLine,
  skuOf,
  stockLine,
  typeLine,
} from '../support/sample-catalogue.ts';

const colour = (english: string, german: string) => ({
  key: 'colour',
  value: { 'en-GB': english, 'de-DE': german },
});
const power = (watts: number) => ({ key: 'power', value: watts });

/** Sold in Switzerland only: what facets and filters are tried on. */
const garden: readonly object[] = [
  categoryLine('garden', null, { name: { 'en-GB': 'Garden', 'de-DE': 'Garten' } }),
  categoryLine('mowers', 'garden', { name: { 'en-GB': 'Lawn mowers', 'de-DE': 'Rasenmäher' } }),
  categoryLine('pumps', 'garden', { name: { 'en-GB': 'Pumps', 'de-DE': 'Pumpen' } }),
  categoryLine('pond-pumps', 'pumps', { name: { 'en-GB': 'Pond pumps', 'de-DE': 'Teichpumpen' } }),
  productLine(11, {
    categories: ['mowers'],
    name: { 'en-GB': 'Grass cutter Swift', 'de-DE': 'Grasschneider Swift' },
    brand: 'Alpina',
    tags: ['new', 'campaign:spring'],
    attributes: [colour('Red', 'Rot'), power(1200), { key: 'cordless', value: true }],
    popularity: 50,
  }),
  productLine(12, {
    categories: ['mowers'],
    name: { 'en-GB': 'Grass cutter Steady', 'de-DE': 'Grasschneider Stetig' },
    brand: 'Alpina',
    attributes: [colour('Red', 'Rot'), power(1500)],
    popularity: 40,
  }),
  productLine(13, {
    categories: ['mowers'],
    name: { 'en-GB': 'Meadow scythe', 'de-DE': 'Wiesensense' },
    brand: 'Benno',
    tags: ['bestseller'],
    attributes: [colour('Green', 'Grün'), power(1200), { key: 'cordless', value: false }],
    popularity: 30,
  }),
  productLine(14, {
    categories: ['pond-pumps'],
    name: { 'en-GB': 'Fountain', 'de-DE': 'Springbrunnen' },
    brand: 'Benno',
    tags: ['new'],
    attributes: [colour('Green', 'Grün')],
    popularity: 20,
  }),
  productLine(15, {
    categories: ['pumps'],
    name: { 'en-GB': 'Rain barrel lifter', 'de-DE': 'Regenfassheber' },
    attributes: [colour('Red', 'Rot'), power(300)],
    popularity: 10,
  }),
  productLine(16, {
    categories: ['pond-pumps', 'mowers'],
    name: { 'en-GB': 'Reed cutter', 'de-DE': 'Schilfschneider' },
    brand: 'Alpina',
    attributes: [colour('Green', 'Grün'), power(1500)],
    popularity: 10,
  }),
  ...[10_000, 20_000, 30_000, 40_000, 50_000, 20_000].map((cents, index) =>
    priceLine(11 + index, 'CHF', cents),
  ),
  priceLogLine(11, 'CHF', [['2026-01-01T00:00:00.000Z', 10_000]]),
  productDiscountLine('garden-sale', { predicate: { sku: [skuOf(11)] } }),
  stockLine(11, 5),
  stockLine(13, 2),
  stockLine(14, 0),
  stockLine(15, 1),
  ...['a', 'b', 'c'].map((key) => reviewLine(`contract-${key}`, 15, { rating: 5 })),
  ...['d', 'e'].map((key) => reviewLine(`contract-${key}`, 16, { rating: 5 })),
];

/** What a search engine has to be on before its contract is tried (`describeSearchContract`). */
export const contractCatalogue: readonly object[] = [
  typeLine(),
  categoryLine('workshop', null, { name: { 'en-GB': 'Workshop', 'de-DE': 'Werkstatt' } }),
  categoryLine('drills', 'workshop'),
  categoryLine('saws', 'workshop'),
  categoryLine('kitchen'),
  productLine(1, {
    categories: ['drills'],
    name: { 'en-GB': 'Hammer drill', 'de-DE': 'Bohrhammer', 'sv-SE': 'Ösborr' },
    brand: 'MSW',
    model: 'MSW-BH 1200/A',
    ean: '4006381333931',
    attributes: [{ key: 'power', value: 1200 }],
    popularity: 10,
    releasedAt: '2026-01-01',
    tags: ['new'],
  }),
  productLine(2, {
    categories: ['saws'],
    name: { 'en-GB': 'Circular saw', 'de-DE': 'Kreissäge', 'sv-SE': 'Åsåg' },
    description: { 'en-GB': 'Cuts where a hammer drill would not', 'de-DE': 'Sägt' },
    popularity: 500,
    releasedAt: '2026-02-01',
  }),
  productLine(3, {
    categories: ['saws', 'drills'],
    name: { 'en-GB': 'Drill and saw set', 'de-DE': 'Säge- und Bohrset', 'sv-SE': 'Zonsåg' },
    popularity: 500,
    tags: ['bestseller'],
  }),
  productLine(4, {
    categories: ['kitchen'],
    name: { 'en-GB': 'Fryer', 'de-DE': 'Fritteuse', 'sv-SE': 'Arfritös' },
  }),
  productLine(5, { categories: ['kitchen'], name: { 'en-GB': 'Hidden fryer' }, published: false }),
  productLine(6, { categories: ['kitchen'], name: { 'en-GB': 'Czech fryer', 'sv-SE': 'Bfritös' } }),
  priceLine(1, 'EUR', 12_900),
  priceLine(1, 'EUR', 400, 'DE'),
  priceLine(2, 'EUR', 9900),
  priceLine(3, 'EUR', 9900),
  priceLine(4, 'EUR', 500),
  priceLine(5, 'EUR', 500),
  priceLine(6, 'CZK', 500),
  ...[1, 2, 3, 4, 6].map((number) => priceLine(number, 'SEK', 1000)),
  ...garden,
];
