import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestShop, fillCart, type TestShop } from '../../tests/support/test-shop.ts';
import { countryCodes } from '../kernel/locale.ts';

const saw = 'EX10000911';
const lift = 'EX10000912';
let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.addProduct({ sku: saw, cents: 1000 });
  await shop.addProduct({ sku: lift, cents: 2000, package: 'freight' });
});
afterAll(() => shop.drop());

test('M-07: stores are found by key, by id and by ids; all without any', async () => {
  const shopper = shop.openShopper('DE');
  const keysOf = async (where?: { key?: string; id?: string; ids?: string[] }) =>
    (await shopper.get('getStores', where === undefined ? {} : { where })).stores.results.map(
      ({ key }) => key,
    );
  expect(await keysOf()).toHaveLength(countryCodes.length);
  expect(await keysOf({ key: 'gantry-pl' })).toEqual(['gantry-pl']);
  expect(await keysOf({ id: 'gantry-uk' })).toEqual([]);
  expect(await keysOf({ ids: ['gantry-at', 'gantry-de'] })).toEqual(['gantry-de', 'gantry-at']);
});

test('M-07: a store tells its flags, campaigns, bank and COD fee title', async () => {
  const { store } = await shop.openShopper('DE').get('getStore', { key: 'gantry-de' });
  expect(store).toMatchObject({
    id: 'gantry-de',
    country: 'DE',
    languages: ['de-DE'],
    distributionChannels: [{ key: 'gantry-de' }],
    supplyChannels: [],
    custom: { trustScoreInHeader: true, taxRateChange: true, codFeeTitle: 'Nachnahmegebühr' },
  });
  expect(store.custom.bankDetails).toEqual({
    accountOwner: 'Gantry Equipment a.s.',
    institute: 'Gantry Demonstration Bank',
    bic: 'GNTRSKB0',
    iban: 'SK4399990000000000000019',
  });
  expect(store.custom.campaigns[0]).toMatchObject({ campaignName: 'black_friday' });
  const unknown = await shop.openShopper('DE').call('getStore', { key: 'gantry-xx' });
  expect(unknown).toMatchObject({ ok: false, refusal: { code: 'ResourceNotFound' } });
});

test('V-07: a shipping method is told whole, its own zone marked', async () => {
  const { shippingMethods } = await shop.openShopper('FR').get('getShippingMethodsWithoutId', {});
  expect(shippingMethods).toMatchObject([
    {
      id: 'parcel',
      version: 1,
      key: 'parcel',
      name: 'Livraison de colis',
      localizedDescription: 'Un transporteur livre le colis à votre porte.',
      isDefault: true,
      isMatching: true,
      price: { centAmount: 695 },
      custom: { deliveryTime: { from: 2, to: 4 } },
    },
    { id: 'freight', isDefault: false, isMatching: false, price: { centAmount: 3995 } },
  ]);
  const matching = shippingMethods[0]?.zoneRates.filter(({ isMatching }) => isMatching);
  expect(matching).toEqual([
    {
      zone: { name: 'FR', countries: ['FR'] },
      price: { currencyCode: 'EUR', centAmount: 695, fractionDigits: 2 },
      freeAbove: { currencyCode: 'EUR', centAmount: 5900, fractionDigits: 2 },
      isMatching: true,
    },
  ]);
});

test('V-07: freight goods make freight the matching method of the cart, and a parcel method is repaired', async () => {
  const shopper = shop.openShopper('SK');
  const parcel = await fillCart(shopper, saw);
  expect(parcel.shippingInfo).toMatchObject({
    shippingMethod: { key: 'parcel' },
    shippingMethodState: 'MatchesCart',
  });
  const { cart } = await shopper.get('addToCart', { sku: lift, quantity: 1 });
  expect(cart.shippingInfo).toMatchObject({
    shippingMethod: { key: 'freight' },
    shippingMethodState: 'MatchesCart',
    price: { centAmount: 995 },
  });
  const matchingOf = async (call: 'getShippingMethodsForCustomer' | 'getShippingMethodsByCartId') => {
    const input = call === 'getShippingMethodsByCartId' ? { cartId: cart.id } : {};
    const { shippingMethods } = await shopper.get(call, input as { cartId: string });
    return shippingMethods.filter(({ isMatching }) => isMatching).map(({ key }) => key);
  };
  expect(await matchingOf('getShippingMethodsByCartId')).toEqual(['freight']);
  expect(await matchingOf('getShippingMethodsForCustomer')).toEqual(['freight']);
});

test("X-02: another's cart has no shipping methods to tell", async () => {
  const { cart } = await shop.openShopper('SK').get('addToCart', { sku: saw, quantity: 1 });
  const stranger = shop.openShopper('SK');
  expect(await stranger.call('getShippingMethodsByCartId', { cartId: cart.id })).toMatchObject({
    ok: false,
    refusal: { code: 'CartNotFound' },
  });
});
