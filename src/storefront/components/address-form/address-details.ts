import type { Address } from '../../../api/contract/shared.ts';
import type { CountryCode } from '../../../kernel/locale.ts';
import { type AddressField, addressFields, addressForm } from '../../../markets/addresses.ts';
import type { ClientType } from '../../../markets/client-type.ts';
import { type AddressRole, findAddressErrors, textOf, tidyAddress } from '../../../markets/postal-address.ts';
import { pickFields } from '../../pick-fields.ts';

/** The fields of one address as they are typed. */
export type AddressValues = Readonly<Record<AddressField, string>>;

/** A field by the name it has in a form. */
export type DetailField = 'email' | `${AddressRole}.${AddressField}`;

/** The id of a field, for labels and links; `billing.postalCode` -> `billing-postalCode`. */
export function fieldId(field: DetailField): string {
  return field.replace('.', '-');
}

/** The order in which the form asks: where the goods go, then where the bill goes (rule C-01). */
const order = ['email', 'shipping.', 'billing.'] as const;

/** The first failed field of the form, focused when the page arrives. */
export function firstOf(errors: DetailErrors): DetailField | undefined {
  const failed = Object.keys(errors) as DetailField[];
  return order.flatMap((start) => failed.filter((field) => field.startsWith(start)))[0];
}

/** Field -> broken rule, in the order in which they are checked (rule C-05). */
export type DetailErrors = Readonly<Partial<Record<DetailField, string>>>;

/** The form's field that a path of the middleware's (`address.postalCode`) is about, if there is one. */
export function findAddressField(path: string): AddressField | undefined {
  return addressFields.find((known) => path === `address.${textOf(known)}`);
}

function buildValues(read: (field: AddressField) => string): AddressValues {
  return Object.fromEntries(addressFields.map((field) => [field, read(field)])) as Record<
    AddressField,
    string
  >;
}

/** The form of one address, line by line. Goods need no VAT number: only the bill asks for it. */
export function detailForm(
  part: AddressRole,
  country: CountryCode,
  clientType: ClientType,
): readonly (readonly AddressField[])[] {
  const lines = addressForm(country, clientType);
  return part === 'billing' ? lines : lines.filter((line) => !line.includes('vatNumber'));
}

/** Values of the fields that the form of a country has: a private person's and a company's. */
export type AskedValues = Readonly<Partial<AddressValues>>;

/** What a form is filled with: of an address the fields that the country asks for. */
export function pickAsked(values: AddressValues, part: AddressRole, country: CountryCode): AskedValues {
  return pickFields(values, ...detailForm(part, country, 'COMPANY').flat());
}

/** Reads one address of a form, in the browser and on the server alike; what is missing counts as left empty. */
export function readAddressValues(form: FormData, part: AddressRole): AddressValues {
  return buildValues((field) => {
    const value = form.get(`${part}.${field}`);
    return typeof value === 'string' ? value : '';
  });
}

/** An address as it is kept; a private person's has nothing that only a company has (rule C-02). */
export function buildAddress(
  values: AddressValues,
  part: AddressRole,
  clientType: ClientType,
  country: CountryCode,
): Address {
  const address: Record<string, string> = {};
  for (const field of detailForm(part, country, clientType).flat()) address[textOf(field)] = values[field];
  return tidyAddress({ ...address, country }, clientType);
}

/** The fields of the form that an address fills. */
export function toValues(address: Partial<Address> | undefined): AddressValues {
  return buildValues((field) => address?.[textOf(field)] ?? '');
}

/** What is wrong with one address, by its country's rules (rule C-03). */
export function findAddressDetailErrors(
  values: AddressValues,
  part: AddressRole,
  clientType: ClientType,
  country: CountryCode,
): DetailErrors {
  const address = buildAddress(values, part, clientType, country);
  const broken = findAddressErrors(address, part, clientType, country);
  const errors: { -readonly [Field in keyof DetailErrors]: DetailErrors[Field] } = {};
  for (const field of detailForm(part, country, clientType).flat()) {
    const rule = broken[textOf(field)];
    if (rule !== undefined) errors[`${part}.${field}`] = rule;
  }
  return errors;
}
