import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, firefox } from '@playwright/test';
import { writeConsentChoice } from '../../src/storefront/consent/consent-choice.ts';
import { pickProduct } from '../e2e/support/demonstration.ts';
import { detailsIn } from '../e2e/support/details.ts';
import { projectRoot } from '../e2e/support/project-root.ts';
import {
  addressOf,
  buyButton,
  drawer,
  goToCheckout,
  openCart,
  payByCard,
  readOrderNumber,
  submitDetails,
  type Visitor,
  waitUntilAlive,
} from '../e2e/support/purchase.ts';
import { type RunningShop, startShop } from '../e2e/support/running-shop.ts';
import { START_LIMIT_MS } from '../e2e/support/shop-program.ts';
import { textOf } from '../e2e/support/text-of.ts';

const locale = 'de-DE';
const country = 'DE';
const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 360, height: 780 };
const product = pickProduct('EX10005402');
const consent = writeConsentChoice({ id: '00000000-0000-7000-8000-000000000000', purposes: [] });
const text = (key: Parameters<typeof textOf>[1]) => textOf(locale, key);

const firefoxPath =
  process.env.FIREFOX_PATH ?? ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));

const test = base.extend<object, { shop: RunningShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
    async ({}, use) => {
      const shop = await startShop();
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: START_LIMIT_MS + 20_000 },
  ],
});

/** A Firefox page, and what it should not have said. */
async function openFirefox(shop: RunningShop, viewport: typeof WIDE) {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: join(projectRoot, 'tests/engines/firefox-relay.mjs'),
    env: { ...process.env, FIREFOX_PATH: firefoxPath ?? '' },
  });
  const context = await browser.newContext({ viewport });
  await context.addCookies([{ name: 'consent', value: consent, url: shop.url(country, '/') }]);
  const page = await context.newPage();
  const heard: string[] = [];
  context.on('weberror', (error) => heard.push(error.error().message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) heard.push(message.text());
  });
  return { browser, page, heard };
}

/** The box, its suggestions, and from there to the product. */
async function findProduct(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await page.goto(addressOf(visitor, '/'));
  const box = page.locator('search').getByLabel(text('header.searchLabel'));
  await waitUntilAlive(box);
  await box.pressSequentially(product.sku);
  await page.getByRole('option', { name: product.name(locale) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name(locale));
}

for (const viewport of [WIDE, NARROW])
  test(`Firefox at ${viewport.width} px: from the search to an order`, async ({ shop }) => {
    test.skip(firefoxPath === undefined, 'there is no Firefox here (apt-get install firefox-esr)');
    const { browser, page, heard } = await openFirefox(shop, viewport);
    const visitor: Visitor = { page, shop, country, locale, base: '', javaScriptEnabled: true };
    const details = detailsIn(country);
    await findProduct(visitor);
    await waitUntilAlive(buyButton(visitor));
    await buyButton(visitor).click();
    await expect(drawer(visitor).getByRole('link', { name: product.name(locale) })).toBeVisible();
    await openCart(visitor);
    await goToCheckout(visitor);
    await submitDetails(visitor, details);
    await payByCard(visitor, 'approved');
    expect(await readOrderNumber(visitor)).not.toBe('');
    expect(await shop.ordersOf(details.email)).toHaveLength(1);
    expect(heard, 'noise during the test').toEqual([]);
    await browser.close();
  });
