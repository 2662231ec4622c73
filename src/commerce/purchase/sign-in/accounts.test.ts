import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestShop, type TestShop, type TestShopper } from '../../../../tests/support/test-shop.ts';
import type { AccountMailRequest } from '../../../kernel/jobs.ts';
import { forgetOldTries } from '../../people/customers/forget-old-tries.ts';
import type { HashPassword } from '../../people/customers/password.ts';
import { prepareAccountMail } from '../../people/customers/prepare-account-mail.ts';
import { ATTEMPT_LIMITS, type AttemptKind } from '../../people/limits/attempt-limits.ts';
import { limitAttempts } from '../../people/limits/limit-attempts.ts';

let shop: TestShop;
const start = new Date('2026-11-20T12:00:00Z');
beforeAll(async () => {
  shop = await createTestShop();
});
beforeEach(() => {
  shop.clock.time = start;
});
afterAll(() => shop.drop());

const password = 'olive-harbour-42';
const names = { firstName: 'Jana', lastName: 'Nováková' };

async function signUp(email: string, secret = password): Promise<TestShopper> {
  const shopper = shop.openShopper();
  await shopper.get('signUp', { email, password: secret, ...names });
  return shopper;
}

/** Does what the newest job about a mail does, and answers what is written. */
async function readMail() {
  const request = (await shop.findJobs('send-account-mail')).at(-1);
  return prepareAccountMail(shop.engine, request as AccountMailRequest);
}

async function verify(shopper: TestShopper): Promise<void> {
  const mail = await readMail();
  await shopper.get('confirmEmail', { tokenValue: mail?.token ?? '' });
}

/** A link of a mail that asks for a new password. */
async function askForReset(email: string): Promise<string> {
  await shop.openShopper().get('requestPasswordReset', { email });
  return (await readMail())?.token ?? '';
}

test('U-03: one e-mail can be claimed twice; the confirmed account comes first, and each password opens its own', async () => {
  const first = await signUp('two@example.com');
  const second = await signUp('two@example.com', 'other-harbour-43');
  const [one, two] = [await first.get('getCustomer', {}), await second.get('getCustomer', {})];
  expect(one.customer?.id).not.toBe(two.customer?.id);
  const again = shop.openShopper();
  const { customer } = await again.get('signIn', { email: 'TWO@example.com', password: 'other-harbour-43' });
  expect(customer.id).toBe(two.customer?.id);
});

test('U-03: registering anew with the account’s own password signs in to it', async () => {
  const first = await signUp('same@example.com');
  const second = await signUp('same@example.com');
  const [one, two] = [await first.get('getCustomer', {}), await second.get('getCustomer', {})];
  expect(two.customer?.id).toBe(one.customer?.id);
});

test('U-03: registering with an e-mail that has an account answers the same, and its owner gets the mail', async () => {
  const owner = await signUp('owner@example.com');
  await verify(owner);
  const stranger = shop.openShopper();
  const taken = await stranger.get('signUp', {
    email: 'owner@example.com',
    password: 'stranger-harbour-1',
    ...names,
  });
  const mail = await readMail();
  expect(mail).toMatchObject({
    kind: 'account-exists',
    to: { email: 'owner@example.com' },
    token: undefined,
  });
  const fresh = await shop.openShopper().get('signUp', {
    email: 'fresh@example.com',
    password: 'stranger-harbour-1',
    ...names,
  });
  const shapeOf = (answer: typeof fresh) => ({
    ...answer,
    customer: { ...answer.customer, id: '', email: '' },
  });
  expect(shapeOf(taken)).toEqual(shapeOf(fresh));
  expect(await readMail()).toMatchObject({ kind: 'confirm-email', to: { email: 'fresh@example.com' } });
});

test('U-03: known or not, right or wrong: one hash each way', async () => {
  await signUp('counted@example.com');
  const hashed: string[] = [];
  const hashPassword: HashPassword = (secret, salt) => {
    hashed.push(secret);
    return shop.engine.hashPassword(secret, salt);
  };
  const counting = shop.openShopper('SK', { ...shop.engine, hashPassword });
  const countOf = async (work: () => Promise<unknown>) => {
    hashed.length = 0;
    await work();
    return hashed.length;
  };
  const email = 'counted@example.com';
  const wrong = 'wrong-harbour-42';
  expect([
    await countOf(() => counting.call('signIn', { email, password })),
    await countOf(() => counting.call('signIn', { email, password: wrong })),
    await countOf(() => counting.call('signIn', { email: 'unknown@example.com', password })),
    await countOf(() => counting.call('signUp', { email, password, ...names })),
    await countOf(() => counting.call('signUp', { email: 'new1@example.com', password, ...names })),
    await countOf(() => counting.call('requestPasswordReset', { email })),
    await countOf(() => counting.call('requestPasswordReset', { email: 'unknown@example.com' })),
  ]).toEqual([1, 1, 1, 1, 1, 0, 0]);
});

test('U-03: too many hashes at once are told as Unavailable, not waited for', async () => {
  const busy = shop.openShopper('SK', {
    ...shop.engine,
    hashPassword: () => Promise.resolve(undefined),
  });
  expect(await busy.call('signIn', { email: 'busy@example.com', password })).toMatchObject({
    refusal: { code: 'Unavailable' },
  });
});

test.each([
  ['short1', 'InvalidInput', 'min'],
  ['onlyletters', 'PasswordInvalid', 'password'],
  ['1234567890', 'PasswordInvalid', 'password'],
  ['Password123', 'PasswordTooCommon', 'common'],
  ['rule1@example.com', 'PasswordTooCommon', 'common'],
  [`${'x1'.repeat(65)}`, 'InvalidInput', 'max'],
])('U-01: %s is no password', async (secret, code, rule) => {
  const email = 'rule1@example.com';
  const refused = await shop.openShopper().call('signUp', { email, password: secret, ...names });
  expect(refused).toMatchObject({ refusal: { code, fields: { password: rule } } });
});

test('U-01: a password without a number is refused in the words of the rule', async () => {
  const refused = await shop.openShopper().call('signUp', {
    email: 'words@example.com',
    password: 'onlyletters',
    ...names,
  });
  expect(refused).toMatchObject({ refusal: { message: 'Password must include one letter and one number' } });
});

test('U-01: a reset link sets the password once, confirms the e-mail, and ends every session', async () => {
  const shopper = await signUp('reset@example.com');
  const older = await askForReset('reset@example.com');
  const tokenValue = await askForReset('RESET@example.com');
  const visitor = shop.openShopper();
  const newPassword = 'plum-harbour-44';
  const invalid = { ok: false, refusal: { code: 'TokenInvalid' } };
  expect(await visitor.call('customerResetPassword', { tokenValue: older, newPassword })).toMatchObject(
    invalid,
  );
  expect(await visitor.call('customerResetPassword', { tokenValue, newPassword: 'password1' })).toMatchObject(
    {
      refusal: { code: 'PasswordTooCommon' },
    },
  );
  const tries = await Promise.all(
    Array.from({ length: 4 }, () =>
      shop.openShopper().call('customerResetPassword', { tokenValue, newPassword }),
    ),
  );
  expect(tries.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await shopper.get('isLoggedIn', {})).toBe(false);
  expect(await visitor.call('signIn', { email: 'reset@example.com', password })).toMatchObject({ ok: false });
  const { customer } = await visitor.get('signIn', { email: 'reset@example.com', password: newPassword });
  expect(customer.isEmailVerified).toBe(true);
});

test('U-01: a reset link is too old after ten minutes, and an unknown e-mail gets no mail', async () => {
  await signUp('late@example.com');
  const tokenValue = await askForReset('late@example.com');
  shop.clock.time = new Date(start.getTime() + 10 * 60_000);
  expect(
    await shop.openShopper().call('customerResetPassword', { tokenValue, newPassword: 'plum-harbour-44' }),
  ).toMatchObject({ refusal: { code: 'TokenInvalid' } });
  const known = await shop.openShopper().get('requestPasswordReset', { email: 'late@example.com' });
  const unknown = await shop.openShopper().get('requestPasswordReset', { email: 'nobody@example.com' });
  expect(unknown).toEqual(known);
  expect(await readMail()).toBeUndefined();
});

test('U-02: a new e-mail counts when its link is opened by the signed-in customer, and the old one is told', async () => {
  const shopper = await signUp('old@example.com');
  await verify(shopper);
  const { customer } = await shopper.get('getCustomer', {});
  const asked = await shopper.get('customerUpdateMe', {
    version: customer?.version ?? 0,
    actions: [{ action: 'changeEmail', email: 'new@example.com' }],
  });
  expect(asked.customer.email).toBe('old@example.com');
  const mail = await readMail();
  expect(mail).toMatchObject({ kind: 'change-email', to: { email: 'new@example.com' } });
  const tokenValue = mail?.token ?? '';
  expect(await shop.openShopper().call('confirmEmail', { tokenValue })).toMatchObject({
    refusal: { code: 'NotSignedIn' },
  });
  const other = await signUp('other@example.com');
  expect(await other.call('confirmEmail', { tokenValue })).toMatchObject({
    refusal: { code: 'TokenInvalid' },
  });
  const confirmed = await shopper.get('confirmEmail', { tokenValue });
  expect(confirmed.customer).toMatchObject({ email: 'new@example.com', isEmailVerified: true });
  expect(await readMail()).toMatchObject({ kind: 'email-changed', to: { email: 'old@example.com' } });
  expect(await shopper.call('confirmEmail', { tokenValue })).toMatchObject({ ok: false });
});

test('U-03: a new e-mail that has become another’s answers the same until its link, which is then worth nothing', async () => {
  const shopper = await signUp('mover@example.com');
  const { customer } = await shopper.get('getCustomer', {});
  await shopper.get('customerUpdateMe', {
    version: customer?.version ?? 0,
    actions: [{ action: 'changeEmail', email: 'wanted@example.com' }],
  });
  const tokenValue = (await readMail())?.token ?? '';
  await verify(await signUp('wanted@example.com', 'wanted-harbour-1'));
  expect(await shopper.call('confirmEmail', { tokenValue })).toMatchObject({
    refusal: { code: 'TokenInvalid' },
  });
  expect((await shopper.get('getCustomer', {})).customer?.email).toBe('mover@example.com');
});

test('U-01: a changed password ends the other sessions and not this one', async () => {
  const here = await signUp('change@example.com');
  const there = shop.openShopper();
  await there.get('signIn', { email: 'change@example.com', password });
  const { customer } = await here.get('getCustomer', {});
  const version = customer?.version ?? 0;
  const change = (currentPassword: string) =>
    here.call('customerUpdateMe', {
      version,
      actions: [{ action: 'changePassword', currentPassword, newPassword: 'plum-harbour-44' }],
    });
  expect(await change('wrong-harbour-1')).toMatchObject({ refusal: { code: 'InvalidCredentials' } });
  expect(await there.get('isLoggedIn', {})).toBe(true);
  expect(await change(password)).toMatchObject({ ok: true });
  expect(await there.get('isLoggedIn', {})).toBe(false);
  expect(await here.get('isLoggedIn', {})).toBe(true);
});

test('U-01: a signed-in session lasts 86,400 seconds from its last use', async () => {
  const shopper = await signUp('day@example.com');
  shop.clock.time = new Date(start.getTime() + 86_399_000);
  expect(await shopper.get('isLoggedIn', {})).toBe(true);
  shop.clock.time = new Date(shop.clock.time.getTime() + 86_400_000);
  expect(await shopper.get('isLoggedIn', {})).toBe(false);
});

test('U-03: of 50 tries at once exactly ten reach the password, for a known e-mail as for an unknown one', async () => {
  await signUp('guessed@example.com');
  for (const email of ['guessed@example.com', 'unguessed@example.com']) {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        shop.openShopper().call('signIn', { email, password: 'wrong-harbour-42' }),
      ),
    );
    const codes = answers.map((answer) => (answer.ok ? 'ok' : answer.refusal.code));
    expect(codes.filter((code) => code === 'InvalidCredentials')).toHaveLength(10);
    expect(codes.filter((code) => code === 'RateLimited')).toHaveLength(40);
  }
  const limited = await shop.openShopper().call('signIn', { email: 'guessed@example.com', password });
  expect(limited).toMatchObject({ refusal: { code: 'RateLimited', retryAfterSeconds: 900 } });
  shop.clock.time = new Date(start.getTime() + 900_000);
  await shop.openShopper().get('signIn', { email: 'guessed@example.com', password });
});

test.each(Object.entries(ATTEMPT_LIMITS))(
  'U-03: %s is exact over more tries at once than it allows, and begins anew',
  async (kind, limit) => {
    const tries = async () => {
      const outcomes = await Promise.all(
        Array.from({ length: limit.most + 20 }, () =>
          limitAttempts(shop.engine, kind as AttemptKind, '198.51.100.9'),
        ),
      );
      return outcomes.filter(({ ok }) => ok).length;
    };
    expect(await tries()).toBe(limit.most);
    expect(await tries()).toBe(0);
    shop.clock.time = new Date(start.getTime() + limit.seconds * 1000);
    expect(await tries()).toBe(limit.most);
  },
);

test('U-03: nobody fills another’s mailbox, and the last link that went stays good', async () => {
  await signUp('flooded@example.com');
  const request = {
    about: 'password-reset',
    email: 'flooded@example.com',
    country: 'SK',
    locale: 'sk-SK',
  } as const;
  const tokens = [];
  for (let count = 0; count < 30; count += 1) {
    const mail = await prepareAccountMail(shop.engine, request);
    if (mail?.token !== undefined) tokens.push(mail.token);
  }
  expect(tokens).toHaveLength(ATTEMPT_LIMITS['mail/email'].most);
  const reset = { tokenValue: tokens.at(-1) ?? '', newPassword: 'plum-harbour-44' };
  await shop.openShopper().get('customerResetPassword', reset);
});

test('U-03: tokens and counts that are over are forgotten', async () => {
  await signUp('forgotten@example.com');
  await askForReset('forgotten@example.com');
  shop.clock.time = new Date(start.getTime() + 4 * 86_400_000);
  expect(await forgetOldTries(shop.engine)).toBeGreaterThan(1);
  expect(await forgetOldTries(shop.engine)).toBe(0);
});
