import { describe, expect, test } from 'vitest';
import { cartOf, decideCart, sellableOf } from '../../../../tests/support/carts.ts';
import { money } from '../../../kernel/money.ts';
import type { Address } from '../../../markets/postal-address.ts';
import type { FrozenVatVerdict } from '../../people/vat/vat-verdict.ts';
import type { CartDiscount } from '../../rules/promotions/cart-discount.ts';
import { type Cart, type CartAction, restateCart } from './cart.ts';

const saw = 'EX10000001';
const shop = [sellableOf(saw), sellableOf('EX10000002', { available: 0 })];

function decide(cart: Cart, actions: readonly CartAction[], more: Parameters<typeof decideCart>[3] = {}) {
  return decideCart(cart, actions, shop, more);
}

function accepted(decided: ReturnType<typeof decide>): Cart {
  if (!decided.ok) throw new Error(JSON.stringify(decided.refusal));
  return decided.value;
}

const refusalOf = (decided: ReturnType<typeof decide>) => (decided.ok ? undefined : decided.refusal);

const company: Address = {
  country: 'DE',
  firstName: 'Ada',
  lastName: 'Lovelace',
  company: 'Analytical Engines',
  streetName: 'Unter den Linden',
  streetNumber: '77',
  postalCode: '10117',
  city: 'Berlin',
  phone: '+49 30 12345678',
  fax: 'DE123456789',
};

describe('C-06: what is known of a VAT number', () => {
  const verdictOf = (vatId: string): FrozenVatVerdict => ({
    vatId,
    state: 'valid',
    checkedAt: '2026-11-20T12:00:00.000Z',
  });
  const bill = (address: Partial<Address>): CartAction => ({
    action: 'setBillingAddress',
    address: { ...company, ...address },
  });
  const buyer = (more: Partial<Cart> = {}) => cartOf({ clientType: 'COMPANY', ...more });

  test('is what the service said of this very number', () => {
    const said = verdictOf('DE123456789');
    expect(accepted(decide(buyer(), [bill({})], { vat: said })).vat).toBe(said);
    const written = bill({ fax: 'de 123 456 789' });
    expect(accepted(decide(buyer(), [written], { vat: said })).vat).toBe(said);
  });

  test('is not what it said of another one', () => {
    expect(accepted(decide(buyer(), [bill({})], { vat: verdictOf('DE999999999') })).vat).toBeUndefined();
  });

  test('stays while number and country do, whatever else of the address changes', () => {
    const before = verdictOf('DE123456789');
    const cart = buyer({ billingAddress: company, vat: before });
    expect(accepted(decide(cart, [bill({ city: 'Potsdam' })])).vat).toBe(before);
    expect(accepted(decide(cart, [bill({ fax: 'DE987654321' })])).vat).toBeUndefined();
    expect(accepted(decide(cart, [bill({ country: 'AT', postalCode: '1010' })])).vat).toBeUndefined();
    const { fax: _fax, ...without } = company;
    const action: CartAction = { action: 'setBillingAddress', address: without };
    expect(accepted(decide(cart, [action], { vat: before })).vat).toBeUndefined();
    expect(
      accepted(decide(buyer({ vat: before, billingAddress: undefined }), [bill({})])).vat,
    ).toBeUndefined();
  });

  test('is not touched by an address to deliver to', () => {
    const before = verdictOf('DE123456789');
    const cart = buyer({ billingAddress: company, vat: before });
    const action: CartAction = { action: 'setShippingAddress', address: company };
    const after = accepted(decide(cart, [action]));
    expect(after.vat).toBe(before);
    expect(after.shippingAddress).toMatchObject({ city: 'Berlin' });
    expect(after.billingAddress).toBe(cart.billingAddress);
  });

  test('goes with the company that becomes a person, from both addresses', () => {
    const cart = buyer({
      billingAddress: company,
      shippingAddress: company,
      vat: verdictOf('DE123456789'),
    });
    const person = accepted(decide(cart, [{ action: 'setClientType', clientType: 'PRIVATE' }]));
    expect([person.clientType, person.vat]).toEqual(['PRIVATE', undefined]);
    for (const address of [person.billingAddress, person.shippingAddress]) {
      expect(address).toMatchObject({ city: 'Berlin' });
      expect(Object.keys(address ?? {})).not.toContain('company');
    }
    const still = accepted(decide(cart, [{ action: 'setClientType', clientType: 'COMPANY' }]));
    expect(still.vat).toBe(cart.vat);
    expect(still.billingAddress).toMatchObject({ company: 'Analytical Engines' });
    const bare = cartOf({ billingAddress: undefined, shippingAddress: undefined });
    const named = accepted(decide(bare, [{ action: 'setClientType', clientType: 'COMPANY' }]));
    expect([named.billingAddress, named.shippingAddress]).toEqual([undefined, undefined]);
  });

  test('of a batch that says twice who buys, the last word counts', () => {
    const asCompany: CartAction = { action: 'setClientType', clientType: 'COMPANY' };
    const asPerson: CartAction = { action: 'setClientType', clientType: 'PRIVATE' };
    const cart = accepted(decide(cartOf(), [asPerson, bill({}), asCompany]));
    expect(cart.billingAddress).toMatchObject({ company: 'Analytical Engines' });
    expect(Object.keys(accepted(decide(buyer(), [asPerson, bill({})])).billingAddress ?? {})).not.toContain(
      'fax',
    );
  });
});

describe('V-04: codes', () => {
  const codes = [
    { code: 'TEN', id: 'code-ten', cartDiscounts: ['ten'] },
    { code: 'OLD', id: 'code-old', cartDiscounts: ['old'], barred: 'NotActive' as const },
  ];
  const enter = (code: string): CartAction => ({ action: 'addDiscountCode', code });
  const remove = (id: string): CartAction => ({ action: 'removeDiscountCode', discountCode: { id } });

  test('are kept in capitals, once each, in the order they came', () => {
    const cart = cartOf({ discountCodes: ['FIRST'] });
    expect(accepted(decide(cart, [enter(' ten '), enter('Ten')], { codes })).discountCodes).toEqual([
      'FIRST',
      'TEN',
    ]);
  });

  test('that nobody knows or that are barred are refused with what is wrong', () => {
    expect(refusalOf(decide(cartOf(), [enter('WHAT')], { codes }))).toEqual({
      code: 'DiscountCodeNotApplicable',
      fields: { 'actions.0.code': 'oneOf' },
    });
    expect(refusalOf(decide(cartOf(), [enter('OLD')], { codes }))).toEqual({
      code: 'DiscountCodeNotApplicable',
      fields: { 'actions.0.code': 'NotActive' },
    });
  });

  test('are ten at most; one that is there already is no eleventh', () => {
    const ten = Array.from({ length: 10 }, (_, index) => `CODE${index}`);
    const full = cartOf({ discountCodes: ten });
    expect(refusalOf(decide(full, [enter('TEN')], { codes }))).toEqual({
      code: 'DiscountCodeNotApplicable',
      fields: { 'actions.0.code': 'max' },
    });
    expect(accepted(decide(full, [enter('code9')], { codes })).discountCodes).toEqual(ten);
    const nine = cartOf({ discountCodes: ten.slice(1) });
    expect(accepted(decide(nine, [enter('TEN')], { codes })).discountCodes).toHaveLength(10);
  });

  test('are removed by id; one that is not there is as good as removed', () => {
    const cart = cartOf({ discountCodes: ['FIRST', 'TEN'] });
    expect(accepted(decide(cart, [remove('code-ten')], { codes })).discountCodes).toEqual(['FIRST']);
    expect(accepted(decide(cart, [remove('nothing')], { codes })).discountCodes).toEqual(['FIRST', 'TEN']);
  });
});

describe('V-03: gifts', () => {
  const discountOf = (id: string, type: 'giftLineItem' | 'relative') =>
    ({
      id,
      key: `key-${id}`,
      value: type === 'giftLineItem' ? { type, sku: saw } : { type, permyriad: 1 },
    }) as unknown as CartDiscount;
  const discounts = [discountOf('mug', 'giftLineItem'), discountOf('sale', 'relative')];
  const refusing: readonly [string, CartAction][] = [
    ['removed', { action: 'removeLineItem', lineItemId: 'mug' }],
    ['set to nothing', { action: 'changeLineItemQuantity', lineItemId: 'mug', quantity: 0 }],
  ];

  test.each(refusing)('a gift that is %s is refused, once', (_about, action) => {
    const cart = cartOf({ refusedGifts: ['other'] });
    const expected = ['other', 'key-mug'];
    expect(accepted(decide(cart, [action], { discounts })).refusedGifts).toEqual(expected);
    expect(accepted(decide(cart, [action, action], { discounts })).refusedGifts).toEqual(expected);
  });

  test.each<[string, CartAction]>([
    ['more of a gift', { action: 'changeLineItemQuantity', lineItemId: 'mug', quantity: 1 }],
    ['a gift from another channel', { action: 'setLineItemChannel', lineItemId: 'mug' }],
    ['a discount that is no gift', { action: 'removeLineItem', lineItemId: 'sale' }],
    ['a line that is not there', { action: 'removeLineItem', lineItemId: 'nothing' }],
  ])('nobody has %s', (_about, action) => {
    expect(refusalOf(decide(cartOf(), [action], { discounts }))).toEqual({
      code: 'InvalidInput',
      fields: { 'actions.0.lineItemId': 'oneOf' },
    });
  });

  test('a refused gift can be taken back', () => {
    const cart = cartOf({ refusedGifts: ['other', 'key-mug'] });
    const back: CartAction = { action: 'acceptGift', cartDiscountKey: 'key-mug' };
    expect(accepted(decide(cart, [back], { discounts })).refusedGifts).toEqual(['other']);
  });
});

test('Y-01: a payment that is the cart’s own changes nothing, another’s is not there', () => {
  const cart = cartOf({ payments: ['own'] });
  expect(accepted(decide(cart, [{ action: 'addPayment', payment: { id: 'own' } }]))).toEqual(cart);
  expect(refusalOf(decide(cart, [{ action: 'addPayment', payment: { id: 'other' } }]))).toEqual({
    code: 'ResourceNotFound',
  });
});

test('G-03: fields of the client’s own are replaced, and to recalculate changes nothing', () => {
  const cart = cartOf({ custom: { utmSource: 'mail' } });
  const fields = { utmSource: 'letter' };
  expect(accepted(decide(cart, [{ action: 'setCustomType', fields }])).custom).toEqual(fields);
  expect(accepted(decide(cart, [{ action: 'recalculate' }]))).toEqual(cart);
});

describe('C-05: a batch', () => {
  const wrongEmail: CartAction = { action: 'setCustomerEmail', email: 'nobody' };
  const wrongMethod: CartAction = { action: 'setShippingMethod', shippingMethod: { id: 'drone' } };
  const soldOut: CartAction = { action: 'addLineItem', sku: 'EX10000002', quantity: 1 };
  const unknown: CartAction = { action: 'addLineItem', sku: 'EX19999999', quantity: 1 };

  test('is refused by its first wrong action, and tells the fields of all later ones', () => {
    expect(refusalOf(decide(cartOf(), [wrongEmail, wrongMethod]))).toEqual({
      code: 'EmailInvalid',
      fields: { 'actions.0.email': 'email', 'actions.1.shippingMethod.id': 'oneOf' },
    });
    expect(refusalOf(decide(cartOf(), [wrongMethod, wrongEmail]))).toMatchObject({ code: 'InvalidInput' });
  });

  test('what is wrong with a product ends it, unless a field was wrong before', () => {
    expect(refusalOf(decide(cartOf(), [soldOut, wrongEmail]))).toMatchObject({ code: 'OutOfStock' });
    expect(refusalOf(decide(cartOf(), [soldOut, unknown]))).toMatchObject({ code: 'OutOfStock' });
    expect(refusalOf(decide(cartOf(), [wrongEmail, soldOut, wrongMethod]))).toEqual({
      code: 'EmailInvalid',
      fields: { 'actions.0.email': 'email', 'actions.2.shippingMethod.id': 'oneOf' },
    });
  });

  test('each action sees what those before it did', () => {
    const add: CartAction = { action: 'addLineItem', sku: saw, quantity: 2 };
    const remove: CartAction = { action: 'removeLineItem', lineItemId: 'new-1', quantity: 1 };
    expect(accepted(decide(cartOf(), [add, remove])).lineItems).toEqual([
      { id: 'new-1', sku: saw, quantity: 1 },
    ]);
  });

  test('an address that is no address at all is refused for each of its fields', () => {
    const action: CartAction = { action: 'setBillingAddress', address: { country: 'DE', postalCode: 'x' } };
    expect(refusalOf(decide(cartOf(), [action]))).toMatchObject({
      code: 'BillingPostalCodeInvalid',
      fields: { 'actions.0.address.postalCode': 'postalCode', 'actions.0.address.city': 'required' },
    });
  });
});

test('D-08: an open cart in other money waits for its prices, an ordered one keeps its own', () => {
  const cart = cartOf({ totalPrice: money('BGN', 1000) });
  expect(restateCart(cart, 'EUR')).toEqual({ ...cart, totalPrice: money('EUR', 0), restatedFrom: 'BGN' });
  expect(restateCart(cart, 'BGN')).toBe(cart);
  const ordered = cartOf({ totalPrice: money('BGN', 1000), state: 'Ordered' });
  expect(restateCart(ordered, 'EUR')).toBe(ordered);
});
