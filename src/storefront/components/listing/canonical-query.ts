import { FACTORY_SECONDS_CATEGORY, PRICE_FILTER_RANGE } from '../../../markets/listing-constants.ts';
import { listingFields } from './listing-query.ts';
import { priceFields, readPriceFields } from './price-fields.ts';

/** Values that a listing has anyway, so that an address does not say them (rule R-04). */
const DEFAULT_PARAMETERS: Readonly<Record<string, string>> = {
  page: '1',
  sort: 'relevance',
  hitsPerPage: '24',
  view: 'grid',
};

/** Parameters that stand for a tag, whatever their value (rule B-05). */
const TAG_OF_PARAMETER: ReadonlyMap<string, string> = new Map([
  ['new-arrivals', 'new'],
  ['sales', 'on-sale'],
]);

/** What is told in other words than a listing's address: special parameters, and the category that is a tag (rules B-04, B-05). */
function translate([name, value]: [string, string]): [string, string] {
  const tag = TAG_OF_PARAMETER.get(name);
  if (tag !== undefined) return [listingFields.tag, tag];
  const isFactorySeconds = name === listingFields.category && value === FACTORY_SECONDS_CATEGORY;
  return isFactorySeconds ? [listingFields.tag, 'bware'] : [name, value];
}

/** The two fields of a form become the one parameter; what is wrong in them stays, for the page to say so. */
function joinPrice(parameters: URLSearchParams): void {
  const read = readPriceFields(parameters);
  if (read.kind !== 'range') return;
  parameters.delete(priceFields.from);
  parameters.delete(priceFields.to);
  const { minimum, maximum } = read.range;
  const isAny = minimum === PRICE_FILTER_RANGE.minimum && maximum === PRICE_FILTER_RANGE.maximum;
  if (isAny) parameters.delete(listingFields.price);
  else parameters.set(listingFields.price, `${minimum}-${maximum}`);
}

/** Sorted by name, defaults and empty values left out. Doing it twice changes nothing. */
export function canonicalQuery(search: string): string {
  const parameters = new URLSearchParams([...new URLSearchParams(search)].map(translate));
  joinPrice(parameters);
  const kept = [...parameters].filter(([name, value]) => value !== '' && DEFAULT_PARAMETERS[name] !== value);
  kept.sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0));
  const query = new URLSearchParams(kept).toString();
  return query === '' ? '' : `?${query}`;
}
