import type { Locator, Page } from '@playwright/test';
import { pickProduct } from './support/demonstration.ts';
import { detailsIn } from './support/details.ts';
import {
  addressOf,
  addToCart,
  billingField,
  continueButton,
  emailField,
  fillDetails,
  submitDetails,
  type Visitor,
  waitUntilAlive,
} from './support/purchase.ts';
import type { RunningShop } from './support/running-shop.ts';
import { expect, test } from './support/shop.ts';
import { textOf } from './support/text-of.ts';

const locale = 'de-DE';
const say = (key: Parameters<typeof textOf>[1], values?: Parameters<typeof textOf>[2]) =>
  textOf(locale, key, values);

async function openAddresses(page: Page, shop: RunningShop, javaScriptEnabled = true): Promise<Visitor> {
  const visitor: Visitor = { page, shop, country: 'DE', locale, base: '', javaScriptEnabled };
  await addToCart(visitor, pickProduct('EX10005801'));
  await page.goto(addressOf(visitor, '/checkout/addresses'));
  if (javaScriptEnabled) await waitUntilAlive(emailField(visitor));
  return visitor;
}

function stepsOf(page: Page): Locator {
  return page.getByRole('navigation', { name: say('checkout.steps') });
}

/** Where the page says that one is, and to what one can go back. */
async function expectSteps(page: Page, current: string, done: readonly string[]): Promise<void> {
  const steps = stepsOf(page);
  await expect(steps.locator('[aria-current="step"]')).toHaveText(new RegExp(`${current}$`));
  await expect(steps.getByRole('link')).toHaveText(done.map((label) => new RegExp(`${label}$`)));
}

const [cart, shipping, billing, payment] = [
  say('checkout.stepCart'),
  say('checkout.stepShipping'),
  say('checkout.stepBilling'),
  say('checkout.stepPayment'),
] as const;

test('C-01: one step is current, those before it are links, those after it are not', async ({
  page,
  shop,
}) => {
  const visitor = await openAddresses(page, shop);
  await expectSteps(page, shipping, [cart]);
  await billingField(visitor, 'city').focus();
  await expectSteps(page, billing, [cart, shipping]);
  await emailField(visitor).focus();
  await expectSteps(page, shipping, [cart]);
  await submitDetails(visitor, detailsIn('DE'));
  await expectSteps(page, payment, [cart, shipping, billing]);
  await stepsOf(page).getByRole('link', { name: billing }).click();
  await expect(page).toHaveURL(addressOf(visitor, '/checkout/addresses#billing'));
  await expect(billingField(visitor, 'city')).toHaveValue(detailsIn('DE').billing.city);
});

test('C-01: whoever comes back later goes on where they were', async ({ page, shop }) => {
  const visitor = await openAddresses(page, shop);
  await submitDetails(visitor, detailsIn('DE'));
  await page.goto(addressOf(visitor, '/'));
  await page.goto(addressOf(visitor, '/checkout'));
  await expectSteps(page, payment, [cart, shipping, billing]);
});

test('X-03: a tab that was left open goes on, and is told that the cart has changed', async ({
  page,
  shop,
}) => {
  const visitor = await openAddresses(page, shop);
  await fillDetails(visitor, detailsIn('DE'));
  const other = await page.context().newPage();
  await addToCart({ ...visitor, page: other }, pickProduct('EX10005402'));
  await other.close();
  await continueButton(visitor).click();
  await expect(page.getByText(say('problem.cartChanged'))).toBeVisible();
  await expectSteps(page, payment, [cart, shipping, billing]);
});

test.describe('C-03: the first press counts, although it shows what is wrong with the field that it leaves', () => {
  const summary = (page: Page) =>
    page.getByRole('alert').filter({ hasText: say('checkout.checkFields', { count: 1 }) });

  /** Where the button's upper edge is: a line of text above it moves it from there. */
  async function edgeOf(button: Locator): Promise<{ readonly x: number; readonly y: number }> {
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    if (box === null) throw new Error('there is no button to press');
    return { x: box.x + box.width / 2, y: box.y + 6 };
  }

  async function leaveWrongPhone(visitor: Visitor): Promise<void> {
    await fillDetails(visitor, detailsIn('DE'));
    await billingField(visitor, 'phone').fill('12');
    await expect(billingField(visitor, 'phone')).not.toHaveAttribute('aria-invalid');
  }

  test('with a mouse', async ({ page, shop }) => {
    const visitor = await openAddresses(page, shop);
    await leaveWrongPhone(visitor);
    const { x, y } = await edgeOf(continueButton(visitor));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.up();
    await expect(summary(page)).toBeVisible();
  });

  test.describe('with a finger', () => {
    test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

    test('on a phone', async ({ page, shop }) => {
      const visitor = await openAddresses(page, shop);
      await leaveWrongPhone(visitor);
      const { x, y } = await edgeOf(continueButton(visitor));
      await page.touchscreen.tap(x, y);
      await expect(summary(page)).toBeVisible();
    });
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('C-01: the guest’s way is the first of the three, and by the keyboard', async ({ page, shop }) => {
      const visitor = await openAddresses(page, shop, javaScriptEnabled);
      await page.getByRole('link', { name: say('account.haveAccount') }).click();
      await expect(page).toHaveURL(addressOf(visitor, '/checkout/login'));
      await expectSteps(page, shipping, [cart]);
      const ways = page.getByRole('main').locator('a:not(nav *), button:not(nav *)');
      await expect(ways.first()).toHaveText(say('account.guest'));
      await expect(page.getByRole('button', { name: say('header.signIn') })).toBeVisible();
      await expect(page.getByRole('link', { name: say('account.forgotPassword') })).toHaveAttribute(
        'href',
        '/checkout/password-reset',
      );
      await expect(page.getByRole('link', { name: say('account.create') })).toHaveAttribute(
        'href',
        '/checkout/create-account',
      );
      await ways.first().focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(addressOf(visitor, '/checkout/addresses'));
    });
  });
}
