import type { Page } from '@playwright/test';
import { pickProduct } from './support/demonstration.ts';
import { expectNoViolations } from './support/look-at-page.ts';
import { expect, test } from './support/shop.ts';
import { textOf } from './support/text-of.ts';

const locale = 'de-DE';
const fryer = pickProduct('EX10000202', 1);
const text = (key: Parameters<typeof textOf>[1], values?: Parameters<typeof textOf>[2]) =>
  textOf(locale, key, values);

const ticksOf = (page: Page) => page.getByRole('checkbox', { name: new RegExp(`^${text('compare.tick')}`) });
const barOf = (page: Page) => page.getByRole('complementary', { name: text('compare.title') });

test('L-06: what is ticked stays for the visit, up to five, and leads to a comparison', async ({
  page,
  shop,
}) => {
  await page.goto(shop.url('DE', '/search?query=fritteuse'));
  await page.waitForSelector('html[data-alive]');
  const ticks = ticksOf(page);
  for (const index of [0, 1, 2, 3, 4]) await ticks.nth(index).check();
  await expect(barOf(page)).toContainText(text('compare.chosen', { count: 5, most: 5 }));
  await ticks.nth(5).click();
  await expect(ticks.nth(5)).not.toBeChecked();
  await expect(page.getByText(text('compare.most', { most: 5 }))).toBeVisible();

  await page.reload();
  await expect(ticks.nth(4)).toBeChecked();
  await barOf(page).getByRole('button').first().press('Enter');
  await expect(barOf(page)).toContainText(text('compare.chosen', { count: 4, most: 5 }));
  await expect(ticks.nth(0)).not.toBeChecked();
  await expectNoViolations(page, [1440, 320]);

  await barOf(page)
    .getByRole('link', { name: text('compare.open') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: text('compare.title') })).toBeVisible();
  await expect(page.locator('[data-uncompare]')).toHaveCount(4);
  await expect(barOf(page)).toHaveCount(0);
  await expectNoViolations(page, [1440, 320]);
});

test('P-09 S-10: rows below a product have buttons, and what was seen last only with consent', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(shop.url('DE', `/${fryer.slug(locale)}`));
  await page.waitForSelector('html[data-alive]');
  const label = text('beside.accessories');
  const row = page.getByRole('list', { name: label, exact: true });
  const on = page.getByRole('button', { name: text('carousel.next', { label }) });
  // What is far below is laid out when it comes near.
  await row.scrollIntoViewIfNeeded();
  await on.press('Enter');
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100);
  await page.getByRole('button', { name: text('carousel.previous', { label }) }).click();
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBe(0);
  expect(await page.evaluate(() => window.localStorage.getItem('last-seen'))).toBeNull();
  await expectNoViolations(page, [1440, 320]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('L-06: ticks lead to the comparison by a button that comes with the first of them', async ({
    page,
    shop,
  }) => {
    await page.goto(shop.url('DE', '/search?query=fritteuse'));
    const open = page.getByRole('button', { name: text('compare.open') });
    await expect(open).toBeHidden();
    await ticksOf(page).nth(0).check();
    await ticksOf(page).nth(1).check();
    await open.click();
    await expect(page.locator('[data-uncompare]')).toHaveCount(2);
  });
});
