import fc from 'fast-check';
import { expect, test } from 'vitest';
import { madeCatalogue, madeCategories, madeListing } from '../../../tests/support/made-catalogue.ts';
import { buildSearchScope, type MadeProduct, madeMarket } from '../../../tests/support/search-scope.ts';
import type { FacetValue, ProductHits } from '../product-search.ts';
import { type SearchScope, searchListing } from './search-listing.ts';

const whole = { market: madeMarket, locale: 'en-GB', offset: 0, limit: 1000, withFacets: true } as const;

/** Writes a product anew that the table knows, as a change that comes from the database does. */
function rewrite({ table, prices }: SearchScope, product: MadeProduct): void {
  const number = table.put({ ...product, revision: 2 });
  table.setState(product);
  prices.cents.values[number] = product.cents;
  prices.onSale.values[number] = product.isOnSale ? 1 : 0;
  prices.changes++;
}

/** Without the values that are filtered by and that no hit has: only a table that once knew one can write it out. */
function found({ facets, ...hits }: ProductHits): unknown {
  const counted = (values: readonly FacetValue[]) => values.filter(({ count }) => count > 0);
  return {
    ...hits,
    ...facets,
    brands: counted(facets?.brands ?? []),
    tags: counted(facets?.tags ?? []),
    attributes: facets?.attributes.map(({ values, ...facet }) => ({ ...facet, values: counted(values) })),
  };
}

test('a table that was changed lists, filters and counts as one that is built of what it came to', () =>
  fc.assert(
    fc.asyncProperty(madeCatalogue, madeCatalogue, madeListing, async (products, others, listing) => {
      fc.pre(products.length > 0);
      // Texts and the order of names are not the table's.
      const sort = listing.sort.startsWith('name') ? 'relevance' : listing.sort;
      const query = { ...whole, ...listing, sort, text: undefined } as const;
      const changed = await buildSearchScope(products, { categories: madeCategories });
      const last = new Map(products.map((product) => [product.sku, product]));
      others.forEach((other, index) => {
        const product = { ...other, sku: products[index % products.length]?.sku ?? other.sku };
        last.set(product.sku, product);
        // Whatever it remembers of a listing has to give way.
        searchListing(changed, query);
        rewrite(changed, product);
      });
      const built = await buildSearchScope([...last.values()], { categories: madeCategories });
      expect(found(searchListing(changed, query))).toEqual(found(searchListing(built, query)));
    }),
    { numRuns: 300 },
  ));
