import { expect, test } from 'vitest';
import { cartOf, decideCart, sellableOf } from '../../../../tests/support/carts.ts';
import type { Address } from '../../../markets/postal-address.ts';
import type { Cart, CartAction } from './cart.ts';

const emptyCart = cartOf({ shippingMethodKey: 'parcel' });
const sellables = [
  sellableOf('EX10000001'),
  sellableOf('EX10000002', { available: 0 }),
  sellableOf('EX10000003', { available: 5000 }),
  sellableOf('EX10000004', { published: false }),
  sellableOf('4100010', { available: 0 }),
];
const apply = (cart: Cart, ...actions: readonly CartAction[]) => decideCart(cart, actions, sellables);

function accepted(decided: ReturnType<typeof apply>): Cart {
  if (!decided.ok) throw new Error(decided.refusal.code);
  return decided.value;
}

const addLine = (sku: string, quantity: number): CartAction => ({ action: 'addLineItem', sku, quantity });
const change = (quantity: number): CartAction => ({
  action: 'changeLineItemQuantity',
  lineItemId: 'line-1',
  quantity,
});
const holding = (sku: string, quantity: number): Cart => ({
  ...emptyCart,
  lineItems: [{ id: 'line-1', sku, quantity }],
});
const quantitiesAfter = (cart: Cart, ...actions: readonly CartAction[]) => {
  const decided = apply(cart, ...actions);
  return decided.ok ? decided.value.lineItems.map((line) => line.quantity) : decided.refusal;
};

test('G-04: the same sku adds up on its line', () => {
  const decided = apply(
    emptyCart,
    addLine('EX10000001', 2),
    addLine('EX10000003', 1),
    addLine('EX10000001', 3),
  );
  expect(decided.ok && decided.value.lineItems).toEqual([
    { id: 'new-1', sku: 'EX10000001', quantity: 5 },
    { id: 'new-2', sku: 'EX10000003', quantity: 1 },
  ]);
});

test.each([
  ['up to the stock', holding('EX10000001', 2), addLine('EX10000001', 3), [5]],
  [
    'not above the stock, what is in the cart counted',
    holding('EX10000001', 3),
    addLine('EX10000001', 3),
    { code: 'QuantityAboveStock', sku: 'EX10000001', available: 5 },
  ],
  [
    'nothing of what is out of stock',
    emptyCart,
    addLine('EX10000002', 1),
    { code: 'OutOfStock', sku: 'EX10000002', available: 0 },
  ],
  ['up to the maximum', holding('EX10000003', 999), addLine('EX10000003', 1), [1000]],
  [
    'not above the maximum',
    holding('EX10000003', 1000),
    addLine('EX10000003', 1),
    { code: 'QuantityAboveMaximum', sku: 'EX10000003', available: 1000 },
  ],
  ['a virtual sku without stock', emptyCart, addLine('4100010', 1000), [1000]],
  [
    'a virtual sku up to the maximum only',
    emptyCart,
    addLine('4100010', 1001),
    { code: 'QuantityAboveMaximum', sku: '4100010', available: 1000 },
  ],
  [
    'not what nobody knows',
    emptyCart,
    addLine('EX19999999', 1),
    { code: 'ProductNotFound', sku: 'EX19999999' },
  ],
  [
    'not what is unpublished',
    emptyCart,
    addLine('EX10000004', 1),
    { code: 'ProductNotFound', sku: 'EX10000004' },
  ],
  ['a higher quantity', holding('EX10000001', 1), change(5), [5]],
  [
    'no quantity above the stock',
    holding('EX10000001', 1),
    change(6),
    { code: 'QuantityAboveStock', sku: 'EX10000001', available: 5 },
  ],
  ['fewer pieces even when the stock has gone', holding('EX10000002', 4), change(3), [3]],
  ['zero, which removes the line', holding('EX10000001', 2), change(0), []],
  [
    'no more of what the store stopped selling',
    holding('EX10000004', 1),
    change(2),
    { code: 'ItemNotFoundInStore', sku: 'EX10000004' },
  ],
  ['the removal of a line', holding('EX10000001', 2), { action: 'removeLineItem', lineItemId: 'line-1' }, []],
  [
    'the removal of one piece',
    holding('EX10000001', 2),
    { action: 'removeLineItem', lineItemId: 'line-1', quantity: 1 },
    [1],
  ],
  [
    'the removal of more than there is',
    holding('EX10000001', 2),
    { action: 'removeLineItem', lineItemId: 'line-1', quantity: 9 },
    [],
  ],
  [
    'no line that is not there',
    emptyCart,
    change(1),
    { code: 'InvalidInput', fields: { 'actions.0.lineItemId': 'oneOf' } },
  ],
] as const)('G-04: a cart takes %s', (_, cart, action, expected) => {
  expect(quantitiesAfter(cart, action)).toEqual(expected);
});

test('G-04: a cart takes no more than 500 different products', () => {
  const full = {
    ...emptyCart,
    lineItems: Array.from({ length: 500 }, (_, index) => ({
      id: `${index}`,
      sku: `EX2${index}`,
      quantity: 1,
    })),
  };
  expect(quantitiesAfter(full, addLine('EX10000001', 1))).toEqual({
    code: 'QuantityAboveMaximum',
    sku: 'EX10000001',
    available: 0,
  });
});

test('X-03: a batch is all or nothing', () => {
  expect(quantitiesAfter(emptyCart, addLine('EX10000001', 1), addLine('EX10000002', 1))).toEqual({
    code: 'OutOfStock',
    sku: 'EX10000002',
    available: 0,
  });
});

const home: Address = {
  firstName: ' Ada ',
  lastName: 'L',
  streetName: 'Unter den Linden',
  streetNumber: '77',
  postalCode: '10117',
  city: 'B',
  phone: '+49 30 12345678',
  country: 'DE',
  company: 'Analytical Engines',
  department: 'Mills',
  fax: 'DE123456789',
  title: '',
};

test('C-02: a private person keeps no VAT number, company or department; texts are trimmed', () => {
  const decided = apply(emptyCart, { action: 'setBillingAddress', address: home });
  expect(decided.ok && decided.value.billingAddress).toEqual({
    firstName: 'Ada',
    lastName: 'L',
    streetName: 'Unter den Linden',
    streetNumber: '77',
    postalCode: '10117',
    city: 'B',
    phone: '+49 30 12345678',
    country: 'DE',
  });
});

test('C-02, C-21: a batch that makes the buyer a company keeps its fields, wherever it says so', () => {
  const decided = apply(
    emptyCart,
    { action: 'setBillingAddress', address: home },
    { action: 'setClientType', clientType: 'COMPANY' },
  );
  expect(decided.ok && decided.value.billingAddress).toMatchObject({
    company: 'Analytical Engines',
    fax: 'DE123456789',
  });
  const back = apply(accepted(decided), { action: 'setClientType', clientType: 'PRIVATE' });
  expect(Object.keys(accepted(back).billingAddress ?? {})).not.toContain('company');
});

test('C-05: a batch tells the errors of every field, and the first one decides its code', () => {
  const decided = apply(
    emptyCart,
    { action: 'setBillingAddress', address: { ...home, city: '', streetNumber: 'x' } },
    { action: 'setShippingAddress', address: { ...home, postalCode: '1' } },
    { action: 'setCustomerEmail', email: 'nobody' },
  );
  expect(decided).toEqual({
    ok: false,
    refusal: {
      code: 'AddressInvalid',
      fields: {
        'actions.0.address.streetNumber': 'streetNumber',
        'actions.0.address.city': 'required',
        'actions.1.address.postalCode': 'postalCode',
        'actions.2.email': 'email',
      },
    },
  });
});

test('C-07: a wrong postal code has a refusal of its own for each address', () => {
  const wrong = { ...home, postalCode: '1011' };
  const billing = apply(emptyCart, { action: 'setBillingAddress', address: wrong });
  expect(!billing.ok && billing.refusal.code).toBe('BillingPostalCodeInvalid');
  const shipping = apply(emptyCart, { action: 'setShippingAddress', address: wrong });
  expect(!shipping.ok && shipping.refusal).toMatchObject({
    code: 'ShippingPostalCodeInvalid',
    address: { firstName: 'Ada', postalCode: '1011' },
  });
});

test('C-04: goods go to the country of the store only', () => {
  const abroad = { ...home, country: 'AT', postalCode: '1010' } as const;
  expect(apply(emptyCart, { action: 'setBillingAddress', address: abroad }).ok).toBe(true);
  const shipping = apply(emptyCart, { action: 'setShippingAddress', address: abroad });
  expect(!shipping.ok && shipping.refusal).toEqual({
    code: 'AddressInvalid',
    fields: { 'actions.0.address.country': 'oneOf' },
  });
});

test.each([
  ['ada@example.com', 'ada@example.com'],
  [' ada.l+shop@sub.example.co.uk ', 'ada.l+shop@sub.example.co.uk'],
  // As Chrome sends it from its e-mail fields anyway, and every mail server takes it.
  ['jörg@müller.de', 'jörg@xn--mller-kva.de'],
])('Y-06: the e-mail %s is kept as %s', (email, kept) => {
  const decided = apply(emptyCart, { action: 'setCustomerEmail', email });
  expect(decided.ok && decided.value.customerEmail).toBe(kept);
});

test.each([
  ['', 'required'],
  ['   ', 'required'],
  ['ada', 'email'],
  ['ada@', 'email'],
  ['ada@localhost', 'email'],
  ['a b@example.com', 'email'],
  ['ada@example.com\nBcc: all@example.com', 'email'],
  [`${'a'.repeat(250)}@example.com`, 'email'],
])('Y-06: the e-mail %j is refused by the rule %s', (email, rule) => {
  expect(apply(emptyCart, { action: 'setCustomerEmail', email })).toEqual({
    ok: false,
    refusal: { code: 'EmailInvalid', fields: { 'actions.0.email': rule } },
  });
});

test('V-07: a shipping method can be chosen or left out, but not invented', () => {
  const none = apply(emptyCart, { action: 'setShippingMethod', shippingMethod: null });
  expect(none.ok && none.value.shippingMethodKey).toBeUndefined();
  const freight = apply(emptyCart, { action: 'setShippingMethod', shippingMethod: { id: 'freight' } });
  expect(freight.ok && freight.value.shippingMethodKey).toBe('freight');
  const drone = apply(emptyCart, { action: 'setShippingMethod', shippingMethod: { id: 'drone' } });
  expect(!drone.ok && drone.refusal).toEqual({
    code: 'InvalidInput',
    fields: { 'actions.0.shippingMethod.id': 'oneOf' },
  });
});
