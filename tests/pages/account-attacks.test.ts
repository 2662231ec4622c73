import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ATTEMPT_LIMITS } from '../../src/commerce/people/limits/attempt-limits.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { openWholeShop, type WholeShop } from '../support/whole-shop.ts';

const PROXY = '10.1.2.3';

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop(smallCatalogue, { TRUSTED_PROXIES: '10.0.0.0/8' });
});
afterAll(() => shop.close());

function post(
  name: string,
  body: object,
  from: { readonly remoteAddress: string; readonly headers?: object },
) {
  return shop.shop.server.inject({
    method: 'POST',
    url: `/api/commerce/${name}`,
    headers: { host: 'de.localhost', 'content-type': 'application/json', ...from.headers },
    remoteAddress: from.remoteAddress,
    payload: JSON.stringify(body),
  });
}

/** So many reset links, each for an e-mail of its own, as one network may ask for; resolves to how many were refused. */
async function askForLinks(
  count: number,
  from: (index: number) => { readonly remoteAddress: string; readonly headers?: object },
): Promise<number> {
  const marks = Math.random().toString(36).slice(2);
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      post('requestPasswordReset', { email: `${marks}.${index}@example.com` }, from(index)),
    ),
  );
  return answers.filter(({ statusCode }) => statusCode === 429).length;
}

describe('U-03: a network address', () => {
  const { most } = ATTEMPT_LIMITS['reset/address'];

  it('that is only claimed counts for nothing', async () => {
    const refused = await askForLinks(most + 5, (index) => ({
      remoteAddress: '198.51.100.7',
      headers: { 'x-forwarded-for': `203.0.113.${index}`, forwarded: `for=203.0.113.${index}` },
    }));
    expect(refused).toBe(5);
  });

  it('is what the trusted proxy saw, whatever the client put before it', async () => {
    const refused = await askForLinks(most + 5, (index) => ({
      remoteAddress: PROXY,
      headers: { 'x-forwarded-for': `203.0.113.${index}, 198.51.100.8` },
    }));
    expect(refused).toBe(5);
    const others = await askForLinks(most + 5, (index) => ({
      remoteAddress: PROXY,
      headers: { 'x-forwarded-for': `203.0.113.${index}` },
    }));
    expect(others).toBe(0);
  });

  it('of IPv6 is the network of 64 bits, and one of IPv4 is the same in both spellings', async () => {
    const refused = await askForLinks(most + 5, (index) => ({
      remoteAddress: PROXY,
      headers: { 'x-forwarded-for': `2001:db8:1:2:${index.toString(16)}::${index.toString(16)}` },
    }));
    expect(refused).toBe(5);
    const mapped = await askForLinks(most + 5, (index) => ({
      remoteAddress: PROXY,
      headers: {
        'x-forwarded-for': ['198.51.100.9', '::ffff:198.51.100.9', '::FFFF:c633:6409'][index % 3] ?? '',
      },
    }));
    expect(mapped).toBe(5);
  });
});

describe('D-11: the cookies of a session', () => {
  it('are bound to the host and to https where the shop is reached by it', async () => {
    const answer = await post(
      'signUp',
      { email: 'ada@example.com', password: 'olive-harbour-42', firstName: 'Ada', lastName: 'Muster' },
      { remoteAddress: PROXY, headers: { 'x-forwarded-proto': 'https', 'x-forwarded-for': '198.51.100.10' } },
    );
    const cookies = [answer.headers['set-cookie']].flat().map(String);
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
      '__Host-token',
      'cart',
      'customer-id',
      'signed-in',
    ]);
    for (const cookie of cookies) expect(cookie).toMatch(/; Path=\/; .*SameSite=Lax.*; Secure$/);
    expect(cookies.join()).not.toMatch(/domain/i);
    expect(answer.headers['cache-control']).toBe('no-store');
    const token = /__Host-token=([^;]+)/.exec(cookies[0] ?? '')?.[1];
    // Over http, where anyone on the way could have put it, the other cookie's name is asked for.
    const isLoggedIn = async (cookie: string, proto: string) =>
      (
        await post(
          'isLoggedIn',
          {},
          { remoteAddress: PROXY, headers: { cookie, 'x-forwarded-proto': proto } },
        )
      ).json();
    expect(await isLoggedIn(`__Host-token=${token}`, 'https')).toEqual({ data: true });
    expect(await isLoggedIn(`token=${token}`, 'https')).toEqual({ data: false });
  });

  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://at.localhost' },
    { 'sec-fetch-site': 'cross-site' },
  ])('are of no use to a page of another site: %j', async (headers) => {
    const answer = await post('signOut', {}, { remoteAddress: '198.51.100.11', headers });
    expect(answer.statusCode).toBe(403);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});
