import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCommandLine, runCommand, type TestCommandLine } from '../../../tests/support/command-line.ts';
import { giveMerchant, testMerchant } from '../../../tests/support/merchant.ts';
import { createTestShop, fillCart, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
let commands: TestCommandLine;
const saw = 'EX10000001';

beforeAll(async () => {
  shop = await createTestShop();
  commands = await openCommandLine(shop);
  await shop.addProduct({ sku: saw, cents: 3333, available: 1000 });
  await giveMerchant(shop.database, shop.engine.events, testMerchant);
});
afterAll(async () => {
  await shop.drop();
  await commands.close();
});

const run = (...args: string[]) => commands.run(...args);

async function methodsOf(...args: string[]): Promise<Record<string, string>> {
  const { printed, said, code } = await run(...args, '--json');
  expect({ code, said }).toEqual({ code: 0, said: '' });
  const rows: { method: string; offered: string; because: string }[] = JSON.parse(printed);
  expect(rows.every(({ offered, because }) => (offered === 'yes') === (because === ''))).toBe(true);
  return Object.fromEntries(rows.map(({ method, because }) => [method, because]));
}

test('Y-09: page and password of the embedded partner are printed, the same each time, and only where there is one', async () => {
  const { printed, said, code } = await run('payments', 'partner');
  expect({ code, said }).toEqual({ code: 0, said: '' });
  const [page = '', password = '', ...rest] = printed.split('\n');
  expect(new URL(page).pathname).toBe('/card-sandbox/merchant');
  expect(password).toMatch(/^[\w-]{43}$/);
  expect(rest).toEqual(['']);
  expect((await run('payments', 'partner')).printed).toBe(printed);
  const { folder } = commands;
  const without = {
    url: shop.url,
    dataDir: folder,
    workingFolder: folder,
    settings: { CARD_SANDBOX: 'off' },
  };
  expect(await runCommand(without, ['payments', 'partner'])).toMatchObject({ code: 1, printed: '' });
});

test('Y-01: an operator is told how a purchase may be paid, and why not otherwise', async () => {
  expect(
    await methodsOf('payments', 'methods', '--country', 'sk', '--total', '2500.01', '--items', '2'),
  ).toEqual(
    expect.objectContaining({
      scheme: '',
      paypal: 'not in the country',
      klarna_b2b: 'not in the country; not for this kind of buyer',
      'cash-on-delivery': 'above the limit of 2500.00 EUR; more standard products than 1',
      'bank-transfer': '',
    }),
  );
  expect(
    await methodsOf('payments', 'methods', '--country', 'DE', '--total', '10', '--company', '--freight'),
  ).toEqual(
    expect.objectContaining({
      klarna: 'not for this kind of buyer',
      klarna_b2b: '',
      'cash-on-delivery': 'not for freight goods',
    }),
  );
  expect(await methodsOf('payments', 'methods', '--country', 'DE', '--total', '10', '--express')).toEqual(
    expect.objectContaining({ googlepay: '', scheme: 'not in the express checkout' }),
  );
  expect(
    await methodsOf(
      'payments',
      'methods',
      '--country',
      'CZ',
      '--total',
      '10',
      '--currency',
      'USD',
      '--items',
      '0',
    ),
  ).toEqual(
    expect.objectContaining({
      scheme: 'nothing to pay',
      'cash-on-delivery': 'nothing to pay; not in this money; fewer items than 1',
      'bank-transfer': 'nothing to pay; no bank account in this money; fewer items than 1',
    }),
  );
});

test('Y-01: an operator is told the same of a cart', async () => {
  const cart = await fillCart(shop.openShopper('SK'), saw, 21);
  expect(await methodsOf('carts', 'methods', cart.id)).toEqual(
    expect.objectContaining({
      scheme: '',
      'cash-on-delivery': 'more standard products than 1; more items than 20',
      'bank-transfer': 'more items than 20',
    }),
  );
  expect(await methodsOf('carts', 'methods', cart.id, '--express')).toMatchObject({
    googlepay: '',
    'bank-transfer': 'not in the express checkout; more items than 20',
  });
});

test('Y-11: operators see what looked like fraud, and let somebody begin anew', async () => {
  expect((await run('payments', 'suspicions', '--json')).printed).toBe('[]\n');
  const shopper = shop.openShopper('SK', shop.engine, undefined, '203.0.113.4');
  const cart = await fillCart(shopper, saw);
  const openCard = () =>
    shopper.call('createPayment', {
      ...{ cartId: cart.id, cartVersion: cart.version, paymentInterface: 'card' },
      returnUrl: 'https://gantry.sk/checkout/payment',
    });
  let opened = await openCard();
  for (let tried = 0; opened.ok && tried < 20; tried += 1) {
    shop.partner.end(opened.value.payment.id, 'Refused', `card ${tried}`);
    opened = await openCard();
  }
  expect(opened).toMatchObject({ refusal: { code: 'AnotherMethodNeeded' } });
  // The test's clock stands still, the command's does not.
  const { printed } = await run('payments', 'suspicions', '--days', '9999', '--json');
  const [suspicion]: Record<string, unknown>[] = JSON.parse(printed);
  expect(suspicion).toMatchObject({
    what: 'card-refused/session',
    answer: 'another method',
    count: 5,
    euro: '176.40',
    order: null,
  });
  expect(await run('payments', 'clear', String(suspicion?.id))).toMatchObject({ code: 0 });
  expect(await openCard()).toMatchObject({ ok: true });
  expect(await run('payments', 'clear', 'x')).toMatchObject({ code: 1, said: 'There is no suspicion x.\n' });
});

test.each([
  [['payments', 'suspicions', '--days', '0'], 'whole number'],
  [['payments', 'clear'], 'say which suspicion'],
  [['payments', 'methods', '--total', '1'], 'say --country, one of'],
  [['payments', 'methods', '--country', 'XX', '--total', '1'], 'say --country, one of'],
  [['payments', 'methods', '--country', 'SK'], 'nothing is no amount like 129.90'],
  [['payments', 'methods', '--country', 'SK', '--total', '1', '--items', 'x'], 'whole number'],
  [['payments', 'methods', '--country', 'SK', '--total', '1', '--currency', 'XXX'], 'say --currency'],
  [['payments', 'nothing'], 'known are methods'],
  [['carts', 'methods'], 'say which cart'],
  [['carts', 'methods', '%00'], 'There is no cart'],
  [['carts'], 'known is methods'],
])('Y-01: %j is refused in one line', async (args, words) => {
  expect(await run(...args)).toMatchObject({ code: 1, printed: '', said: expect.stringContaining(words) });
});
