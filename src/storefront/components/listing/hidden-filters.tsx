import { listingFields, listingParameters } from './listing-query.ts';
import type { ListingView } from './load-listing.ts';

interface HiddenFiltersProps {
  readonly id: string;
  readonly listing: ListingView;
}

/** The form of a list's order where there is nothing to choose from: what the list is narrowed to goes with it. */
export function HiddenFilters({ id, listing: { path, parameters, query } }: HiddenFiltersProps) {
  const { [listingFields.page]: _page, [listingFields.sort]: _sort, ...filters } = listingParameters(query);
  const fields = Object.entries({ ...filters, ...parameters }).flatMap(([name, value = '']) =>
    (typeof value === 'object' ? value : [String(value)]).map((each) => ({ name, value: each })),
  );
  return (
    <form id={id} method="get" action={path} data-listing-form="" hidden>
      {fields
        .filter(({ value }) => value !== '')
        .map(({ name, value }) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
    </form>
  );
}
