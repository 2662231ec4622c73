import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildQuery } from '../../../addresses/paths.ts';
import { listViews, pageSizes, sortOptions, tagFilters } from '../../../markets/listing-constants.ts';
import { canonicalQuery } from './canonical-query.ts';
import { countFilters, type ListingQuery, listingParameters, parseListingQuery } from './listing-query.ts';

const plain: ListingQuery = {
  page: 1,
  hitsPerPage: 24,
  sort: 'relevance',
  view: 'grid',
  brands: [],
  tags: [],
  categories: [],
  isOnStock: false,
  attributes: {},
  unfolded: [],
};

const parse = (query: string) => parseListingQuery(new URLSearchParams(query));

describe('B-04: an invalid value becomes the default', () => {
  it.each([
    'page=0',
    'page=-1',
    'page=x',
    'page=1.5',
    'page=99999',
    'sort=random',
    'hitsPerPage=13',
    'brand=',
    'brand=%20',
    'brand=a%00b',
    `brand=${'x'.repeat(101)}`,
    'tags=unheard-of',
    'price=9-1',
    'price=-5-1',
    'price=0-1000001',
    'price=0-1000000',
    'price=1.5-2',
    'price=1',
    'stock=1',
    'attr.=230',
    'attr.__proto__=230',
    'attr.voltage=',
    `attr.voltage=${'9'.repeat(201)}`,
  ])('%s', (query) => {
    expect(parse(query)).toEqual(plain);
  });
});

it('B-04: valid values are kept and written back, sorted by name, several values repeated, defaults left out', () => {
  const address =
    '?attr.voltage=12+V&attr.voltage=230+V&brand=MSW&brand=Ulsonix&category=drills&hitsPerPage=48&page=3' +
    '&price=100-2500&sort=price-desc&stock=true&tags=bestseller&tags=new';
  const query = parse(address);
  expect(query).toEqual({
    page: 3,
    hitsPerPage: 48,
    sort: 'price-desc',
    view: 'grid',
    brands: ['MSW', 'Ulsonix'],
    tags: ['bestseller', 'new'],
    categories: ['drills'],
    price: { minimum: 100, maximum: 2500 },
    isOnStock: true,
    attributes: { voltage: ['12 V', '230 V'] },
    unfolded: [],
  });
  expect(countFilters(query)).toBe(9);
  expect(buildQuery(listingParameters(query))).toBe(address);
  expect(buildQuery(listingParameters(plain))).toBe('');
});

it('a value is counted once, and no address makes a listing ask for more than fifty values and twenty attributes', () => {
  expect(parse('brand=b&brand=a&brand=b').brands).toEqual(['a', 'b']);
  const many = Array.from({ length: 80 }, (_, number) => `brand=b${number}&attr.a${number}=1`).join('&');
  expect(parse(many).brands).toHaveLength(50);
  expect(Object.keys(parse(many).attributes)).toHaveLength(20);
});

const value = fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }).filter((text) => {
  return text.trim() !== '' && text.length <= 100 && text.isWellFormed() && !/\p{Cc}/u.test(text);
});
const sortedSet = (of: fc.Arbitrary<string>) =>
  fc.uniqueArray(of, { maxLength: 5 }).map((values) => [...values].sort());
const queries: fc.Arbitrary<ListingQuery> = fc
  .record({
    page: fc.integer({ min: 1, max: 2000 }),
    hitsPerPage: fc.constantFrom(...pageSizes),
    sort: fc.constantFrom(...sortOptions),
    view: fc.constantFrom(...listViews),
    brands: sortedSet(value),
    tags: sortedSet(fc.constantFrom(...tagFilters, 'campaign:black_friday')),
    categories: sortedSet(value),
    isOnStock: fc.boolean(),
    attributes: fc.dictionary(
      fc.stringMatching(/^[a-z0-9][a-zA-Z_.-]{0,20}$/),
      sortedSet(value).filter((values) => values.length > 0),
      { maxKeys: 5 },
    ),
    unfolded: sortedSet(value),
  })
  .chain((query) =>
    fc.option(fc.tuple(fc.nat(1_000_000), fc.nat(1_000_000)), { nil: undefined }).map((bounds) => {
      if (bounds === undefined) return query;
      const [minimum, maximum] = [Math.min(...bounds), Math.max(...bounds)];
      return minimum === 0 && maximum === 1_000_000 ? query : { ...query, price: { minimum, maximum } };
    }),
  );

it('B-06: what a listing is asked for survives being written into its address, which is canonical', () => {
  fc.assert(
    fc.property(queries, (query) => {
      const address = buildQuery(listingParameters(query));
      expect(parse(address)).toEqual(query);
      expect(canonicalQuery(address)).toBe(address);
    }),
  );
});

it('no address breaks the reading of it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('page', 'price', 'brand', 'tags', 'attr.x'), fc.string())),
      (pairs) => {
        const query = parseListingQuery(new URLSearchParams(pairs));
        expect(parse(buildQuery(listingParameters(query)))).toEqual(query);
      },
    ),
  );
});
