import type { CountryCode } from '../../../kernel/locale.ts';
import { type AddressField, addressFieldMinimum, getAddressRules } from '../../../markets/addresses.ts';
import { ADDRESS_TEXT_MAXIMUM } from '../../../markets/postal-address.ts';
import { postalCodeExample } from '../../../markets/postal-codes.ts';
import type { PageText, TextKey } from '../../i18n/texts.ts';
import type { DetailField, DetailRule } from './address-details.ts';

const labels = {
  firstName: 'field.firstName',
  lastName: 'field.lastName',
  company: 'field.company',
  department: 'field.department',
  vatNumber: 'field.vatNumber',
  streetName: 'field.streetName',
  streetNumber: 'field.streetNumber',
  additionalAddressInfo: 'field.additionalAddressInfo',
  postalCode: 'field.postalCode',
  city: 'field.city',
  region: 'field.region',
  phone: 'field.phone',
} as const satisfies Record<AddressField, TextKey>;

/** What a field of an address is called; a region by what the country has. */
export function fieldLabel(text: PageText, country: CountryCode, field: AddressField): string {
  const { region } = getAddressRules(country);
  const isCounty = field === 'region' && region.need !== 'none' && region.kind === 'county';
  return text(isCounty ? 'field.county' : labels[field]);
}

/** What a field of the whole form is called. */
export function detailLabel(text: PageText, country: CountryCode, field: DetailField): string {
  const part = addressFieldOf(field);
  return part === undefined ? text('field.email') : fieldLabel(text, country, part);
}

/** The address field of a form field; `undefined` for the e-mail. */
function addressFieldOf(field: DetailField): AddressField | undefined {
  return field === 'email' ? undefined : (field.slice(field.indexOf('.') + 1) as AddressField);
}

/** What is wrong with a field, in words that name it and say what would be right (rule C-03). */
export function ruleText(text: PageText, country: CountryCode, field: DetailField, rule: DetailRule): string {
  const part = addressFieldOf(field);
  const label = detailLabel(text, country, field);
  switch (rule) {
    case 'required':
      return text('rule.required', { field: label });
    case 'min':
      return text('rule.min', { field: label, min: part === undefined ? 1 : addressFieldMinimum[part] });
    case 'max':
      return text('rule.max', { field: label, max: ADDRESS_TEXT_MAXIMUM });
    case 'email':
      return text('rule.email');
    case 'phoneNumber':
      return text('rule.phone');
    case 'postalCode':
      return text('rule.postalCode', { example: postalCodeExample(country) });
    case 'streetNumber':
      return text('rule.streetNumber');
    case 'oneOf':
      return text('rule.oneOf');
    case 'input':
      return text('rule.input');
  }
}
