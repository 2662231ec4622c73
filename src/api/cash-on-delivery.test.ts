import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestShop, fillCart, type TestShop } from '../../tests/support/test-shop.ts';
import { statement } from '../kernel/database.ts';
import { type CountryCode, countryCodes } from '../kernel/locale.ts';
import { money } from '../kernel/money.ts';
import { getCashOnDelivery } from '../markets/cash-and-bank.ts';
import { markets } from '../markets/countries.ts';
import { resolveCurrency } from '../markets/market-currency.ts';

let shop: TestShop;
const saw = 'EX10000001';
const pallet = 'EX10000002';
const nail = 'EX10000003';

beforeAll(async () => {
  shop = await createTestShop();
  const currencies = new Set(markets.map((market) => resolveCurrency(market, shop.clock.time)));
  for (const currency of currencies) {
    await shop.addProduct({ sku: saw, cents: 5000, currency, available: 1000 });
    await shop.addProduct({ sku: pallet, cents: 5000, currency, available: 1000, package: 'freight' });
    await shop.addProduct({ sku: nail, cents: 100, currency, available: 1000 });
  }
});
afterAll(() => shop.drop());

const ordersOf = statement('select id from "order" where cart_id = $1');
const ordersOfCart = (id: string) => shop.database.query<{ id: string }>(ordersOf, [id]);

async function methodsFor(country: CountryCode, sku: string, quantity: number) {
  const shopper = shop.openShopper(country);
  const { cart } = await shopper.get('addToCart', { sku, quantity });
  const { paymentMethods } = await shopper.get('getPaymentMethods', { cartId: cart.id });
  return paymentMethods.map(({ paymentInterface }) => paymentInterface);
}

describe('cash on delivery', () => {
  test.each(countryCodes)('Y-02: in %s follows its row', async (country) => {
    const { isAllowed, isAllowedForFreight, itemLimit } = getCashOnDelivery(country);
    const isOffered = async (sku: string, quantity: number) =>
      (await methodsFor(country, sku, quantity)).includes('cash-on-delivery');
    expect(await isOffered(saw, 1), 'one piece').toBe(isAllowed);
    expect(await isOffered(nail, 2), 'two pieces').toBe(isAllowed && itemLimit === 'unlimited');
    expect(await isOffered(nail, 20), 'twenty pieces').toBe(isAllowed && itemLimit === 'unlimited');
    expect(await isOffered(nail, 21), 'twenty-one pieces').toBe(false);
    expect(await isOffered(pallet, 1), 'freight').toBe(isAllowedForFreight);
  });

  test.each(['SK', 'DE', 'IT', 'HU', 'CH', 'DK'] as const)(
    'Y-02: in %s takes a total up to its limit, itself included, the fee not counted',
    async (country) => {
      const { limit } = getCashOnDelivery(country);
      const sku = `EX2000${1000 + countryCodes.indexOf(country)}`;
      const { currencyCode: currency } = limit;
      await shop.addProduct({ sku, cents: limit.centAmount, currency });
      expect(await methodsFor(country, sku, 1), 'at the limit').toContain('cash-on-delivery');
      const step = currency === 'HUF' ? 100 : 1;
      await shop.addProduct({ sku, cents: limit.centAmount + step, currency });
      expect(await methodsFor(country, sku, 1), 'above the limit').not.toContain('cash-on-delivery');
      const above = await fillCart(shop.openShopper(country), sku, 1, country);
      expect(above.custom).not.toHaveProperty('calculatedCodFee');
    },
  );

  test('Y-02: tells its fee wherever it is offered, and adds it only when it is chosen', async () => {
    const shopper = shop.openShopper('DE');
    const cart = await fillCart(shopper, saw, 1, 'DE');
    expect(cart.custom.calculatedCodFee).toEqual({ centAmount: 290, fractionDigits: 2 });
    expect(cart.customLineItems).toEqual([]);
    const { paymentMethods } = await shopper.get('getPaymentMethods', { cartId: cart.id });
    const offered = paymentMethods.find(({ method }) => method === 'cash-on-delivery');
    const total = cart.totalPrice.centAmount;
    expect(offered).toMatchObject({ fee: money('EUR', 290), totalPrice: money('EUR', total + 290) });
    expect(paymentMethods.find(({ method }) => method === 'bank-transfer')).toMatchObject({
      totalPrice: cart.totalPrice,
    });

    const about = { cartId: cart.id, cartVersion: cart.version };
    const chosen = await shopper.get('createCodPayment', about);
    expect(chosen).toMatchObject({
      payment: {
        paymentInterface: 'cash-on-delivery',
        name: 'cash-on-delivery',
        amountPlanned: money('EUR', total + 290),
        state: 'Pending',
      },
      cart: { id: cart.id, version: cart.version + 1 },
    });
    const { cart: withFee } = await shopper.get('getCart', { id: cart.id });
    expect(withFee).toMatchObject({
      version: cart.version + 1,
      paymentMethod: 'cash-on-delivery',
      totalPrice: money('EUR', total + 290),
      customLineItems: [{ totalPrice: money('EUR', 290) }],
      paymentInfo: { payments: [{ id: chosen.payment.id }] },
    });
    const { totalNet, totalGross, taxPortions } = withFee.taxedPrice;
    const taxes = taxPortions.reduce((cents, { amount }) => cents + amount.centAmount, 0);
    expect(totalNet.centAmount + taxes).toBe(totalGross.centAmount);
    expect(totalGross.centAmount).toBe(total + 290);

    const transfer = await shopper.get('createBankPayment', { ...about, cartVersion: withFee.version });
    expect(transfer.cart.version).toBe(withFee.version + 1);
    expect(transfer.payment.amountPlanned).toEqual(cart.totalPrice);
    const { cart: without } = await shopper.get('getCart', { id: cart.id });
    expect(without).toMatchObject({ totalPrice: cart.totalPrice, customLineItems: [] });
  });

  test('Y-02: a partner’s method takes the fee off again', async () => {
    const shopper = shop.openShopper('DE');
    const cart = await fillCart(shopper, saw, 1, 'DE');
    const chosen = await shopper.get('createCodPayment', { cartId: cart.id, cartVersion: cart.version });
    const opened = await shopper.get('createPayment', {
      cartId: cart.id,
      cartVersion: chosen.cart.version,
      paymentInterface: 'card',
      method: 'paypal',
      returnUrl: 'http://de.localhost:3000/checkout/payment',
    });
    expect(opened.payment.amountPlanned).toEqual(cart.totalPrice);
    shop.partner.end(opened.payment.id, 'Authorised');
    const { order } = await shopper.get('completePayment', { id: opened.payment.id });
    expect(order).toMatchObject({ totalPrice: cart.totalPrice, paymentState: 'Paid', customLineItems: [] });
  });

  test('Y-02: becomes one order that is paid at the door, however often it is asked for', async () => {
    const shopper = shop.openShopper('DE');
    const cart = await fillCart(shopper, saw, 2, 'DE');
    const pay = () => shopper.get('createCodPayment', { cartId: cart.id, cartVersion: cart.version });
    const [first, second] = [await pay(), await pay()];
    expect(second).toEqual(first);
    expect(await Promise.all([pay(), pay()])).toEqual([first, first]);
    const orders = await Promise.all([1, 2, 3].map(() => shopper.get('createMyOrderFromCart', first.cart)));
    expect(new Set(orders.map(({ order }) => order.id)).size).toBe(1);
    expect(orders[0]?.order).toMatchObject({
      orderState: 'Open',
      paymentState: 'Pending',
      totalPrice: first.payment.amountPlanned,
      customLineItems: [{ totalPrice: money('EUR', 290) }],
      payments: [{ paymentInterface: 'cash-on-delivery', state: 'Pending' }],
    });
    expect(orders[0]?.order).not.toHaveProperty('bankDetails');
    expect(await ordersOfCart(cart.id)).toHaveLength(1);
  });

  test('Y-02: that is no longer possible leaves the cart together with its fee', async () => {
    const shopper = shop.openShopper('SK');
    const cart = await fillCart(shopper, saw);
    const chosen = await shopper.get('createCodPayment', { cartId: cart.id, cartVersion: cart.version });
    const { cart: two } = await shopper.get('addToCart', { sku: saw });
    expect(two.customLineItems).toEqual([]);
    expect(two).not.toHaveProperty('paymentMethod');
    expect(
      await shopper.call('createCodPayment', { cartId: cart.id, cartVersion: two.version }),
    ).toMatchObject({ refusal: { code: 'PaymentMethodNotAllowed', checkoutCode: 'payment-error' } });
    expect(await shopper.call('createMyOrderFromCart', { id: cart.id, version: two.version })).toMatchObject({
      refusal: { code: 'PaymentMissing' },
    });
    expect(chosen.payment.state).toBe('Pending');
  });

  test('Y-03: three tabs with three methods are one order and never two charges', async () => {
    const shopper = shop.openShopper('DE');
    const cart = await fillCart(shopper, saw, 1, 'DE');
    const about = { cartId: cart.id, cartVersion: cart.version };
    const card = await shopper.get('createPayment', {
      ...about,
      paymentInterface: 'card',
      returnUrl: 'http://de.localhost:3000/checkout/payment',
    });
    await shopper.get('createBankPayment', about);
    const atDoor = await shopper.get('createCodPayment', about);
    expect(await shopper.call('createBankPayment', about)).toMatchObject({
      refusal: { code: 'ConcurrentModification', currentVersion: atDoor.cart.version },
    });
    await shopper.get('createMyOrderFromCart', atDoor.cart);
    shop.partner.end(card.payment.id, 'Authorised');
    expect(await shopper.call('completePayment', { id: card.payment.id })).toMatchObject({
      refusal: { code: 'CartAlreadyOrdered' },
    });
    expect(await ordersOfCart(cart.id)).toHaveLength(1);
    expect(await shop.findJobs('cancel-card-payment')).toContainEqual({ paymentId: card.payment.id });
  });
});

describe('the action addPayment', () => {
  test('Y-02: finds a payment of this cart on it, as often as it is put there', async () => {
    const shopper = shop.openShopper('DE');
    const cart = await fillCart(shopper, saw, 1, 'DE');
    const { payment } = await shopper.get('createBankPayment', {
      cartId: cart.id,
      cartVersion: cart.version,
    });
    const put = async (version: number, id: string) =>
      shopper.call('updateCart', {
        id: cart.id,
        version,
        actions: [{ action: 'addPayment', payment: { id } }],
      });
    const once = await put(cart.version, payment.id);
    expect(once).toMatchObject({ value: { cart: { paymentInfo: { payments: [{ id: payment.id }] } } } });
    const twice = await put(cart.version + 1, payment.id);
    expect(twice).toMatchObject({ value: { cart: { paymentInfo: { payments: [{ id: payment.id }] } } } });
    const other = shop.openShopper('DE');
    const foreign = await fillCart(other, saw, 1, 'DE');
    const theirs = await other.get('createBankPayment', {
      cartId: foreign.id,
      cartVersion: foreign.version,
    });
    expect(await put(cart.version + 2, theirs.payment.id)).toMatchObject({
      refusal: { code: 'ResourceNotFound' },
    });
  });
});
