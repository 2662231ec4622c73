import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCommandLine, type TestCommandLine } from '../../../tests/support/command-line.ts';
import { createTestShop, fillCart, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
let commands: TestCommandLine;
const saw = 'EX10000001';

beforeAll(async () => {
  shop = await createTestShop();
  commands = await openCommandLine(shop);
  await shop.addProduct({ sku: saw, cents: 3333, available: 1000 });
});
afterAll(async () => {
  await shop.drop();
  await commands.close();
});

const run = (...args: string[]) => commands.run('withdrawals', ...args);
const orders = (...args: string[]) => commands.run('orders', ...args);

async function place() {
  const shopper = shop.openShopper();
  const cart = await fillCart(shopper, saw, 2);
  await shopper.get('createBankPayment', { cartId: cart.id, cartVersion: cart.version });
  const { order } = await shopper.get('createMyOrderFromCart', { id: cart.id, version: cart.version });
  return { shopper, ...order };
}

async function state(orderNumber: string, words: { name?: string; goods?: string } = {}) {
  const { name = 'Jana Nováková', goods } = words;
  const { withdrawal } = await shop.openShopper().get('withdrawFromContract', {
    ...{ name, orderNumber, email: 'jana@example.com' },
    ...(goods === undefined ? {} : { scope: 'items' as const, goods }),
  });
  return withdrawal.number;
}

test('D-03: a withdrawal is listed, accepted, its goods received and paid back from the command line', async () => {
  const { orderNumber } = await place();
  await orders('paid', orderNumber, 'T-1');
  await orders('ship', orderNumber);
  await orders('set-state', orderNumber, 'shipment', 'delivered');
  const number = await state(orderNumber);
  const listed = JSON.parse((await run('list', '--json')).printed);
  // The shop's clock of this test stands before that of the command, by which it was delivered.
  expect(listed).toMatchObject([
    { number, state: 'Received', waitsFor: 'decision', standing: 'BeforeDelivery', orderNumber },
  ]);
  expect((await run('show', number.toLowerCase())).printed).toContain(`line: ${saw} 2`);
  expect(await run('refund', number)).toMatchObject({
    code: 1,
    said: expect.stringContaining('is Received'),
  });
  expect((await run('approve', number)).said).toBe(`${number}: Approved, waits for goods\n`);
  expect((await run('list', '--overdue')).printed).not.toContain(number);
  expect((await run('received', number, '--proof')).said).toContain('ProofOfReturn, waits for refund');
  expect((await run('received', number)).said).toContain('GoodsReturned, waits for refund');
  expect((await run('refund', number, '--restock')).said).toContain('recorded with orders refunded');
  await orders('refunded', orderNumber, 'B-1');
  expect((await run('list')).printed).not.toContain(number);
  expect(JSON.parse((await run('list', '--all', '--json')).printed)).toMatchObject([
    { number, state: 'Refunded', waitsFor: 'nothing' },
  ]);
});

test('D-03: a statement without an order is kept, and given one or declined; terminals are not steered', async () => {
  const { orderNumber } = await place();
  const number = await state('NS9999999999', { name: 'Clear\u001b[2J', goods: '=1+1' });
  const shown = (await run('show', number)).printed;
  expect(shown).toContain('standing: Unmatched');
  expect(shown).not.toContain('\u001b');
  expect((await run('approve', number)).said).toContain('No order fits');
  expect((await run('approve', number, '--order', orderNumber)).said).toContain('Say which pieces');
  expect((await run('approve', number, '--order', orderNumber, `${saw}=1`)).code).toBe(0);
  const other = await state('the one with the saw');
  expect((await run('decline', other, 'Nemáme takú objednávku.')).said).toContain(
    'Declined, waits for nothing',
  );
  expect((await run('decline', other, 'Again.')).code).toBe(1);
});

test('D-03: what should have been answered two weeks ago is overdue', async () => {
  shop.clock.time = new Date('2020-01-01T12:00:00Z');
  const number = await state('NS9999999998');
  const overdue = JSON.parse((await run('list', '--overdue', '--json')).printed);
  expect(overdue).toMatchObject([{ number, overdue: 'overdue', refundUntil: '2020-01-15' }]);
});

test.each([
  [['sell'], 'known are list, show, approve, decline, received, refund'],
  [['show'], 'is no number of a withdrawal'],
  [['show', 'WD99999999'], 'There is no withdrawal WD99999999.'],
  [['decline', 'WD99999999', 'x'], 'There is no withdrawal WD99999999.'],
])('D-03: withdrawals %j ends with 1 and one line', async (args, line) => {
  const ended = await run(...args);
  expect(ended.code).toBe(1);
  expect(ended.said).toContain(line);
});
