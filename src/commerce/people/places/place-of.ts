import type { CountryCode } from '../../../kernel/locale.ts';
import { cityComponentsOf } from '../../../markets/city-components.ts';
import { parsePostalCode } from '../../../markets/postal-codes.ts';
import type { AddressComponent, AskedPlace } from './address-guide.ts';

/** Fields of an address that a provider may know. */
export type PlaceFields = Omit<AskedPlace, 'country'>;

/** What a provider's parts say of an address, as the country writes it; a code of another form is none. */
export function placeOf(country: CountryCode, components: readonly AddressComponent[]): Partial<PlaceFields> {
  const textOf = (type: string) => components.find((component) => component.type === type)?.text;
  const code = textOf('postal_code');
  const fields: Partial<Record<keyof PlaceFields, string | undefined>> = {
    streetName: textOf('route'),
    streetNumber: textOf('street_number'),
    postalCode: code === undefined ? undefined : parsePostalCode(country, code),
    city: cityComponentsOf(country).flatMap((type) => textOf(type) ?? [])[0],
  };
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== undefined));
}
