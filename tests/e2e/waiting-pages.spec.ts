import { pickProduct } from './support/demonstration.ts';
import { expect, test } from './support/shop.ts';
import { textOf } from './support/text-of.ts';

const locale = 'de-DE';
const vice = pickProduct('EX10006002', 1);
const text = (key: Parameters<typeof textOf>[1], values?: Parameters<typeof textOf>[2]) =>
  textOf(locale, key, values);

test('P-01: a press on a picture before its part of the page is alive counts once it is', async ({
  page,
  shop,
}) => {
  let letThrough = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/gallery-*.js', async (route) => {
    await held;
    await route.continue();
  });
  const address = shop.url('DE', `/${vice.slug(locale)}`);
  await page.goto(address);
  await page.locator('html[data-alive]').waitFor();
  const second = page.getByRole('link', {
    name: new RegExp(`^${text('product.pictureOf', { number: 2, total: 4 })}`),
  });
  await second.click({ noWaitAfter: true });
  await expect(second).toHaveAttribute('aria-current', 'false');
  letThrough();
  await expect(second).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(address);
});
