import { DEBOUNCE_MS } from '../timing.ts';

/** The pause before changes are sent (rule M-09). Every browser built on Safari's engine names Apple as its vendor. */
export function cartDelay(vendor: string): number {
  return vendor.startsWith('Apple') ? DEBOUNCE_MS.cartOnSafari : DEBOUNCE_MS.cart;
}
