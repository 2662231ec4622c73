import { chromium, type Page } from '@playwright/test';
import browserTests from '../../playwright.config.ts';
import { writeConsentChoice } from '../../src/storefront/consent/consent-choice.ts';
import { textOf } from '../e2e/support/text-of.ts';
import { benchHost, type PagePaths } from './bench-pages.ts';
import { quantile } from './speed.ts';

/** One thing that a shopper does, and how long the page took until it showed that it had heard: milliseconds. */
export interface Interaction {
  readonly name: string;
  /** The middle one of all rounds, as the browser measures it (Event Timing: in steps of 8 ms). */
  readonly latency: number;
}

/** As much slower as a phone of the middle class is than a desk. */
export const SLOWDOWN = 4;
const PHONE = { width: 390, height: 844 };
const ROUNDS = 3;

const text = (key: Parameters<typeof textOf>[1]) => textOf('de-DE', key);
const begins = (key: Parameters<typeof textOf>[1]) => new RegExp(`^${text(key)}`);

/** What is done on a page, each once and in this order; the first one meets a page that nobody has touched yet. */
const deeds: Readonly<Record<string, (page: Page) => Readonly<Record<string, () => Promise<void>>>>> = {
  home: (page) => ({
    'opens the menu': () => page.getByRole('banner').locator('summary, [data-category-menu]').first().tap(),
  }),
  category: (page) => ({
    'opens the filters': () => page.getByRole('button', { name: begins('listing.filters') }).tap(),
    'ticks a filter': () => page.getByRole('checkbox', { name: begins('listing.onStock') }).tap(),
    'closes the filters': () => page.keyboard.press('Escape'),
    'ticks a product to compare': () =>
      page
        .getByRole('checkbox', { name: begins('compare.tick') })
        .first()
        .tap(),
  }),
  product: (page) => ({
    'one more': () =>
      page
        .getByRole('main')
        .getByRole('button', { name: text('product.increase') })
        .tap(),
    'adds to the cart': () => page.locator('#buy [type=submit]:not([formaction])').tap(),
    'closes the cart': () => page.keyboard.press('Escape'),
    'enlarges the picture': () => page.getByRole('link', { name: text('product.enlarge') }).tap(),
    'closes the picture': () => page.keyboard.press('Escape'),
  }),
  cart: (page) => ({
    'one more': () =>
      page
        .getByRole('main')
        .getByRole('button', { name: text('product.increase') })
        .first()
        .tap(),
  }),
};

/** What the page heard and showed since it was asked last; the longest of it. */
async function takeLongest(page: Page): Promise<number> {
  return page.evaluate(() => {
    const heard = (window as unknown as { heard: number[] }).heard;
    return Math.max(0, ...heard.splice(0));
  });
}

async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: number[] = [];
    Object.assign(window, { heard });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ((entry as PerformanceEntry & { interactionId: number }).interactionId > 0)
          heard.push(entry.duration);
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
}

async function walk(
  page: Page,
  origin: string,
  paths: Readonly<Record<string, string>>,
  found: Map<string, number[]>,
) {
  for (const [name, path] of Object.entries(paths)) {
    await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
    for (const [deed, act] of Object.entries(deeds[name]?.(page) ?? {})) {
      await act();
      // Until it is shown, and what it began is over.
      await page.waitForTimeout(1500);
      const title = `${name}: ${deed}`;
      found.set(title, [...(found.get(title) ?? []), await takeLongest(page)]);
    }
  }
}

/** How fast the pages answer a finger on a slow phone. */
export async function measureInteractions(port: number, pages: PagePaths): Promise<readonly Interaction[]> {
  const origin = `http://${benchHost}:${port}`;
  const browser = await chromium.launch(browserTests.use?.launchOptions);
  const found = new Map<string, number[]>();
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
      const value = writeConsentChoice({ id: '00000000-0000-7000-8000-000000000000', purposes: [] });
      await context.addCookies([{ name: 'consent', value, url: origin }]);
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      await listen(page);
      await walk(page, origin, { ...pages, cart: '/checkout/cart' }, found);
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return [...found].map(([name, latencies]) => ({
    name,
    latency: quantile(
      latencies.sort((one, other) => one - other),
      0.5,
    ),
  }));
}
