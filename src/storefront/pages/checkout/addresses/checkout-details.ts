import type { Cart } from '../../../../api/contract/cart.ts';
import type { Address } from '../../../../api/contract/shared.ts';
import type { CountryCode } from '../../../../kernel/locale.ts';
import { type AddressField, addressFields, addressForm } from '../../../../markets/addresses.ts';
import { type ClientType, clientTypes } from '../../../../markets/client-type.ts';
import { parseEmail } from '../../../../markets/email.ts';
import {
  type AddressRole,
  type AddressRule,
  findAddressErrors,
  isAddressGiven,
  textOf,
  tidyAddress,
} from '../../../../markets/postal-address.ts';

/** Where goods go (spec §3); saved addresses come with accounts. */
export const shippingAddressTypes = ['SAME_AS_BILLING', 'DIFFERENT_FROM_BILLING'] as const;
export type ShippingAddressType = (typeof shippingAddressTypes)[number];

/** The fields of one address as they are typed. */
export type AddressValues = Readonly<Record<AddressField, string>>;

/** Everything the addresses page asks for, as it is typed. */
export interface CheckoutDetails {
  readonly email: string;
  readonly clientType: ClientType;
  readonly billing: AddressValues;
  readonly shippingAddressType: ShippingAddressType;
  readonly shipping: AddressValues;
}

/** A field by the name it has in the form. */
export type DetailField = 'email' | `${AddressRole}.${AddressField}`;

/** `input`: wrong in a way that has no rule of its own. */
export type DetailRule = AddressRule | 'email' | 'input';

/** Field -> broken rule, in the order of the form: the first entry is the first failed field. */
export type DetailErrors = Readonly<Partial<Record<DetailField, DetailRule>>>;

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

/** Reads the form, in the browser and on the server alike; what is missing counts as left empty. */
export function parseDetails(form: FormData): CheckoutDetails {
  const read = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    email: read('email'),
    clientType: clientTypes.find((type) => type === read('clientType')) ?? 'PRIVATE',
    billing: buildValues((field) => read(`billing.${field}`)),
    shippingAddressType:
      shippingAddressTypes.find((type) => type === read('shippingAddressType')) ?? 'SAME_AS_BILLING',
    shipping: buildValues((field) => read(`shipping.${field}`)),
  };
}

/** An address as the cart keeps it; a private person's has nothing that only a company has (spec §5). */
export function toAddress(details: CheckoutDetails, part: AddressRole, country: CountryCode): Address {
  const { clientType } = details;
  const address: Record<string, string> = {};
  for (const field of detailForm(part, country, clientType).flat()) {
    address[textOf(field)] = details[part][field];
  }
  return tidyAddress({ ...address, country }, clientType);
}

/** The fields of the form that an address fills. */
export function toValues(address: Address | undefined): AddressValues {
  return buildValues((field) => address?.[textOf(field)] ?? '');
}

function findRoleErrors(details: CheckoutDetails, role: AddressRole, country: CountryCode): DetailErrors {
  const { clientType } = details;
  const address = toAddress(details, role, country);
  const broken = findAddressErrors(address, role, clientType, country);
  const errors: { -readonly [Field in keyof DetailErrors]: DetailErrors[Field] } = {};
  for (const field of detailForm(role, country, clientType).flat()) {
    const rule = broken[textOf(field)];
    if (rule !== undefined) errors[`${role}.${field}`] = rule;
  }
  return errors;
}

/** What is wrong with the details: e-mail, then billing, then shipping, each by its country's rules (spec §4, §5). */
export function findDetailErrors(details: CheckoutDetails, country: CountryCode): DetailErrors {
  const email = details.email.trim() === '' ? 'required' : 'email';
  return {
    ...(parseEmail(details.email) === undefined ? { email } : {}),
    ...findRoleErrors(details, 'billing', country),
    ...(details.shippingAddressType === 'DIFFERENT_FROM_BILLING'
      ? findRoleErrors(details, 'shipping', country)
      : {}),
  };
}

/** Whether goods and bill go to the same place; a delivery has no VAT number. */
export function isSameAddress(left: Address, right: Address): boolean {
  const compared = addressFields.filter((field) => field !== 'vatNumber');
  return compared.every((field) => left[textOf(field)] === right[textOf(field)]);
}

/**
 * What the form starts with: the cart's own details once it has some, the visitor's earlier choices where it has none
 * (spec §4: shipping defaults to same-as-billing unless a cookie says otherwise; §6: a company's address means a company).
 */
export function initialDetails(
  cart: Pick<Cart, 'customerEmail' | 'clientType' | 'billingAddress' | 'shippingAddress'>,
  chosen: {
    readonly clientType: ClientType | undefined;
    readonly shippingAddressType: ShippingAddressType | undefined;
  },
): CheckoutDetails {
  const billing = isAddressGiven(cart.billingAddress) ? cart.billingAddress : undefined;
  const shipping = isAddressGiven(cart.shippingAddress) ? cart.shippingAddress : undefined;
  const differs = billing !== undefined && shipping !== undefined && !isSameAddress(billing, shipping);
  const clientType = billing === undefined ? (chosen.clientType ?? cart.clientType) : cart.clientType;
  return {
    email: cart.customerEmail ?? '',
    clientType: billing?.company === undefined ? clientType : 'COMPANY',
    billing: toValues(billing),
    shippingAddressType:
      chosen.shippingAddressType ?? (differs ? 'DIFFERENT_FROM_BILLING' : 'SAME_AS_BILLING'),
    shipping: toValues(differs ? shipping : undefined),
  };
}
