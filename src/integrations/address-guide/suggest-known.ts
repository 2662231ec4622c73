import type {
  AddressComponent,
  PlaceSuggestion,
  TypedPlace,
} from '../../commerce/people/places/address-guide.ts';
import type { CountryCode } from '../../kernel/locale.ts';
import { parsePostalCode } from '../../markets/postal-codes.ts';
import { foldPlace } from './fold-place.ts';
import { findCitiesOfCode, knownCities } from './known-cities.ts';
import { knownPlaces } from './known-places.ts';

/** What a suggestion says of an address, and what its id is made of. */
interface Meant {
  readonly route?: string;
  readonly street_number?: string;
  readonly postal_code?: string;
  readonly postal_town: string;
}

/** The number may stand before the street or behind it; `5 bis` and `12a` are numbers, too. */
const numberedStreet =
  /^(?:(?<before>\d+(?:\p{L}|\s(?:bis|ter))?),?\s+)?(?<name>.*?\p{L}.*?)(?:,?\s+(?<after>\d\S*))?$/u;

function toSuggestion(name: string, meant: Meant, detail = ''): PlaceSuggestion {
  return { id: new URLSearchParams({ ...meant }).toString(), name, detail };
}

/** The one code of a city that has no other; ranges and the beginnings of codes are none. */
function onlyCodeOf(country: CountryCode, codes: readonly string[]): string | undefined {
  const [code = ''] = codes;
  return codes.length === 1 ? parsePostalCode(country, code) : undefined;
}

function suggestCities({ country, text }: TypedPlace): PlaceSuggestion[] {
  const typed = foldPlace(text);
  const words = (city: string) => [city, ...city.split(/[ -]/).slice(1)].map(foldPlace);
  return knownCities[country]
    .filter(({ city }) => foldPlace(city) !== typed && words(city).some((word) => word.startsWith(typed)))
    .map(({ city, codes }) => {
      const code = onlyCodeOf(country, codes);
      return toSuggestion(
        city,
        { postal_town: city, ...(code === undefined ? {} : { postal_code: code }) },
        code,
      );
    });
}

/** Of a whole code its city; of the beginning of one, codes that begin so. */
function suggestCodes({ country, text, city: typedCity }: TypedPlace): PlaceSuggestion[] {
  const whole = parsePostalCode(country, text);
  const typed = foldPlace(whole ?? text);
  const meant =
    whole === undefined
      ? [
          ...knownPlaces[country].map(({ postalCode, city }) => ({ code: postalCode, city })),
          ...knownCities[country].flatMap(({ city, codes }) => {
            const code = onlyCodeOf(country, codes);
            return code === undefined ? [] : [{ code, city }];
          }),
        ].filter(({ code }) => foldPlace(code).startsWith(typed))
      : findCitiesOfCode(country, whole).map((city) => ({ code: whole, city }));
  const lines = new Map(meant.map(({ code, city }) => [`${code} ${city}`, { code, city }]));
  return [...lines]
    .filter(([, { city }]) => whole === undefined || foldPlace(city) !== foldPlace(typedCity))
    .map(([line, { code, city }]) => toSuggestion(line, { postal_code: code, postal_town: city }));
}

function suggestStreets({ country, text, postalCode, city: typedCity }: TypedPlace): PlaceSuggestion[] {
  const { before, name = text, after } = numberedStreet.exec(text)?.groups ?? {};
  const typed = foldPlace(name);
  const number = before ?? after;
  return knownPlaces[country]
    .filter(({ city }) => typedCity === '' || foldPlace(city) === foldPlace(typedCity))
    .filter((place) => postalCode === '' || foldPlace(place.postalCode) === foldPlace(postalCode))
    .flatMap((place) => place.streets.map((street) => ({ ...place, street })))
    .filter(({ street }) => foldPlace(street).startsWith(typed))
    .map(({ street, postalCode: code, city }) =>
      toSuggestion(
        street,
        {
          ...{ route: street, postal_code: code, postal_town: city },
          ...(number === undefined ? {} : { street_number: number }),
        },
        `${code} ${city}`,
      ),
    );
}

const ways = { streetName: suggestStreets, postalCode: suggestCodes, city: suggestCities } as const;

/** What is known by hand of what somebody types. */
export function suggestKnown(typed: TypedPlace): readonly PlaceSuggestion[] {
  return ways[typed.field](typed);
}

/** A suggestion's id holds its parts. */
export function locateKnown(id: string): readonly AddressComponent[] {
  return [...new URLSearchParams(id)].map(([type, text]) => ({ type, text, marks: [] }));
}
