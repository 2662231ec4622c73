import type { CountryCode } from '../../../kernel/locale.ts';
import { accept, type Outcome, refuse } from '../../../kernel/outcome.ts';
import { getAddressRules } from '../../../markets/addresses.ts';
import type { Address } from '../../../markets/postal-address.ts';
import { splitStreetLine } from '../../../markets/street-line.ts';
import type { Refusal } from '../../refusal.ts';
import type { Cart, CartAction } from '../cart/cart.ts';
import type { WalletAddress, WalletDetails } from '../payments/wallet-provider.ts';

export type ExpressRefusal = Refusal<'ExpressAddressMissing' | 'AddressInvalid' | 'EmailInvalid'>;

/** `Jana Maria Nováková`, or `Nagy Péter` where families come first. */
function splitName(country: CountryCode, name: string): Pick<Address, 'firstName' | 'lastName'> {
  const words = name.trim().split(/\s+/);
  return getAddressRules(country).nameOrder === 'family-first'
    ? { lastName: words[0], firstName: words.slice(1).join(' ') }
    : { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) };
}

function toAddress(country: CountryCode, wallet: WalletAddress): Address {
  const { additionalAddressInfo, ...street } = splitStreetLine(country, wallet.street);
  const { postalCode, city, region, phone } = wallet;
  const additional = [additionalAddressInfo, wallet.additional?.trim()].filter(Boolean).join(', ');
  return {
    ...{ country, ...splitName(country, wallet.name), ...street, postalCode, city, region, phone },
    ...(additional === '' ? {} : { additionalAddressInfo: additional }),
  };
}

/** No wallet knows these: a company's stay those it has told the shop. */
function companyOf({ clientType, billingAddress }: ExpressCart): Partial<Address> {
  if (clientType === 'PRIVATE' || billingAddress === undefined) return {};
  const { company, department, fax } = billingAddress;
  return { company, department, fax };
}

export type ExpressCart = Pick<Cart, 'country' | 'clientType' | 'billingAddress'>;

/**
 * What a wallet shared, as the actions that put it on the cart; whether its fields are right they decide themselves. Both addresses
 * are needed, in the cart's country and with a phone, and an e-mail (rule Y-05).
 */
export function readExpressDetails(
  { email = '', shippingAddress, billingAddress }: WalletDetails,
  cart: ExpressCart,
): Outcome<readonly CartAction[], ExpressRefusal> {
  if (shippingAddress === undefined || billingAddress === undefined) {
    return refuse({ code: 'ExpressAddressMissing' });
  }
  const { country } = cart;
  const both = Object.entries({ shippingAddress, billingAddress });
  const abroad = both.filter(([, address]) => address.country !== country);
  const unreachable = both.filter(([, { phone = '' }]) => phone.trim() === '');
  const fields = {
    ...Object.fromEntries(unreachable.map(([role]) => [`${role}.phone`, 'required'])),
    ...Object.fromEntries(abroad.map(([role]) => [`${role}.country`, 'oneOf'])),
  };
  if (Object.keys(fields).length > 0) return refuse({ code: 'AddressInvalid', fields });
  if (email.trim() === '') return refuse({ code: 'EmailInvalid', fields: { email: 'required' } });
  return accept([
    { action: 'setCustomerEmail', email: email.trim() },
    {
      action: 'setBillingAddress',
      address: { ...toAddress(country, billingAddress), ...companyOf(cart) },
    },
    { action: 'setShippingAddress', address: toAddress(country, shippingAddress) },
  ]);
}
