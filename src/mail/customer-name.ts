import { getAddressRules } from '../markets/addresses.ts';
import type { OrderAddress } from './confirmed-order.ts';

/** The customer's name as their country writes it; empty where the order has none. */
export function customerNameOf(address: OrderAddress): string {
  const { nameOrder } = getAddressRules(address.country);
  const names = [address.firstName, address.lastName];
  const ordered = nameOrder === 'family-first' ? names.reverse() : names;
  return ordered.filter(Boolean).join(' ').replace(/\s+/g, ' ').trim();
}
