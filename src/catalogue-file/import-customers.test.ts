import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { createRecordingEvents, importText, writeLines } from '../../tests/support/sample-catalogue.ts';
import { findClaimants, getCustomerById } from '../commerce/people/customers/customer-store.ts';
import { pickMatching } from '../commerce/people/customers/password.ts';
import { hashPassword } from '../server/hash-password.ts';
import { describeProblem } from './catalogue-file.ts';
import { exportCatalogue } from './export-catalogue.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());
afterEach(() => test.pool.query('delete from customer; delete from customer_group'));

type Fields = Readonly<Record<string, unknown>>;
const ids = ['018f0000-0000-7000-8000-000000000001', '018f0000-0000-7000-8000-000000000002'] as const;
const group = { type: 'customerGroup', key: 'trade', name: { 'en-GB': 'Trade' }, tier: 'tier-2' };
const home = {
  ...{
    id: 'a1',
    key: '77694-1',
    country: 'DE',
    firstName: 'Petra',
    lastName: 'Kern',
    streetName: 'Hauptstraße',
  },
  ...{ streetNumber: '8', postalCode: '77694', city: 'Kehl', phone: '+49 7851 000000' },
};
const customer = (more: Fields = {}) => ({
  ...{
    type: 'customer',
    key: ids[0],
    email: 'petra@example.com',
    emailVerifiedAt: '2025-03-01T08:00:00.000Z',
  },
  ...{
    firstName: 'Petra',
    lastName: 'Kern',
    locale: 'de-DE',
    customerType: 'private',
    customerGroup: 'trade',
  },
  ...{
    addresses: [home],
    shippingAddressIds: ['a1'],
    billingAddressIds: ['a1'],
    defaultBillingAddressId: 'a1',
  },
  createdAt: '2025-03-01T08:00:00.000Z',
  ...more,
});

async function bring(...lines: readonly object[]): Promise<string[]> {
  const outcome = await importText(test.database, writeLines(lines), createRecordingEvents());
  return outcome.ok ? [] : outcome.refusal.problems.map(describeProblem);
}

async function exported(): Promise<string> {
  let text = '';
  await exportCatalogue({
    database: test.database,
    types: ['customerGroup', 'customer'],
    write: async (chunk) => {
      text += chunk;
    },
  });
  return text;
}

describe('customers of a catalogue file', () => {
  it('come with their group, their address book and a password they can sign in with', async () => {
    const salt = Buffer.from('0123456789abcdef');
    const hash = await hashPassword('Workshop2026', salt);
    const password = { salt: salt.toString('base64'), hash: Buffer.from(hash ?? []).toString('base64') };
    expect(await bring(customer({ password }), group)).toEqual([]);
    expect(await getCustomerById(test.database, ids[0])).toMatchObject({
      email: 'petra@example.com',
      customerType: 'private',
      group: { key: 'trade', tier: 'tier-2' },
      addresses: [home],
      defaultBillingAddressId: 'a1',
    });
    const claimants = await findClaimants(test.database, 'Petra@Example.com');
    expect(pickMatching(claimants, salt, hash ?? new Uint8Array())?.customerId).toBe(ids[0]);
  });

  it('keep their password when a line brings none, and go out and come in again without a change', async () => {
    await bring(group, customer());
    const before = await exported();
    expect(before.trimEnd().split('\n')).toHaveLength(2);
    expect(await bring(customer({ lastName: 'Kern-Vogt' }))).toEqual([]);
    const [kept] = await findClaimants(test.database, 'petra@example.com');
    expect(before).toContain(Buffer.from(kept?.hash ?? []).toString('base64'));
    const after = await exported();
    const again = await importText(test.database, after, createRecordingEvents());
    expect(again).toMatchObject({ ok: true, value: { isUnchanged: true } });
    expect(await exported()).toBe(after);
  });

  it('stay in the shop when everything is exported', async () => {
    await bring(group, customer());
    let text = '';
    await exportCatalogue({
      database: test.database,
      write: async (chunk) => {
        text += chunk;
      },
    });
    expect(text).toContain('"customerGroup"');
    expect(text).not.toContain('petra@example.com');
  });

  it.each([
    [{ email: 'petra' }, 'line 2: customers.email: must be an e-mail address'],
    [{ customerGroup: 'gold' }, 'line 2: customers.customerGroup: no customer group has the key gold'],
    [
      { defaultShippingAddressId: 'a2' },
      'line 2: customers.defaultShippingAddressId: a2 is not among the addresses of its kind',
    ],
    [
      { shippingAddressIds: ['a1', 'a9'] },
      'line 2: customers.shippingAddressIds: a9 is no address of this customer',
    ],
    [
      { addresses: [{ ...home, postalCode: '7769' }] },
      'line 2: customers.addresses.0.postalCode: breaks the rule postalCode of its country',
    ],
    [
      { password: { salt: 'AAAA', hash: 'AAAA' } },
      'line 2: customers.password.salt: must be at least 16 bytes',
    ],
  ])('are refused with their line: %j', async (wrong, message) => {
    expect(await bring(group, customer(wrong))).toContain(message);
    expect(await getCustomerById(test.database, ids[0])).toBeUndefined();
  });

  it('never share a confirmed e-mail, but may change places within a file', async () => {
    await bring(group, customer());
    const other = customer({ key: ids[1], email: 'PETRA@example.com' });
    expect(await bring(other)).toEqual([
      'line 1: customers.email: PETRA@example.com belongs to another customer',
    ]);
    expect(await bring(customer({ email: 'new@example.com' }), customer({ key: ids[1] }))).toEqual([]);
  });

  it('never leave two accounts of one e-mail with two salts, or one of them could not sign in', async () => {
    const unclaimed = { emailVerifiedAt: undefined };
    await bring(group, customer(unclaimed));
    const password = {
      salt: Buffer.from('0123456789abcdef').toString('base64'),
      hash: Buffer.alloc(32, 7).toString('base64'),
    };
    expect(await bring(customer({ ...unclaimed, key: ids[1], password }))).toEqual([
      'line 1: customers.password.salt: another account that claims petra@example.com has another salt: leave the password out',
    ]);
    expect(await bring(customer({ ...unclaimed, key: ids[1] }))).toEqual([]);
    const claimants = await findClaimants(test.database, 'petra@example.com');
    expect(claimants).toHaveLength(2);
    expect(claimants[0]?.salt).toEqual(claimants[1]?.salt);
  });

  it('share a salt when one file brings both', async () => {
    const unclaimed = { emailVerifiedAt: undefined };
    expect(await bring(group, customer(unclaimed), customer({ ...unclaimed, key: ids[1] }))).toEqual([]);
    const claimants = await findClaimants(test.database, 'petra@example.com');
    expect(claimants).toHaveLength(2);
    expect(claimants[0]?.salt).toEqual(claimants[1]?.salt);
    expect(claimants[0]?.hash).not.toEqual(claimants[1]?.hash);
  });
});
