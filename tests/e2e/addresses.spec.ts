import type { Page } from '@playwright/test';
import { postalCodeExample } from '../../src/markets/postal-codes.ts';
import { pickProduct } from './support/demonstration.ts';
import { detailsIn } from './support/details.ts';
import {
  addressOf,
  addToCart,
  askedFields,
  billingField,
  continueButton,
  emailField,
  fillDetails,
  goToCheckout,
  openCart,
  orderButton,
  readOrderNumber,
  submitDetails,
  type Visitor,
  waitUntilAlive,
} from './support/purchase.ts';
import type { RunningShop } from './support/running-shop.ts';
import { expect, test } from './support/shop.ts';
import { textOf } from './support/text-of.ts';

const country = 'SK';
const locale = 'sk-SK';
const thermometer = pickProduct('EX10005801');

async function startCheckout(page: Page, shop: RunningShop, javaScriptEnabled: boolean): Promise<Visitor> {
  const visitor: Visitor = { page, shop, country, locale, base: '', javaScriptEnabled };
  await addToCart(visitor, thermometer);
  await openCart(visitor);
  await goToCheckout(visitor);
  return visitor;
}

const required = (field: 'email' | (typeof askedFields)[number]) =>
  textOf(locale, 'rule.required', { field: textOf(locale, `field.${field}`) });

/** A field may have a hint as well. */
const saying = (message: string) => new RegExp(message.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });
    test.beforeEach(({ noise }) => {
      // Without JavaScript the server refuses the form.
      if (!javaScriptEnabled) noise.expect(/status of 422/);
    });

    test('C-03: an empty form says what is missing, above and beside every field', async ({ page, shop }) => {
      const visitor = await startCheckout(page, shop, javaScriptEnabled);
      if (javaScriptEnabled) await waitUntilAlive(emailField(visitor));
      await continueButton(visitor).click();
      await expect(emailField(visitor)).toBeFocused();
      await expect(emailField(visitor)).toHaveAccessibleDescription(required('email'));
      for (const field of askedFields) {
        await expect(billingField(visitor, field)).toHaveAccessibleDescription(saying(required(field)));
        await expect(billingField(visitor, field)).toHaveAttribute('aria-invalid', 'true');
      }
      const count = askedFields.length + 1;
      const summary = page
        .getByRole('alert')
        .filter({ hasText: textOf(locale, 'checkout.checkFields', { count }) });
      await expect(summary.getByRole('link')).toHaveCount(count);
      await expect(summary).toContainText(textOf(locale, 'checkout.billingAddressError'));
      await expect(page).toHaveURL(addressOf(visitor, '/checkout/addresses'));
    });

    test('C-03, C-07: a wrong postal code keeps what was typed and shows one that is right', async ({
      page,
      shop,
    }) => {
      const visitor = await startCheckout(page, shop, javaScriptEnabled);
      const details = detailsIn(country);
      const typed = { ...details, billing: { ...details.billing, postalCode: '12' } };
      await fillDetails(visitor, typed);
      await continueButton(visitor).click();
      const field = billingField(visitor, 'postalCode');
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(
        textOf(locale, 'rule.postalCode', { example: postalCodeExample(country) }),
      );
      await expect(emailField(visitor)).toHaveValue(details.email);
      for (const asked of askedFields) {
        await expect(billingField(visitor, asked)).toHaveValue(typed.billing[asked]);
      }
      await field.fill(details.billing.postalCode);
      await continueButton(visitor).click();
      await expect(page).toHaveURL(addressOf(visitor, '/checkout/payment'));
    });
  });
}

test('C-03: a field is checked when it is left, and a postal code is written as the country does', async ({
  page,
  shop,
}) => {
  const visitor = await startCheckout(page, shop, true);
  const field = billingField(visitor, 'postalCode');
  await waitUntilAlive(field);
  await field.fill('8110');
  await field.press('Tab');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('81101');
  await field.press('Tab');
  await expect(field).toHaveValue('811 01');
  await expect(field).not.toHaveAttribute('aria-invalid');
});

test('Y-03: the order button pressed twice makes one order', async ({ page, shop }) => {
  const visitor = await startCheckout(page, shop, true);
  const details = detailsIn(country);
  await submitDetails(visitor, details);
  await page.getByRole('radio', { name: textOf(locale, 'checkout.bankTransfer') }).check();
  await orderButton(visitor).dblclick();
  const number = await readOrderNumber(visitor);
  await page.goBack();
  await page.goForward();
  expect(await readOrderNumber(visitor)).toBe(number);
  expect(await shop.ordersOf(details.email)).toMatchObject([{ order_number: number }]);
});

test('T-01: only its buyer sees an order', async ({ page, shop, browser, noise }) => {
  noise.expect(/status of 404/);
  const visitor = await startCheckout(page, shop, true);
  await submitDetails(visitor, detailsIn(country));
  await page.getByRole('radio', { name: textOf(locale, 'checkout.bankTransfer') }).check();
  await orderButton(visitor).click();
  await readOrderNumber(visitor);
  const stranger = await browser.newContext();
  const answer = await stranger.request.get(page.url());
  expect(answer.status()).toBe(404);
  expect(await answer.text()).not.toContain('Nováková');
  await stranger.close();
});
