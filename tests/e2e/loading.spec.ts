import type { LocaleCode } from '../../src/kernel/locale.ts';
import { LOADING_BAR_THROTTLE_MS } from '../../src/storefront/timing.ts';
import { pickProduct } from './support/demonstration.ts';
import { buyButton, openProduct, type Visitor, waitUntilAlive } from './support/purchase.ts';
import { expect, test } from './support/shop.ts';
import { textOf } from './support/text-of.ts';

const locale: LocaleCode = 'sk-SK';
const thermometer = pickProduct('EX10000302');

test('S-09: a page whose script is missing is loaded anew twice, then is the error page, and is whole once the script is there', async ({
  page,
  shop,
  noise,
}) => {
  noise.expect(/buy-form|Failed to load resource|dynamically imported module/);
  const visitor: Visitor = { page, shop, country: 'SK', locale, base: '', javaScriptEnabled: true };
  let loads = 0;
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) loads += 1;
  });
  await page.route(/\/assets\/buy-form-[^/]*\.js/, (route) => route.abort());
  await openProduct(visitor, thermometer).catch(() => undefined);
  // The script is fetched once somebody does something, on each of the pages that are loaded anew.
  let moves = 0;
  await expect(async () => {
    moves += 1;
    await page.mouse.move(moves % 100, 10);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(textOf(locale, 'errorPage.errorOccured'), { timeout: 500 });
  }).toPass();
  expect(loads).toBe(3);
  await page.unroute(/\/assets\/buy-form-[^/]*\.js/);
  await openProduct(visitor, thermometer);
  await waitUntilAlive(buyButton(visitor));
  expect(await page.evaluate(() => window.localStorage.getItem('script-reloads'))).toBeNull();
});

test('S-08: the loading bar comes after a moment and goes with the page it was for', async ({
  page,
  shop,
}) => {
  await page.goto(shop.url('SK', '/'));
  const bar = page.locator('[data-loading-bar]');
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/cookie-settings/, async (route) => {
    await asked;
    await route.continue();
  });
  // Asked within the page: whatever asks from outside waits for the page that is on its way.
  const size = await page.evaluate(
    (pause) =>
      new Promise<{ readonly width: number; readonly height: number } | undefined>((resolve) => {
        document.querySelector<HTMLAnchorElement>('footer a[href="/cookie-settings"]')?.click();
        setTimeout(() => {
          const shown = [...document.querySelectorAll('body > [aria-hidden="true"]')].at(-1);
          resolve(shown?.getBoundingClientRect().toJSON());
        }, pause);
      }),
    3 * LOADING_BAR_THROTTLE_MS,
  );
  expect(size?.width).toBeGreaterThan(0);
  expect(size?.height).toBeGreaterThan(0);
  answer();
  await page.waitForURL(/\/cookie-settings/);
  await expect(bar).toHaveCount(0);
});
