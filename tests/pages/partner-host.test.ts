import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { openWholeShop, type WholeShop } from '../support/whole-shop.ts';

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop(smallCatalogue);
});
afterAll(() => shop.close());

const PARTNER = 'card-partner.localhost:3000';
const STYLE = '/card-sandbox/style.css';
/** The same route, in other letters; on the partner's host it asks who is there. */
const ENCODED = '/card%2Dsandbox/merchant';

describe('the embedded card partner', () => {
  it.each(['de.localhost:3000', 'gantry.example', '127.0.0.1:3000', '[::1]:3000'])(
    'Y-09: is not there under the name %s of a shop',
    async (host) => {
      for (const path of [STYLE, ENCODED, '/card-sandbox/none', '/card-sandbox/wallet/none'])
        expect([path, (await shop.get(`${host}${path}`)).status]).toEqual([path, 404]);
      expect((await shop.get(`${host}/`)).status).toBe(200);
    },
  );

  it.each([
    '/',
    '/checkout/payment',
    '/robots.txt',
    '/favicon.ico',
    '/icon.svg',
    '/api/commerce/getMe',
    '/api/notifications/card',
    '/cms/pages',
    '/service-worker.js',
    '/card-sandbox',
  ])('Y-09: has nothing of the shop on its host: %s', async (path) => {
    for (const host of [PARTNER, 'CARD-PARTNER.localhost', 'card-partner.localhost.:3000'])
      expect((await shop.get(`${host}${path}`)).status).toBe(404);
    expect((await shop.post(`${PARTNER}${path}`, {})).status).toBe(404);
  });

  it('Y-09: says of its pages itself what may frame them, and takes forms of its own alone', async () => {
    const { status, headers } = await shop.get(`${PARTNER}${STYLE}`);
    expect([status, headers['x-frame-options']]).toEqual([200, undefined]);
    const form = { decision: 'cancel' };
    const foreign = await shop.post(`${PARTNER}/card-sandbox/none`, form, {
      origin: 'http://de.localhost:3000',
    });
    expect(foreign.status).toBe(403);
    expect((await shop.post(`${PARTNER}/card-sandbox/none`, form)).status).toBe(404);
  });

  it('D-11: is named by the policies of the pages that lead to it, and framed by one alone', async () => {
    const policyOf = async (path: string) =>
      String((await shop.get(`de.localhost:3000${path}`)).headers['content-security-policy']);
    const home = await policyOf('/');
    // The wallet's button is in the drawer of every page.
    expect(home).toContain("form-action 'self' card-partner.localhost:*;");
    expect(home).toContain("frame-src 'self';");
    expect(home).toContain("script-src 'self';");
  });
});
