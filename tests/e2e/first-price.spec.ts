import type { CountryCode, LocaleCode } from '../../src/kernel/locale.ts';
import { pickProduct } from './support/demonstration.ts';
import { findViolations } from './support/look-at-page.ts';
import { addToCart, drawer, openCart, openProduct, type Visitor } from './support/purchase.ts';
import { expect, test } from './support/shop.ts';
import { textOf } from './support/text-of.ts';

const thermometer = pickProduct('EX10005801');

const ways: readonly (readonly [CountryCode, LocaleCode])[] = [
  ['DE', 'de-DE'],
  ['GR', 'el-GR'],
  ['BG', 'bg-BG'],
];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 320, height: 640 } });

    for (const [country, locale] of ways) {
      test(`V-06: a company in ${country} has prices without VAT first, from the product to the cart`, async ({
        page,
        shop,
      }) => {
        const visitor: Visitor = { page, shop, country, locale, base: '', javaScriptEnabled };
        await openProduct(visitor, thermometer);
        const choose = page.getByRole('main').getByRole('button', { name: textOf(locale, 'priceView.net') });
        await expect(choose).toHaveAttribute('aria-pressed', 'false');
        const { height = 0 } = (await choose.boundingBox()) ?? {};
        expect(height).toBeGreaterThanOrEqual(44);
        await choose.click();
        await expect(choose).toHaveAttribute('aria-pressed', 'true');
        const gross = page.getByRole('main').getByText(textOf(locale, 'product.taxNote')).first();
        await expect(gross).toBeVisible();
        await addToCart(visitor, thermometer, 2);
        const note = new RegExp(`\\d.* ${textOf(locale, 'product.taxNote')}`);
        if (javaScriptEnabled) {
          await expect(drawer(visitor).getByText(note).first()).toBeVisible();
          expect(await drawer(visitor).evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth)).toBe(
            true,
          );
        }
        await openCart(visitor);
        await expect(page.getByRole('main').getByText(note).first()).toBeVisible();
        const total = `${textOf(locale, 'cart.total')} ${textOf(locale, 'product.taxNote')}`;
        await expect(page.getByText(total).first()).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
        if (javaScriptEnabled) expect(await findViolations(page)).toEqual([]);
      });
    }
  });
}
