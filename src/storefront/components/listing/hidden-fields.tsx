import { DEFAULT_LIST_VIEW, DEFAULT_PAGE_SIZE } from '../../../markets/listing-constants.ts';
import { listingFields } from './listing-query.ts';
import type { ListingView } from './load-listing.ts';

/** What a listing's address says beside its filters and its order: their form does not change it. */
export function HiddenFields({ listing: { parameters, query } }: { listing: ListingView }) {
  const kept = {
    ...parameters,
    ...(query.view === DEFAULT_LIST_VIEW ? {} : { [listingFields.view]: query.view }),
    ...(query.hitsPerPage === DEFAULT_PAGE_SIZE
      ? {}
      : { [listingFields.hitsPerPage]: String(query.hitsPerPage) }),
  };
  const unfolded = query.unfolded.map((field) => [listingFields.unfolded, field] as const);
  return [...Object.entries(kept), ...unfolded].map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}
