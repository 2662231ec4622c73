import type { Page } from '@playwright/test';
import { pickProduct } from './support/demonstration.ts';
import { detailsIn } from './support/details.ts';
import {
  addressOf,
  addToCart,
  billingField,
  continueButton,
  emailField,
  fillDetails,
  openCart,
  type Visitor,
  waitUntilAlive,
} from './support/purchase.ts';
import { expect, test } from './support/shop.ts';

const details = detailsIn('DE', 'Groß GmbH');

const kept = (page: Page) => page.evaluate(() => window.localStorage.getItem('typed-details'));

async function expectTyped(visitor: Visitor): Promise<void> {
  await expect(emailField(visitor)).toHaveValue(details.email);
  await expect(billingField(visitor, 'company')).toHaveValue('Groß GmbH');
  await expect(billingField(visitor, 'company')).toBeVisible();
  await expect(billingField(visitor, 'city')).toHaveValue(details.billing.city);
}

test.describe('C-05: details that were typed and not sent', () => {
  let visitor: Visitor;
  test.beforeEach(async ({ page, shop }) => {
    visitor = { page, shop, country: 'DE', locale: 'de-DE', base: '', javaScriptEnabled: true };
    await addToCart(visitor, pickProduct('EX10005801'));
    await page.goto(addressOf(visitor, '/checkout/addresses'));
    await fillDetails(visitor, details);
  });

  test('are there after a reload, a way back and days, in this browser alone', async ({ page, context }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.postData() ?? ''));
    await page.reload();
    await expectTyped(visitor);
    await openCart(visitor);
    await page.goBack();
    await expectTyped(visitor);
    expect(sent.join(' ')).not.toContain(details.email);

    await page.close();
    const later = await context.newPage();
    await later.clock.setFixedTime(Date.now() + 3 * 24 * 3600 * 1000);
    await later.goto(addressOf(visitor, '/checkout/addresses'));
    await expectTyped({ ...visitor, page: later });
  });

  test('are forgotten once they are saved, and then the cart has them', async ({ page }) => {
    expect(await kept(page)).toContain(details.email);
    await continueButton(visitor).click();
    await expect(page).toHaveURL(addressOf(visitor, '/checkout/payment'));
    await expect.poll(() => kept(page)).toBeNull();
    await page.goto(addressOf(visitor, '/checkout/addresses'));
    await waitUntilAlive(emailField(visitor));
    await expectTyped(visitor);
    expect(await kept(page)).toBeNull();
  });

  test('are forgotten where nobody has a cart any more', async ({ page, context }) => {
    expect(await kept(page)).toContain(details.email);
    await context.clearCookies({ name: /^(token|cart)$/ });
    await page.goto(addressOf(visitor, '/'));
    await expect.poll(() => kept(page)).toBeNull();
  });
});
