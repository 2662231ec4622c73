import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import messages from '../../messages/fr-FR.json' with { type: 'json' };
import type { Cart } from '../../src/api/contract/cart.ts';
import { type TestCard, testCards } from '../../src/integrations/card/test-cards.ts';
import { statement } from '../../src/kernel/database.ts';
import { openPlainBrowser, type PlainBrowser } from '../support/page-forms.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { openWholeShop, type WholeShop } from '../support/whole-shop.ts';

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop(smallCatalogue);
});
afterAll(() => shop.close());

/** The second language of its country: everything of the shop is under `/fr`. */
const HOST = 'ch.localhost:3000';
const SECURITY_CODE = '7391';
const HOLDER = 'Jana Neumannova';

/** Presses the order button with scripts running; the page that the payment is made in. */
async function orderByCard(browser: PlainBrowser): Promise<string> {
  await browser.post('/fr/perceuse-10000001', { sku: 'EX10000001', quantity: '1' });
  const cartForm = async () => {
    const { json } = await browser.call('getMe', {});
    const { id, version } = (json as { data: { activeCart: Cart } }).data.activeCart;
    return { cartId: id, version: String(version) };
  };
  const address = {
    'billing.firstName': 'Jana',
    'billing.lastName': 'Neumann',
    'billing.streetName': 'Rue du Rhône',
    'billing.streetNumber': '12',
    'billing.postalCode': '1204',
    'billing.city': 'Genève',
    'billing.phone': '+41 22 123 45 67',
  };
  const choices = {
    email: 'jana@example.com',
    clientType: 'PRIVATE',
    shippingAddressType: 'SAME_AS_BILLING',
  };
  await browser.post('/fr/checkout/addresses', { ...(await cartForm()), ...choices, ...address });
  const chosen = { paymentMethod: 'scheme', script: 'on' };
  const sent = await browser.post('/fr/checkout/payment', { ...(await cartForm()), ...chosen });
  const location = String(sent.headers.location);
  expect([sent.status, location]).toEqual([303, expect.stringMatching(/^\/fr\/checkout\/pay\?payment=/)]);
  return location;
}

/** Pays in the frame that the page has, as its script does. */
async function payInFrame(frame: string, card: TestCard): Promise<number> {
  const { host, pathname } = new URL(frame);
  const typed = { cardNumber: testCards[card], expiry: '08/49', securityCode: SECURITY_CODE, holder: HOLDER };
  return (await shop.post(`${host}${pathname}`, typed)).status;
}

function frameIn(body: string): string {
  return /"frameUrl":"([^"]+)"/.exec(body)?.[1] ?? '';
}

/** Pays by a card from the order button on; where the shopper ends. */
async function pay(browser: PlainBrowser, card: TestCard): Promise<string> {
  const path = await orderByCard(browser);
  expect(await payInFrame(frameIn((await browser.get(path)).body), card)).toBe(200);
  const over = await browser.get(path);
  const back = await browser.get(String(over.headers.location));
  return String(back.headers.location);
}

/** Every row of every table that has a text in it. */
async function findInDatabase(text: string): Promise<readonly string[]> {
  const tables = await shop.database.query<{ name: string }>(
    statement(`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`),
    [],
  );
  expect(tables.length).toBeGreaterThan(30);
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await shop.database.query(
        { name: `find-in-${name}`, text: `select 1 from ${name} as row where row::text like $1 limit 1` },
        [`%${text}%`],
      );
      return rows.length === 0 ? [] : [name];
    }),
  );
  return found.flat();
}

describe('a card in a page of the shop', () => {
  it('Y-03: has a page that is its shopper’s alone, and whose policy alone names the partner', async () => {
    const browser = openPlainBrowser(shop, HOST);
    const path = await orderByCard(browser);
    const { status, headers, body } = await browser.get(path);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(String(headers['content-security-policy'])).toContain(
      "frame-src 'self' card-partner.localhost:*;",
    );
    expect(body).toContain(`<h1 `);
    expect(body).toContain(messages.pay.title);
    expect(body).toMatch(/<noscript>.*href="http:\/\/card-partner\.localhost:3000\/card-sandbox\/chk_/s);
    const others = await Promise.all(['/fr', '/fr/checkout/payment'].map((other) => browser.get(other)));
    for (const other of others)
      expect(String(other.headers['content-security-policy'])).toContain("frame-src 'self';");
    const stranger = await openPlainBrowser(shop, HOST).get(path);
    expect([stranger.status, stranger.headers.location]).toEqual([303, '/fr/checkout']);
  });

  it('Y-03, Y-09: pays, and nothing of the card is in the shop’s database, pages or log', async () => {
    const browser = openPlainBrowser(shop, HOST);
    const thanks = await pay(browser, 'approved');
    expect(thanks).toMatch(/^\/fr\/checkout\/thank-you\?order=/);
    const { body } = await browser.get(thanks);
    expect(await findInDatabase('jana@example.com')).not.toEqual([]);
    for (const secret of [testCards.approved, HOLDER, testCards.approved.slice(0, 12)]) {
      expect(await findInDatabase(secret)).toEqual([]);
      expect(body).not.toContain(secret);
      expect(shop.takeLog().join('\n')).not.toContain(secret);
    }
  });

  it.each([
    ['refused', messages.problem.paymentError],
    ['insufficient-funds', messages.decline.insufficientFunds],
    ['expired-card', messages.decline.expiredCard],
    ['wrong-security-code', messages.decline.wrongSecurityCode],
    ['blocked-card', messages.decline.blockedCard],
    ['limit-exceeded', messages.decline.limitExceeded],
    ['suspected-fraud', messages.problem.paymentError],
    ['not-allowed', messages.decline.notAllowed],
    ['issuer-unavailable', messages.decline.issuerUnavailable],
  ] as const)('Y-03, R-11: that its bank declines for %s is told with what helps', async (card, words) => {
    const browser = openPlainBrowser(shop, HOST);
    const location = await pay(browser, card);
    const isPlain = card === 'refused' || card === 'suspected-fraud';
    const reason = isPlain ? '' : `&reason=${card}`;
    expect(location).toBe(`/fr/checkout/payment?error=payment-error${reason}`);
    const { status, body } = await browser.get(location);
    expect(status).toBe(200);
    expect(body).toContain(words);
    expect(body).toContain('jana@example.com');
    // The next card pays, and everything typed is still there.
    expect(await pay(browser, 'approvedMastercard')).toMatch(/^\/fr\/checkout\/thank-you\?order=/);
  });

  it('Y-03, Y-08: that is being checked is paid in no other way besides', async () => {
    const browser = openPlainBrowser(shop, HOST);
    const path = await orderByCard(browser);
    expect(await payInFrame(frameIn((await browser.get(path)).body), 'pending-approved')).toBe(200);
    const checked = await browser.get(path);
    expect([checked.status, checked.body.includes(messages.pay.checkingTitle)]).toEqual([200, true]);
    expect(checked.body).not.toContain(messages.pay.anotherWay);
    // Another tab still has the page with the methods.
    const { json } = await browser.call('getMe', {});
    const { id, version } = (json as { data: { activeCart: Cart } }).data.activeCart;
    const other = { cartId: id, version: String(version), paymentMethod: 'paypal', script: 'on' };
    const sent = await browser.post('/fr/checkout/payment', other);
    const payment = new URLSearchParams(path.split('?')[1]).get('payment');
    expect([sent.status, String(sent.headers.location)]).toEqual([
      303,
      expect.stringContaining(`payment=${payment}`),
    ]);
    expect((await browser.get(path)).body).toContain(messages.pay.checkingTitle);
  });

  it('R-11: says nothing of a reason that is none', async () => {
    const browser = openPlainBrowser(shop, HOST);
    await orderByCard(browser);
    const { body } = await browser.get('/fr/checkout/payment?error=payment-error&reason=suspected-fraud');
    expect(body).toContain(messages.problem.paymentError);
    const unknown = await browser.get('/fr/checkout/payment?reason=expired-card');
    expect(unknown.body).not.toContain(messages.decline.expiredCard);
  });
});
