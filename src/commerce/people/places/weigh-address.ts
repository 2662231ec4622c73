import type { AddressComponent, AskedPlace, GuideAnswer } from './address-guide.ts';
import { type PlaceFields, placeOf } from './place-of.ts';

/** What is thought of an address. Without a suggestion nobody knows how it should be. */
export type AddressOpinion =
  | { readonly state: 'fine' }
  | { readonly state: 'doubtful'; readonly suggestion: PlaceFields | undefined };

/** Marks, case and punctuation make no other address. */
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\d]/gu, '')
    .toLowerCase();

function suggest(place: AskedPlace, components: readonly AddressComponent[]): PlaceFields | undefined {
  const known = placeOf(place.country, components);
  const found: PlaceFields = {
    streetName: known.streetName ?? place.streetName,
    streetNumber: place.streetNumber === '' ? '' : (known.streetNumber ?? place.streetNumber),
    postalCode: known.postalCode ?? place.postalCode,
    city: known.city ?? place.city,
  };
  const fields = Object.keys(found) as (keyof PlaceFields)[];
  return fields.every((field) => fold(found[field]) === fold(place[field])) ? undefined : found;
}

/**
 * What a provider's answer means (rule C-08): an address is doubtful if it is incomplete or has replaced or unconfirmed
 * parts; else if any part was corrected, replaced or is unexpected.
 */
export function weighAddress(place: AskedPlace, { doubts, components }: GuideAnswer): AddressOpinion {
  const isMarked = components.some(({ marks }) => marks.length > 0);
  if (doubts.length === 0 && !isMarked) return { state: 'fine' };
  return { state: 'doubtful', suggestion: suggest(place, components) };
}
