import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressIn, createTestShop, type TestShop, type TestShopper } from '../../tests/support/test-shop.ts';
import type { CountryCode } from '../kernel/locale.ts';
import type { Cart } from './contract/cart.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.addProduct({ sku: 'EX10000001', cents: 11_900 });
});
afterAll(() => shop.drop());

function company(country: CountryCode, vatId?: string) {
  return { ...addressIn(country), company: 'Firma', ...(vatId === undefined ? {} : { fax: vatId }) };
}

/** Submits the addresses of a company, as the addresses page does. */
async function submit(shopper: TestShopper, cart: Cart, country: CountryCode, vatId?: string): Promise<Cart> {
  const answer = await shopper.get('updateCart', {
    id: cart.id,
    version: cart.version,
    actions: [
      { action: 'setClientType', clientType: 'COMPANY' },
      { action: 'setCustomerEmail', email: 'office@example.com' },
      { action: 'setBillingAddress', address: company(country, vatId) },
      { action: 'setShippingAddress', address: company(country) },
    ],
  });
  return answer.cart;
}

async function openCart(country: CountryCode) {
  const shopper = shop.openShopper(country);
  const { cart } = await shopper.get('addToCart', { sku: 'EX10000001' });
  return { shopper, cart };
}

function asked(vatId: string): number {
  return shop.vatService.questions.filter((question) => question === vatId).length;
}

test('C-06: a validated company of abroad is charged NET, with the verdict kept on cart and order and never asked again', async () => {
  const { shopper, cart } = await openCart('DE');
  expect(cart.taxMode).toBe('Platform');
  const frozen = await submit(shopper, cart, 'DE', 'de 136 695 976');
  expect(frozen.vat).toEqual({
    vatId: 'DE136695976',
    state: 'valid',
    checkedAt: '2026-11-20T12:00:00.000Z',
    reference: expect.stringMatching(/^answer /),
  });
  expect(frozen.taxMode).toBe('External');
  expect(frozen.totalPrice).toEqual(frozen.taxedPrice.totalNet);
  expect(frozen.totalPrice.centAmount).toBeLessThan(cart.totalPrice.centAmount);

  // A day later the answer that was kept for all carts is stale, and the service thinks otherwise: the cart's own counts.
  shop.vatService.answer('DE136695976', 202);
  shop.clock.time = new Date(shop.clock.time.getTime() + 25 * 3_600_000);
  const again = await shopper.get('getCart', { id: cart.id });
  expect(again.cart).toMatchObject({ vat: frozen.vat, taxMode: 'External' });
  const paid = { cartId: cart.id, cartVersion: again.cart.version };
  await shopper.get('createBankPayment', paid);
  const { order } = await shopper.get('createMyOrderFromCart', { id: cart.id, version: again.cart.version });
  expect(order).toMatchObject({ vat: frozen.vat, taxMode: 'External', totalPrice: frozen.totalPrice });
  expect(asked('DE136695976')).toBe(1);
});

test('C-06: a number ahead of its address makes prices NET, stays with the address, and is gone with the number', async () => {
  const { shopper, cart } = await openCart('DE');
  const update = async (
    before: Cart,
    ...actions: Parameters<typeof shopper.get<'updateCart'>>[1]['actions']
  ) => {
    const answer = await shopper.get('updateCart', { id: before.id, version: before.version, actions });
    return answer.cart;
  };
  const ahead = await update(
    cart,
    { action: 'setClientType', clientType: 'COMPANY' },
    { action: 'setVatId', vatId: 'de 136 695 977 ' },
  );
  expect(ahead).toMatchObject({ vat: { vatId: 'DE136695977', state: 'valid' }, taxMode: 'External' });
  expect(ahead.billingAddress?.fax).toBeUndefined();
  const submitted = await submit(shopper, ahead, 'DE', 'DE136695977');
  expect(submitted).toMatchObject({ vat: ahead.vat, taxMode: 'External' });
  expect(asked('DE136695977')).toBe(1);
  const none = await update(submitted, { action: 'setVatId', vatId: '' });
  expect(none.taxMode).toBe('Platform');
  expect([none.vat, none.billingAddress?.fax]).toEqual([undefined, undefined]);
  const again = await update(none, { action: 'setVatId', vatId: 'DE136695977' });
  expect(again).toMatchObject({ taxMode: 'External', billingAddress: { fax: 'DE136695977' } });
  const person = await update(
    again,
    { action: 'setVatId', vatId: 'DE136695977' },
    { action: 'setClientType', clientType: 'PRIVATE' },
  );
  expect(person.taxMode).toBe('Platform');
  expect([person.vat, person.billingAddress?.fax]).toEqual([undefined, undefined]);
});

test('V-06: a company of the seller’s own country stays GROSS, its verdict is kept all the same', async () => {
  const { shopper, cart } = await openCart('SK');
  const frozen = await submit(shopper, cart, 'SK', '2020237945');
  expect(frozen.vat).toMatchObject({ vatId: 'SK2020237945', state: 'valid' });
  expect(frozen.taxMode).toBe('Platform');
});

test.each([
  [201, 'invalid'],
  [205, 'unavailable'],
  ['down', 'unavailable'],
] as const)('C-06: with the service’s answer %s the company buys on GROSS', async (code, state) => {
  const vatId = `AT${code}`.replace('down', '9').padEnd(11, '7');
  shop.vatService.answer(vatId, code);
  const { shopper, cart } = await openCart('AT');
  const frozen = await submit(shopper, cart, 'AT', vatId);
  expect(frozen).toMatchObject({ vat: { vatId, state }, taxMode: 'Platform' });
  expect(frozen.totalPrice).toEqual(frozen.taxedPrice.totalGross);
});

test('C-06: what could not be validated is asked about when the addresses are submitted again', async () => {
  const { shopper, cart } = await openCart('AT');
  shop.vatService.answer('ATU12345678', 'down');
  const first = await submit(shopper, cart, 'AT', 'ATU12345678');
  expect(first.taxMode).toBe('Platform');
  shop.vatService.answer('ATU12345678', 200);
  const second = await submit(shopper, first, 'AT', 'ATU12345678');
  expect(second).toMatchObject({ vat: { state: 'valid' }, taxMode: 'External' });
});

test('C-06: another number, none, another country and a private person clear the verdict', async () => {
  const { shopper, cart } = await openCart('DE');
  const first = await submit(shopper, cart, 'DE', 'DE200000001');
  shop.vatService.answer('DE200000002', 201);
  const other = await submit(shopper, first, 'DE', 'DE200000002');
  expect(other).toMatchObject({ vat: { vatId: 'DE200000002', state: 'invalid' }, taxMode: 'Platform' });
  const none = await submit(shopper, other, 'DE');
  expect(none.vat).toBeUndefined();

  const valid = await submit(shopper, none, 'DE', 'DE200000001');
  expect(valid.taxMode).toBe('External');
  const moved = await shopper.get('updateCart', {
    id: cart.id,
    version: valid.version,
    actions: [{ action: 'setBillingAddress', address: company('AT', 'U33864707') }],
  });
  expect(moved.cart).toMatchObject({ vat: { vatId: 'ATU33864707' }, taxMode: 'Platform' });
  const back = await submit(shopper, moved.cart, 'DE', 'DE200000001');
  expect(back.taxMode).toBe('External');
  const privately = await shopper.get('updateCart', {
    id: cart.id,
    version: back.version,
    actions: [{ action: 'setClientType', clientType: 'PRIVATE' }],
  });
  expect(privately.cart.vat).toBeUndefined();
  expect(privately.cart.taxMode).toBe('Platform');
});

test('C-06: a delivery address, a quantity and an e-mail leave the verdict alone', async () => {
  const { shopper, cart } = await openCart('DE');
  const frozen = await submit(shopper, cart, 'DE', 'DE200000003');
  const line = frozen.lineItems[0]?.id ?? '';
  const { cart: changed } = await shopper.get('updateCart', {
    id: cart.id,
    version: frozen.version,
    actions: [
      { action: 'setShippingAddress', address: addressIn('DE') },
      { action: 'changeLineItemQuantity', lineItemId: line, quantity: 3 },
      { action: 'setCustomerEmail', email: 'other@example.com' },
    ],
  });
  expect(changed).toMatchObject({ vat: frozen.vat, taxMode: 'External' });
  expect(asked('DE200000003')).toBe(1);
});

test('X-02: nobody has a number checked by way of another’s cart, or a private one', async () => {
  const { shopper, cart } = await openCart('DE');
  const stranger = await openCart('DE');
  const action = { action: 'setBillingAddress', address: company('DE', 'DE200000004') } as const;
  const refused = await stranger.shopper.call('updateCart', {
    id: cart.id,
    version: cart.version,
    actions: [action],
  });
  expect(refused).toMatchObject({ ok: false, refusal: { code: 'CartNotFound' } });
  await shopper.call('updateCart', { id: cart.id, version: cart.version, actions: [action] });
  expect(asked('DE200000004')).toBe(0);
});
