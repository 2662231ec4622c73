import type { Browser, Page } from '@playwright/test';
import { pickProduct } from './support/demonstration.ts';
import { detailsIn } from './support/details.ts';
import { expectNoViolations, findViolations } from './support/look-at-page.ts';
import {
  addressOf,
  addToCart,
  choosePayment,
  goToCheckout,
  openCart,
  orderButton,
  quantityOf,
  readOrderNumber,
  submitDetails,
  type Visitor,
} from './support/purchase.ts';
import { expect, test } from './support/shop.ts';
import { textOf } from './support/text-of.ts';

const locale = 'de-DE';
const PASSWORD = 'olive-harbour-42';
const thermometer = pickProduct('EX10005801');
const multimeter = pickProduct('EX10003604');
const text = (key: Parameters<typeof textOf>[1], values?: Parameters<typeof textOf>[2]) =>
  textOf(locale, key, values);
const field = (page: Page, key: Parameters<typeof textOf>[1]) =>
  page.getByRole('main').getByLabel(new RegExp(`^${text(key)}(?: \\*)?$`));
const button = (page: Page, key: Parameters<typeof textOf>[1]) =>
  page.getByRole('main').getByRole('button', { name: text(key) });

/** The button that opens the account's menu. */
const accountMenu = (page: Page) => page.locator('summary', { hasText: `${text('header.account')}: Jürgen` });

async function register(visitor: Visitor, email: string): Promise<void> {
  const { page } = visitor;
  await page.getByRole('link', { name: text('header.signIn'), exact: true }).click();
  await page.getByRole('link', { name: text('account.create') }).click();
  await field(page, 'field.firstName').fill('Jürgen');
  await field(page, 'field.lastName').fill('Groß');
  await field(page, 'field.email').fill(email);
  await field(page, 'account.password').fill(PASSWORD);
  await field(page, 'account.passwordAgain').fill(PASSWORD);
  await button(page, 'account.create').click();
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await field(page, 'field.email').fill(email);
  await field(page, 'account.password').fill(password);
  // By the keyboard alone.
  await page.keyboard.press('Enter');
}

/** Another device: a browser context of its own. */
async function openElsewhere(browser: Browser, visitor: Visitor): Promise<Visitor> {
  const context = await browser.newContext();
  return { ...visitor, page: await context.newPage() };
}

/** Finds an order by its number, reads it, and puts what it held into the cart anew. */
async function buyAgain(visitor: Visitor, number: string): Promise<void> {
  const { page } = visitor;
  await page
    .getByRole('main')
    .getByRole('link', { name: text('account.orders'), exact: true })
    .click();
  await page.getByRole('main').getByRole('textbox').fill(number);
  await page
    .getByRole('main')
    .getByRole('button', { name: text('header.search') })
    .click();
  await page.getByRole('link', { name: `${text('account.orderView')} ${number}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('account.orderTitle', { number }));
  await expectNoViolations(page, [360, 1440]);
  await page.getByRole('button', { name: text('account.reorder') }).click();
  await expect(page.getByText(text('account.reordered'))).toBeVisible();
  await expectNoViolations(page, [360, 1440]);
  await page
    .getByRole('main')
    .getByRole('link', { name: text('cart.viewCart') })
    .click();
  await expect(quantityOf(visitor, page.getByRole('main'), thermometer)).toHaveValue('1');
  await expect(quantityOf(visitor, page.getByRole('main'), multimeter)).toHaveValue('2');
}

test('U-01, S-03: who signs in on a second device finds both carts in one, orders, and has the order in the account', async ({
  page,
  shop,
  browser,
}) => {
  const visitor: Visitor = { page, shop, country: 'DE', locale, base: '', javaScriptEnabled: true };
  const details = detailsIn('DE');
  await addToCart(visitor, thermometer);
  await page.keyboard.press('Escape');
  await register(visitor, details.email);
  // Back where one came from; the header knows whose account it is.
  await expect(page).toHaveURL(addressOf(visitor, `/${thermometer.slug(locale)}`));
  await accountMenu(page).click();
  await expect(page.getByText('Jürgen Groß')).toBeVisible();
  await expect(page.getByText(details.email)).toBeVisible();
  const ways = ['profile', 'orders', 'shippingDetails', 'billingDetails', 'newsletter', 'signOut'] as const;
  await expect(page.getByRole('banner').locator('details[open] li')).toHaveText(
    ways.map((way) => text(`account.${way}`)),
  );
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: text('account.orders'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('account.orders'));
  await expect(page.getByText(text('account.noOrders'))).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: text('account.signOut') }).click();
  await expect(page.getByRole('link', { name: text('header.signIn'), exact: true })).toBeVisible();

  const second = await openElsewhere(browser, visitor);
  await addToCart(second, multimeter, 2);
  await second.page.keyboard.press('Escape');
  await second.page.getByRole('link', { name: text('header.signIn'), exact: true }).click();
  expect(await findViolations(second.page)).toEqual([]);
  await signIn(second.page, details.email, PASSWORD);
  await expect(second.page).toHaveURL(addressOf(visitor, '/checkout/cart'));
  await expect(second.page.getByText(text('account.merged'))).toBeVisible();
  await expect(second.page.getByText(text('account.mergeAdded', { count: 1 }))).toBeVisible();
  await openCart(second);
  await expect(second.page.getByText(text('account.merged'))).toBeHidden();
  const lines = second.page.getByRole('main');
  await expect(quantityOf(second, lines, thermometer)).toHaveValue('1');
  await expect(quantityOf(second, lines, multimeter)).toHaveValue('2');

  await goToCheckout(second);
  await second.page.getByRole('checkbox', { name: text('account.saveAddress') }).check();
  await submitDetails(second, details);
  await choosePayment(second, 'bankTransfer');
  await orderButton(second).click();
  const number = await readOrderNumber(second);
  await second.page.goto(addressOf(second, '/my-account'));
  await expect(second.page.getByRole('definition').filter({ hasText: number })).toBeVisible();
  await expect(second.page.getByText(details.billing.city)).toHaveCount(2);
  await buyAgain(second, number);
  await second.page.context().close();
});

test('U-01: a forgotten password is replaced by the link in the mail', async ({ page, shop, noise }) => {
  const visitor: Visitor = { page, shop, country: 'DE', locale, base: '', javaScriptEnabled: true };
  const { email } = detailsIn('DE');
  noise.expect(/status of 422/);
  await page.goto(addressOf(visitor, '/'));
  await register(visitor, email);
  await page.goto(addressOf(visitor, '/log-out'));
  await page.getByRole('link', { name: text('header.signIn'), exact: true }).click();
  await page.getByRole('link', { name: text('account.forgotPassword') }).click();
  await field(page, 'field.email').fill(email);
  await button(page, 'account.resetSend').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('account.checkEmailTitle'));

  const findLink = async () =>
    (await shop.mailsTo(email)).flatMap(
      ({ parts }) => /https?:\/\/\S+change-password\?token=\S+/.exec(parts['text/plain'] ?? '') ?? [],
    )[0];
  await expect.poll(findLink).toBeDefined();
  const link = new URL((await findLink()) ?? '');
  await page.goto(addressOf(visitor, `${link.pathname}${link.search}`));
  await field(page, 'account.newPassword').fill('amber-lantern-77');
  await field(page, 'account.passwordAgain').fill('amber-lantern-78');
  await button(page, 'account.newPasswordTitle').click();
  // What is wrong is told, and the field that is wrong has the focus.
  await expect(page.getByText(text('account.passwordConfirmed'))).toBeVisible();
  await expect(field(page, 'account.passwordAgain')).toBeFocused();
  await field(page, 'account.newPassword').fill('amber-lantern-77');
  await field(page, 'account.passwordAgain').fill('amber-lantern-77');
  await button(page, 'account.newPasswordTitle').click();
  await expect(page.getByText(text('account.passwordChanged'))).toBeVisible();
  await signIn(page, email, 'amber-lantern-77');
  await expect(accountMenu(page)).toBeVisible();
});

for (const width of [360, 1440]) {
  test(`D-09: axe finds nothing on the pages of accounts at ${width} px`, async ({ page, shop }) => {
    const visitor: Visitor = {
      page,
      shop,
      country: 'GR',
      locale: 'el-GR',
      base: '',
      javaScriptEnabled: true,
    };
    await page.setViewportSize({ width, height: 900 });
    for (const path of [
      '/login',
      '/create-account',
      '/password-reset',
      '/password-reset/check-email',
      '/checkout/login',
    ]) {
      await page.goto(addressOf(visitor, path));
      expect(await findViolations(page)).toEqual([]);
    }
  });
}
