import { spawn } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

const program = `
  import { runCommandLine } from './src/server/command-line.ts';
  const here = process.cwd();
  process.exitCode = await runCommandLine({ projectFolder: here, workingFolder: here }, process.argv.slice(1));`;

test('a word too many changes nothing, and is told', { timeout: 90_000 }, async () => {
  const { customer } = await shop.openShopper().signUp('slip@example.com');
  const args = ['customers', 'set-group', customer.id, 'gold', 'none'];
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, '--', ...args], {
    env: { ...process.env, DATABASE_URL: shop.url },
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    errors += text;
  });
  const code = await new Promise<number | null>((done) => child.on('close', done));
  expect({ code, errors }).toEqual({ code: 1, errors: '"none" is too much. See: npm run shop -- help\n' });
  expect(await findCustomers(shop.engine, customer.id)).toMatchObject([{ group: undefined }]);
});
