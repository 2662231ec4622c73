import type { Cart } from '../../../../api/contract/cart.ts';
import type { Address } from '../../../../api/contract/shared.ts';
import type { CountryCode } from '../../../../kernel/locale.ts';
import { addressFields } from '../../../../markets/addresses.ts';
import { type ClientType, clientTypes } from '../../../../markets/client-type.ts';
import { type AddressRole, isAddressEntered, textOf } from '../../../../markets/postal-address.ts';
import {
  type AddressValues,
  type AskedValues,
  buildAddress,
  type DetailErrors,
  findAddressDetailErrors,
  pickAsked,
  readAddressValues,
  toValues,
} from '../../../components/address-form/address-details.ts';
import { contactFields } from '../../../forms/address-form-fields.ts';
import { findFormErrors } from '../../../forms/read-form.ts';
import type { KnownCustomer } from './saved-addresses.ts';

/** Where goods go (rule C-04); saved addresses come with accounts. */
export const shippingAddressTypes = ['SAME_AS_BILLING', 'DIFFERENT_FROM_BILLING'] as const;
export type ShippingAddressType = (typeof shippingAddressTypes)[number];

/** Everything the addresses page asks for, as it is typed. */
export interface CheckoutDetails {
  readonly email: string;
  readonly clientType: ClientType;
  readonly billing: AddressValues;
  readonly shippingAddressType: ShippingAddressType;
  readonly shipping: AddressValues;
}

/** The same, as far as the form of the country has fields for it. */
export type ShownDetails = Omit<CheckoutDetails, AddressRole> & Readonly<Record<AddressRole, AskedValues>>;

export function toShownDetails(details: CheckoutDetails, country: CountryCode): ShownDetails {
  return {
    ...details,
    billing: pickAsked(details.billing, 'billing', country),
    shipping: pickAsked(details.shipping, 'shipping', country),
  };
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
    billing: readAddressValues(form, 'billing'),
    shippingAddressType:
      shippingAddressTypes.find((type) => type === read('shippingAddressType')) ?? 'SAME_AS_BILLING',
    shipping: readAddressValues(form, 'shipping'),
  };
}

/** An address as the cart keeps it. */
export function toAddress(details: CheckoutDetails, part: AddressRole, country: CountryCode): Address {
  return buildAddress(details[part], part, details.clientType, country);
}

function findRoleErrors(details: CheckoutDetails, role: AddressRole, country: CountryCode): DetailErrors {
  return findAddressDetailErrors(details[role], role, details.clientType, country);
}

/** What is wrong with the details: e-mail, then billing, then shipping, each by its country's rules (rules C-03, C-05). */
export function findDetailErrors(details: CheckoutDetails, country: CountryCode): DetailErrors {
  return {
    ...findFormErrors({ email: details.email.trim() }, contactFields),
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
 * What the form starts with: saved addresses that were picked, else the cart's own details once it has some, else the
 * customer's default addresses, or their name alone, and the visitor's earlier choices (rule C-04: shipping defaults to
 * same-as-billing unless a cookie says otherwise; rule C-02: a company's address means a company).
 */
export function initialDetails(
  cart: Pick<Cart, 'customerEmail' | 'clientType' | 'billingAddress' | 'shippingAddress' | 'vat'>,
  chosen: {
    readonly clientType: ClientType | undefined;
    readonly shippingAddressType: ShippingAddressType | undefined;
  },
  customer?: KnownCustomer,
): CheckoutDetails {
  const fromCart = isAddressEntered(cart.billingAddress) ? cart.billingAddress : undefined;
  const shippingOfCart = isAddressEntered(cart.shippingAddress) ? cart.shippingAddress : undefined;
  const isNew = fromCart === undefined;
  const billing = customer?.picked.billing ?? fromCart ?? customer?.defaults.billing;
  const shipping =
    customer?.picked.shipping ?? shippingOfCart ?? (isNew ? customer?.defaults.shipping : undefined);
  const differs = shipping !== undefined && (billing === undefined || !isSameAddress(billing, shipping));
  const clientType = isNew ? (customer?.clientType ?? chosen.clientType ?? cart.clientType) : cart.clientType;
  const typed = toValues(billing ?? customer?.name);
  const isPicked = customer?.picked.shipping !== undefined;
  return {
    email: cart.customerEmail ?? customer?.email ?? '',
    clientType: billing?.company === undefined && cart.vat === undefined ? clientType : 'COMPANY',
    billing: { ...typed, vatNumber: typed.vatNumber || (cart.vat?.vatId ?? '') },
    shippingAddressType:
      (isPicked ? undefined : chosen.shippingAddressType) ??
      (differs ? 'DIFFERENT_FROM_BILLING' : 'SAME_AS_BILLING'),
    shipping: toValues(differs ? shipping : undefined),
  };
}
