import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addressIn, createTestShop, fillCart, type TestShop } from '../../tests/support/test-shop.ts';
import { handleCardNotification } from '../commerce/purchase/checkout/handle-card-notification.ts';
import { statement } from '../kernel/database.ts';
import type { CountryCode } from '../kernel/locale.ts';
import type { ClientType } from '../markets/client-type.ts';
import { markets } from '../markets/countries.ts';
import { resolveCurrency } from '../markets/market-currency.ts';
import type { PartnerMethod } from '../markets/partner-methods.ts';

let shop: TestShop;
const saw = 'EX10000001';

beforeAll(async () => {
  shop = await createTestShop();
  const currencies = new Set(markets.map((market) => resolveCurrency(market, shop.clock.time)));
  for (const currency of currencies)
    await shop.addProduct({ sku: saw, cents: 5000, currency, available: 1000 });
});
afterEach(() => {
  shop.partner.isDown = false;
});
afterAll(() => shop.drop());

const returnUrl = 'http://sk.localhost:3000/checkout/payment';
const ordersOf = statement('select id, payment_state from "order" where cart_id = $1');
const ordersOfCart = (id: string) =>
  shop.database.query<{ id: string; payment_state: string }>(ordersOf, [id]);

/** A cart with everything that an order needs, and a way to ask for a payment of it. */
async function prepare(country: CountryCode = 'SK') {
  const shopper = shop.openShopper(country);
  const cart = await fillCart(shopper, saw, 1, country);
  const about = { cartId: cart.id, cartVersion: cart.version };
  const ask = (method: PartnerMethod, more = {}) =>
    shopper.call('createPayment', { ...about, paymentInterface: 'card', method, returnUrl, ...more });
  const open = async (method: PartnerMethod) => {
    const opened = await ask(method);
    if (!opened.ok) throw new Error(opened.refusal.code);
    return opened.value.payment;
  };
  return { shopper, cart, about, ask, open };
}

describe('the methods on offer', () => {
  /** Rule Y-01, by country: [private, company]; `x` stands for what every country has. */
  const x = ['scheme', 'googlepay', 'applepay'];
  const p = [...x, 'paypal', 'klarna'];
  const c = [...x, 'paypal'];
  const b = [...c, 'klarna_b2b'];
  const rows: Readonly<Record<CountryCode, readonly [readonly string[], readonly string[]]>> = {
    SK: [x, x],
    IE: [p, c],
    DE: [[...p, 'klarna_account', 'ratepay'], b],
    PT: [
      [...p, 'multibanco'],
      [...c, 'multibanco'],
    ],
    IT: [p, c],
    FR: [p, b],
    HU: [x, x],
    CZ: [p, c],
    AT: [[...p, 'klarna_account', 'ratepay'], b],
    NO: [[...p, 'klarna_account'], c],
    NL: [
      [...p, 'ratepay', 'ideal'],
      [...b, 'ideal'],
    ],
    CH: [
      [...p, 'ratepay', 'twint'],
      [...c, 'twint'],
    ],
    BE: [p, c],
    DK: [
      [...p, 'mobilepay'],
      [...c, 'mobilepay'],
    ],
    SE: [[...p, 'klarna_account'], b],
    ES: [p, c],
    GB: [[...p, 'klarna_account'], b],
    FI: [
      [...p, 'klarna_account', 'mobilepay'],
      [...c, 'mobilepay'],
    ],
    PL: [
      [...p, 'onlineBanking_PL'],
      [...c, 'onlineBanking_PL'],
    ],
    RO: [x, x],
    LT: [x, x],
    SI: [x, x],
    BG: [x, x],
    GR: [x, x],
    HR: [x, x],
  };

  async function offered(country: CountryCode, clientType: ClientType, context?: 'wallets') {
    const shopper = shop.openShopper(country);
    const { cart } = await shopper.get('addToCart', { sku: saw });
    await shopper.get('updateCart', {
      id: cart.id,
      version: cart.version,
      actions: [{ action: 'setClientType', clientType }],
    });
    const { paymentMethods } = await shopper.get('getPaymentMethods', { cartId: cart.id, context });
    return paymentMethods;
  }

  test.each(Object.keys(rows) as CountryCode[])('Y-01: in %s are those of its row', async (country) => {
    for (const [index, clientType] of (['PRIVATE', 'COMPANY'] as const).entries()) {
      const methods = await offered(country, clientType);
      const ofPartner = methods.filter(({ paymentInterface }) => paymentInterface === 'card');
      expect(
        ofPartner.map(({ method }) => method),
        clientType,
      ).toEqual(rows[country][index]);
    }
    expect(await offered(country, 'PRIVATE', 'wallets')).toMatchObject([
      { paymentInterface: 'card', method: 'googlepay', name: 'Google Pay' },
    ]);
  });

  test('Y-01: are only what the partner has a contract for, and none without a partner', async () => {
    const { shopper, about } = await prepare('NL');
    const ask = async (supportedMethods: readonly PartnerMethod[] | undefined) => {
      const cardProvider = supportedMethods && { ...shop.partner, supportedMethods };
      const { shopper: other, cart } = await prepare('NL');
      const found = await other.get('getPaymentMethods', { cartId: cart.id });
      expect(found.paymentMethods.length).toBeGreaterThan(3);
      const before = shop.openShopper('NL', { ...shop.engine, cardProvider }, other.token);
      return before.get('getPaymentMethods', { cartId: cart.id });
    };
    expect(await ask(['ideal', 'multibanco'])).toMatchObject({
      paymentMethods: [{ paymentInterface: 'card', method: 'ideal', name: 'iDEAL' }],
    });
    expect(await ask(undefined)).toEqual({ paymentMethods: [] });
    expect(
      await shop
        .openShopper(
          'NL',
          { ...shop.engine, cardProvider: { ...shop.partner, supportedMethods: ['ideal'] } },
          shopper.token,
        )
        .call('createPayment', { ...about, paymentInterface: 'card', returnUrl }),
    ).toMatchObject({ refusal: { code: 'PaymentMethodNotAllowed', checkoutCode: 'payment-error' } });
  });

  test.each([
    ['SK', 'paypal'],
    ['DE', 'klarna_b2b'],
    ['DE', 'ideal'],
    ['CH', 'mobilepay'],
  ] as const)('Y-01: in %s a private person cannot pay by %s, whatever is asked', async (country, method) => {
    const { ask } = await prepare(country);
    expect(await ask(method)).toMatchObject({ refusal: { code: 'PaymentMethodNotAllowed' } });
  });
});

describe('a payment at the partner', () => {
  test.each([
    ['DE', 'paypal', 'PayPal', 'capture'],
    ['DE', 'klarna_account', 'Klarna Account', 'authorize'],
    ['NL', 'ideal', 'iDEAL', 'authorize'],
    ['PL', 'onlineBanking_PL', 'Pay-by-link', 'authorize'],
    ['FI', 'mobilepay', 'MobilePay', 'authorize'],
  ] as const)('Y-01, Y-03: in %s by %s becomes one paid order under its name', async (...row) => {
    const [country, method, name, intent] = row;
    const { shopper, cart, open } = await prepare(country);
    const payment = await open(method);
    expect(payment).toMatchObject({ method, name, amountPlanned: cart.totalPrice });
    const checkout = shop.partner.checkouts.find((one) => one.merchantReference === payment.id);
    expect(checkout).toMatchObject({ method, intent, company: undefined });
    shop.partner.end(payment.id, 'Authorised');
    const { order } = await shopper.get('completePayment', { id: payment.id });
    expect(order).toMatchObject({
      paymentState: 'Paid',
      totalPrice: cart.totalPrice,
      payments: [{ paymentInterface: 'card', method, name, state: 'Authorised' }],
    });
  });

  test('Y-01, Y-21: a business invoice is told which company pays: that of the bill, or the one that is named', async () => {
    const shopper = shop.openShopper('DE');
    const { cart } = await shopper.get('addToCart', { sku: saw });
    const address = { ...addressIn('DE'), company: 'Groß & Söhne GmbH', fax: 'DE123456789', city: 'Köln' };
    const filled = await shopper.get('updateCart', {
      id: cart.id,
      version: cart.version,
      actions: [
        { action: 'setClientType', clientType: 'COMPANY' },
        { action: 'setBillingAddress', address },
        { action: 'setShippingAddress', address },
        { action: 'setCustomerEmail', email: 'einkauf@example.com' },
      ],
    });
    const about = {
      cartId: cart.id,
      cartVersion: filled.cart.version,
      paymentInterface: 'card',
      returnUrl,
    } as const;
    const first = await shopper.get('createPayment', { ...about, method: 'klarna_b2b' });
    const companyOf = (id: string) =>
      shop.partner.checkouts.find((one) => one.merchantReference === id)?.company;
    expect(companyOf(first.payment.id)).toEqual({
      name: 'Groß & Söhne GmbH',
      taxId: 'DE123456789',
      registryLocation: 'Köln, DE',
    });
    shop.partner.end(first.payment.id, 'Refused');
    const companyData = { name: 'Groß Holding AG', registryLocation: 'Amtsgericht Köln' };
    const second = await shopper.get('createPayment', { ...about, method: 'klarna_b2b', companyData });
    expect(second.payment.id).not.toBe(first.payment.id);
    expect(companyOf(second.payment.id)).toEqual({ ...companyData, taxId: undefined });
  });

  test('Y-03: two tabs with two methods are never two charges', async () => {
    const { shopper, cart, open } = await prepare('DE');
    const card = await open('scheme');
    const paypal = await open('paypal');
    expect(paypal.id).not.toBe(card.id);
    expect(await shop.findJobs('cancel-card-payment')).toContainEqual({ paymentId: card.id });
    shop.partner.end(card.id, 'Authorised');
    shop.partner.end(paypal.id, 'Authorised');
    expect(await shopper.get('completePayment', { id: card.id })).toMatchObject({
      payment: { state: 'Cancelled', checkoutCode: 'cancelled-transaction' },
      order: null,
    });
    expect(await shopper.get('completePayment', { id: paypal.id })).toMatchObject({
      payment: { state: 'Authorised' },
      order: { paymentState: 'Paid' },
    });
    expect(await ordersOfCart(cart.id)).toHaveLength(1);
  });

  test('Y-03: who has paid in the one tab and chooses another method in the other is led to the order', async () => {
    const { shopper, cart, open } = await prepare('DE');
    const card = await open('scheme');
    shop.partner.end(card.id, 'Authorised');
    expect(await open('paypal')).toMatchObject({
      id: card.id,
      redirectUrl: `${returnUrl}?payment=${card.id}`,
    });
    await shopper.get('completePayment', { id: card.id });
    expect(await ordersOfCart(cart.id)).toHaveLength(1);
  });

  test.each([
    ['Refused', 'payment-error'],
    ['Cancelled', 'cancelled-transaction'],
  ] as const)('Y-06: that was %s is told as %s', async (status, checkoutCode) => {
    const { shopper, open } = await prepare('DE');
    const payment = await open('klarna');
    shop.partner.end(payment.id, status);
    expect(await shopper.get('completePayment', { id: payment.id })).toMatchObject({
      payment: { state: status, checkoutCode },
      order: null,
    });
  });
});

describe('a payment by reference', () => {
  async function promise() {
    const prepared = await prepare('PT');
    const payment = await prepared.open('multibanco');
    shop.partner.end(payment.id, 'Waiting');
    const complete = () => prepared.shopper.get('completePayment', { id: payment.id });
    const notify = () => handleCardNotification(shop.engine, Buffer.from(payment.id), { signature: 'right' });
    return { ...prepared, payment, complete, notify };
  }

  test('Y-04: makes the order at once, which waits for its money and says how to pay it', async () => {
    const { payment, complete, cart } = await promise();
    const done = await complete();
    const custom = {
      referencePayment: {
        action: 'voucher',
        entity: '11249',
        reference: '123456789',
        expiresAt: '2026-11-23T12:00:00.000Z',
        merchantReference: payment.id,
      },
    };
    expect(done).toMatchObject({
      payment: { state: 'Pending', custom },
      order: { paymentState: 'Pending', payments: [{ method: 'multibanco', state: 'Pending', custom }] },
    });
    expect(await complete()).toEqual(done);
    expect(await ordersOfCart(cart.id)).toHaveLength(1);
  });

  test('Y-04, Y-07: is paid once the partner says so, however often it does', async () => {
    const { payment, complete, notify, shopper, cart } = await promise();
    await Promise.all([complete(), notify(), complete()]);
    expect(await ordersOfCart(cart.id)).toMatchObject([{ payment_state: 'Pending' }]);
    shop.partner.end(payment.id, 'Authorised');
    const told = await Promise.all([notify(), notify(), notify()]);
    expect(told.every((one) => one.ok)).toBe(true);
    const [order] = (await shopper.get('getOrders', {})).orders.results;
    expect(order).toMatchObject({ paymentState: 'Paid', payments: [{ state: 'Authorised' }] });
    expect(await shop.findJobs('cancel-card-payment')).not.toContainEqual({ paymentId: payment.id });
  });

  test('Y-04: that is never paid leaves an order that says so', async () => {
    const { payment, complete, notify, cart } = await promise();
    await complete();
    shop.partner.end(payment.id, 'Cancelled');
    await notify();
    expect(await ordersOfCart(cart.id)).toMatchObject([{ payment_state: 'Failed' }]);
    expect(await complete()).toMatchObject({
      payment: { state: 'Cancelled' },
      order: { paymentState: 'Failed' },
    });
  });

  test('Y-08: for a cart that has changed makes no order and is withdrawn', async () => {
    const { payment, shopper, cart } = await promise();
    await shopper.get('addToCart', { sku: saw });
    expect(await shopper.call('completePayment', { id: payment.id })).toMatchObject({
      refusal: { code: 'ConcurrentModification', checkoutCode: 'creating-order-failed' },
    });
    expect(await ordersOfCart(cart.id)).toEqual([]);
    expect(await shop.findJobs('cancel-card-payment')).toContainEqual({ paymentId: payment.id });
  });
});
