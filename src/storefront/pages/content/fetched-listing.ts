import type { Listing } from '../../components/listing/listing.tsx';

let fetched: typeof Listing | undefined;

/** Fetches what draws lists of products: content pages come without it, most of them list none. */
export async function fetchListing(): Promise<void> {
  fetched ??= (await import('../../components/listing/listing.tsx')).Listing;
}

export function requireListing(): typeof Listing {
  if (fetched === undefined) throw new Error('what draws lists of products is not there');
  return fetched;
}
