import { z } from 'zod';
import type {
  AddressComponent,
  PickedPlace,
  PlaceSuggestion,
  TypedPlace,
} from '../../commerce/people/places/address-guide.ts';
import { cityComponentsOf } from '../../markets/city-components.ts';
import type { GoogleCall } from './google-call.ts';

/** https://developers.google.com/maps/documentation/places/web-service, November 2026. */
const PLACES = 'https://places.googleapis.com';

/** Google's ids, and nothing that would lead to another of its addresses. */
const PLACE_ID = /^[\w-]+$/;

const textSchema = z.object({ text: z.string() });

const suggestionsSchema = z.object({
  suggestions: z
    .array(
      z.object({
        placePrediction: z
          .object({
            placeId: z.string(),
            structuredFormat: z.object({ mainText: textSchema, secondaryText: textSchema.optional() }),
          })
          .optional(),
      }),
    )
    .default([]),
});

const placeSchema = z.object({
  addressComponents: z
    .array(z.object({ longText: z.string(), types: z.array(z.string()).default([]) }))
    .default([]),
});

/** Which kinds of places a field is completed with; of cities those that the country has (rule C-08). */
function typesOf({ field, country }: TypedPlace): readonly string[] {
  if (field === 'city') return cityComponentsOf(country);
  return field === 'postalCode' ? ['postal_code'] : ['street_address', 'premise', 'route'];
}

/** A street is looked for where the rest of the address is. */
function inputOf({ field, text, postalCode, city }: TypedPlace): string {
  const place = field === 'streetName' ? `${postalCode} ${city}`.trim() : '';
  return place === '' ? text : `${text}, ${place}`;
}

/** What Google suggests; what is typed is all it is told. One token holds what is typed of an address together, for its bill. */
export async function suggestByGoogle(
  call: GoogleCall,
  typed: TypedPlace,
  base = PLACES,
): Promise<readonly PlaceSuggestion[]> {
  const { suggestions } = await call({
    url: new URL('/v1/places:autocomplete', base),
    answer: suggestionsSchema,
    fields: 'suggestions.placePrediction.placeId,suggestions.placePrediction.structuredFormat',
    body: {
      input: inputOf(typed),
      includedRegionCodes: [typed.country.toLowerCase()],
      includedPrimaryTypes: typesOf(typed),
      languageCode: typed.locale,
      regionCode: typed.country.toLowerCase(),
      sessionToken: typed.typing,
    },
  });
  return suggestions.flatMap(({ placePrediction }) => {
    if (placePrediction === undefined || !PLACE_ID.test(placePrediction.placeId)) return [];
    const { placeId, structuredFormat } = placePrediction;
    const { mainText, secondaryText } = structuredFormat;
    return [{ id: placeId, name: mainText.text, detail: secondaryText?.text ?? '' }];
  });
}

/** The parts of a place, under each of the names that Google has for them, or of none; this ends the token. */
export async function locateByGoogle(
  call: GoogleCall,
  { id, locale, country, typing }: PickedPlace,
  base = PLACES,
): Promise<readonly AddressComponent[]> {
  if (!PLACE_ID.test(id)) return [];
  const url = new URL(`/v1/places/${id}`, base);
  url.search = new URLSearchParams({
    ...{ languageCode: locale, regionCode: country.toLowerCase(), sessionToken: typing },
  }).toString();
  const { addressComponents } = await call({
    ...{ url, answer: placeSchema, fields: 'addressComponents', unknown: { addressComponents: [] } },
  });
  return addressComponents.flatMap(({ longText, types }) =>
    types.map((type) => ({ type, text: longText, marks: [] })),
  );
}
