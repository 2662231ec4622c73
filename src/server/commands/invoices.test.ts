import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCommandLine, type TestCommandLine } from '../../../tests/support/command-line.ts';
import { createTestShop, fillCart, type TestShop } from '../../../tests/support/test-shop.ts';
import { issuePapers } from '../../commerce/purchase/invoices/issue-papers.ts';

let shop: TestShop;
let commands: TestCommandLine;
beforeAll(async () => {
  shop = await createTestShop();
  commands = await openCommandLine(shop);
  await shop.addProduct({ sku: 'EX10000001', cents: 50_000 });
  const shopper = shop.openShopper();
  const cart = await fillCart(shopper, 'EX10000001', 2);
  const { payment } = await shopper.get('createPayment', {
    cartId: cart.id,
    cartVersion: cart.version,
    paymentInterface: 'card',
    returnUrl: 'https://gantry.sk/checkout/payment',
  });
  shop.partner.end(payment.id, 'Authorised');
  const { order } = await shopper.get('completePayment', { id: payment.id });
  await issuePapers(shop.engine, { orderId: order?.id ?? '' });
});
afterAll(async () => {
  await commands.close();
  await shop.drop();
});

const run = (...args: string[]) => commands.run('invoices', ...args);

test('T-02: whoever keeps the books is told what was issued in a period', async () => {
  const { printed } = await run('list', '--from', '2026-11-01', '--to', '2026-11-30', '--json');
  expect(JSON.parse(printed)).toEqual([
    expect.objectContaining({ number: '2026000001', kind: 'invoice', total: '1000.00', net: '813.01' }),
  ]);
  const before = await run('list', '--from', '2026-10-01', '--to', '2026-11-19', '--json');
  expect(JSON.parse(before.printed)).toEqual([]);
});

test('T-02: shows one by its number, and says when there is none', async () => {
  expect(JSON.parse((await run('show', '2026000001')).printed)).toMatchObject({
    kind: 'invoice',
    seller: { vatId: 'SK9999999999' },
  });
  const { code, said } = await run('show', '2026000099');
  expect([code, said]).toEqual([1, 'there is no invoice or credit note 2026000099.\n']);
});

test('T-02: writes the files of a period or of a number', async () => {
  for (const which of [
    ['--number', '2026000001'],
    ['--from', '2026-11-20', '--to', '2026-11-20'],
  ]) {
    const folder = join(commands.folder, `books${which.length}`);
    expect((await run('export', folder, ...which)).code).toBe(0);
    expect((await readdir(folder)).sort()).toEqual(['2026000001.pdf', '2026000001.xml']);
    expect((await readFile(join(folder, '2026000001.pdf'))).subarray(0, 5).toString()).toBe('%PDF-');
    expect(await readFile(join(folder, '2026000001.xml'), 'utf8')).toContain('<ram:ID>2026000001</ram:ID>');
  }
});

test.each([
  [['export', 'x', '--from', '2026-11-01'], '--to must be a day like 2026-11-30.\n'],
  [['export', 'x', '--from', 'May', '--to', '2026-11-30'], '--from must be a day like 2026-11-30.\n'],
  [['export', 'x', '--number', '1', '--to', '2026-11-30'], 'either a number, or --from and --to.\n'],
  [['burn'], 'invoices: known are list, show, export.\n'],
])('T-02: %j is refused in one line', async (args, words) => {
  expect(await run(...args)).toMatchObject({ code: 1, said: words });
});
