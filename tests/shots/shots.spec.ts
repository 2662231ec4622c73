import { join } from 'node:path';
import type { CountryCode, LocaleCode } from '../../src/kernel/locale.ts';
import { languagePrefix } from '../../src/markets/locales.ts';
import { findViolations, overflowOf } from '../e2e/support/look-at-page.ts';
import { tourPages } from '../e2e/support/page-tour.ts';
import { projectRoot } from '../e2e/support/project-root.ts';
import type { Visitor } from '../e2e/support/purchase.ts';
import { expect, test } from '../e2e/support/shop.ts';

const WIDTHS = [320, 360, 768, 1440];
const HEIGHT = 900;

/** The default market, the longest words, countries of several languages, and one that is written otherwise. */
const tours: readonly (readonly [CountryCode, LocaleCode])[] = [
  ['SK', 'sk-SK'],
  ['DE', 'de-DE'],
  ['CH', 'de-CH'],
  ['BE', 'fr-BE'],
  ['GR', 'el-GR'],
  ['FI', 'fi-FI'],
  ['HU', 'hu-HU'],
];

const folder = process.env.SHOTS_FOLDER || join(projectRoot, 'test-results', 'shots');

for (const [country, locale] of tours) {
  test(`every page in ${locale}`, async ({ page, shop, noise }) => {
    noise.expect(/status of 404/);
    // A window that changes its width right after a page has come needs another picture than the one it was sent ahead.
    noise.expect(/was preloaded using link preload but not used/);
    const visitor: Visitor = {
      page,
      shop,
      country,
      locale,
      base: languagePrefix(locale),
      javaScriptEnabled: true,
    };
    const found: string[] = [];
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await tourPages(visitor, async (stop) => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        const overflow = await overflowOf(page);
        if (overflow > 0) found.push(`${stop} at ${width} px can be pushed ${overflow} px sideways`);
        const violations = await findViolations(page);
        found.push(...violations.map((violation) => `${stop} at ${width} px: ${violation}`));
        const path = join(folder, locale, `${stop}-${width}.png`);
        // What lies over the page is looked at as it lies there; else all of it has to be in view: what is not, is not laid out.
        if (stop !== 'drawer') {
          const height = await page.evaluate(() => document.documentElement.scrollHeight);
          await page.setViewportSize({ width, height });
        }
        await page.screenshot({ path, fullPage: stop !== 'drawer', animations: 'disabled' });
      }
    });
    expect(found).toEqual([]);
  });
}
