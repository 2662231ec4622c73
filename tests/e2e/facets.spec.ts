import type { Page } from '@playwright/test';
import { waitUntilAlive } from './support/purchase.ts';
import { expect, test } from './support/shop.ts';
import { textOf } from './support/text-of.ts';

const locale = 'de-DE';
const text = (key: Parameters<typeof textOf>[1], values?: Parameters<typeof textOf>[2]) =>
  textOf(locale, key, values);
const address = '/search?tags=on-sale';

const categories = (page: Page) => page.getByRole('group', { name: text('listing.category'), exact: true });
const boxes = (page: Page) => categories(page).getByRole('checkbox');

test('B-04: all values of a facet come when they are asked for, with what is ticked, and go again', async ({
  page,
  shop,
}) => {
  await page.goto(shop.url('DE', address));
  await waitUntilAlive(page.getByLabel(text('category.sort')));
  await expect(boxes(page)).toHaveCount(5);
  const all = categories(page).getByRole('button', { name: /^Alle \d+ anzeigen$/ });
  await boxes(page).nth(1).check();
  await all.press('Enter');
  const fewer = categories(page).getByRole('link', { name: text('listing.showFewer') });
  await expect(fewer).toBeFocused();
  await expect(page).toHaveURL(/\?category=[^&]+&facet=category&tags=on-sale$/);
  expect(await boxes(page).count()).toBeGreaterThan(5);
  await expect(boxes(page).nth(1)).toBeChecked();
  await fewer.press('Enter');
  await expect(all).toBeFocused();
  await expect(page).toHaveURL(/\?category=[^&]+&tags=on-sale$/);
});

test('B-04, L-03: on a phone the sheet stays while a facet unfolds, and so does what was opened in it', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(shop.url('DE', address));
  await waitUntilAlive(page.getByLabel(text('category.sort')));
  await page.getByRole('button', { name: new RegExp(`^${text('listing.filters')}`) }).click();
  const sheet = page.getByRole('dialog', { name: text('listing.filters') });
  const closed = sheet.locator('form > details:not([open])').first();
  const title = (await closed.locator('summary').first().textContent()) ?? '';
  await closed.locator('summary').first().click();
  const all = categories(page).getByRole('button', { name: /^Alle \d+ anzeigen$/ });
  await all.click();
  await expect(categories(page).getByRole('link', { name: text('listing.showFewer') })).toBeVisible();
  await expect(sheet).toBeVisible();
  await expect(sheet.locator('form > details[open] > summary', { hasText: title })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('B-04: all values of a facet are a press away, and ticks that were not sent go with it', async ({
    page,
    shop,
  }) => {
    await page.goto(shop.url('DE', address));
    await boxes(page).nth(1).check();
    await categories(page)
      .getByRole('button', { name: /^Alle \d+ anzeigen$/ })
      .click();
    await expect(page).toHaveURL(/\?category=[^&]+&facet=category&tags=on-sale$/);
    expect(await boxes(page).count()).toBeGreaterThan(5);
    await expect(boxes(page).nth(1)).toBeChecked();
  });
});
