import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addressIn,
  createTestShop,
  type TestShop,
  type TestShopper,
} from '../../../../tests/support/test-shop.ts';
import type { Customer } from '../../../api/contract/customers.ts';
import { ADDRESS_BOOK_MAXIMUM } from './address-book.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.drop());

const address = addressIn('SK');

async function signUp(email: string): Promise<{ shopper: TestShopper; user: Customer }> {
  const shopper = shop.openShopper();
  const { customer } = await shopper.get('signUp', {
    email,
    password: 'olive-harbour-42',
    firstName: 'Jana',
    lastName: 'Nováková',
  });
  return { shopper, user: customer };
}

const refOf = ({ id, version }: Customer) => ({ id, version });

test('U-02, U-21: an address is added with an id and a key of postal code and time, changed, made default, and removed in order', async () => {
  const { shopper, user } = await signUp('book@example.com');
  const added = await shopper.get('addBillingAddress', { customer: refOf(user), address });
  const [stored] = added.user.addresses;
  const id = stored?.id ?? '';
  expect(stored?.key).toBe(`${(stored?.postalCode ?? '').replace(' ', '')}-${shop.clock.time.getTime()}`);
  expect(added.user).toMatchObject({
    version: user.version + 1,
    billingAddressIds: [id],
    shippingAddressIds: [],
  });
  const updated = await shopper.get('updateBillingAddress', {
    customer: refOf(added.user),
    address: { ...address, id, city: 'Nitra' },
  });
  expect(updated.user.addresses).toMatchObject([{ id, key: stored?.key, city: 'Nitra' }]);
  const byBilling = await shopper.get('setDefaultBillingAddress', {
    customer: refOf(updated.user),
    address: { id },
  });
  const both = await shopper.get('setDefaultShippingAddress', {
    customer: refOf(byBilling.user),
    address: { id },
  });
  expect(both.user).toMatchObject({
    defaultBillingAddressId: id,
    defaultShippingAddressId: id,
    shippingAddressIds: [id],
    addresses: [{ isDefaultBillingAddress: true, isDefaultShippingAddress: true }],
  });
  const unbilled = await shopper.get('deleteBillingAddress', { customer: refOf(both.user), address: { id } });
  expect(unbilled.user).toMatchObject({ billingAddressIds: [], shippingAddressIds: [id] });
  expect(unbilled.user).not.toHaveProperty('defaultBillingAddressId');
  expect(unbilled.user.addresses).toHaveLength(1);
  const gone = await shopper.get('deleteShippingAddress', {
    customer: refOf(unbilled.user),
    address: { id },
  });
  expect(gone.user).toMatchObject({ addresses: [], billingAddressIds: [], shippingAddressIds: [] });
  expect(gone.user).not.toHaveProperty('defaultShippingAddressId');
});

test('U-03: the messages of the address book are those of the rule', async () => {
  const { shopper, user } = await signUp('texts@example.com');
  const customer = refOf(user);
  const messageOf = async (answer: ReturnType<TestShopper['call']>) => {
    const outcome = await answer;
    return outcome.ok ? undefined : outcome.refusal.message;
  };
  const id = '01a1f8d7-0c52-7b91-8d24-3e6f70a9b158';
  expect([
    await messageOf(shopper.call('updateBillingAddress', { customer, address })),
    await messageOf(shopper.call('updateShippingAddress', { customer, address: { ...address, id } })),
    await messageOf(shopper.call('setDefaultBillingAddress', { customer, address: {} })),
    await messageOf(shopper.call('setDefaultShippingAddress', { customer, address: {} })),
    await messageOf(shopper.call('setDefaultBillingAddress', { customer, address: { id } })),
    await messageOf(shopper.call('deleteBillingAddress', { customer, address: { id } })),
  ]).toEqual([
    'Updated address must include an "id" field.',
    'Failed to update address',
    'Address ID is required to set default billing address.',
    'Address ID is required to set default shipping address.',
    'Failed to set default address',
    'Failed to delete address',
  ]);
});

test('U-02: an address is checked as the country’s form is, and goods go to the store’s country only', async () => {
  const { shopper, user } = await signUp('checked@example.com');
  const customer = refOf(user);
  expect(
    await shopper.call('addBillingAddress', { customer, address: { ...address, postalCode: '12' } }),
  ).toMatchObject({
    refusal: { code: 'BillingPostalCodeInvalid', fields: { 'address.postalCode': 'postalCode' } },
  });
  expect(await shopper.call('addShippingAddress', { customer, address: addressIn('DE') })).toMatchObject({
    refusal: { code: 'AddressInvalid', fields: { 'address.country': 'oneOf' } },
  });
  await shopper.get('addBillingAddress', { customer, address: addressIn('DE') });
});

test('X-03: a stale version is refused with the current one, and a batch is all or nothing', async () => {
  const { shopper, user } = await signUp('stale@example.com');
  const refused = await shopper.call('customerUpdateMe', {
    version: user.version,
    actions: [
      { action: 'setFirstName', firstName: 'Eva' },
      { action: 'setLastName', lastName: '  ' },
    ],
  });
  expect(refused).toMatchObject({
    refusal: { code: 'InvalidInput', fields: { 'actions.1.lastName': 'required' } },
  });
  const done = await shopper.get('customerUpdateMe', {
    version: user.version,
    actions: [
      { action: 'setFirstName', firstName: ' Eva\tMária ' },
      { action: 'setDateOfBirth', dateOfBirth: '1980-02-29' },
      { action: 'setVatId', vatId: 'SK2020000000' },
      { action: 'setCustomerType', customerType: 'company' },
    ],
    storeKey: 'gantry-sk',
  });
  expect(done.customer).toMatchObject({
    firstName: 'Eva Mária',
    dateOfBirth: '1980-02-29',
    vatId: 'SK2020000000',
    custom: { customerType: 'company' },
    version: user.version + 1,
  });
  expect(await shopper.call('addBillingAddress', { customer: refOf(user), address })).toMatchObject({
    refusal: { code: 'ConcurrentModification', currentVersion: user.version + 1 },
  });
});

test('X-02: another’s customer and address ids are not there, and a visitor has no book', async () => {
  const owner = await signUp('a@example.com');
  const { user } = await owner.shopper.get('addShippingAddress', {
    customer: refOf(owner.user),
    address,
  });
  const id = user.shippingAddressIds[0] ?? '';
  const other = await signUp('b@example.com');
  const customer = refOf(other.user);
  const calls = [
    other.shopper.call('updateShippingAddress', { customer, address: { ...address, id } }),
    other.shopper.call('deleteShippingAddress', { customer, address: { id } }),
    other.shopper.call('setDefaultShippingAddress', { customer, address: { id } }),
    other.shopper.call('addShippingAddress', { customer: refOf(user), address }),
  ];
  const codes = (await Promise.all(calls)).map((answer) => (answer.ok ? 'ok' : answer.refusal.code));
  expect(codes).toEqual([
    'UpdateAddressFailed',
    'DeleteAddressFailed',
    'SetDefaultAddressFailed',
    'ResourceNotFound',
  ]);
  expect(
    await shop.openShopper().call('addShippingAddress', { customer: refOf(user), address }),
  ).toMatchObject({ refusal: { code: 'NotSignedIn' } });
});

test('U-02: a book is full at its maximum', async () => {
  const { shopper, user } = await signUp('full@example.com');
  const actions = Array.from({ length: ADDRESS_BOOK_MAXIMUM }, () => ({
    action: 'addShippingAddress' as const,
    address,
  }));
  const { customer } = await shopper.get('customerUpdateMe', { version: user.version, actions });
  expect(new Set(customer.addresses.map(({ key }) => key)).size).toBe(ADDRESS_BOOK_MAXIMUM);
  expect(await shopper.call('addBillingAddress', { customer: refOf(customer), address })).toMatchObject({
    refusal: { code: 'AddAddressFailed', message: 'Failed to add address' },
  });
});
