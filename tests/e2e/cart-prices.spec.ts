import type { Page } from '@playwright/test';
import { pickProduct } from './support/demonstration.ts';
import { centsOf } from './support/expected-totals.ts';
import { findViolations } from './support/look-at-page.ts';
import {
  addToCart,
  drawer,
  openCart,
  quantityOf,
  readDetail,
  type Visitor,
  waitUntilAlive,
} from './support/purchase.ts';
import { expect, test } from './support/shop.ts';
import { textOf } from './support/text-of.ts';

const locale = 'de-DE';
/** Three pieces save 5 % in its group; the code VICE gives one away, WELCOME10 takes 10 % off. */
const vice = pickProduct('EX10006001', 10);

const isUpdate = (response: { url(): string }) => response.url().endsWith('/api/commerce/updateCart');

async function applyCode(page: Page, code: string): Promise<void> {
  const field = page.getByRole('textbox', { name: textOf(locale, 'promotion.codeTitle') });
  if (!(await field.isVisible())) {
    await page
      .locator('summary')
      .filter({ hasText: textOf(locale, 'promotion.codeTitle') })
      .click();
  }
  await field.fill(code);
  await page.getByRole('button', { name: textOf(locale, 'promotion.codeApply') }).click();
}

test('V-03, P-11, V-08: codes, a gift and volume discounts in a live cart', async ({ page, shop, noise }) => {
  noise.expect(/status of 422/);
  const visitor: Visitor = { page, shop, country: 'DE', locale, base: '', javaScriptEnabled: true };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await addToCart(visitor, vice, 2);
  await openCart(visitor);
  const quantity = quantityOf(visitor, page, vice);
  await waitUntilAlive(quantity);

  await applyCode(page, 'NOSUCHCODE');
  await expect(page.getByText(textOf(locale, 'promotion.codeUnknown')).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: textOf(locale, 'promotion.codeTitle') })).toHaveValue(
    'NOSUCHCODE',
  );

  // A change that has not been sent yet goes first, and the code then meets the cart it made.
  await waitUntilAlive(quantity);
  await page.getByRole('button', { name: textOf(locale, 'product.increase') }).click();
  await applyCode(page, 'WELCOME10');
  await expect(page.getByText(textOf(locale, 'promotion.codeMatches'))).toBeVisible();
  await expect(quantity).toHaveValue('3');
  await expect(page.getByText(/WELCOME10\): −/).first()).toBeVisible();
  const [conflict = ''] = textOf(locale, 'promotion.conflictCodes', { codes: '', volume: '' }).split('.');
  await expect(page.getByText(conflict)).toBeVisible();
  const list = centsOf(await readDetail(page, textOf(locale, 'promotion.goods')));
  expect(list).toBe(3 * vice.price('DE'));
  expect(centsOf(await readDetail(page, textOf(locale, 'cart.saved')))).toBe(Math.round(list / 10));

  await applyCode(page, 'VICE');
  const cartLink = page.getByRole('banner').getByRole('link', {
    name: textOf(locale, 'header.cartWithCount', { count: 4 }),
    exact: true,
  });
  const gift = page
    .getByRole('listitem')
    .filter({ hasText: textOf(locale, 'cart.freeGift') })
    .first();
  await expect(gift).toBeVisible();
  await expect(gift.getByRole('textbox')).toHaveCount(0);
  const name = vice.name(locale);
  const remove = gift.getByRole('button', { name: textOf(locale, 'cart.removeItem', { name }) });
  await waitUntilAlive(remove);
  // Until the browser has the cart, the button posts its form; the count in the header says that it has.
  await expect(cartLink).toBeVisible();
  const answered = page.waitForResponse(isUpdate);
  await remove.click();
  expect((await answered).status()).toBe(200);
  await expect(page.getByText(textOf(locale, 'promotion.giftRefused', { name }))).toBeVisible();
  await page.getByRole('button', { name: textOf(locale, 'promotion.giftTake') }).click();
  await expect(page.getByText(textOf(locale, 'cart.freeGift')).first()).toBeVisible();

  const found: string[] = [];
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.locator('aside details').evaluateAll((all) => {
      for (const details of all) details.setAttribute('open', '');
    });
    found.push(...(await findViolations(page)));
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
  }
  await page.goto(shop.url('DE', `/${vice.slug(locale)}`));
  const volume = page.getByRole('table', { name: textOf(locale, 'product.volumeTitle') });
  const unitPrice = await volume.getByRole('cell').first().textContent();
  expect(centsOf(unitPrice ?? '')).toBe(vice.price('DE') - Math.round(vice.price('DE') * 0.05));
  await cartLink.click();
  await expect(drawer(visitor)).toContainText(textOf(locale, 'cart.freeGift'));
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await findViolations(page)));
  }
  expect(found).toEqual([]);
});
