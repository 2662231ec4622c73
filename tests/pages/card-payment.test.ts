import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import messages from '../../messages/fr-FR.json' with { type: 'json' };
import type { Cart } from '../../src/api/contract/cart.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { cookieAfter, openWholeShop, type PageAnswer, type WholeShop } from '../support/whole-shop.ts';

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop(smallCatalogue);
});
afterAll(() => shop.close());

/** A shop in another language than its country's first: everything is under `/fr`, save the partner's own page. */
const HOST = 'ch.localhost:3000';
const PARTNER_HOST = 'card-partner.localhost:3000';
const card = { decision: 'pay', expiry: '08/49', securityCode: '7391', holder: 'Jana Neumann' };
const approved = { ...card, cardNumber: '4111 1111 1111 1111' };
const refused = { ...card, cardNumber: '4000 0000 0000 0002' };

const locationOf = ({ headers }: PageAnswer) => String(headers.location);

/** Where a browser goes that is sent to an absolute address of this shop, or of its partner. */
function followed(answer: PageAnswer, expectedHost = HOST): string {
  expect(answer.status).toBe(303);
  const { host, pathname, search } = new URL(locationOf(answer));
  expect(host).toBe(expectedHost);
  return `${host}${pathname}${search}`;
}

/** Buys in French up to the partner's page; its address, and the shopper's cookies. */
async function goToPartner() {
  const bought = await shop.post(`${HOST}/fr/perceuse-10000001`, { sku: 'EX10000001', quantity: '1' });
  expect([bought.status, locationOf(bought)]).toEqual([303, '/fr/checkout/cart']);
  const headers = { cookie: cookieAfter(bought) };
  const cartForm = async () => {
    const { json } = await shop.call(`${HOST}/api/commerce/getMe`, {}, headers);
    const { id, version } = (json as { data: { activeCart: Cart } }).data.activeCart;
    return { cartId: id, version: String(version) };
  };
  const saved = await shop.post(
    `${HOST}/fr/checkout/addresses`,
    {
      ...(await cartForm()),
      email: 'jana@example.com',
      clientType: 'PRIVATE',
      shippingAddressType: 'SAME_AS_BILLING',
      'billing.firstName': 'Jana',
      'billing.lastName': 'Neumann',
      'billing.streetName': 'Rue du Rhône',
      'billing.streetNumber': '12',
      'billing.postalCode': '1204',
      'billing.city': 'Genève',
      'billing.phone': '+41 22 123 45 67',
    },
    headers,
  );
  expect([saved.status, locationOf(saved)]).toEqual([303, '/fr/checkout/payment']);
  const sent = await shop.post(
    `${HOST}/fr/checkout/payment`,
    { ...(await cartForm()), paymentMethod: 'card' },
    headers,
  );
  const partner = followed(sent, PARTNER_HOST);
  expect(partner).toMatch(/^card-partner\.localhost:3000\/card-sandbox\/[\w-]+$/);
  return { headers, partner };
}

describe('a card payment in the second language of a country', () => {
  it('Y-03, R-03: comes back to its own language and ends on the thank-you page there', async () => {
    const { headers, partner } = await goToPartner();
    expect((await shop.get(partner)).body).toContain('<html lang="fr">');
    const back = followed(await shop.post(partner, approved));
    expect(back).toMatch(/^ch\.localhost:3000\/fr\/checkout\/payment\?payment=[0-9a-f-]{36}(?:&|$)/);
    const returned = await shop.get(back, headers);
    expect(returned.status).toBe(303);
    expect(locationOf(returned)).toMatch(/^\/fr\/checkout\/thank-you\?order=[0-9a-f-]{36}$/);
    const thanks = await shop.get(`${HOST}${locationOf(returned)}`, headers);
    expect(thanks.status).toBe(200);
    expect(thanks.body).toContain('<html lang="fr-CH"');
    expect(thanks.body).toContain('jana@example.com');
  });

  it.each([
    ['refused', refused, 'payment-error', messages.problem.paymentError],
    ['cancelled', { decision: 'cancel' }, 'cancelled-transaction', messages.problem.cancelledTransaction],
  ] as const)('Y-03, R-11: that was %s is told on the payment page of its language', async (...row) => {
    const [, form, code, words] = row;
    const { headers, partner } = await goToPartner();
    const returned = await shop.get(followed(await shop.post(partner, form)), headers);
    expect([returned.status, locationOf(returned)]).toEqual([303, `/fr/checkout/payment?error=${code}`]);
    const page = await shop.get(`${HOST}${locationOf(returned)}`, headers);
    expect(page.status).toBe(200);
    expect(page.body).toContain(words);
    expect(page.body).toContain(' action="/fr/checkout/payment"');
  });
});
