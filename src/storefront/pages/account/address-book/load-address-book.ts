import type { BookAddress, Customer } from '../../../../api/contract/customers.ts';
import { addressFormat } from '../../../../markets/address-format.ts';
import { getLocale } from '../../../../markets/locales.ts';
import type { AddressRole } from '../../../../markets/postal-address.ts';
import { vatNumberPlaceholder } from '../../../../markets/vat-number.ts';
import type { PageRequest } from '../../../page-request.ts';
import { requireCustomer } from '../account-guard.ts';
import { writeAccountNote } from '../account-notes.ts';
import { loadAccountHead } from '../account-page-head.ts';

/** Which book an address of the shop is about. */
export function bookOf({ address }: PageRequest): AddressRole {
  return address === 'billingDetails' ? 'billing' : 'shipping';
}

/** An address with what the list shows of it; `lines` as its country writes it on a label, then phone and VAT number. */
type ShownAddress = BookAddress & { readonly isDefault: boolean; readonly lines: string };

function writeAddress(address: BookAddress): string {
  const lines = [...addressFormat(address.country, address), address.phone, address.fax];
  return lines.filter((line) => line !== undefined).join('\n');
}

/** What the page is about: the list, a new address, or one of the book's. */
type BookView =
  | { readonly kind: 'list' }
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'delete'; readonly address: ShownAddress };

/** The addresses of one book, the default first. */
function addressesOf(customer: Customer, book: AddressRole): readonly BookAddress[] {
  const ids = book === 'billing' ? customer.billingAddressIds : customer.shippingAddressIds;
  const listed = customer.addresses.filter(({ id }) => ids.includes(id));
  const isDefault = (address: BookAddress) => isDefaultOf(address, book);
  return [...listed.filter(isDefault), ...listed.filter((address) => !isDefault(address))];
}

function isDefaultOf(address: BookAddress, book: AddressRole): boolean {
  return book === 'billing' ? address.isDefaultBillingAddress : address.isDefaultShippingAddress;
}

function decideView(query: URLSearchParams, addresses: readonly ShownAddress[]): BookView {
  if (query.has('add')) return { kind: 'add' };
  for (const kind of ['edit', 'delete'] as const) {
    const id = query.get(kind);
    if (id === null) continue;
    const address = addresses.find((known) => known.id === id);
    if (address === undefined) throw new Response('There is no such address.', { status: 404 });
    return { kind, address };
  }
  return { kind: 'list' };
}

export async function loadAddressBook(request: PageRequest) {
  const customer = await requireCustomer(request);
  const book = bookOf(request);
  const title = book === 'billing' ? 'account.billingDetails' : 'account.shippingDetails';
  const { text, head, translations } = await loadAccountHead(request, title, (paths) =>
    paths[`${book}Details` as const](),
  );
  const addresses = addressesOf(customer, book).map((address) => ({
    ...address,
    isDefault: isDefaultOf(address, book),
    lines: writeAddress(address),
  }));
  return {
    head,
    translations,
    book,
    addresses,
    view: decideView(request.url.searchParams, addresses),
    version: customer.version,
    name: { firstName: customer.firstName, lastName: customer.lastName },
    clientType: customer.custom.customerType === 'company' ? ('COMPANY' as const) : ('PRIVATE' as const),
    vatPlaceholder: vatNumberPlaceholder(request.market.countryCode),
    countryName: getLocale(request.locale).countryName,
    note: writeAccountNote(text, request.url.searchParams.get('note')),
  };
}

export type AddressBookData = Awaited<ReturnType<typeof loadAddressBook>>;
