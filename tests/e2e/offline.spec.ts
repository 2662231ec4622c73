import type { LocaleCode } from '../../src/kernel/locale.ts';
import { pickProduct } from './support/demonstration.ts';
import { waitUntilAlive } from './support/purchase.ts';
import { expect, test } from './support/shop.ts';
import { textOf } from './support/text-of.ts';

test.use({ serviceWorkers: 'allow' });

const product = pickProduct('EX10000302');

for (const [locale, path] of [
  ['de-CH', '/'],
  ['fr-CH', '/fr'],
] as const satisfies readonly (readonly [LocaleCode, string])[]) {
  test(`S-09: without a connection the shop says so in ${locale}, and is there again when it is pressed`, async ({
    page,
    context,
    shop,
    noise,
  }) => {
    noise.expect(/ERR_INTERNET_DISCONNECTED/);
    await page.goto(shop.url('CH', path));
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const base = path === '/' ? '' : path;
    await context.setOffline(true);
    await page.goto(shop.url('CH', `${base}/${product.slug(locale)}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(textOf(locale, 'offline.title'));
    // It looks like the shop.
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(/Inter/);
    await context.setOffline(false);
    await page.getByRole('link', { name: textOf(locale, 'offline.again') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name(locale));
    await waitUntilAlive(page.locator('html'));
  });
}

test('S-09: nothing is kept but the page for that case and its files', async ({ page, shop }) => {
  await page.goto(shop.url('CH', '/'));
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto(shop.url('CH', `/${product.slug('de-CH')}`));
  await page.goto(shop.url('CH', '/checkout/cart'));
  const kept = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => !path.startsWith('/assets/'))).toEqual(['/offline']);
  expect(kept.length).toBeGreaterThan(2);
});
