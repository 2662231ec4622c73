import type { Listing } from '../../components/listing/listing.tsx';

let fetched: typeof Listing | undefined;

/** Remembers what draws lists of products: content pages come without it, most of them list none. */
export function keepListing(listing: typeof Listing): void {
  fetched = listing;
}

export function requireListing(): typeof Listing {
  if (fetched === undefined) throw new Error('what draws lists of products is not there');
  return fetched;
}
