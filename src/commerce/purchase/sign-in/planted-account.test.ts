import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createTestShop,
  fillCart,
  type TestShop,
  testPassword,
} from '../../../../tests/support/test-shop.ts';
import type { AccountMailRequest } from '../../../kernel/jobs.ts';
import { prepareAccountMail } from '../../people/customers/prepare-account-mail.ts';

const SKU = 'EX10000001';
const newPassword = 'plum-harbour-44';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.addProduct({ sku: SKU, cents: 4900 });
});
afterAll(() => shop.drop());

/** Somebody opens an account with an e-mail, fills a cart and has an address that goods go to. */
async function plant(email: string) {
  const stranger = shop.openShopper();
  const { customer } = await stranger.signUp(email);
  const cart = await fillCart(stranger, SKU);
  const { user } = await stranger.get('addShippingAddress', {
    customer: { id: customer.id, version: customer.version },
    address: { ...cart.shippingAddress, country: 'SK' },
  });
  const { user: planted } = await stranger.get('setDefaultShippingAddress', {
    customer: { id: user.id, version: user.version },
    address: { id: user.shippingAddressIds[0] },
  });
  return { stranger, planted };
}

async function readToken(): Promise<string> {
  const request = (await shop.findJobs('send-account-mail')).at(-1) as AccountMailRequest;
  return (await prepareAccountMail(shop.engine, request))?.token ?? '';
}

async function resetPasswordOf(email: string) {
  const owner = shop.openShopper();
  await owner.get('requestPasswordReset', { email });
  await owner.get('customerResetPassword', { tokenValue: await readToken(), newPassword });
  return owner.get('signIn', { email, password: newPassword });
}

test('U-03: who resets the password of an account that a stranger opened with their e-mail finds nothing of the stranger’s', async () => {
  const email = 'victim@example.com';
  const { stranger, planted } = await plant(email);
  expect(planted.defaultShippingAddressId).toBeDefined();
  const { customer, cart } = await resetPasswordOf(email);
  expect(customer).toMatchObject({
    id: planted.id,
    addresses: [],
    shippingAddressIds: [],
    isEmailVerified: true,
  });
  expect(customer.defaultShippingAddressId).toBeUndefined();
  expect(customer.version).toBeGreaterThan(planted.version);
  expect(cart).toBeNull();
  expect(await stranger.get('getMe', {})).toEqual({ activeCart: null });
  expect(await stranger.call('signIn', { email, password: testPassword })).toMatchObject({ ok: false });
});

test('U-02: a reset of a confirmed account leaves its cart and addresses', async () => {
  const email = 'owner@example.com';
  const { stranger: owner, planted } = await plant(email);
  const request = (await shop.findJobs('send-account-mail')).at(-1) as AccountMailRequest;
  const mail = await prepareAccountMail(shop.engine, request);
  await owner.get('confirmEmail', { tokenValue: mail?.token ?? '' });
  const { customer, cart } = await resetPasswordOf(email);
  expect(customer.addresses).toEqual(planted.addresses);
  expect(cart?.lineItems).toHaveLength(1);
});
