import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestShop, type TestShop } from '../../../../tests/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.drop());

const password = 'olive-harbour-42';
const names = { firstName: 'Jana', lastName: 'Nováková' };

test('U-01: who registers is signed in, can sign out, and can sign in again', async () => {
  const shopper = shop.openShopper();
  const { customer } = await shopper.get('signUp', { email: 'Jana@Example.com', password, ...names });
  expect(customer).toMatchObject({ email: 'Jana@example.com', isEmailVerified: false, ...names });
  expect(await shopper.get('isLoggedIn', {})).toBe(true);
  const tokenBefore = shopper.token;
  await shopper.get('signOut', {});
  expect(shopper.token).toBeUndefined();
  expect(await shopper.get('isLoggedIn', {})).toBe(false);
  const again = await shopper.get('signIn', { email: 'jana@example.com', password });
  expect(again.customer.id).toBe(customer.id);
  expect(shopper.token).not.toBe(tokenBefore);
  expect((await shopper.get('getCustomer', {})).customer?.id).toBe(customer.id);
});

test('U-01: a wrong password and an unknown e-mail get the same answer', async () => {
  const owner = shop.openShopper();
  await owner.get('signUp', { email: 'petr@example.com', password, ...names });
  const stranger = shop.openShopper();
  const wrong = await stranger.call('signIn', { email: 'petr@example.com', password: 'wrong-harbour-42' });
  const unknown = await stranger.call('signIn', { email: 'nobody@example.com', password });
  expect(wrong).toEqual(unknown);
  expect(wrong).toMatchObject({ ok: false, refusal: { code: 'InvalidCredentials' } });
});

test('U-01: an address is the same in all its spellings', async () => {
  await shop.openShopper().signUp('ren\u00e9@m\u00fcller.example');
  const { customer } = await shop.openShopper().signIn('rene\u0301@xn--mller-kva.EXAMPLE');
  expect(customer.email).toBe('ren\u00e9@xn--mller-kva.example');
});

test('U-03: a letter that looks alike gives nobody more tries at another’s account', async () => {
  await shop.openShopper().signUp('victim@example.com');
  const stranger = shop.openShopper();
  const alike = await stranger.call('signIn', { email: 'v\u0130ct\u0130m@example.com', password });
  expect(alike).toMatchObject({ refusal: { code: 'InvalidCredentials' } });
});
