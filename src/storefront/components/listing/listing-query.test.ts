import { expect, it } from 'vitest';
import { listingParameters, parseListingQuery } from './listing-query.ts';

it.each(['page=0', 'page=-1', 'page=x', 'page=1.5', 'page=99999', 'sort=random', 'hitsPerPage=13'])(
  'B-04: an invalid %s becomes the default',
  (query) => {
    expect(parseListingQuery(new URLSearchParams(query))).toEqual({
      page: 1,
      hitsPerPage: 24,
      sort: 'relevance',
    });
  },
);

it('B-04: valid values are kept and written back, defaults left out', () => {
  const query = parseListingQuery(new URLSearchParams('page=3&hitsPerPage=48&sort=price-desc'));
  expect(query).toEqual({ page: 3, hitsPerPage: 48, sort: 'price-desc' });
  expect(listingParameters(query)).toEqual({ page: 3, hitsPerPage: 48, sort: 'price-desc' });
  expect(listingParameters({ page: 1, hitsPerPage: 24, sort: 'relevance' })).toEqual({});
});
