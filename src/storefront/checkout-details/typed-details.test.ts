import { expect, test } from 'vitest';
import { parseTypedDetails, partOf, pickTyped } from './typed-details.ts';
import { TYPED_DETAILS_S } from './typed-details-key.ts';

const known = { contact: 'c1', billing: 'b1', shipping: 's1' };
const billing = { instead: 'b1', values: { 'billing.city': 'Berlin' } };
const contact = { instead: 'c0', values: { email: 'jana@example.com' } };
const NOW = Date.UTC(2026, 10, 26);
const kept = { cartId: 'cart-1', at: NOW, parts: { billing, contact } };

test('C-05: a part that was typed is shown until the shop knows another one', () => {
  expect(pickTyped(kept, 'cart-1', known, NOW)).toEqual({ billing });
  expect(pickTyped(kept, 'cart-1', { ...known, contact: 'c0' }, NOW)).toEqual({ billing, contact });
});

test('C-05: nothing is shown of another cart, nor after the cart’s own life', () => {
  const last = NOW + TYPED_DETAILS_S * 1000;
  expect(pickTyped(kept, 'cart-2', known, NOW)).toEqual({});
  expect(pickTyped(kept, 'cart-1', known, last)).toEqual({ billing });
  expect(pickTyped(kept, 'cart-1', known, last + 1)).toEqual({});
  expect(pickTyped(undefined, 'cart-1', known, NOW)).toEqual({});
});

test('C-05: what cannot be read counts as nothing', () => {
  expect(parseTypedDetails(JSON.stringify(kept))).toEqual(kept);
  for (const text of [null, '', '{', '7', 'null', '[]', '{"cartId":1,"at":1,"parts":{}}'])
    expect(parseTypedDetails(text)).toBeUndefined();
  const broken = { ...kept, parts: { billing, shipping: { instead: 's1', values: { 'shipping.city': 7 } } } };
  expect(parseTypedDetails(JSON.stringify(broken))?.parts).toEqual({ billing });
});

test.each([
  ['email', 'contact'],
  ['clientType', 'contact'],
  ['shippingAddressType', 'contact'],
  ['billing.vatNumber', 'billing'],
  ['shipping.city', 'shipping'],
  ['cartId', undefined],
  ['version', undefined],
  ['vatAccepted', undefined],
  ['contact.city', undefined],
])('C-05: the field %s is of the part %s', (name, part) => {
  expect(partOf(name)).toBe(part);
});
