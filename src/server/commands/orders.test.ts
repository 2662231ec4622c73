import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCommandLine, type TestCommandLine } from '../../../tests/support/command-line.ts';
import { createTestShop, fillCart, type TestShop } from '../../../tests/support/test-shop.ts';
import { statement } from '../../kernel/database.ts';

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

const run = (...args: string[]) => commands.run(...args);

async function placeOne(quantity = 2) {
  const shopper = shop.openShopper();
  const cart = await fillCart(shopper, saw, quantity);
  await shopper.get('createBankPayment', { cartId: cart.id, cartVersion: cart.version });
  return (await shopper.get('createMyOrderFromCart', { id: cart.id, version: cart.version })).order;
}

test('an order is paid, shipped, returned and paid out from the command line, and its events tell so', async () => {
  const { orderNumber } = await placeOne();
  expect(await run('orders', 'ship', orderNumber)).toMatchObject({
    code: 1,
    said: expect.stringContaining('what leaves the warehouse is paid'),
  });
  expect(await run('orders', 'paid', orderNumber, 'T-1', '1000000.00')).toMatchObject({
    code: 1,
    said: expect.stringContaining('66.66 EUR is due'),
  });
  expect(await run('orders', 'paid', orderNumber.slice(2), 'T-1')).toMatchObject({ code: 0 });
  expect(await run('orders', 'ship', orderNumber)).toMatchObject({
    code: 0,
    said: expect.stringContaining('goods Shipped, money Paid'),
  });
  expect(await run('orders', 'cancel', orderNumber)).toMatchObject({ code: 1 });
  expect(await run('orders', 'return', orderNumber, `${saw}=1`, '--restock')).toMatchObject({
    code: 0,
    said: expect.stringContaining('money CreditOwed'),
  });
  expect(await run('orders', 'refunded', orderNumber, 'B-1')).toMatchObject({ code: 0 });
  const shown = JSON.parse((await run('orders', 'show', orderNumber)).printed);
  expect(shown).toMatchObject({
    orderNumber,
    paymentState: 'Paid',
    reversals: [{ kind: 'return', stock: 'restocked', refund: { centAmount: 3333 }, refundState: 'Paid' }],
  });
  const { printed } = await run('orders', 'events', orderNumber, '--json');
  const events: { type: string }[] = JSON.parse(printed);
  expect(events.map(({ type }) => type)).toEqual([
    'placed',
    'order-state',
    'shipment-state',
    'payment-received',
    'payment-state',
    'shipment-state',
    'returned',
    'payment-state',
    'refunded',
    'payment-state',
  ]);
});

test('orders are listed by state and exported whole', async () => {
  const { orderNumber } = await placeOne();
  expect((await run('orders', 'list', '--payment', 'pending')).printed).toContain(orderNumber);
  expect((await run('orders', 'list', '--payment', 'paid')).printed).not.toContain(orderNumber);
  expect(await run('orders', 'list', '--payment', 'never')).toMatchObject({ code: 1 });
  const lines = (await run('orders', 'export')).printed.trim().split('\r\n');
  expect(lines[0]).toMatch(/^orderNumber,createdAt,/);
  expect(lines.filter((line) => line.startsWith('orderNumber'))).toHaveLength(1);
  expect(lines.find((line) => line.startsWith(orderNumber))).toContain('66.66');
});

test('V-08: orders are priced again to the cent, and one that is not is listed and ends with exit code 1', async () => {
  const { id, orderNumber } = await placeOne(3);
  expect(await run('reprice')).toMatchObject({ code: 0, printed: '' });
  const change = statement(
    `update "order" set contents = jsonb_set(contents, '{lineItems,0,totalPrice,centAmount}', '9998') where id = $1`,
  );
  await shop.database.query(change, [id]);
  const { code, printed } = await run('reprice');
  expect(code).toBe(1);
  expect(printed).toMatch(new RegExp(`^${orderNumber}  line \\S+: stored 9998, now 9999\n$`));
  const old = statement(`update "order" set contents = contents - 'pricingInput' where id = $1`);
  await shop.database.query(old, [id]);
  expect(await run('reprice', '--order', orderNumber)).toMatchObject({
    code: 0,
    said: expect.stringContaining('1 from before'),
  });
});
