import type { CallOutput } from '../../../api/contract.ts';
import type { CountryCode } from '../../../kernel/locale.ts';
import type { CompletedField } from '../../../markets/addresses.ts';
import { parsePostalCode } from '../../../markets/postal-codes.ts';
import { splitStreetLine } from '../../../markets/street-line.ts';

/** In the order of the form's meaning, whatever the order of its country. */
export const filledFields = ['streetName', 'streetNumber', 'postalCode', 'city'] as const;
export type FilledField = (typeof filledFields)[number];

/** What stands in the fields that a suggestion may fill; the country may have no field for some of them. */
export type PlaceValues = Readonly<Partial<Record<FilledField, string>>>;

export type Place = CallOutput<'locatePlace'>['place'];

/** What a suggestion says by its name alone, where nobody says more of it; the name of a street leaves too much open. */
export function placeByName(country: CountryCode, field: CompletedField, name: string): Place {
  if (field === 'city') return { city: name };
  const code = field === 'postalCode' ? parsePostalCode(country, name) : undefined;
  return code === undefined ? {} : { postalCode: code };
}

/** What stood there when a suggestion for a field was picked. */
interface PickedIn {
  readonly field: CompletedField;
  readonly values: PlaceValues;
}

/** As the country writes it or as it was typed: a code is written anew when its field is left. */
const bare = (text: string | undefined) => text?.replace(/[\s-]/g, '');

/** A number that was typed along with its street; one that the street is called by (`17. Juni`) is none. */
function typedNumber(country: CountryCode, { streetName = '', streetNumber }: PlaceValues, place: Place) {
  if (streetNumber !== '' || place.streetName === undefined) return undefined;
  const number = splitStreetLine(country, streetName).streetNumber;
  return number === undefined || place.streetName.includes(number) ? undefined : number;
}

/**
 * What is written into which fields once a place was picked: all that is known of it, and the number that was typed into the street
 * where it has none. What has been typed since the pick stays; who has typed on in that very field meant something else.
 */
export function placeToFill(
  country: CountryCode,
  place: Place,
  { field: pickedField, values: picked }: PickedIn,
  now: PlaceValues,
): Place {
  const isAsPicked = (field: FilledField) =>
    now[field] !== undefined && bare(now[field]) === bare(picked[field]);
  if (!isAsPicked(pickedField)) return {};
  const known = { streetNumber: typedNumber(country, picked, place), ...place };
  const changes = filledFields.flatMap((field) => {
    const text = known[field];
    return text === undefined || !isAsPicked(field) || text === now[field] ? [] : [[field, text] as const];
  });
  return Object.fromEntries(changes);
}
