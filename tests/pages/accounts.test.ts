import { afterAll, beforeAll, expect, it } from 'vitest';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { cookieAfter, openWholeShop, type PageAnswer, type WholeShop } from '../support/whole-shop.ts';

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop(smallCatalogue);
});
afterAll(() => shop.close());

const names = { firstName: 'Ada', lastName: 'Muster' };
const signUp = { email: 'ada@example.com', password: 'olive-harbour-42', ...names };
const call = (name: string, body: unknown, cookie?: string) =>
  shop.call(`de.localhost/api/commerce/${name}`, body, cookie === undefined ? {} : { cookie });
const isLoggedIn = (cookie?: string) =>
  shop.call('de.localhost/api/customer/is-logged-in', {}, cookie === undefined ? {} : { cookie });

function cookiesOf({ headers }: PageAnswer): string[] {
  return [headers['set-cookie'] ?? []].flat().map(String);
}

it('U-01: signing up sets the cookies of the session for a day, and signing out clears every one', async () => {
  expect((await isLoggedIn()).json).toEqual({ data: false });
  const signedUp = await call('signUp', signUp);
  expect(signedUp.status).toBe(200);
  const set = cookiesOf(signedUp);
  const named = (name: string) => set.find((cookie) => cookie.startsWith(`${name}=`)) ?? '';
  expect(named('token')).toMatch(/; Max-Age=86400; .*HttpOnly/);
  expect(named('customer-id')).toMatch(/^customer-id=[0-9a-f-]{36};.* Max-Age=86400; .*HttpOnly/);
  expect(named('signed-in')).toMatch(/^signed-in=1;.* Max-Age=86400/);
  expect(named('signed-in')).not.toContain('HttpOnly');
  const cookie = cookieAfter(signedUp);
  expect((await isLoggedIn(cookie)).json).toEqual({ data: true });
  const signedOut = await call('signOut', {}, cookie);
  expect(cookiesOf(signedOut).map((text) => /^([\w-]+)=; Path=\/; Max-Age=0/.exec(text)?.[1])).toEqual([
    'token',
    'cart',
    'customer-id',
    'signed-in',
  ]);
  expect((await isLoggedIn(cookie)).json).toEqual({ data: false });
});

it('U-01: the token that a visitor had opens nothing once they have signed in', async () => {
  const visitor = cookieAfter(await call('addToCart', { sku: 'EX10000001' }));
  const signedIn = await call('signIn', { email: signUp.email, password: signUp.password }, visitor);
  expect(signedIn.json).toMatchObject({ data: { cart: { lineItems: [{ quantity: 1 }] } } });
  expect((await call('getMe', {}, visitor)).json).toEqual({ data: { activeCart: null } });
  expect((await isLoggedIn(visitor)).json).toEqual({ data: false });
});

it('U-03: too many tries are told as 429, with the time after which the next is worth it', async () => {
  const tries = Array.from({ length: 11 }, () =>
    call('signIn', { email: 'guessed@example.com', password: 'wrong-harbour-42' }),
  );
  const answers = await Promise.all(tries);
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  const limited = answers.find(({ status }) => status === 429);
  expect(Number(limited?.headers['retry-after'])).toBeGreaterThan(880);
});

it('X-03: the logged-in check is a POST', async () => {
  expect((await shop.get('de.localhost/api/customer/is-logged-in')).status).toBe(404);
});
