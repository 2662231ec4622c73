import type { Locator, Page } from '@playwright/test';
import { categorySlug, pickProduct } from './support/demonstration.ts';
import { addToCart, waitUntilAlive } from './support/purchase.ts';
import { expect, test } from './support/shop.ts';
import { textOf } from './support/text-of.ts';

const text = (key: Parameters<typeof textOf>[1]) => textOf('de-DE', key);
const product = pickProduct('EX10000302');
const list = `/${categorySlug('workshop', 'de-DE')}/`;

/** Which share of the screen's height is taken by what stays there while the page moves below it. */
function shareCovered(page: Page): Promise<number> {
  return page.evaluate(() => {
    const stays = (element: Element | null): boolean =>
      element !== null &&
      (/fixed|sticky/.test(getComputedStyle(element).position) || stays(element.parentElement));
    const heights = Array.from({ length: window.innerHeight }, (_, y) => y);
    const covered = heights.filter((y) => stays(document.elementFromPoint(window.innerWidth / 2, y)));
    return covered.length / window.innerHeight;
  });
}

test('D-09: enlarged to 400 % no page is covered by what stays in view', async ({ page, shop }) => {
  const visitor = { page, shop, country: 'DE', locale: 'de-DE', base: '', javaScriptEnabled: true } as const;
  await page.setViewportSize({ width: 1280, height: 900 });
  await addToCart(visitor, product);
  await page.context().clearCookies({ name: 'consent' });
  await page.setViewportSize({ width: 320, height: 225 });
  const found: [string, number][] = [];
  for (const path of ['/', list, `/${product.slug('de-DE')}`, '/checkout/cart', '/checkout/addresses']) {
    await page.goto(shop.url('DE', path));
    await page.locator('html[data-alive]').waitFor();
    await page.mouse.move(10, 10);
    if (!path.includes('addresses'))
      await expect(page.getByRole('region', { name: text('consent.link') })).toHaveCSS(
        'position',
        'relative',
      );
    await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
    found.push([path, await shareCovered(page)]);
  }
  expect(found.filter(([, share]) => share > 0.25)).toEqual([]);
});

/** How something looks: what is chosen has to look otherwise. */
const groundOf = (element: Locator) => element.evaluate((node) => getComputedStyle(node).backgroundColor);

test('D-09: where the system chooses the colours, what is current is told apart', async ({ page, shop }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(shop.url('DE', list));
  const views = page.getByRole('navigation', { name: text('listing.view') }).getByRole('link');
  const bar = page
    .getByRole('navigation', { name: text('header.categories') })
    .getByRole('listitem')
    .getByRole('link');
  for (const links of [views, bar]) {
    const current = links.and(page.locator('[aria-current]:not([aria-current="false"])')).first();
    const other = links.and(page.locator(':not([aria-current])')).first();
    expect(await groundOf(current)).not.toBe(await groundOf(other));
  }
});

test('D-09: the filters of a list can be passed by with the keyboard', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(shop.url('DE', list));
  await waitUntilAlive(page.getByLabel(text('category.sort')));
  const skip = page.getByRole('link', { name: text('listing.skipFilters') });
  await skip.focus();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-listing-found] :focus')).toHaveCount(1);
});

test('L-06: the table with its buttons fits beside the filters where words are long', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [country, locale] of [
    ['GR', 'el-GR'],
    ['BG', 'bg-BG'],
    ['FI', 'fi-FI'],
  ] as const)
    for (const category of ['workshop', 'factory-seconds']) {
      await page.goto(shop.url(country, `/${categorySlug(category, locale)}/?view=table`));
      const table = page.getByRole('table');
      await expect(table.getByRole('button').first()).toBeInViewport({ ratio: 1 });
      expect(await table.evaluate((node) => node.scrollWidth - (node.parentElement?.clientWidth ?? 0))).toBe(
        0,
      );
    }
});
