import { pickProduct } from './support/demonstration.ts';
import { centsOf } from './support/expected-totals.ts';
import {
  addToCart,
  buyButton,
  openProduct,
  quantityOf,
  readDetail,
  type Visitor,
} from './support/purchase.ts';
import { expect, test } from './support/shop.ts';
import { textOf } from './support/text-of.ts';

test.use({ javaScriptEnabled: false });

const locale = 'hu-HU';
const thermometer = pickProduct('EX10005801');
const multimeter = pickProduct('EX10003604');

test('G-05: the frame in the header counts, the cart page changes and removes', async ({ page, shop }) => {
  const visitor: Visitor = { page, shop, country: 'HU', locale, base: '', javaScriptEnabled: false };
  const cartCount = page.frameLocator(`iframe[title="${textOf(locale, 'header.cart')}"]`).getByRole('link');
  await openProduct(visitor, thermometer);
  await expect(cartCount).toHaveAccessibleName(textOf(locale, 'header.cart'));

  await addToCart(visitor, thermometer, 2);
  await addToCart(visitor, multimeter);
  await expect(cartCount).toHaveAccessibleName(textOf(locale, 'header.cartWithCount', { count: 3 }));
  await expect(page.getByRole('dialog')).toBeHidden();

  const line = page.getByRole('listitem').filter({ has: quantityOf(visitor, page, thermometer) });
  await quantityOf(visitor, page, thermometer).fill('5');
  await line.getByRole('button', { name: textOf(locale, 'cart.update'), exact: true }).click();
  await expect(quantityOf(visitor, page, thermometer)).toHaveValue('5');
  await expect(cartCount).toHaveAccessibleName(textOf(locale, 'header.cartWithCount', { count: 6 }));
  // Forints are shown whole.
  const subtotal = centsOf(await readDetail(page, textOf(locale, 'cart.subtotal'))) * 100;
  expect(subtotal).toBe(5 * thermometer.price('HU') + multimeter.price('HU'));

  const name = multimeter.name(locale);
  await page.getByRole('button', { name: textOf(locale, 'cart.removeItem', { name }) }).click();
  await expect(quantityOf(visitor, page, multimeter)).toBeHidden();
  await expect(quantityOf(visitor, page, thermometer)).toHaveValue('5');

  await quantityOf(visitor, page, thermometer).fill('0');
  await line.getByRole('button', { name: textOf(locale, 'cart.update'), exact: true }).click();
  await expect(page.getByText(textOf(locale, 'cart.emptyHint'))).toBeVisible();
});

test('P-04: more than there is stays typed, with the words for it', async ({ page, shop, noise }) => {
  noise.expect(/status of 422/);
  const visitor: Visitor = { page, shop, country: 'HU', locale, base: '', javaScriptEnabled: false };
  await openProduct(visitor, thermometer);
  const field = page.getByRole('textbox', { name: textOf(locale, 'product.quantity'), exact: true });
  await field.fill('5000');
  await buyButton(visitor).click();
  const message = textOf(locale, 'product.maximumReached');
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
  await expect(field).toHaveValue('5000');
});

test('B-01, L-04: search and sorting are plain forms', async ({ page, shop }) => {
  await page.goto(shop.url('HU', '/'));
  await page
    .locator('search')
    .getByRole('searchbox', { name: textOf(locale, 'header.searchLabel') })
    .fill(multimeter.name(locale));
  await page
    .locator('search')
    .getByRole('button', { name: textOf(locale, 'header.search'), exact: true })
    .click();
  await expect(page.getByRole('link', { name: multimeter.name(locale) })).toBeVisible();
  await page
    .getByRole('combobox', { name: textOf(locale, 'category.sort') })
    .selectOption(textOf(locale, 'category.sortPriceAsc'));
  await page.getByRole('button', { name: textOf(locale, 'category.apply'), exact: true }).click();
  await expect(page).toHaveURL(/sort=price-asc/);
});
