import fc from 'fast-check';
import type { ListingFilters, ListingSort } from '../../src/search/product-search.ts';
import type { SearchCategory } from '../../src/search/search-document.ts';
import { skuOf } from './sample-catalogue.ts';
import type { MadeProduct } from './search-scope.ts';

/** Category -> the one above it. */
export const madeParents: Readonly<Record<string, string | null>> = {
  tools: null,
  drills: 'tools',
  hammers: 'drills',
  saws: 'tools',
  pans: null,
  attic: null,
};
export const madeCategories = Object.entries(madeParents).map(
  ([key, parent], orderHint): SearchCategory => ({ key, parent, orderHint, name: key }),
);

export const madeCategoryKey = fc.constantFrom(...Object.keys(madeParents));
const brand = fc.constantFrom('Alpina', 'Benno & Søn', 'MSW', 'Ölwerk');
const tag = fc.constantFrom('new', 'bestseller', 'bware', 'campaign:spring');
const colour = fc.constantFrom('Red', 'Green', 'Blue');
const watts = fc.constantFrom(500, 1200, 1500);
const ean = fc.constantFrom('4006381333931', '5901234123457', '4012345678901');
const model = fc.constantFrom('TN-2110', 'BH 1200/A', 'msw.bh.77', 'Ø-40X', 'kärcher-12', '123-456');
/** Numbers of other products among them. */
const word = fc.constantFrom(
  ...['drill', 'drills', 'hammer', 'saw', 'Säge', 'Bohrer', 'Ørn', 'for', 'the', '230V', '1,5 kW', '40x60'],
  ...['TN-2110', 'BH 1200/A', '4006381333931', 'EX10000001', '10000002'],
);
const words = (maxLength: number) =>
  fc.array(word, { minLength: 1, maxLength }).map((list) => list.join(' '));

const attributes = fc
  .record(
    {
      colour: colour.map((value) => [value, null] as const),
      power: watts.map((value) => [value, 'W'] as const),
      cordless: fc.boolean().map((value) => [value, null] as const),
    },
    { requiredKeys: [] },
  )
  .map((known) => Object.entries(known).map(([key, [value, unit]]) => [key, value, unit] as const));

const product: fc.Arbitrary<Omit<MadeProduct, 'sku'>> = fc.record({
  name: words(5),
  description: fc.oneof(fc.constant(''), words(8)),
  brand: fc.option(brand),
  model: fc.option(model),
  ean: fc.option(ean),
  categories: fc.uniqueArray(madeCategoryKey, { maxLength: 3 }),
  tags: fc.uniqueArray(tag, { maxLength: 2 }),
  attributes,
  popularity: fc.constantFrom(0, 0, 3, 500),
  releasedDay: fc.constantFrom(0, 20_000, 20_001),
  available: fc.nat(2),
  ratings: fc.nat(4),
  ratingTenths: fc.integer({ min: 10, max: 50 }),
  cents: fc.constantFrom(-1, 100, 200, 200, 300, 999),
  isOnSale: fc.boolean(),
});

const NUMBERS = Array.from({ length: 60 }, (_, number) => number);

/** Few words, brands and prices, so that much is alike and ties are common. */
export const madeCatalogue: fc.Arbitrary<readonly MadeProduct[]> = fc
  .oneof(
    fc.array(product, { minLength: 1, maxLength: 8 }),
    fc.array(product, { minLength: 12, maxLength: 30, size: 'max' }),
  )
  .chain((made) =>
    fc
      .shuffledSubarray(NUMBERS, { minLength: made.length, maxLength: made.length })
      .map((numbers) => made.map((one, index) => ({ ...one, sku: skuOf(numbers[index] ?? 0) }))),
  );

const manyFilters: fc.Arbitrary<ListingFilters> = fc.record(
  {
    brands: fc.array(fc.oneof(brand, fc.constant('Nobody')), { maxLength: 2 }),
    tags: fc.array(fc.oneof(tag, fc.constantFrom('on-sale', 'topRated', 'campaign:none')), { maxLength: 2 }),
    categoryKeys: fc.array(fc.oneof(madeCategoryKey, fc.constant('cellar')), { maxLength: 2 }),
    minimumCents: fc.constantFrom(100, 150, 200, 300),
    maximumCents: fc.constantFrom(99, 200, 300, 999),
    isOnStock: fc.boolean(),
    attributes: fc.record(
      {
        colour: fc.array(fc.oneof(colour, fc.constant('Pink')), { maxLength: 2 }),
        power: fc.array(
          watts.map((value) => `${value} W`),
          { maxLength: 2 },
        ),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: [] },
);

/** None, one or many. */
export const madeFilters: fc.Arbitrary<ListingFilters> = fc.oneof(
  fc.constant({}),
  manyFilters,
  fc
    .tuple(manyFilters, fc.nat(6))
    .map(([all, one]) => Object.fromEntries(Object.entries(all).filter((_, index) => index === one))),
);

export const madeListing = fc.record({
  text: fc.oneof(
    fc.constant(undefined),
    words(2),
    fc.constantFrom(
      'drll',
      'hamer saw',
      'bohr',
      'sage',
      'tn2110',
      'nothing',
      'drill nothing',
      'alpina',
      'dr',
    ),
  ),
  sort: fc.constantFrom<ListingSort>(
    'relevance',
    'name-asc',
    'name-desc',
    'price-asc',
    'price-desc',
    'newest',
  ),
  categoryKey: fc.oneof(
    fc.constant(undefined),
    fc.constant(undefined),
    madeCategoryKey,
    fc.constant('cellar'),
  ),
  filters: madeFilters,
});
