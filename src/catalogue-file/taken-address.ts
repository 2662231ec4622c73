import { addressBook } from '../addresses/read-table.ts';

/** Why a category or a page cannot have an address; `undefined` where it can. */
export function describeTakenAddress(slug: string): string | undefined {
  if (/\d{8}$/.test(slug)) return 'must not end in 8 digits, as product slugs do';
  return addressBook.isReserved(slug) ? 'is an address of the shop itself' : undefined;
}
