import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type CheckoutShop,
  createCheckoutShop,
  orderForm,
  outcomeOf,
  SKU,
} from '../../../../tests/support/checkout-pages.ts';
import { fillCart, type TestShopper } from '../../../../tests/support/test-shop.ts';
import type { Cart } from '../../../api/contract/cart.ts';
import type { CountryCode } from '../../../kernel/locale.ts';
import type { SwitchName } from '../../../markets/switch-names.ts';
import type { PageRequest } from '../../page-request.ts';
import { loadAddressesPage } from './addresses/load-addresses-page.ts';
import { saveAddresses } from './addresses/save-addresses.ts';
import { loadPaymentPage, type PaymentPageData } from './payment/load-payment-page.ts';
import { placeOrder } from './payment/place-order.ts';
import { loadThankYouPage } from './thank-you/load-thank-you-page.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop();
});
afterAll(() => shop.drop());
beforeEach(() => shop.refill());

function addressForm(cart: Pick<Cart, 'id' | 'version'>, change: Record<string, string> = {}): FormData {
  const form = new FormData();
  const fields = {
    cartId: cart.id,
    version: String(cart.version),
    email: 'jana@example.com',
    clientType: 'PRIVATE',
    shippingAddressType: 'SAME_AS_BILLING',
    'billing.firstName': 'Jana',
    'billing.lastName': 'Nováková',
    'billing.streetName': 'Hlavná',
    'billing.streetNumber': '12',
    'billing.postalCode': '81101',
    'billing.city': 'Bratislava',
    'billing.phone': '+421 900 123 456',
    ...change,
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

describe('the addresses', () => {
  const checking = () => ({
    ...shop.engine,
    isSwitchedOn: (name: SwitchName, country: CountryCode) =>
      name === 'addressValidation' || shop.engine.isSwitchedOn(name, country),
  });

  test('C-08: one that the mapping provider doubts comes back once, and is kept or taken by one press', async () => {
    for (const [intent, city] of [
      [undefined, 'Bratislavaa'],
      ['take-suggestions', 'Bratislava'],
    ] as const) {
      const shopper = shop.openShopper('SK', checking());
      const { cart } = await shopper.get('addToCart', { sku: SKU });
      const typed = addressForm(cart, { 'billing.city': 'Bratislavaa' });
      const doubted = await outcomeOf(saveAddresses(shop.requestOf(shopper), typed));
      expect(doubted).toMatchObject({
        status: 422,
        data: {
          errors: {},
          details: { billing: { city: 'Bratislavaa', phone: '+421 900 123 456' } },
          doubts: [{ part: 'billing', suggestion: { city: 'Bratislava', streetName: 'Hlavná' } }],
        },
      });
      if (intent !== undefined) typed.set('intent', intent);
      typed.set('suggested.billing.city', 'Bratislava');
      const saved = await outcomeOf(saveAddresses(shop.requestOf(shopper), typed));
      expect(saved).toMatchObject({ status: 303, location: '/checkout/payment' });
      const { activeCart } = await shopper.get('getMe', {});
      expect(activeCart?.billingAddress).toMatchObject({
        city,
        streetName: 'Hlavná',
        phone: '+421 900 123 456',
      });
    }
  });

  test('C-08: what is taken is checked like everything that is typed', async () => {
    const shopper = shop.openShopper('SK', checking());
    const { cart } = await shopper.get('addToCart', { sku: SKU });
    const forged = addressForm(cart, { intent: 'take-suggestions', 'suggested.billing.postalCode': 'x' });
    const refused = await outcomeOf(saveAddresses(shop.requestOf(shopper), forged));
    expect(refused).toMatchObject({ status: 422, data: { errors: { 'billing.postalCode': 'postalCode' } } });
  });

  test('C-05: are saved in one batch, choices kept in cookies, and lead to the payment', async () => {
    const shopper = shop.openShopper();
    const { cart } = await shopper.get('addToCart', { sku: SKU });
    const saved = await outcomeOf(
      saveAddresses(shop.requestOf(shopper), addressForm(cart, { clientType: 'PRIVATE' })),
    );
    expect(saved).toMatchObject({ status: 303, location: '/checkout/payment' });
    expect(saved.cookies).toEqual([
      'client-type-guest=PRIVATE; Path=/; SameSite=Lax; HttpOnly',
      'shipping-address-type=SAME_AS_BILLING; Path=/; SameSite=Lax; HttpOnly',
    ]);
    const { activeCart } = await shopper.get('getMe', {});
    expect(activeCart).toMatchObject({
      version: cart.version + 1,
      customerEmail: 'jana@example.com',
      billingAddress: { postalCode: '811 01', country: 'SK' },
      shippingAddress: { postalCode: '811 01', country: 'SK' },
    });
  });

  test('C-03: what is wrong comes back with 422, with all that was typed, and nothing is saved', async () => {
    const shopper = shop.openShopper();
    const { cart } = await shopper.get('addToCart', { sku: SKU });
    const form = addressForm(cart, { email: 'jana@', 'billing.postalCode': '811' });
    const refused = await outcomeOf(saveAddresses(shop.requestOf(shopper), form));
    expect(refused).toMatchObject({
      status: 422,
      data: {
        errors: { email: 'email', 'billing.postalCode': 'postalCode' },
        details: { email: 'jana@', billing: { postalCode: '811', city: 'Bratislava' } },
      },
    });
    const { activeCart } = await shopper.get('getMe', {});
    expect(activeCart?.version).toBe(cart.version);
  });

  test('X-03: a cart that changed meanwhile takes them all the same, and the next page says so', async () => {
    const shopper = shop.openShopper();
    const { cart } = await shopper.get('addToCart', { sku: SKU });
    await shopper.get('addToCart', { sku: SKU });
    const saved = await outcomeOf(saveAddresses(shop.requestOf(shopper), addressForm(cart)));
    expect(saved.location).toBe('/checkout/payment?error=cart-changed');
    const { activeCart } = await shopper.get('getMe', {});
    expect(activeCart).toMatchObject({ totalLineItemQuantity: 2, customerEmail: 'jana@example.com' });
  });

  test('V-07: a cart that lost its shipping method gets the fitting one', async () => {
    const shopper = shop.openShopper();
    const { cart } = await shopper.get('addToCart', { sku: SKU });
    const { cart: without } = await shopper.get('updateCart', {
      id: cart.id,
      version: cart.version,
      actions: [{ action: 'setShippingMethod', shippingMethod: null }],
    });
    expect(without.shippingInfo).toBeUndefined();
    await outcomeOf(saveAddresses(shop.requestOf(shopper), addressForm(without)));
    const { activeCart } = await shopper.get('getMe', {});
    expect(activeCart?.shippingInfo?.shippingMethod.key).toBe('parcel');
  });

  test('C-02: the form of a new cart starts with what the cookies say', async () => {
    const shopper = shop.openShopper();
    await shopper.get('addToCart', { sku: SKU });
    const cookies = { 'client-type-guest': 'COMPANY', 'shipping-address-type': 'DIFFERENT_FROM_BILLING' };
    const page = await loadAddressesPage(shop.requestOf(shopper, 'SK', cookies));
    expect(page.details).toMatchObject({
      clientType: 'COMPANY',
      shippingAddressType: 'DIFFERENT_FROM_BILLING',
    });
  });

  test('R-06: without a cart there is nothing to fill in', async () => {
    expect(await outcomeOf(loadAddressesPage(shop.requestOf(shop.openShopper())))).toMatchObject({
      status: 303,
      location: '/',
    });
  });
});

describe('the payment page', () => {
  test('R-06: leads to the addresses while there are none', async () => {
    const shopper = shop.openShopper();
    await shopper.get('addToCart', { sku: SKU });
    expect(await shop.pay(shopper)).toMatchObject({ status: 303, location: '/checkout/addresses' });
  });

  test('Y-01: offers the card everywhere, the transfer where allowed and up to 20 items', async () => {
    const few = shop.openShopper();
    await fillCart(few, SKU, 20);
    const offered = async (shopper: TestShopper, country?: 'GR') => {
      const { data } = await shop.pay(shopper, '', country);
      const { methods, transferMaximum } = data as PaymentPageData;
      return [methods.map(({ method }) => method), transferMaximum];
    };
    const ofPartner = ['scheme', 'googlepay', 'applepay'];
    expect(await offered(few)).toEqual([[...ofPartner, 'bank-transfer'], undefined]);
    const many = shop.openShopper();
    await fillCart(many, SKU, 21);
    expect(await offered(many)).toEqual([ofPartner, 20]);
    const greek = shop.openShopper('GR');
    await fillCart(greek, SKU, 1, 'GR');
    expect(await offered(greek, 'GR')).toEqual([ofPartner, undefined]);
  });

  test.each([
    [
      'ordered',
      async (tab: TestShopper, cart: Cart) => {
        await tab.get('createBankPayment', { cartId: cart.id, cartVersion: cart.version });
        await tab.get('createMyOrderFromCart', { id: cart.id, version: cart.version });
      },
    ],
    ['thrown away', (tab: TestShopper, { id, version }: Cart) => tab.get('deleteCart', { id, version })],
  ] as const)('R-06: leads home when its cart is %s in another tab while it loads', async (_what, act) => {
    const shopper = shop.openShopper();
    const cart = await fillCart(shopper, SKU);
    const request = shop.requestOf(shopper);
    const { locale } = request;
    const meanwhile: PageRequest = {
      ...request,
      shop: {
        locale,
        async call(name, input) {
          if (name === 'getPaymentMethods') await act(shopper, cart);
          return shopper.call(name, input);
        },
      },
    };
    expect(await outcomeOf(loadPaymentPage(meanwhile, new URLSearchParams()))).toMatchObject({
      status: 303,
      location: '/',
    });
  });

  test('R-11: tells what a payment before this one came to', async () => {
    const shopper = shop.openShopper();
    await fillCart(shopper, SKU);
    expect((await shop.pay(shopper, 'error=payment-error')).data).toMatchObject({ problem: 'payment-error' });
    expect((await shop.pay(shopper, 'error=nonsense')).data).toMatchObject({ problem: undefined });
  });

  test('Y-06: names what there is too little of', async () => {
    const shopper = shop.openShopper();
    const cart = await fillCart(shopper, SKU, 5);
    await shop.addProduct({ sku: SKU, cents: 12_900, available: 2 });
    expect(await outcomeOf(placeOrder(shop.requestOf(shopper), orderForm(cart, 'card')))).toMatchObject({
      status: 422,
      data: { problem: 'cart-changed', method: 'scheme' },
    });
    const [{ name } = { name: '' }] = cart.lineItems;
    expect((await shop.pay(shopper)).data).toMatchObject({ shortages: [{ name, available: 2 }] });
  });
});

describe('an order by transfer', () => {
  test('Y-04: leads to its thank-you page, however often the button is pressed', async () => {
    const shopper = shop.openShopper();
    const cart = await fillCart(shopper, SKU);
    const press = () => outcomeOf(placeOrder(shop.requestOf(shopper), orderForm(cart, 'bank-transfer')));
    const first = await press();
    expect(first).toMatchObject({
      status: 303,
      location: expect.stringMatching(/^\/checkout\/thank-you\?order=/),
    });
    expect((await press()).location).toBe(first.location);
    const { orders } = await shopper.get('getOrders', {});
    expect(orders.results).toHaveLength(1);
  });

  test('Y-08: of a cart that changed meanwhile is refused, and it is shown anew', async () => {
    const shopper = shop.openShopper();
    const cart = await fillCart(shopper, SKU);
    await shopper.get('addToCart', { sku: SKU });
    expect(
      await outcomeOf(placeOrder(shop.requestOf(shopper), orderForm(cart, 'bank-transfer'))),
    ).toMatchObject({
      status: 422,
      data: { problem: 'cart-changed', method: 'bank-transfer' },
    });
    expect((await shopper.get('getOrders', {})).orders.results).toEqual([]);
  });

  test('Y-08: at another price than was shown is refused', async () => {
    const shopper = shop.openShopper();
    const cart = await fillCart(shopper, SKU);
    await shop.addProduct({ sku: SKU, cents: 13_900 });
    expect(
      await outcomeOf(placeOrder(shop.requestOf(shopper), orderForm(cart, 'bank-transfer'))),
    ).toMatchObject({
      status: 422,
      data: { problem: 'price-changed' },
    });
  });

  test('T-01: is shown to its buyer alone, its number without NS in Czechia', async () => {
    const buyer = shop.openShopper('CZ');
    const cart = await fillCart(buyer, SKU, 1, 'CZ');
    const placed = await outcomeOf(placeOrder(shop.requestOf(buyer, 'CZ'), orderForm(cart, 'bank-transfer')));
    const orderId = new URLSearchParams(placed.location?.split('?')[1]).get('order');
    const page = await loadThankYouPage(shop.requestOf(buyer, 'CZ'), orderId);
    expect(page.record.number).toMatch(/^\d{10}$/);
    expect(page.order.bankDetails?.reference).toBe(page.record.number);
    expect(page.record.date).toBe('20.11.2026 13:00');
    expect(page.record.delivery).toEqual({ from: '24.11.2026', to: '26.11.2026' });
    for (const [visitor, id] of [
      [shop.openShopper('CZ'), orderId],
      [buyer, null],
      [buyer, 'x'],
      [buyer, '00000000-0000-7000-8000-000000000000'],
    ] as const) {
      expect(await outcomeOf(loadThankYouPage(shop.requestOf(visitor, 'CZ'), id))).toMatchObject({
        status: 404,
      });
    }
  });
});
