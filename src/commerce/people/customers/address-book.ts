import type { CountryCode } from '../../../kernel/locale.ts';
import { accept, type Outcome, refuse } from '../../../kernel/outcome.ts';
import type { ClientType } from '../../../markets/client-type.ts';
import {
  type Address,
  type AddressRole,
  findAddressErrors,
  tidyAddress,
} from '../../../markets/postal-address.ts';
import type { Refusal } from '../../refusal.ts';
import type { BookAddress, Customer } from './customer.ts';

/** More than any company has branches; bounds the size of a customer's row. */
export const ADDRESS_BOOK_MAXIMUM = 50;

/** An address as a caller sends it to be changed; without an id it cannot be found. */
export type SentAddress = Address & { readonly id?: string | undefined };

type AddressRefusal = Refusal<'AddressInvalid' | 'BillingPostalCodeInvalid' | 'ShippingPostalCodeInvalid'>;

/** Why the book is not changed. */
export type BookRefusal =
  | AddressRefusal
  | Refusal<
      | 'InvalidInput'
      | 'AddAddressFailed'
      | 'AddressIdMissing'
      | 'UpdateAddressFailed'
      | 'DeleteAddressFailed'
      | 'DefaultBillingAddressIdMissing'
      | 'DefaultShippingAddressIdMissing'
      | 'SetDefaultAddressFailed'
    >;

type Decision = Outcome<Customer, BookRefusal>;

/** What a change of the book is decided with. */
export interface BookSurroundings {
  readonly now: Date;
  readonly newId: () => string;
  /** Where the store ships to. */
  readonly storeCountry: CountryCode;
}

/** A book's list of ids and its default, by the use of its addresses. */
const bookFields = {
  billing: { ids: 'billingAddressIds', defaultId: 'defaultBillingAddressId' },
  shipping: { ids: 'shippingAddressIds', defaultId: 'defaultShippingAddressId' },
} as const;

function clientTypeOf(customer: Customer): ClientType {
  return customer.customerType === 'company' ? 'COMPANY' : 'PRIVATE';
}

/** The address made fit to keep, or what is wrong with it (rule C-03), as a cart's address is checked. */
function checkAddress(
  customer: Customer,
  roles: readonly AddressRole[],
  sent: Address,
  storeCountry: CountryCode,
): Outcome<Address, AddressRefusal> {
  const clientType = clientTypeOf(customer);
  const address = tidyAddress(sent, clientType);
  for (const role of roles) {
    const errors = findAddressErrors(address, role, clientType, storeCountry);
    if (Object.keys(errors).length === 0) continue;
    const fields = Object.fromEntries(
      Object.entries(errors).map(([field, rule]) => [`address.${field}`, rule]),
    );
    if (errors.postalCode !== 'postalCode') return refuse({ code: 'AddressInvalid', fields });
    return role === 'billing'
      ? refuse({ code: 'BillingPostalCodeInvalid', fields })
      : refuse({ code: 'ShippingPostalCodeInvalid', fields, address });
  }
  return accept(address);
}

/** Rule U-21: a new address has a key of its postal code and the time; of two in one moment the later is a moment later. */
function buildKey(address: Address, now: Date, taken: readonly BookAddress[]): string {
  const postalCode = (address.postalCode ?? address.country).replace(/\s/g, '');
  let time = now.getTime();
  while (taken.some(({ key }) => key === `${postalCode}-${time}`)) time += 1;
  return `${postalCode}-${time}`;
}

export function addAddress(
  customer: Customer,
  role: AddressRole,
  sent: Address,
  around: BookSurroundings,
): Decision {
  if (customer.addresses.length >= ADDRESS_BOOK_MAXIMUM) return refuse({ code: 'AddAddressFailed' });
  const checked = checkAddress(customer, [role], sent, around.storeCountry);
  if (!checked.ok) return checked;
  const id = around.newId();
  const key = buildKey(checked.value, around.now, customer.addresses);
  const { ids } = bookFields[role];
  return accept({
    ...customer,
    addresses: [...customer.addresses, { ...checked.value, id, key }],
    [ids]: [...customer[ids], id],
  });
}

/** Replaces an address of the book; one that goods go to as well must stay one that goods can go to. */
export function updateAddress(
  customer: Customer,
  role: AddressRole,
  { id, ...sent }: SentAddress,
  around: Pick<BookSurroundings, 'storeCountry'>,
): Decision {
  if (id === undefined || id === '') {
    return refuse({ code: 'AddressIdMissing', fields: { 'address.id': 'required' } });
  }
  const known = customer.addresses.find((address) => address.id === id);
  if (known === undefined || !customer[bookFields[role].ids].includes(id)) {
    return refuse({ code: 'UpdateAddressFailed' });
  }
  const isShippedTo = role === 'billing' && customer.shippingAddressIds.includes(id);
  const roles: readonly AddressRole[] = isShippedTo ? ['billing', 'shipping'] : [role];
  const checked = checkAddress(customer, roles, sent, around.storeCountry);
  if (!checked.ok) return checked;
  const updated: BookAddress = { ...checked.value, id, key: known.key };
  return accept({
    ...customer,
    addresses: customer.addresses.map((address) => (address.id === id ? updated : address)),
  });
}

/** Rule U-02, removing an address: first out of the list, and no default any more; then the address itself, if no list has it. */
export function removeAddress(customer: Customer, role: AddressRole, id: string | undefined): Decision {
  const { ids, defaultId } = bookFields[role];
  if (id === undefined || id === '') {
    return refuse({ code: 'InvalidInput', fields: { 'address.id': 'required' } });
  }
  if (!customer[ids].includes(id)) return refuse({ code: 'DeleteAddressFailed' });
  const unlisted: Customer = {
    ...customer,
    [ids]: customer[ids].filter((listed) => listed !== id),
    [defaultId]: customer[defaultId] === id ? undefined : customer[defaultId],
  };
  const isListed = unlisted.billingAddressIds.includes(id) || unlisted.shippingAddressIds.includes(id);
  if (isListed) return accept(unlisted);
  return accept({ ...unlisted, addresses: unlisted.addresses.filter((address) => address.id !== id) });
}

/** Any address of the customer's can become the default of a book, and is in its list from then on. */
export function setDefaultAddress(
  customer: Customer,
  role: AddressRole,
  id: string | undefined,
  around: Pick<BookSurroundings, 'storeCountry'>,
): Decision {
  if (id === undefined || id === '') {
    const code = role === 'billing' ? 'DefaultBillingAddressIdMissing' : 'DefaultShippingAddressIdMissing';
    return refuse({ code, fields: { 'address.id': 'required' } });
  }
  const known = customer.addresses.find((address) => address.id === id);
  if (known === undefined) return refuse({ code: 'SetDefaultAddressFailed' });
  const { ids, defaultId } = bookFields[role];
  if (customer[ids].includes(id)) return accept({ ...customer, [defaultId]: id });
  const { id: _id, key: _key, ...address } = known;
  const checked = checkAddress(customer, [role], address, around.storeCountry);
  if (!checked.ok) return checked;
  return accept({ ...customer, [defaultId]: id, [ids]: [...customer[ids], id] });
}
