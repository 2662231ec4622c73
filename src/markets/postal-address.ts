import type { CountryCode } from '../kernel/locale.ts';
import {
  type AddressField,
  addressFieldMinimum,
  addressForm,
  isAddressFieldRequired,
  isStreetNumber,
} from './addresses.ts';
import type { ClientType } from './client-type.ts';
import { isPhoneNumber } from './phone.ts';
import { parsePostalCode } from './postal-codes.ts';

/** Every text an address can hold besides its country (rule C-21). */
export const addressTexts = [
  'title',
  'salutation',
  'firstName',
  'lastName',
  'streetName',
  'streetNumber',
  'additionalStreetInfo',
  'additionalAddressInfo',
  'postalCode',
  'city',
  'region',
  'state',
  'company',
  'department',
  'building',
  'apartment',
  'pOBox',
  'phone',
  'mobile',
  'email',
  'fax',
] as const;

export type AddressText = (typeof addressTexts)[number];

/** An address as it is kept: trimmed, without empty fields. `fax` carries the VAT number (rule C-21). */
export type Address = { readonly country: CountryCode } & {
  readonly [Text in AddressText]?: string | undefined;
};

export type AddressRole = 'billing' | 'shipping';

/** What can be wrong with a field of an address; the texts are the pages' `rule.*` (rule C-03). */
type AddressRule = 'required' | 'min' | 'max' | 'postalCode' | 'streetNumber' | 'phoneNumber' | 'oneOf';

export type AddressErrors = Readonly<Partial<Record<AddressText | 'country', AddressRule>>>;

/** The most characters any text of an address may have. */
export const ADDRESS_TEXT_MAXIMUM = 250;

/** What only a company has (rule C-02: cleared for private customers). */
const companyTexts: readonly AddressText[] = ['fax', 'company', 'department'];

/** Where a form's field is kept: the VAT number travels as `fax` (rule C-21). */
export function textOf(field: AddressField): AddressText {
  return field === 'vatNumber' ? 'fax' : field;
}

/** What a form or client sent, made fit to keep: spaces trimmed, empty fields left out, postal code in its country's form. */
export function tidyAddress(address: Address, clientType: ClientType): Address {
  const tidy: { country: CountryCode } & { -readonly [Text in AddressText]?: string } = {
    country: address.country,
  };
  for (const text of addressTexts) {
    if (clientType === 'PRIVATE' && companyTexts.includes(text)) continue;
    const value = address[text]?.replace(/\p{Cc}+/gu, ' ').trim();
    if (value !== undefined && value !== '') tidy[text] = value;
  }
  const postalCode = tidy.postalCode && parsePostalCode(address.country, tidy.postalCode);
  return postalCode ? { ...tidy, postalCode } : tidy;
}

function brokenRule(
  address: Address,
  field: AddressField,
  text: AddressText,
  isRequired: boolean,
): AddressRule | undefined {
  const value = address[text] ?? '';
  if (value === '') return isRequired ? 'required' : undefined;
  if (value.length < addressFieldMinimum[field]) return 'min';
  if (value.length > ADDRESS_TEXT_MAXIMUM) return 'max';
  if (field === 'postalCode')
    return parsePostalCode(address.country, value) === undefined ? 'postalCode' : undefined;
  if (field === 'streetNumber') return isStreetNumber(address.country, value) ? undefined : 'streetNumber';
  if (field === 'phone') return isPhoneNumber(value) ? undefined : 'phoneNumber';
  return undefined;
}

/**
 * What is wrong with a tidied address, field by field in the order of the country's form: the first entry is the first
 * failed field (rule C-03). A company names itself on the bill; goods may go to a private door, but only in the cart's country.
 */
export function findAddressErrors(
  address: Address,
  role: AddressRole,
  clientType: ClientType,
  cartCountry: CountryCode,
): AddressErrors {
  const errors: { -readonly [Field in keyof AddressErrors]: AddressErrors[Field] } = {};
  for (const field of addressForm(address.country, clientType).flat()) {
    const text = textOf(field);
    const isRequired =
      isAddressFieldRequired(address.country, field) && !(field === 'company' && role === 'shipping');
    const rule = brokenRule(address, field, text, isRequired);
    if (rule !== undefined) errors[text] = rule;
  }
  if (role === 'shipping' && address.country !== cartCountry) errors.country = 'oneOf';
  return errors;
}

/** Whether an address is more than the country a new cart starts with (rule R-06). */
export function isAddressEntered(address: Address | undefined): address is Address {
  return address?.firstName !== undefined;
}
