import { expect, test } from 'vitest';
import { pickTyped } from '../../../checkout-details/typed-details.ts';
import { toKnownParts } from './addresses-form-data.ts';
import { initialDetails, toShownDetails } from './checkout-details.ts';

const notChosen = { clientType: undefined, shippingAddressType: undefined };
const empty = {
  clientType: 'PRIVATE',
  billingAddress: { country: 'SK' },
  shippingAddress: undefined,
} as const;
const knownOf = (cart: Parameters<typeof initialDetails>[0]) =>
  toKnownParts(toShownDetails(initialDetails(cart, notChosen), 'SK'));

test('C-05: what was typed is there again once a VAT number has made the prices net', () => {
  const before = knownOf(empty);
  const parts = {
    contact: { instead: before.contact, values: { email: 'jo@example.com', clientType: 'COMPANY' } },
    billing: { instead: before.billing, values: { 'billing.city': 'Bratislava' } },
  };
  const kept = { cartId: 'cart-1', at: 0, parts };
  const verdict = { vatId: 'SK2020317068', state: 'valid', checkedAt: '2026-11-26T10:00:00Z' } as const;
  const net = knownOf({ ...empty, clientType: 'COMPANY', vat: verdict });
  expect(pickTyped(kept, 'cart-1', net, 0)).toEqual(parts);
  expect(pickTyped(kept, 'cart-1', knownOf({ ...empty, clientType: 'COMPANY' }), 0)).toEqual(parts);
});

test('C-05: an address or an e-mail that the cart knows by now counts', () => {
  const before = knownOf(empty);
  const mailed = knownOf({ ...empty, customerEmail: 'jana@example.com' });
  expect(mailed.contact).not.toBe(before.contact);
  const saved = knownOf({ ...empty, billingAddress: { country: 'SK', firstName: 'Jana', city: 'Košice' } });
  expect([saved.contact, saved.billing !== before.billing]).toEqual([before.contact, true]);
});
