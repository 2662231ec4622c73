import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { readMail } from '../support/read-mail.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { cookieAfter, openWholeShop, type PageAnswer, type WholeShop } from '../support/whole-shop.ts';

let shop: WholeShop;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gantry-accounts-'));
  shop = await openWholeShop(smallCatalogue, { DATA_DIR: dataDir });
  await shop.listen();
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** The text of the mails whose names begin so, once there are so many at least. */
async function readMails(kind: string, count: number): Promise<string[]> {
  const folder = join(dataDir, 'mail');
  const names = await eventually(async () => {
    const found = (await readdir(folder)).filter((name) => name.startsWith(kind) && name.endsWith('.eml'));
    expect(found.length).toBeGreaterThanOrEqual(count);
    return found;
  });
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name))));
  return mails.map((mail) => readMail(mail).parts['text/plain'] ?? '');
}

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

it('U-01: a forgotten password is set anew by the link of the mail, in the language it was asked for in', async () => {
  await call('signUp', { ...signUp, email: 'eva@example.com' });
  await call('signUp', { ...signUp, email: 'max@example.com' });
  const confirmations = await readMails('confirm-email', 2);
  expect(confirmations.every((text) => text.includes('/create-account/confirm?token='))).toBe(true);
  const known = await call('requestPasswordReset', { email: 'eva@example.com' });
  const unknown = await call('requestPasswordReset', { email: 'nobody@example.com' });
  expect([known.status, known.json]).toEqual([unknown.status, unknown.json]);
  const [mail = ''] = await readMails('reset-password', 1);
  expect(mail).toContain('Guten Tag Ada Muster');
  const tokenValue = /change-password\?token=([\w-]+)/.exec(mail)?.[1];
  const newPassword = 'plum-harbour-44';
  expect((await call('customerResetPassword', { tokenValue, newPassword })).json).toEqual({
    data: { passwordReset: true },
  });
  expect((await call('customerResetPassword', { tokenValue, newPassword })).status).toBe(400);
  const signedIn = await call('signIn', { email: 'eva@example.com', password: newPassword });
  expect(signedIn.json).toMatchObject({ data: { customer: { isEmailVerified: true } } });
});
