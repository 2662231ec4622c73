import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import messages from '../../messages/de-DE.json' with { type: 'json' };
import portuguese from '../../messages/pt-PT.json' with { type: 'json' };
import type { Cart } from '../../src/api/contract/cart.ts';
import type { CountryCode, LocaleCode } from '../../src/kernel/locale.ts';
import { money } from '../../src/kernel/money.ts';
import { formatMoney } from '../../src/markets/money-format.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { addressIn } from '../support/test-shop.ts';
import { cookieAfter, openWholeShop, type PageAnswer, type WholeShop } from '../support/whole-shop.ts';

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop(smallCatalogue);
});
afterAll(() => shop.close());

const locationOf = ({ headers }: PageAnswer) => String(headers.location);
const fillIn = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
const tidy = (body: string) => body.replaceAll('&nbsp;', '\u00a0').replaceAll('&#x27;', "'");

/** A visitor with a cart that only has to be paid; every step is a form of a page without JavaScript. */
async function arrive(country: CountryCode) {
  const host = `${country.toLowerCase()}.localhost:3000`;
  const added = await shop.call(`${host}/api/commerce/addToCart`, { sku: 'EX10000001' });
  const headers = { cookie: cookieAfter(added) };
  const { cart } = (added.json as { data: { cart: Cart } }).data;
  const address = addressIn(country);
  await shop.call(
    `${host}/api/commerce/updateCart`,
    {
      id: cart.id,
      version: cart.version,
      actions: [
        { action: 'setBillingAddress', address },
        { action: 'setShippingAddress', address },
        { action: 'setCustomerEmail', email: 'jana@example.com' },
      ],
    },
    headers,
  );
  const readCart = async () => {
    const { json } = await shop.call(`${host}/api/commerce/getMe`, {}, headers);
    return (json as { data: { activeCart: Cart } }).data.activeCart;
  };
  const page = async (path = '/checkout/payment') => tidy((await shop.get(`${host}${path}`, headers)).body);
  const press = async (paymentMethod: string, seen?: Cart) => {
    const { id, version } = seen ?? (await readCart());
    return shop.post(
      `${host}/checkout/payment`,
      { cartId: id, version: String(version), paymentMethod },
      headers,
    );
  };
  return { host, headers, readCart, page, press };
}

/** What a page offers as radios, and which one is chosen. */
function radiosOf(body: string) {
  const inputs = [...body.matchAll(/<input type="radio"[^>]*name="paymentMethod"[^>]*>/g)].map(
    ([tag]) => tag,
  );
  const readValue = (tag: string) => /value="([^"]*)"/.exec(tag)?.[1];
  return {
    offered: inputs.map(readValue),
    chosen: inputs.filter((tag) => / checked=""/.test(tag)).map(readValue),
  };
}

const write = (locale: LocaleCode, cents: number) => formatMoney(locale, money('EUR', cents));

describe('the payment page without JavaScript', () => {
  it('Y-01: offers the methods of the country, brands by their names and the rest in words', async () => {
    const { page } = await arrive('DE');
    const body = await page();
    expect(radiosOf(body)).toEqual({
      offered: [
        'scheme',
        'googlepay',
        'applepay',
        'paypal',
        'klarna',
        'klarna_account',
        'ratepay',
        'cash-on-delivery',
        'bank-transfer',
      ],
      chosen: ['scheme'],
    });
    for (const name of ['Google Pay', 'PayPal', 'Klarna', 'Ratepay']) expect(body).toContain(name);
    for (const key of ['card', 'cashOnDelivery', 'bankTransfer'] as const) {
      expect(body).toContain(messages.checkout[key]);
    }
    expect(body).toContain(fillIn(messages.checkout.confirmHint, { name: 'PayPal' }));
  });

  it('Y-02: shows fee and new total before anything is ordered, then orders with the same words', async () => {
    const { page, press, readCart, host, headers } = await arrive('DE');
    const before = await readCart();
    const total = before.totalPrice.centAmount;
    const said = {
      fee: write('de-DE', 290),
      total: write('de-DE', total + 290),
    };
    expect(await page()).toContain(fillIn(messages.checkout.cashOnDeliveryHint, said));

    const chosen = await press('cash-on-delivery', before);
    expect([chosen.status, locationOf(chosen)]).toEqual([303, '/checkout/payment?method=cash-on-delivery']);
    expect(await press('cash-on-delivery', before)).toMatchObject({ status: 303 });
    const shown = await page(locationOf(chosen));
    expect(shown).toContain(fillIn(messages.checkout.totalWithFee, said));
    expect(radiosOf(shown).chosen).toEqual(['cash-on-delivery']);
    expect(shown).toContain(`>${messages.checkout.orderButton}</button>`);

    const seen = await readCart();
    const [ordered, again] = await Promise.all([
      press('cash-on-delivery', seen),
      press('cash-on-delivery', seen),
    ]);
    expect(locationOf(ordered)).toMatch(/^\/checkout\/thank-you\?order=/);
    expect(locationOf(again)).toBe(locationOf(ordered));
    const thanks = tidy((await shop.get(`${host}${locationOf(ordered)}`, headers)).body);
    expect(thanks).toContain(fillIn(messages.checkout.codText, { total: said.total }));
    expect(thanks).toContain(messages.checkout.statusInProgress);
    expect(thanks).not.toContain(messages.checkout.bankDetails);
  });

  it('Y-02: shows the lower total when cash on delivery is left for another method', async () => {
    const { page, press, readCart } = await arrive('DE');
    const total = (await readCart()).totalPrice.centAmount;
    await press('cash-on-delivery');
    const left = await press('bank-transfer');
    expect(locationOf(left)).toBe('/checkout/payment?method=bank-transfer');
    const shown = await page(locationOf(left));
    expect(shown).toContain(fillIn(messages.checkout.totalWithoutFee, { total: write('de-DE', total) }));
    expect(radiosOf(shown).chosen).toEqual(['bank-transfer']);
    expect(locationOf(await press('bank-transfer'))).toMatch(/^\/checkout\/thank-you/);
  });

  it('Y-01: a method that the country does not have is refused, and the cart is kept', async () => {
    const { press, readCart } = await arrive('DE');
    const refused = await press('ideal');
    expect(refused.status).toBe(422);
    expect(refused.body).toContain(messages.problem.methodNotAllowed);
    expect((await readCart()).lineItems).toHaveLength(1);
  });
});

describe('the partner’s pages without JavaScript', () => {
  const follow = (answer: PageAnswer) => {
    const { host, pathname, search } = new URL(locationOf(answer));
    return `${host}${pathname}${search}`;
  };

  it('Y-03: PayPal is confirmed and comes back to a paid order', async () => {
    const { press, host, headers } = await arrive('DE');
    const partner = follow(await press('paypal'));
    expect((await shop.get(partner)).body).toContain('PayPal');
    const back = await shop.get(follow(await shop.post(partner, { decision: 'pay' })), headers);
    expect(locationOf(back)).toMatch(/^\/checkout\/thank-you\?order=/);
    const thanks = (await shop.get(`${host}${locationOf(back)}`, headers)).body;
    expect(thanks).toContain(messages.checkout.statusPaid);
  });

  it.each([
    ['refuse', 'payment-error', messages.problem.paymentError],
    ['cancel', 'cancelled-transaction', messages.problem.cancelledTransaction],
  ])('Y-06, R-11: %s comes back with error=%s, kept and shown', async (decision, code, words) => {
    const { press, page, headers, readCart } = await arrive('DE');
    const partner = follow(await press('klarna'));
    const back = await shop.get(follow(await shop.post(partner, { decision })), headers);
    expect(locationOf(back)).toBe(`/checkout/payment?error=${code}`);
    expect(await page(locationOf(back))).toContain(words);
    expect((await readCart()).lineItems).toHaveLength(1);
  });

  it('Y-04: Multibanco ends with entity and reference, and is paid when its money comes', async () => {
    const { press, host, headers } = await arrive('PT');
    const partner = follow(await press('multibanco'));
    const back = await shop.get(follow(await shop.post(partner, { decision: 'pay' })), headers);
    const thanks = `${host}${locationOf(back)}`;
    const waiting = (await shop.get(thanks, headers)).body;
    expect(waiting).toContain(portuguese.checkout.referenceHeading);
    expect(waiting).toContain('99999');
    expect(waiting).toMatch(/>\d{3} \d{3} \d{3}</);
    expect(waiting).toContain(portuguese.checkout.statusInProgress);
    await shop.post(partner, { decision: 'paid' });
    const id = new URL(`http://${thanks}`).searchParams.get('order');
    expect(id).toBeTruthy();
    // The notification is a job of a listening shop: the shopper's own return asks the partner as well.
    const payment = /payment=([0-9a-f-]{36})/.exec(follow(await shop.get(partner)))?.[1];
    await shop.call(`${host}/api/commerce/completePayment`, { id: payment }, headers);
    const paid = (await shop.get(thanks, headers)).body;
    expect(paid).toContain(portuguese.checkout.statusPaid);
    expect(paid).not.toContain(portuguese.checkout.referenceHeading);
  });
});
