import type { Customer } from '../../../../api/contract/customers.ts';
import type { CallError } from '../../../../api/contract/errors.ts';
import type { Address } from '../../../../api/contract/shared.ts';
import { accept, type Outcome } from '../../../../kernel/outcome.ts';
import type { AddressRole } from '../../../../markets/postal-address.ts';
import type { PageRequest } from '../../../page-request.ts';
import { type CheckoutDetails, isSameAddress, toAddress } from './checkout-details.ts';

const calls = {
  billing: { add: 'addBillingAddress', makeDefault: 'setDefaultBillingAddress' },
  shipping: { add: 'addShippingAddress', makeDefault: 'setDefaultShippingAddress' },
} as const;

/** Puts an address into a book, unless the customer has it, and makes it the book's default. */
async function saveToBook(
  { shop, locale }: PageRequest,
  customer: Customer,
  role: AddressRole,
  address: Address,
): Promise<Outcome<Customer, CallError>> {
  const same = customer.addresses.find(
    (known) => isSameAddress(known, address) && (role === 'shipping' || known.fax === address.fax),
  );
  let current = customer;
  let id = same?.id;
  if (id === undefined) {
    const added = await shop.call(calls[role].add, {
      locale,
      customer: { id: current.id, version: current.version },
      address,
    });
    if (!added.ok) return added;
    const before = new Set(current.addresses.map((known) => known.id));
    current = added.value.user;
    id = current.addresses.find((known) => !before.has(known.id))?.id;
  }
  const chosen = await shop.call(calls[role].makeDefault, {
    locale,
    customer: { id: current.id, version: current.version },
    address: { id },
  });
  return chosen.ok ? accept(chosen.value.user) : chosen;
}

/**
 * Keeps the submitted addresses in the books of a signed-in customer and makes them their defaults (rule C-05). The order does not wait for it: what cannot be kept is told to the log.
 */
export async function saveToAddressBook(request: PageRequest, details: CheckoutDetails): Promise<void> {
  const found = await request.shop.call('getCustomer', { locale: request.locale });
  if (!found.ok || found.value.customer === null) return;
  const country = request.market.countryCode;
  const billing = toAddress(details, 'billing', country);
  const isSame = details.shippingAddressType === 'SAME_AS_BILLING';
  const kept = await saveToBook(request, found.value.customer, 'billing', billing);
  const outcome = kept.ok
    ? await saveToBook(
        request,
        kept.value,
        'shipping',
        isSame ? billing : toAddress(details, 'shipping', country),
      )
    : kept;
  if (!outcome.ok) request.warn(`An address was not kept in its book (${outcome.refusal.code})`);
}
