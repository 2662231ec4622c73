import type { Page, Request } from '@playwright/test';
import { DEBOUNCE_MS } from '../../src/storefront/timing.ts';
import { categorySlug, pickProduct } from './support/demonstration.ts';
import { centsOf } from './support/expected-totals.ts';
import {
  addressOf,
  addToCart,
  buyButton,
  drawer,
  openCart,
  openProduct,
  quantityOf,
  readDetail,
  type Visitor,
  waitUntilAlive,
} from './support/purchase.ts';
import type { RunningShop } from './support/running-shop.ts';
import { expect, test } from './support/shop.ts';
import { textOf } from './support/text-of.ts';

const country = 'DE';
const locale = 'de-DE';
const thermometer = pickProduct('EX10005801');
const multimeter = pickProduct('EX10003604');

function visit(page: Page, shop: RunningShop): Visitor {
  return { page, shop, country, locale, base: '', javaScriptEnabled: true };
}

const cartLink = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('link', {
    name: count === 0 ? textOf(locale, 'header.cart') : textOf(locale, 'header.cartWithCount', { count }),
    exact: true,
  });

const isUpdate = (request: { url(): string }) => request.url().endsWith('/api/commerce/updateCart');

/** Opens the cart page and waits until the browser has a cart of its own. */
async function openLiveCart(visitor: Visitor, count: number): Promise<void> {
  const loaded = visitor.page.waitForResponse((response) => response.url().endsWith('/api/commerce/getMe'));
  await openCart(visitor);
  await loaded;
  await expect(cartLink(visitor.page, count)).toBeVisible();
}

const increase = (page: Page) => page.getByRole('button', { name: textOf(locale, 'product.increase') });

test('P-05, S-05: adding opens the drawer, and the header counts after a reload', async ({ page, shop }) => {
  const visitor = visit(page, shop);
  await addToCart(visitor, thermometer, 2);
  const dialog = drawer(visitor);
  await expect(quantityOf(visitor, dialog, thermometer)).toHaveValue('2');
  await expect(dialog).toContainText(textOf(locale, 'cart.itemCount', { count: 2 }));
  await page.reload();
  await expect(cartLink(page, 2)).toBeVisible();
  await cartLink(page, 2).click();
  await expect(quantityOf(visitor, dialog, thermometer)).toHaveValue('2');
});

test('G-07: another tab shows at once what is done in the first, and the first what is done there', async ({
  page,
  context,
  shop,
}) => {
  const first = visit(page, shop);
  const second = visit(await context.newPage(), shop);
  await addToCart(first, thermometer);
  await openLiveCart(second, 1);
  await drawer(first)
    .getByRole('button', { name: textOf(locale, 'product.increase') })
    .click();
  await expect(quantityOf(second, second.page, thermometer)).toHaveValue('2');
  await expect(cartLink(second.page, 2)).toBeVisible();
  const name = thermometer.name(locale);
  await second.page.getByRole('button', { name: textOf(locale, 'cart.removeItem', { name }) }).click();
  await expect(cartLink(page, 0)).toBeAttached();
});

test('G-07: an empty cart that nobody has touched shows what was bought in another tab once it is looked at again', async ({
  page,
  context,
  shop,
}) => {
  await page.goto(shop.url('DE', '/checkout/cart'));
  await expect(page.locator('html[data-alive]')).toBeAttached();
  await addToCart(visit(await context.newPage(), shop), thermometer);
  // What browsers tell a tab that comes to the front; no tab is ever behind another here.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(quantityOf(visit(page, shop), page, thermometer)).toHaveValue('1');
});

test('S-05: the icon of an empty cart says that it is empty', async ({ page, shop }) => {
  const visitor = visit(page, shop);
  await openProduct(visitor, thermometer);
  await waitUntilAlive(cartLink(page, 0));
  await cartLink(page, 0).click();
  await expect(page.getByRole('banner').getByRole('status')).toHaveText(textOf(locale, 'cart.empty'));
});

test('S-05: Escape closes the drawer and the focus is back where it was', async ({ page, shop }) => {
  const visitor = visit(page, shop);
  await addToCart(visitor, thermometer);
  const focusIsInside = () => drawer(visitor).evaluate((dialog) => dialog.contains(document.activeElement));
  expect(await focusIsInside()).toBe(true);
  for (let step = 0; step < 12; step++) await page.keyboard.press('Tab');
  // The drawer has a foot of its own.
  expect(await page.evaluate(() => document.activeElement?.closest('main, body > footer'))).toBeNull();
  await page.keyboard.press('Escape');
  await expect(drawer(visitor)).toBeHidden();
  await expect(buyButton(visitor)).toBeFocused();
});

test('G-02: five quick presses are one request, and the page shows them before it is answered', async ({
  page,
  shop,
}) => {
  const visitor = visit(page, shop);
  await addToCart(visitor, thermometer);
  await page.clock.install();
  await openLiveCart(visitor, 1);
  const sent: Request[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/commerce/updateCart', async (route) => {
    sent.push(route.request());
    await released;
    await route.continue();
  });
  const quantity = quantityOf(visitor, page, thermometer);
  // The clock stands still, so that no press is late on a slow machine.
  await page.clock.pauseAt(Date.now() + 60_000);
  for (let press = 0; press < 5; press++) await increase(page).click();
  await expect(quantity).toHaveValue('6');
  const subtotal = async () => centsOf(await readDetail(page, textOf(locale, 'cart.subtotal')));
  expect(sent).toHaveLength(0);
  await page.clock.runFor(DEBOUNCE_MS.cart);
  await expect.poll(() => sent.length).toBe(1);
  expect(await subtotal()).toBe(6 * thermometer.price(country));
  await expect(cartLink(page, 6)).toBeVisible();

  const answered = page.waitForResponse(isUpdate);
  release();
  expect((await answered).status()).toBe(200);
  await page.clock.resume();
  expect(sent[0]?.postDataJSON()).toMatchObject({
    actions: [{ action: 'changeLineItemQuantity', quantity: 6 }],
  });
  await page.reload();
  await expect(quantity).toHaveValue('6');
  expect(sent).toHaveLength(1);
});

test('G-02: a press before the browser knows its cart is not lost', async ({ page, shop }) => {
  const visitor = visit(page, shop);
  await addToCart(visitor, thermometer);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/commerce/getMe', async (route) => {
    await released;
    await route.continue();
  });
  await openCart(visitor);
  await waitUntilAlive(increase(page));
  await increase(page).click();
  await expect(quantityOf(visitor, page, thermometer)).toHaveValue('2');
  const answered = page.waitForResponse(isUpdate);
  release();
  expect((await answered).status()).toBe(200);
  await page.reload();
  await expect(quantityOf(visitor, page, thermometer)).toHaveValue('2');
});

test('G-04: a line that is removed is gone, and the last one leaves an empty cart', async ({
  page,
  shop,
}) => {
  const visitor = visit(page, shop);
  await addToCart(visitor, thermometer);
  await addToCart(visitor, multimeter);
  await openLiveCart(visitor, 2);
  const remove = (name: string) =>
    page.getByRole('button', { name: textOf(locale, 'cart.removeItem', { name }) });
  for (const product of [thermometer, multimeter]) {
    const answered = page.waitForResponse(isUpdate);
    await remove(product.name(locale)).click();
    await expect(quantityOf(visitor, page, product)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await answered;
  }
  await expect(page.getByText(textOf(locale, 'cart.emptyHint'))).toBeVisible();
  await page.reload();
  await expect(page.getByText(textOf(locale, 'cart.emptyHint'))).toBeVisible();
});

test('G-02: a tab that has an old version of the cart sends its change once more', async ({
  page,
  shop,
  context,
  noise,
}) => {
  noise.expect(/status of 409/);
  const visitor = visit(page, shop);
  await addToCart(visitor, thermometer);
  await addToCart(visitor, multimeter);
  await openLiveCart(visitor, 2);
  const otherPage = await context.newPage();
  // Its connection stays silent, as behind a proxy that passes nothing on.
  await otherPage.routeWebSocket(/\/api\/live-cart/, () => undefined);
  const other = visit(otherPage, shop);
  await openLiveCart(other, 2);

  const first = page.waitForResponse(isUpdate);
  await increase(page).first().click();
  expect((await first).status()).toBe(200);

  const statuses: number[] = [];
  otherPage.on('response', (response) => {
    if (isUpdate(response)) statuses.push(response.status());
  });
  await increase(otherPage).last().click();
  await expect.poll(() => statuses).toEqual([409, 200]);
  await expect(quantityOf(other, otherPage, thermometer)).toHaveValue('2');
  await expect(quantityOf(other, otherPage, multimeter)).toHaveValue('2');
});

test('G-08: what is changed offline is kept, and sent when the connection is back', async ({
  page,
  shop,
  context,
  noise,
}) => {
  noise.expect(/ERR_INTERNET_DISCONNECTED/);
  const visitor = visit(page, shop);
  await addToCart(visitor, thermometer);
  await openLiveCart(visitor, 1);
  await context.setOffline(true);
  await increase(page).click();
  await expect(page.getByRole('alert').filter({ hasText: textOf(locale, 'cart.offline') })).toBeVisible();
  await expect(quantityOf(visitor, page, thermometer)).toHaveValue('2');
  const answered = page.waitForResponse(isUpdate);
  await context.setOffline(false);
  expect((await answered).status()).toBe(200);
  await expect(page.getByRole('status').filter({ hasText: textOf(locale, 'cart.online') })).toBeVisible();
  await expect(page.getByText(textOf(locale, 'cart.offline'))).toBeHidden();
  await page.reload();
  await expect(quantityOf(visitor, page, thermometer)).toHaveValue('2');
});

test('R-12, G-01: back from the cart, the page before counts what the cart holds now', async ({
  page,
  shop,
}) => {
  const visitor = visit(page, shop);
  await addToCart(visitor, thermometer);
  await openLiveCart(visitor, 1);
  const answered = page.waitForResponse(isUpdate);
  await increase(page).click();
  await answered;
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(thermometer.name(locale));
  await expect(cartLink(page, 2)).toBeVisible();
});

test('R-12: a page begins at its top, and back leads to where one was', async ({ page, shop }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(shop.url('DE', `/${categorySlug('workshop', locale)}/`));
  const link = page.getByRole('article').nth(11).getByRole('link').first();
  await link.scrollIntoViewIfNeeded();
  const where = await page.evaluate(() => window.scrollY);
  expect(where).toBeGreaterThan(1500);
  const top = await link.evaluate((card) => card.getBoundingClientRect().top);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect
    .poll(async () => Math.abs((await link.evaluate((card) => card.getBoundingClientRect().top)) - top))
    .toBeLessThan(100);
});

test('P-04: more than there is becomes what there is, with the words for it', async ({ page, shop }) => {
  const visitor = visit(page, shop);
  await openProduct(visitor, thermometer);
  const field = page.getByRole('textbox', { name: textOf(locale, 'product.quantity'), exact: true });
  await waitUntilAlive(field);
  await field.fill('99999');
  await field.press('Tab');
  await expect(field).toHaveValue(String(Math.min(await shop.stockOf(thermometer.sku), 1000)));
  await expect(field).toHaveAccessibleDescription(
    textOf(locale, 'product.maximumIs', { count: Math.min(await shop.stockOf(thermometer.sku), 1000) }),
  );
});

test('D-09: from a product to the cart with the keyboard alone', async ({ page, shop }) => {
  const visitor = visit(page, shop);
  await openProduct(visitor, thermometer);
  await waitUntilAlive(buyButton(visitor));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: textOf(locale, 'header.skip') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const tabTo = async (name: string) => {
    const focused = () =>
      page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
      );
    for (let step = 0; step < 40 && !(await focused())?.includes(name); step++)
      await page.keyboard.press('Tab');
    expect(await focused()).toContain(name);
  };
  await tabTo(textOf(locale, 'product.increase'));
  await page.keyboard.press('Enter');
  await tabTo(textOf(locale, 'product.addToCart'));
  await page.keyboard.press('Enter');
  await expect(drawer(visitor)).toBeVisible();
  await tabTo(textOf(locale, 'cart.viewCart'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(addressOf(visitor, '/checkout/cart'));
  await expect(quantityOf(visitor, page, thermometer)).toHaveValue('2');
});
