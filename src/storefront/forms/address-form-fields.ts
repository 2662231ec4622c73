import type { CountryCode } from '../../kernel/locale.ts';
import {
  type AddressField,
  addressFieldMinimum,
  getAddressRules,
  isAddressFieldRequired,
} from '../../markets/addresses.ts';
import { EMAIL_MAXIMUM } from '../../markets/email.ts';
import { ADDRESS_TEXT_MAXIMUM, type AddressRole } from '../../markets/postal-address.ts';
import { postalCodeExample } from '../../markets/postal-codes.ts';
import type { FormField } from './form-field.ts';

/** What the fields of an address say themselves; a department and a VAT number have no word of autofill. */
const fields = {
  firstName: { label: 'field.firstName', autoComplete: 'given-name' },
  lastName: { label: 'field.lastName', autoComplete: 'family-name' },
  company: { label: 'field.company', autoComplete: 'organization' },
  department: { label: 'field.department' },
  vatNumber: { label: 'field.vatNumber' },
  streetName: { label: 'field.streetName', autoComplete: 'address-line1' },
  streetNumber: { label: 'field.streetNumber', words: { streetNumber: 'rule.streetNumber' } },
  additionalAddressInfo: { label: 'field.additionalAddressInfo', autoComplete: 'address-line2' },
  postalCode: {
    label: 'field.postalCode',
    autoComplete: 'postal-code',
    autoCapitalize: 'characters',
    words: { postalCode: 'rule.postalCode' },
  },
  city: { label: 'field.city', autoComplete: 'address-level2' },
  region: { label: 'field.region', autoComplete: 'address-level1' },
  phone: {
    label: 'field.phone',
    type: 'tel',
    autoComplete: 'tel',
    hint: 'field.phoneHint',
    words: { phoneNumber: 'rule.phone' },
  },
} as const satisfies Record<AddressField, Omit<FormField, 'max'>>;

/** Whom an order is confirmed to; of a visitor it names no account. */
export const contactFields = {
  email: { label: 'field.email', type: 'email', max: EMAIL_MAXIMUM, autoComplete: 'email' },
} as const satisfies Record<string, FormField>;

/** A postal code's example, and whether a phone may show digits alone to type one. */
function postalCodeParts(country: CountryCode): Partial<FormField> {
  const example = postalCodeExample(country);
  return /\p{L}/u.test(example) ? { example } : { example, inputMode: 'numeric' };
}

/** What differs between countries: what a region is, what has to be filled in, what a postal code looks like. */
export function addressFormField(country: CountryCode, role: AddressRole, field: AddressField): FormField {
  const own: Omit<FormField, 'max'> = fields[field];
  const { region } = getAddressRules(country);
  const isCounty = field === 'region' && region.need !== 'none' && region.kind === 'county';
  const isRequired = isAddressFieldRequired(country, field) && !(field === 'company' && role === 'shipping');
  const { autoComplete } = own;
  const parts: readonly Partial<FormField>[] = [
    isCounty ? { label: 'field.county' } : {},
    isRequired ? {} : { need: 'optional' },
    autoComplete === undefined ? {} : { autoComplete: `${role} ${autoComplete}` },
    field === 'postalCode' ? postalCodeParts(country) : {},
  ];
  return Object.assign({ ...own, min: addressFieldMinimum[field], max: ADDRESS_TEXT_MAXIMUM }, ...parts);
}
