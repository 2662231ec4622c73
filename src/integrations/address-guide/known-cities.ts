import type { CountryCode } from '../../kernel/locale.ts';
import { parsePostalCode } from '../../markets/postal-codes.ts';
import { foldPlace } from './fold-place.ts';
import cities from './known-cities.json' with { type: 'json' };

/** A city, and its codes as they are written in known-cities.json: `10115-14199`, `DE21-DE24`, letters alone for a whole area. */
interface KnownCity {
  readonly city: string;
  readonly codes: readonly string[];
}

/**
 * The larger cities of each country and the codes within which theirs lie, written down by hand from what everybody can look up at
 * the country's post (docs/decisions/0046-address-guide.md). Codes are whole; of some countries only what stands before their space or
 * hyphen, which says the place.
 */
export const knownCities: Readonly<Record<CountryCode, readonly KnownCity[]>> = readCities(cities);

function readCities<Country extends string>(
  written: Readonly<Record<Country, Readonly<Record<string, string>>>>,
): Readonly<Record<Country, readonly KnownCity[]>> {
  const lists = Object.entries<Readonly<Record<string, string>>>(written).map(([country, of]) => [
    country,
    Object.entries(of).map(([city, codes]) => ({ city, codes: codes.split(' ') })),
  ]);
  return Object.fromEntries(lists);
}

interface CodeParts {
  readonly letters: string;
  readonly digits: string;
}

function partsOf(code: string): CodeParts {
  const [, letters = '', digits = ''] = /^(\p{L}*)(\d*)/u.exec(foldPlace(code)) ?? [];
  return { letters, digits };
}

/** What of a whole code says which city it is: all of it, but of codes with letters what stands before the space. */
function areaOf(country: CountryCode, code: string): CodeParts {
  const written = parsePostalCode(country, code) ?? code;
  const [before = ''] = written.split(' ');
  return partsOf(/\p{L}/u.test(written) ? before : written);
}

function isWithin(area: CodeParts, range: string): boolean {
  const [from = '', to = from] = range.split('-');
  const [first, last] = [partsOf(from), partsOf(to)];
  if (area.letters !== first.letters) return false;
  if (first.digits === '') return true;
  // Codes of letters count their districts: 9 comes before 10.
  if (first.letters !== '') {
    const district = Number(area.digits);
    return area.digits !== '' && district >= Number(first.digits) && district <= Number(last.digits);
  }
  const digits = area.digits.slice(0, first.digits.length);
  return digits >= first.digits && digits <= last.digits;
}

/** The cities that a whole code may be of: two names where a city has two. */
export function findCitiesOfCode(country: CountryCode, code: string): readonly string[] {
  const area = areaOf(country, code);
  return knownCities[country]
    .filter(({ codes }) => codes.some((range) => isWithin(area, range)))
    .map(({ city }) => city);
}
