import type { BookAddress, Customer } from '../../../../api/contract/customers.ts';
import type { AddressRole } from '../../../../markets/postal-address.ts';
import { pickFields } from '../../../pick-fields.ts';

/** A customer's addresses of one book, as the form offers them. */
type SavedAddresses = Readonly<Record<AddressRole, readonly SavedAddress[]>>;
export type SavedAddress = ReturnType<typeof toSavedAddress>;

function toSavedAddress(address: BookAddress) {
  return pickFields(
    address,
    'id',
    'company',
    'firstName',
    'lastName',
    'streetName',
    'streetNumber',
    'postalCode',
    'city',
  );
}

/** What the form can begin with besides the cart: the customer's own addresses, and those that were picked by a link. */
export interface KnownCustomer {
  readonly email: string;
  readonly name: Readonly<Pick<Customer, 'firstName' | 'lastName'>>;
  readonly clientType: 'PRIVATE' | 'COMPANY';
  readonly saved: SavedAddresses;
  readonly defaults: Readonly<Record<AddressRole, BookAddress | undefined>>;
  readonly picked: Readonly<Record<AddressRole, BookAddress | undefined>>;
}

/** @param query the page's: `billing` and `shipping` name addresses of the books. */
export function toKnownCustomer(customer: Customer, query: URLSearchParams): KnownCustomer {
  const listed = (ids: readonly string[]) => customer.addresses.filter(({ id }) => ids.includes(id));
  const books = {
    billing: listed(customer.billingAddressIds),
    shipping: listed(customer.shippingAddressIds),
  };
  const pick = (role: AddressRole) => books[role].find(({ id }) => id === query.get(role));
  return {
    email: customer.email,
    name: { firstName: customer.firstName, lastName: customer.lastName },
    clientType: customer.custom.customerType === 'company' ? 'COMPANY' : 'PRIVATE',
    saved: {
      billing: books.billing.map(toSavedAddress),
      shipping: books.shipping.map(toSavedAddress),
    },
    defaults: {
      billing: books.billing.find(({ isDefaultBillingAddress }) => isDefaultBillingAddress),
      shipping: books.shipping.find(({ isDefaultShippingAddress }) => isDefaultShippingAddress),
    },
    picked: { billing: pick('billing'), shipping: pick('shipping') },
  };
}
