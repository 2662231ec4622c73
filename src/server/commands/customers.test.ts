import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCommandLine } from '../../../tests/support/command-line.ts';
import { createTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import {
  assignGroup,
  findCustomerGroups,
  findCustomers,
  parseTier,
  saveGroup,
  walkCustomers,
} from '../../commerce/people/customers/manage-customers.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.drop());

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const collected: Item[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

test('U-02: the operator finds customers, and puts one in a group that their next request knows', async () => {
  const shopper = shop.openShopper();
  await shopper.get('signUp', {
    email: 'Jana@Example.com',
    password: 'olive-harbour-42',
    firstName: 'Jana',
    lastName: 'Nováková',
  });
  const [customer] = await findCustomers(shop.engine, 'jana@example.com');
  if (customer === undefined) throw new Error('the customer is not found');
  expect(await assignGroup(shop.engine, customer.id, 'gold')).toMatchObject({
    refusal: { code: 'InvalidInput' },
  });
  await saveGroup(shop.engine, { key: 'gold', name: 'Gold', tier: parseTier('tier-2') });
  expect(await assignGroup(shop.engine, customer.id, 'gold')).toMatchObject({ ok: true });
  expect(await findCustomerGroups(shop.engine)).toEqual([
    { key: 'gold', name: { 'en-GB': 'Gold' }, tier: 'tier-2', customers: 1 },
  ]);
  await saveGroup(shop.engine, { key: 'gold', name: 'Golden', tier: undefined });
  expect(await findCustomerGroups(shop.engine)).toMatchObject([
    { name: { 'en-GB': 'Golden' }, tier: 'tier-2' },
  ]);
  await saveGroup(shop.engine, { key: 'gold', name: 'Gold', tier: parseTier('tier-2') });
  const { customer: shown } = await shopper.get('getCustomer', {});
  expect(shown?.customerGroupAssignments).toEqual([
    { customerGroup: { key: 'gold', name: 'Gold', tier: 'tier-2' } },
  ]);
  const listed = await collect(walkCustomers(shop.engine, { text: 'nová', group: 'gold' }));
  expect(listed).toMatchObject([{ id: customer.id, group: 'gold', orders: 0 }]);
  expect(await collect(walkCustomers(shop.engine, { text: 'nobody' }))).toEqual([]);
  expect(JSON.stringify(listed)).not.toMatch(/password|hash/i);
});

test('a word too many changes nothing, and is told', async () => {
  const { customer } = await shop.openShopper().signUp('slip@example.com');
  const commands = await openCommandLine(shop);
  expect(await commands.run('customers', 'set-group', customer.id, 'gold', 'none')).toEqual({
    code: 1,
    printed: '',
    said: '"none" is too much. See: npm run shop -- help\n',
  });
  await commands.close();
  expect(await findCustomers(shop.engine, customer.id)).toMatchObject([{ group: undefined }]);
});
