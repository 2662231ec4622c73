import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '../../src/api/contract/cart.ts';
import { adyenAccount, adyenEnvironment, startAdyen } from '../support/adyen-account.ts';
import { type NotificationItem, writeAdyenMessage } from '../support/adyen-message.ts';
import type { AdyenServer } from '../support/adyen-server.ts';
import { eventually } from '../support/eventually.ts';
import { type HttpReceiver, startHttpReceiver } from '../support/http-receiver.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { cookieAfter, openWholeShop, type PageAnswer, type WholeShop } from '../support/whole-shop.ts';

const { hmacKey } = adyenAccount;
const host = 'de.localhost:3000';

let shop: WholeShop;
let adyen: AdyenServer;
let receiver: HttpReceiver;
beforeAll(async () => {
  receiver = await startHttpReceiver();
  adyen = await startAdyen({ notificationUrl: `${receiver.url}/notified` });
  shop = await openWholeShop(smallCatalogue, {
    ...adyenEnvironment(adyen),
    ADYEN_METHODS: 'scheme,googlepay,paypal',
    ADYEN_APPLE_PAY_DOMAIN: '7B2276657273696F6E223A317D',
  });
});
afterAll(async () => {
  await shop.close();
  await adyen.delivered();
  await adyen.close();
  await receiver.close();
});

const locationOf = ({ headers }: PageAnswer) => String(headers.location);

/** Buys up to Adyen's page, or with scripts to ours: its address, the payment that it is for, and the shopper's cookies. */
async function goToAdyen(script: '' | 'on' = '', paymentMethod = 'scheme') {
  const bought = await shop.post(`${host}/hammer-drill-10000001`, { sku: 'EX10000001', quantity: '1' });
  const headers = { cookie: cookieAfter(bought) };
  const cartForm = async () => {
    const { json } = await shop.call(`${host}/api/commerce/getMe`, {}, headers);
    const { id, version } = (json as { data: { activeCart: Cart } }).data.activeCart;
    return { cartId: id, version: String(version) };
  };
  const saved = await shop.post(
    `${host}/checkout/addresses`,
    {
      ...(await cartForm()),
      email: 'jana@example.com',
      clientType: 'PRIVATE',
      shippingAddressType: 'SAME_AS_BILLING',
      'billing.firstName': 'Jana',
      'billing.lastName': 'Neumann',
      'billing.streetName': 'Hauptstraße',
      'billing.streetNumber': '12',
      'billing.postalCode': '10115',
      'billing.city': 'Berlin',
      'billing.phone': '+49 30 1234567',
    },
    headers,
  );
  expect([saved.status, locationOf(saved)]).toEqual([303, '/checkout/payment']);
  const page = await shop.get(`${host}/checkout/payment`, headers);
  const sent = await shop.post(
    `${host}/checkout/payment`,
    { ...(await cartForm()), paymentMethod, script },
    headers,
  );
  expect(sent.status).toBe(303);
  const [row] = (
    await shop.shop.engine.database.query<{ id: string }>({
      name: 'newest-payment-of-the-test',
      text: 'select id::text as id from payment order by created_at desc, id desc limit 1',
    })
  ).slice();
  return { headers, page, redirectUrl: locationOf(sent), paymentId: row?.id ?? '' };
}

/** Follows Adyen back to the shop. */
async function comeBack(location: string | undefined, headers: Record<string, string>): Promise<PageAnswer> {
  const { host: shopHost, pathname, search } = new URL(location ?? '');
  expect(shopHost).toBe(host);
  return shop.get(`${host}${pathname}${search}`, headers);
}

async function notify(items: readonly NotificationItem[], key = hmacKey): Promise<string> {
  const { statusCode, body } = await shop.shop.server.inject({
    method: 'POST',
    url: '/api/notifications/card',
    headers: { host, 'content-type': 'application/json' },
    payload: writeAdyenMessage(items, key),
  });
  return `${statusCode} ${body}`;
}

describe('a payment through Adyen', () => {
  it('Y-09: leads to Adyen’s page, comes back with its word and ends on the thank-you page', async () => {
    const { headers, page, redirectUrl } = await goToAdyen();
    expect(redirectUrl).toMatch(new RegExp(`^${adyen.url}/hosted/CS[0-9A-F]{16}$`));
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain(
      "form-action 'self' https://*.adyen.link https://*.adyen.com https://*.adyenpayments.com;",
    );
    const returned = await comeBack(adyen.visit(redirectUrl, 'pay'), headers);
    expect([returned.status, locationOf(returned)]).toEqual([
      303,
      expect.stringMatching(/^\/checkout\/thank-you\?order=[0-9a-f-]{36}$/),
    ]);
  });

  it('Y-09: of other pages the policy lets no form lead elsewhere', async () => {
    const { headers } = await shop.get(`${host}/`);
    expect(String(headers['content-security-policy'])).toContain("form-action 'self';");
  });

  it('Y-03: is made in a page of the shop where scripts run, which alone may load what Adyen gives out', async () => {
    const { headers, redirectUrl, paymentId } = await goToAdyen('on');
    expect(redirectUrl).toBe(`/checkout/pay?payment=${paymentId}`);
    const page = await shop.get(`${host}${redirectUrl}`, headers);
    expect(page.status).toBe(200);
    expect(page.body).toContain(`${adyen.url}/hosted/CS`);
    const policy = String(page.headers['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: https://checkoutshopper-test.adyen.com https://checkoutshopper-test.cdn.adyen.com",
        "connect-src 'self' https://checkoutshopper-test.adyen.com https://checkoutshopper-test.cdn.adyen.com https://checkoutanalytics-test.adyen.com",
        "frame-src 'self' https://checkoutshopper-test.adyen.com https:",
        "form-action 'self' https:",
        'trusted-types gantry-page gantry-worker',
      ]),
    );
    const other = await shop.get(`${host}/checkout/payment`, headers);
    expect(String(other.headers['content-security-policy'])).not.toContain('checkoutshopper');
  });

  it('Y-09: names the origins of the way it is paid, and lets their text in under a check', async () => {
    const policyOf = async (method: string) => {
      const { headers, redirectUrl } = await goToAdyen('on', method);
      const page = await shop.get(`${host}${redirectUrl}`, headers);
      const directives = String(page.headers['content-security-policy']).split('; ');
      return { page, directives, nonce: /"nonce":"([\w-]{36})"/.exec(page.body)?.[1] };
    };
    const google = await policyOf('googlepay');
    expect(google.directives).toEqual(
      expect.arrayContaining([
        `script-src 'self' https://pay.google.com 'nonce-${google.nonce}'`,
        `style-src 'self' 'nonce-${google.nonce}'`,
        "require-trusted-types-for 'script'",
        'trusted-types gantry-page gantry-worker default',
      ]),
    );
    expect((await policyOf('googlepay')).nonce).not.toBe(google.nonce);
    const paypal = await policyOf('paypal');
    expect(paypal.directives.join('; ')).toContain('https://*.paypalobjects.com');
    expect(paypal.directives.join('; ')).not.toMatch(/trusted-types|pay\.google/);
    const card = await policyOf('scheme');
    expect([card.nonce, card.directives.includes("script-src 'self'")]).toEqual([undefined, true]);
  });

  it('Y-09: shows Apple that its domains may take Apple Pay, where they may', async () => {
    const path = '/.well-known/apple-developer-merchantid-domain-association';
    expect(await shop.get(`${host}${path}`)).toMatchObject({
      status: 200,
      body: '7B2276657273696F6E223A317D',
    });
  });

  it('Y-03: that its shopper cancels is offered again', async () => {
    const { headers, redirectUrl } = await goToAdyen();
    const returned = await comeBack(adyen.visit(redirectUrl, 'cancel'), headers);
    expect(locationOf(returned)).toBe('/checkout/payment?error=cancelled-transaction');
  });

  it('Y-07: is ordered by a notification where its shopper never comes back, whoever forges others', async () => {
    const { headers, redirectUrl, paymentId } = await goToAdyen();
    adyen.visit(redirectUrl, 'pay');
    const told = adyen.tell(paymentId, 'AUTHORISATION', { pspReference: adyen.paymentOf(paymentId) });
    expect(await notify([told], '0'.repeat(64))).toBe('401 {"status":"wrong signature"}');
    const answers = await Promise.all(Array.from({ length: 10 }, () => notify([told])));
    expect(new Set(answers)).toEqual(new Set(['200 [accepted]']));
    const { json } = await shop.call(`${host}/api/commerce/getOrders`, {}, headers);
    expect(json).toMatchObject({ data: { orders: { total: 1, results: [{ paymentState: 'Paid' }] } } });
    expect(shop.takeLog()).toEqual([]);
  });

  it('Y-09: is ordered by the partner’s books where nothing else was ever told of it', async () => {
    const { headers, redirectUrl, paymentId } = await goToAdyen();
    adyen.visit(redirectUrl, 'pay');
    const { amount } = adyen.tell(paymentId, 'PENDING');
    const told = adyen.writeReport('payments_accounting_report_2026_11_20.csv', [
      {
        ...{ pspReference: adyen.paymentOf(paymentId), merchantReference: paymentId, type: 'Authorised' },
        amount: `${(amount.value / 100).toFixed(2)}`,
      },
    ]);
    expect(await notify([told])).toBe('200 [accepted]');
    await shop.listen();
    await eventually(async () => {
      const { json } = await shop.call(`${host}/api/commerce/getOrders`, {}, headers);
      expect(json).toMatchObject({ data: { orders: { total: 1, results: [{ paymentState: 'Paid' }] } } });
    });
    expect(shop.takeLog()).toEqual([]);
  });
});
