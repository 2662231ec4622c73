import { pickProduct } from './support/demonstration.ts';
import { detailsIn } from './support/details.ts';
import { expectNoViolations } from './support/look-at-page.ts';
import {
  addToCart,
  goToCheckout,
  openCart,
  payByCard,
  readOrderNumber,
  submitDetails,
  type Visitor,
} from './support/purchase.ts';
import { expect, test } from './support/shop.ts';

test('Y-09: the embedded partner shows its merchant what it did, and does what happens there without the shop', async ({
  page,
  shop,
  browser,
}) => {
  const visitor: Visitor = { page, shop, country: 'DE', locale: 'de-DE', base: '', javaScriptEnabled: true };
  await addToCart(visitor, pickProduct('EX10005401'));
  await openCart(visitor);
  await goToCheckout(visitor);
  await submitDetails(visitor, detailsIn('DE'));
  await payByCard(visitor, 'approved');
  const orderNumber = await readOrderNumber(visitor);

  const [address = '', password = ''] = (await shop.run('payments', 'partner')).split('\n');
  const context = await browser.newContext({ httpCredentials: { username: 'merchant', password } });
  const account = await context.newPage();
  await account.goto(address);
  await expect(account.getByRole('heading', { level: 1 })).toHaveText('Payments');
  await expectNoViolations(account, [1440, 360, 320]);
  await account.getByRole('listitem').getByRole('link').first().click();
  await expect(account.getByText('Authorised', { exact: false }).first()).toBeVisible();
  await expectNoViolations(account, [1440, 360, 320]);
  await account.getByRole('textbox', { name: /^Refund/ }).fill('1.50');
  await account.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(account.getByText('REFUNDED', { exact: true })).toBeVisible();
  await account.getByRole('textbox', { name: /^Refund/ }).fill('a lot');
  await account.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(account.getByRole('alert')).toHaveText('This is no amount.');
  await expectNoViolations(account, [360]);
  const transactions = () => shop.run('payments', 'transactions', orderNumber);
  await expect.poll(transactions, { timeout: 60_000 }).toMatch(/Refund +Success +1\.50/);
  await context.close();
});
