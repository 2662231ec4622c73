import type { Page } from '@playwright/test';
import type { CountryCode, LocaleCode } from '../../src/kernel/locale.ts';
import { pickProduct } from './support/demonstration.ts';
import { expectNoViolations } from './support/look-at-page.ts';
import {
  addressOf,
  addToCart,
  buyButton,
  drawer,
  openCart,
  openProduct,
  payByBrand,
  readOrderNumber,
  type Visitor,
  waitUntilAlive,
} from './support/purchase.ts';
import { expect, test } from './support/shop.ts';
import { textOf } from './support/text-of.ts';

const product = pickProduct('EX10005402');
const wallet = 'Google Pay';

const expressButton = (area: Pick<Page, 'getByRole'>, locale: LocaleCode) =>
  area.getByRole('button', { name: textOf(locale, 'cart.express', { wallet }), exact: true });

/** The wallet's sheet, as it opens: its owner is known. */
async function share({ page, locale }: Visitor): Promise<void> {
  await expect(page).toHaveURL(/^http:\/\/card-partner\.localhost:\d+\/card-sandbox\/wallet\//);
  await page.getByRole('button', { name: textOf(locale, 'sandbox.walletShare') }).click();
}

/** From the review of everything, with the wallet chosen, to the order. */
async function expectOrderByWallet(visitor: Visitor): Promise<void> {
  const { page, shop } = visitor;
  await expect(page).toHaveURL(addressOf(visitor, '/checkout/payment?choice=googlepay'));
  await expect(page.getByRole('radio', { name: new RegExp(`^${wallet}`) })).toBeChecked();
  await expect(page.getByText('wallet@example.com').first()).toBeVisible();
  const before = await shop.stockOf(product.sku);
  await payByBrand(visitor, wallet);
  await readOrderNumber(visitor);
  expect(await shop.stockOf(product.sku)).toBe(before - 1);
}

function visit(page: Page, shop: Visitor['shop'], country: CountryCode, locale: LocaleCode): Visitor {
  return { page, shop, country, locale, base: '', javaScriptEnabled: true };
}

test('Y-05: one press on the product leads to the wallet, its addresses to the order', async ({
  page,
  shop,
}) => {
  const visitor = visit(page, shop, 'DE', 'de-DE');
  await openProduct(visitor, product);
  await waitUntilAlive(buyButton(visitor));
  await expressButton(page, 'de-DE').click();
  await expect(page).toHaveURL(/^http:\/\/card-partner\.localhost:\d+\/card-sandbox\/wallet\//);
  await expectNoViolations(page, [1440, 320]);
  await share(visitor);
  await expectOrderByWallet(visitor);
});

test('Y-05: from the drawer, and back to the cart with what the wallet lacks', async ({ page, shop }) => {
  const visitor = visit(page, shop, 'GR', 'el-GR');
  await addToCart(visitor, product);
  await expressButton(drawer(visitor), 'el-GR').click();
  await page.getByRole('checkbox', { name: textOf('el-GR', 'sandbox.walletSharesBilling') }).uncheck();
  await share(visitor);
  await expect(page).toHaveURL(addressOf(visitor, '/checkout/cart?express=expressAddress'));
  await expect(page.getByText(textOf('el-GR', 'cart.expressAddressMissing'))).toBeVisible();

  await expressButton(page, 'el-GR').click();
  await page.getByRole('combobox', { name: textOf('el-GR', 'sandbox.walletCountry') }).selectOption('CZ');
  await share(visitor);
  await expect(page.getByText(textOf('el-GR', 'cart.expressElsewhere'))).toBeVisible();
  await expectNoViolations(page, [1440, 320]);

  await expressButton(page, 'el-GR').click();
  await page.getByRole('button', { name: textOf('el-GR', 'sandbox.backToShop') }).click();
  await expect(page).toHaveURL(addressOf(visitor, '/checkout/cart'));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Y-05: product and cart lead to the wallet, too', async ({ page, shop }) => {
    const visitor = { ...visit(page, shop, 'SK', 'sk-SK'), javaScriptEnabled: false };
    await openProduct(visitor, product);
    await expressButton(page, 'sk-SK').click();
    await page.getByRole('button', { name: textOf('sk-SK', 'sandbox.backToShop') }).click();
    await openCart(visitor);
    await expressButton(page, 'sk-SK').click();
    await share(visitor);
    await expectOrderByWallet(visitor);
  });
});
