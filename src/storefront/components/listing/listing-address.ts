import { buildQuery } from '../../../addresses/paths.ts';
import { FIRST_PAGE } from '../../../markets/listing-constants.ts';
import { type ListingQuery, listingParameters } from './listing-query.ts';

/** Where a listing is: its path, and what its address says beside the listing's own parameters. */
export interface ListingAddress {
  readonly path: string;
  readonly parameters: Readonly<Record<string, string>>;
}

export function addressOf({ path, parameters }: ListingAddress, query: ListingQuery): string {
  return `${path}${buildQuery({ ...listingParameters(query), ...parameters })}`;
}

/** The same listing from its first page, with other filters. */
export function addressWith(
  listing: ListingAddress,
  query: ListingQuery,
  change: Partial<ListingQuery>,
): string {
  return addressOf(listing, { ...query, ...change, page: FIRST_PAGE });
}
