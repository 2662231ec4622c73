import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestShop, type TestShop, testPassword } from '../../../../tests/support/test-shop.ts';
import type { AccountMailRequest } from '../../../kernel/jobs.ts';
import { prepareAccountMail } from '../../people/customers/prepare-account-mail.ts';
import { ATTEMPT_LIMITS } from '../../people/limits/attempt-limits.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.drop());

const newPassword = 'plum-harbour-44';
const names = { firstName: 'Jana', lastName: 'Nováková' };

/** The owner sets a new password by the mailed link, on a device of their own unless told. */
async function resetPasswordOf(email: string, owner = shop.openShopper()): Promise<void> {
  await owner.get('requestPasswordReset', { email });
  const request = (await shop.findJobs('send-account-mail')).at(-1) as AccountMailRequest;
  const mail = await prepareAccountMail(shop.engine, request);
  await owner.get('customerResetPassword', { tokenValue: mail?.token ?? '', newPassword });
}

/** Someone whose password is being compared while the owner replaces it. */
function openSlowShopper(email: string, token?: string) {
  let isFirst = true;
  return shop.openShopper(
    'SK',
    {
      ...shop.engine,
      async hashPassword(secret, salt) {
        const hash = await shop.engine.hashPassword(secret, salt);
        if (isFirst) {
          isFirst = false;
          await resetPasswordOf(email);
        }
        return hash;
      },
    },
    token,
  );
}

test('U-01: who signs in with the old password while a new one is set is not signed in', async () => {
  const email = 'replaced@example.com';
  await shop.openShopper().signUp(email);
  const thief = openSlowShopper(email);
  expect(await thief.call('signIn', { email, password: testPassword })).toMatchObject({
    refusal: { code: 'InvalidCredentials' },
  });
  expect(await thief.get('isLoggedIn', {})).toBe(false);
});

test('U-01: who registers with the old password while a new one is set gets an account of their own', async () => {
  const email = 'registered@example.com';
  const { customer } = await shop.openShopper().signUp(email);
  const thief = openSlowShopper(email);
  const other = await thief.get('signUp', { email, password: testPassword, ...names });
  expect(other.customer.id).not.toBe(customer.id);
});

test('U-01: a password that was replaced while it was compared changes nothing any more', async () => {
  const email = 'changed@example.com';
  const { customer } = await shop.openShopper().signUp(email);
  const thief = shop.openShopper();
  await thief.signIn(email);
  const slow = openSlowShopper(email, thief.token);
  const changed = await slow.call('customerUpdateMe', {
    // A guess of the version after the reset: it must not help.
    version: customer.version + 1,
    actions: [{ action: 'changePassword', currentPassword: testPassword, newPassword: 'stolen-harbour-45' }],
  });
  expect(changed).toMatchObject({ refusal: { code: 'InvalidCredentials' } });
  await shop.openShopper().get('signIn', { email, password: newPassword });
});

test('U-03: registering is no second door for guessing a password', async () => {
  const email = 'guessed@example.com';
  await shop.openShopper().signUp(email);
  for (let tries = 1; tries < ATTEMPT_LIMITS['sign-up/email'].most; tries += 1) {
    await shop.openShopper().get('signUp', { email, password: `wrong-harbour-${tries}`, ...names });
  }
  const guessed = await shop.openShopper().call('signUp', { email, password: testPassword, ...names });
  expect(guessed).toMatchObject({ refusal: { code: 'RateLimited' } });
});

test('U-01: a device that sets a new password by the link forgets its ended session, another’s keeps its own', async () => {
  const [mine, others] = [shop.openShopper(), shop.openShopper()];
  await mine.signUp('mine@example.com');
  await others.signUp('others@example.com');
  await resetPasswordOf('mine@example.com', others);
  expect(others.token).toBeDefined();
  expect(await others.get('isLoggedIn', {})).toBe(true);
  await mine.get('signIn', { email: 'mine@example.com', password: newPassword });
  await resetPasswordOf('mine@example.com', mine);
  expect(mine.token).toBeUndefined();
});
