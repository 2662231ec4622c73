import type { CartAction } from '../../../../api/contract/cart.ts';
import type { CallError } from '../../../../api/contract/errors.ts';
import type { CountryCode } from '../../../../kernel/locale.ts';
import type { AddressRole } from '../../../../markets/postal-address.ts';
import {
  type DetailErrors,
  type DetailField,
  findAddressField,
} from '../../../components/address-form/address-details.ts';
import { type CheckoutDetails, toAddress } from './checkout-details.ts';

/**
 * The details as one batch: saved together or not at all. Every action replaces a whole value, so the batch means the
 * same on any version of the cart.
 *
 * @param shippingMethodId set where the cart has no method that carries it.
 */
export function buildCartActions(
  details: CheckoutDetails,
  country: CountryCode,
  shippingMethodId: string | undefined,
): CartAction[] {
  const { clientType } = details;
  const billing = toAddress(details, 'billing', country);
  const isSame = details.shippingAddressType === 'SAME_AS_BILLING';
  const shipping = isSame ? billing : toAddress(details, 'shipping', country);
  return [
    { action: 'setClientType', clientType },
    { action: 'setCustomerEmail', email: details.email.trim() },
    { action: 'setBillingAddress', address: billing },
    { action: 'setShippingAddress', address: shipping },
    ...(shippingMethodId === undefined
      ? []
      : [{ action: 'setShippingMethod' as const, shippingMethod: { id: shippingMethodId } }]),
  ];
}

/** A company's number that was found valid, ahead of its address: prices are net from then on (rule C-06). */
export function buildVatActions(vatId: string): CartAction[] {
  return [
    { action: 'setClientType', clientType: 'COMPANY' },
    { action: 'setVatId', vatId },
  ];
}

function fieldOf(
  action: CartAction | undefined,
  path: string,
  details: CheckoutDetails,
): DetailField | undefined {
  if (action?.action === 'setCustomerEmail') return path === 'email' ? 'email' : undefined;
  if (action?.action !== 'setBillingAddress' && action?.action !== 'setShippingAddress') return undefined;
  const isSame = details.shippingAddressType === 'SAME_AS_BILLING';
  const role: AddressRole = action.action === 'setBillingAddress' || isSame ? 'billing' : 'shipping';
  const field = findAddressField(path);
  return field === undefined ? undefined : `${role}.${field}`;
}

/** The middleware's complaints (`actions.2.address.postalCode`) beside the fields they are about; others are left out. */
export function toDetailErrors(
  error: CallError,
  actions: readonly CartAction[],
  details: CheckoutDetails,
): DetailErrors {
  const errors: { -readonly [Field in keyof DetailErrors]: DetailErrors[Field] } = {};
  for (const [path, rule] of Object.entries(error.fields ?? {})) {
    const [, index = '', rest = ''] = /^actions\.(\d+)\.(.+)$/.exec(path) ?? [];
    const field = fieldOf(actions[Number(index)], rest, details);
    if (field !== undefined) errors[field] ??= rule;
  }
  return errors;
}
