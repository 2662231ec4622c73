import type { Page } from '@playwright/test';
import type { LocaleCode } from '../../src/kernel/locale.ts';
import { categorySlug } from './support/demonstration.ts';
import { findViolations } from './support/look-at-page.ts';
import { waitUntilAlive } from './support/purchase.ts';
import { expect, test } from './support/shop.ts';
import { textOf } from './support/text-of.ts';

const locale: LocaleCode = 'de-DE';
const text = (key: Parameters<typeof textOf>[1]) => textOf(locale, key);

const cart = (page: Page) => page.getByRole('link', { name: text('header.cart') }).first();
const opener = (page: Page) =>
  page
    .getByRole('link', { name: text('header.allCategories'), exact: true })
    .filter({ visible: true })
    .first();
const menu = (page: Page) => page.getByRole('dialog', { name: text('header.allCategories') });

for (const [width, height] of [
  [360, 56],
  [1440, 64],
] as const) {
  test(`S-02: ${height} px of the header stay in view at ${width} px, and nothing that is led to lies below them`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(shop.url('DE', `/${categorySlug('workshop', locale)}/`));
    await waitUntilAlive(cart(page));
    const header = page.getByRole('banner');
    const logo = header
      .getByRole('link')
      .filter({ has: page.locator('img, span') })
      .first();
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
    await expect(cart(page)).toBeInViewport({ ratio: 1 });
    await expect(logo).toBeInViewport();
    const lowest = await cart(page).evaluate((link) => link.getBoundingClientRect().bottom);
    expect(lowest).toBeLessThanOrEqual(height);
    if (width > 1000)
      await expect(
        header.getByRole('searchbox').or(header.getByRole('combobox', { name: text('header.searchLabel') })),
      ).toBeInViewport();
    // What the keyboard comes to on its way back up is not hidden.
    const links = page.getByRole('main').getByRole('link');
    await links.nth(30).focus();
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Shift+Tab');
      const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0);
      expect(top).toBeGreaterThanOrEqual(height - 1);
    }
  });
}

test('S-04: all categories open beside each other, are walked by key, and give the focus back', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(shop.url('DE', `/${categorySlug('workshop', locale)}/`));
  await waitUntilAlive(cart(page));
  await opener(page).press('Enter');
  await expect(menu(page)).toBeVisible();
  // It begins where the page is.
  const here = menu(page).locator('details[open]');
  await expect(here.getByRole('link').first()).toHaveAttribute(
    'href',
    `/${categorySlug('workshop', locale)}/`,
  );
  await expect(here.locator('summary')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(here).toHaveCount(1);
  await expect(here.getByRole('link').first()).not.toHaveAttribute(
    'href',
    `/${categorySlug('workshop', locale)}/`,
  );
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('S-04: on a phone the menu is a drawer with one level at a time', async ({ page, shop }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto(shop.url('DE', '/'));
  await waitUntilAlive(cart(page));
  await opener(page).click();
  const names = menu(page).locator('summary');
  await names.first().click();
  const back = menu(page).getByRole('button', { name: text('header.back') });
  await expect(back).toBeInViewport({ ratio: 1 });
  await back.click();
  await expect(back).toBeHidden();
  await expect(names.first()).toBeFocused();
  await names.first().click();
  const link = menu(page).locator('details[open]').getByRole('link').first();
  const href = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(shop.url('DE', href ?? ''));
});

test('S-02: one menu of the header is open at a time, and none once the focus has left', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(shop.url('CH', '/'));
  const own = (key: Parameters<typeof textOf>[1]) => textOf('de-CH', key);
  await waitUntilAlive(page.getByRole('link', { name: own('header.cart') }).first());
  const phone = page.getByRole('banner').locator('a[href^="tel:"]');
  const french = page.getByRole('link', { name: 'Français' });
  await page.locator('summary', { hasText: own('header.contact') }).click();
  await expect(phone).toBeVisible();
  await page.locator('summary', { hasText: own('header.language') }).click();
  await expect(phone).toBeHidden();
  await expect(french).toBeVisible();
  await page
    .getByRole('link', { name: own('header.cart') })
    .first()
    .focus();
  await expect(french).toBeHidden();
});

test('S-02: the category bar has buttons that lead to what does not fit', async ({ page, shop }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(shop.url('DE', '/'));
  await waitUntilAlive(cart(page));
  const bar = page.getByRole('navigation', { name: text('header.categories') });
  const on = bar.getByRole('button', { name: text('header.categoriesOn') });
  const last = bar.getByRole('listitem').last();
  await expect(last).not.toBeInViewport();
  await expect(async () => {
    if ((await on.getAttribute('aria-disabled')) !== 'true') await on.click({ timeout: 500 });
    await expect(last).toBeInViewport({ ratio: 1, timeout: 200 });
  }).toPass();
  // There is nothing more to go on to; the button that was pressed keeps the focus.
  await expect(on).toHaveAttribute('aria-disabled', 'true');
  await expect(on).toBeFocused();
});
