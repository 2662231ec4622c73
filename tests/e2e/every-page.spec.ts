import type { Page } from '@playwright/test';
import type { CountryCode, LocaleCode } from '../../src/kernel/locale.ts';
import { languagePrefix, locales } from '../../src/markets/locales.ts';
import { categorySlug, pickProduct } from './support/demonstration.ts';
import { findViolations, overflowOf } from './support/look-at-page.ts';
import { tourPages } from './support/page-tour.ts';
import { addressOf, addToCart, type Visitor, waitUntilAlive } from './support/purchase.ts';
import { expect, test } from './support/shop.ts';
import { textOf } from './support/text-of.ts';

const HEIGHT = 900;

/** One way through the whole shop. */
interface Tour {
  readonly country: CountryCode;
  readonly locale: LocaleCode;
  readonly widths: readonly number[];
  /** At which of them axe looks as well, which takes most of a tour's time. */
  readonly axeWidths: readonly number[];
}

const widths = [320, 360, 1440];

/** The longest words (German, Finnish) and the other two scripts. */
const tours: readonly Tour[] = [
  { country: 'DE', locale: 'de-DE', widths, axeWidths: [360, 1440] },
  { country: 'GR', locale: 'el-GR', widths, axeWidths: [360, 1440] },
  { country: 'FI', locale: 'fi-FI', widths, axeWidths: [] },
  { country: 'BG', locale: 'bg-BG', widths, axeWidths: [] },
];

/** Pages whose column stands in the middle of a wide screen (rule S-01). */
const CENTRED = ['addresses', 'payment', 'thank-you'];

/** The room beside the page's column, on either side, in whole pixels. */
function roomBeside(page: Page): Promise<readonly [left: number, right: number]> {
  return page
    .locator('main .content')
    .first()
    .evaluate((column) => {
      const { left, right } = column.getBoundingClientRect();
      return [Math.round(left), Math.round(document.documentElement.clientWidth - right)] as const;
    });
}

for (const { country, locale, widths, axeWidths } of tours) {
  const pages = `no page in ${locale} scrolls sideways at ${widths.join(', ')} px`;
  const axe = axeWidths.length === 0 ? '' : `, and axe finds nothing at ${axeWidths.join(' and ')} px`;
  test(`D-09: ${pages}${axe}`, async ({ page, shop, noise }) => {
    noise.expect(/status of 404/);
    const visitor: Visitor = { page, shop, country, locale, base: '', javaScriptEnabled: true };
    const found: string[] = [];
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await tourPages(visitor, async (stop) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: HEIGHT });
        const overflow = await overflowOf(page);
        if (overflow > 0) found.push(`${stop} at ${width} px can be pushed ${overflow} px sideways`);
        if (width > 1300 && CENTRED.includes(stop)) {
          const [left, right] = await roomBeside(page);
          if (left !== right || left < 40)
            found.push(`${stop} has ${left} px on its left and ${right} px on its right`);
        }
        const nameless = await page.locator('[class~="undefined"]').count();
        if (nameless > 0) found.push(`${stop} has ${nameless} elements of a class that is not there`);
        if (!axeWidths.includes(width)) continue;
        found.push(
          ...(await findViolations(page)).map((violation) => `${stop} at ${width} px: ${violation}`),
        );
      }
    });
    expect(found).toEqual([]);
  });
}

/** What the boxes to search in say in vain: their words are wider than their place. */
const cutPlaceholders = (page: Page) =>
  page.locator('input[type=search]:visible').evaluateAll((boxes) =>
    boxes.flatMap((box) => {
      const { placeholder, clientWidth } = box as HTMLInputElement;
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(box);
      const pen = document.createElement('canvas').getContext('2d');
      if (pen === null) return ['there is nothing to measure with'];
      pen.font = font;
      const room = clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
      return pen.measureText(placeholder).width > room ? [placeholder] : [];
    }),
  );

test.describe('in each of the 28 locales', () => {
  // The looks are the same without, and a page is there sooner.
  test.use({ javaScriptEnabled: false });

  test('S-02, D-09: nothing lies outside a screen of 320 px', async ({ page, shop }) => {
    const product = pickProduct('EX10000302');
    const outside: string[] = [];
    await page.setViewportSize({ width: 320, height: HEIGHT });
    for (const { code, countryCode } of locales) {
      for (const path of ['/', `/${product.slug(code)}`]) {
        await page.goto(shop.url(countryCode, `${languagePrefix(code)}${path}`));
        const overflow = await overflowOf(page);
        if (overflow > 0) outside.push(`${code} ${path}: ${overflow} px`);
      }
    }
    expect(outside).toEqual([]);
  });

  test('S-02: what may be searched for is said whole at 320 and 360 px', async ({ page, shop }) => {
    const cut: string[] = [];
    for (const { code, countryCode } of locales) {
      await page.goto(shop.url(countryCode, `${languagePrefix(code)}/`));
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: HEIGHT });
        cut.push(...(await cutPlaceholders(page)).map((words) => `${code} at ${width} px: ${words}`));
      }
    }
    expect(cut).toEqual([]);
  });
});

test('M-06: the menu of languages opens by key, closes by Escape and beside it, and leads to the same page', async ({
  page,
  shop,
}) => {
  const text = (key: Parameters<typeof textOf>[1]) => textOf('de-CH', key);
  await page.setViewportSize({ width: 320, height: HEIGHT });
  await page.goto(shop.url('CH', `/${categorySlug('workshop', 'de-CH')}/`));
  const languages = page.getByRole('navigation', { name: text('header.language') });
  const opener = languages.locator('summary');
  const french = languages.getByRole('link', { name: 'Français' });
  await waitUntilAlive(page.getByRole('link', { name: text('header.cart') }).first());
  await opener.press('Enter');
  await expect(french).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(french).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(french).toBeHidden();
  await opener.click();
  await french.click();
  await expect(page).toHaveURL(shop.url('CH', `/fr/${categorySlug('workshop', 'fr-CH')}/`));
});

/** Google's threshold for a good page is 0.1. */
const MOST_SHIFT = 0.05;

for (const width of [360, 1440]) {
  test(`S-21: nothing moves while home and product load at ${width} px`, async ({ page, shop }) => {
    const product = pickProduct('EX10000302');
    const visitor: Visitor = {
      page,
      shop,
      country: 'DE',
      locale: 'de-DE',
      base: '',
      javaScriptEnabled: true,
    };
    await page.setViewportSize({ width, height: HEIGHT });
    // A filled cart: its count is what comes late to a cached page.
    await addToCart(visitor, product);
    await page.addInitScript(() => {
      const shifts = { sum: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.sum += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of ['/', `/${product.slug('de-DE')}`]) {
      await page.goto(addressOf(visitor, path), { waitUntil: 'networkidle' });
      const count = textOf('de-DE', 'header.cartWithCount', { count: 1 });
      await expect(page.getByRole('link', { name: count })).toBeVisible();
      const shift = await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        return (window as unknown as { shifts: { sum: number } }).shifts.sum;
      });
      expect([path, shift <= MOST_SHIFT, shift]).toEqual([path, true, shift]);
    }
  });
}
