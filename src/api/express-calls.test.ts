import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestShop, type TestShop, type TestShopper } from '../../tests/support/test-shop.ts';
import { CardProviderUnavailable } from '../commerce/purchase/payments/card-provider.ts';
import type { WalletProvider } from '../commerce/purchase/payments/wallet-provider.ts';
import { createWalletSheetPage } from '../integrations/card/wallet-sheet-page.ts';
import { statement } from '../kernel/database.ts';
import { type CountryCode, countryCodes } from '../kernel/locale.ts';
import { markets } from '../markets/countries.ts';
import { resolveCurrency } from '../markets/market-currency.ts';
import { errorTable } from './errors.ts';

let shop: TestShop;
const saw = 'EX10000001';

beforeAll(async () => {
  shop = await createTestShop();
  const currencies = new Set(markets.map((market) => resolveCurrency(market, shop.clock.time)));
  for (const currency of currencies)
    await shop.addProduct({ sku: saw, cents: 5000, currency, available: 1000 });
});
afterAll(() => shop.drop());

const originOf = (country: CountryCode) => `http://${country.toLowerCase()}.localhost:3000`;

/** A cart whose wallet's sheet is open: `press` sends the form of the page as it is shown, with what is changed. */
async function openSheet(country: CountryCode, shopper: TestShopper = shop.openShopper(country)) {
  const { cart } = await shopper.get('addToCart', { sku: saw, quantity: 1 });
  const { redirectUrl } = await shopper.get('openExpressCheckout', {
    cartId: cart.id,
    cartVersion: cart.version,
    returnUrl: `${originOf(country)}/checkout/express`,
  });
  const { pathname } = new URL(redirectUrl);
  const page = createWalletSheetPage({ database: shop.database, clock: shop.engine.clock });
  const ask = (method: 'GET' | 'POST', form = new URLSearchParams()) =>
    page({ method, path: pathname, form });
  const press = async (
    decision: 'share' | 'cancel',
    changes: Readonly<Record<string, string | null>> = {},
  ) => {
    const { body } = await ask('GET');
    const form = new URLSearchParams({ decision });
    for (const [, name = '', value = ''] of body.matchAll(/<input[^>]*name="(\w+)"[^>]*value="([^"]*)"/g))
      form.set(name, value);
    form.set('country', /value="(\w\w)" selected/.exec(body)?.[1] ?? '');
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) form.delete(name);
      else form.set(name, value);
    }
    return ask('POST', form);
  };
  const sheet = pathname.split('/').at(-1) ?? '';
  const complete = () => shopper.call('completeExpressCheckout', { cartId: cart.id, sheet });
  return { shopper, cart, sheet, redirectUrl, ask, press, complete };
}

test.each(countryCodes)(
  'Y-05: in %s the wallet’s addresses and e-mail fill the cart, and it is paid',
  async (country) => {
    const { shopper, cart, press, complete, sheet } = await openSheet(country);
    const sent = await press('share');
    expect(sent.status).toBe(303);
    expect(sent.headers.location).toBe(`${originOf(country)}/checkout/express?sheet=${sheet}`);
    const completed = await complete();
    if (!completed.ok) throw new Error(JSON.stringify(completed.refusal));
    const { cart: filled } = await shopper.get('getCart', { id: cart.id });
    expect(filled).toMatchObject({
      version: completed.value.cart?.version,
      customerEmail: 'wallet@example.com',
      billingAddress: { country, streetNumber: '12' },
      shippingAddress: { country, streetNumber: '12' },
    });
    expect(filled.shippingInfo).toBeDefined();
    const paid = await shopper.get('createPayment', {
      cartId: cart.id,
      cartVersion: filled.version,
      paymentInterface: 'card',
      method: 'googlepay',
      returnUrl: `${originOf(country)}/checkout/payment`,
    });
    expect(paid.payment.amountPlanned).toEqual(filled.totalPrice);
  },
);

describe('Y-05: what the wallet lacks is refused, and the cart stays as it was', () => {
  test.each([
    ['no address for the bill', { sharesBilling: null }, { code: 'ExpressAddressMissing' }],
    [
      'another country',
      { country: 'CZ' },
      {
        code: 'AddressInvalid',
        fields: { 'shippingAddress.country': 'oneOf', 'billingAddress.country': 'oneOf' },
      },
    ],
    [
      'no phone',
      { phone: '' },
      {
        code: 'AddressInvalid',
        fields: { 'shippingAddress.phone': 'required', 'billingAddress.phone': 'required' },
      },
    ],
    ['no e-mail', { email: '' }, { code: 'EmailInvalid', fields: { email: 'required' } }],
    ['a nonsense e-mail', { email: 'jana' }, { code: 'EmailInvalid' }],
    ['a street without a number', { street: 'Obchodná' }, { code: 'AddressInvalid' }],
    ['a wrong postal code', { postalCode: '1' }, { code: 'BillingPostalCodeInvalid' }],
  ] as const)('%s', async (_lack, changes, refusal) => {
    const { shopper, cart, press, complete } = await openSheet('SK');
    await press('share', changes);
    expect(await complete()).toMatchObject({ ok: false, refusal });
    const { cart: after } = await shopper.get('getCart', { id: cart.id });
    expect(after).toMatchObject({ version: cart.version });
    expect(after.customerEmail).toBeUndefined();
  });

  test('in the words of the rule', () => {
    expect(errorTable.ExpressAddressMissing.message).toBe('Adress from Google express payment is missing');
  });
});

describe('Y-05: a sheet', () => {
  test('that is left or still open shares nothing', async () => {
    const { press, complete } = await openSheet('DE');
    expect(await complete()).toEqual({ ok: true, value: { cart: null } });
    await press('cancel');
    expect(await complete()).toEqual({ ok: true, value: { cart: null } });
  });

  test('counts once: pressed again it leads back, and changes nothing of what was shared', async () => {
    const { press, ask, complete, shopper, cart } = await openSheet('DE');
    await press('share');
    expect((await ask('GET')).status).toBe(303);
    const again = new URLSearchParams({ decision: 'share', email: 'other@example.com' });
    expect((await ask('POST', again)).status).toBe(303);
    await complete();
    await complete();
    expect((await shopper.get('getCart', { id: cart.id })).cart.customerEmail).toBe('wallet@example.com');
  });

  test('is its own cart’s: nobody reads by it who somebody else is', async () => {
    const mine = await openSheet('DE');
    await mine.press('share');
    const theirs = await openSheet('DE');
    const tried = await theirs.shopper.call('completeExpressCheckout', {
      cartId: theirs.cart.id,
      sheet: mine.sheet,
    });
    expect(tried).toMatchObject({ ok: false, refusal: { code: 'ResourceNotFound' } });
    const stolen = await theirs.shopper.call('completeExpressCheckout', {
      cartId: mine.cart.id,
      sheet: mine.sheet,
    });
    expect(stolen).toMatchObject({ ok: false, refusal: { code: 'CartNotFound' } });
  });

  test('ends after half an hour, and what it knew goes with the next one', async () => {
    const before = shop.clock.time;
    const old = await openSheet('DE');
    await old.press('share');
    shop.clock.time = new Date(before.getTime() + 30 * 60_000);
    expect(await old.complete()).toMatchObject({ ok: false, refusal: { code: 'ResourceNotFound' } });
    expect((await old.ask('GET')).status).toBe(404);
    await openSheet('DE');
    const left = statement('select id from card_sandbox.wallet_sheet where id = $1');
    expect(await shop.database.query(left, [old.sheet])).toEqual([]);
    shop.clock.time = before;
  });

  test('is in the shop’s language and runs nothing', async () => {
    const { ask } = await openSheet('GR');
    const { body, headers } = await ask('GET');
    expect(body).toContain('<html lang="el">');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });
});

describe('Y-05: no sheet opens', () => {
  test('for an empty cart, a stale version or a foreign way back', async () => {
    const shopper = shop.openShopper('SK');
    const { cart } = await shopper.get('createCart', {});
    const about = { cartId: cart.id, returnUrl: `${originOf('SK')}/checkout/express` };
    const open = (more = {}) => shopper.call('openExpressCheckout', { ...about, ...more });
    expect(await open()).toMatchObject({ refusal: { code: 'CartEmpty' } });
    await shopper.get('addToCart', { sku: saw, quantity: 1 });
    expect(await open({ cartVersion: 1 })).toMatchObject({ refusal: { code: 'ConcurrentModification' } });
    expect(await open({ returnUrl: 'https://evil.example/' })).toMatchObject({
      refusal: { code: 'InvalidInput', fields: { returnUrl: 'url' } },
    });
  });

  test('without a wallet, or while it does not answer', async () => {
    const down: WalletProvider = {
      pageOrigins: [],
      openSheet: () => Promise.reject(new CardProviderUnavailable('down')),
      getSheet: () => Promise.reject(new CardProviderUnavailable('down')),
    };
    for (const [walletProvider, code] of [
      [undefined, 'PaymentMethodNotAllowed'],
      [down, 'PaymentProviderUnavailable'],
    ] as const) {
      const shopper = shop.openShopper('SK', { ...shop.engine, walletProvider });
      const { cart } = await shopper.get('addToCart', { sku: saw, quantity: 1 });
      const returnUrl = `${originOf('SK')}/checkout/express`;
      expect(await shopper.call('openExpressCheckout', { cartId: cart.id, returnUrl })).toMatchObject({
        refusal: { code },
      });
      expect(
        await shopper.call('completeExpressCheckout', { cartId: cart.id, sheet: 'wlt_x' }),
      ).toMatchObject({
        refusal: { code: walletProvider === undefined ? 'ResourceNotFound' : code },
      });
    }
  });
});
