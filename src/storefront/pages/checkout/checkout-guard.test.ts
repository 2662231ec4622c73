import { expect, test } from 'vitest';
import { money } from '../../../kernel/money.ts';
import { decideCheckout } from './checkout-guard.ts';

type GuardedCart = NonNullable<Parameters<typeof decideCheckout>[0]>;

const nothing = money('EUR', 0);
const taxedPrice = { totalNet: nothing, totalGross: nothing, taxPortions: [] };
const line = {
  id: '1',
  productId: 'EX10000001',
  name: 'Winch',
  productSlug: 'winch-10000001',
  productType: { key: 'standard_product' },
  quantity: 1,
  price: { value: nothing },
  priceMode: 'Platform',
  lineItemMode: 'Standard',
  discountedPricePerQuantity: [],
  totalPrice: nothing,
  taxedPrice,
  priceSteps: [],
  custom: {},
  variant: { id: 1, sku: 'EX10000001', images: [] },
  package: 'parcel',
  availableQuantity: 5,
  maximumQuantity: 5,
  guaranteeOffers: [],
} as const satisfies GuardedCart['lineItems'][number];

const complete: GuardedCart = {
  lineItems: [line],
  shippingAddress: { country: 'SK', firstName: 'Jana', lastName: 'Nováková' },
  shippingInfo: {
    shippingMethodName: 'Parcel',
    shippingMethod: { key: 'parcel' },
    shippingMethodState: 'MatchesCart',
    price: nothing,
    taxedPrice,
    priceSteps: [],
    freeAbove: nothing,
  },
};
const empty: GuardedCart = { ...complete, lineItems: [] };
const countryOnly: GuardedCart = { ...complete, shippingAddress: { country: 'SK' } };
const withoutAddress: GuardedCart = { lineItems: [line], shippingInfo: complete.shippingInfo };
const withoutShipping: GuardedCart = { lineItems: [line], shippingAddress: complete.shippingAddress };

test.each([
  ['no cart', null, 'home', 'home'],
  ['an empty cart', empty, 'home', 'home'],
  ['a country alone', countryOnly, 'serve', 'addresses'],
  ['no address', withoutAddress, 'serve', 'addresses'],
  ['no shipping info', withoutShipping, 'serve', 'addresses'],
  ['all that is needed', complete, 'serve', 'serve'],
] as const)('R-06: with %s the guards decide', (_name, cart, addresses, payment) => {
  expect(decideCheckout(cart, 'addresses')).toBe(addresses);
  expect(decideCheckout(cart, 'payment')).toBe(payment);
});
