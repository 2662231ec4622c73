import { cityComponentsOf } from '../../../markets/city-components.ts';
import { parsePostalCode } from '../../../markets/postal-codes.ts';
import type { AddressComponent, AskedPlace, GuideAnswer } from './address-guide.ts';

/** Fields of an address that a provider may know better. */
type PlaceFields = Omit<AskedPlace, 'country'>;

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
  const textOf = (type: string) => components.find((component) => component.type === type)?.text;
  const city = cityComponentsOf(place.country).flatMap((type) => textOf(type) ?? [])[0];
  const code = textOf('postal_code');
  const found: PlaceFields = {
    streetName: textOf('route') ?? place.streetName,
    streetNumber: place.streetNumber === '' ? '' : (textOf('street_number') ?? place.streetNumber),
    postalCode: (code && parsePostalCode(place.country, code)) ?? place.postalCode,
    city: city ?? place.city,
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
