import { type BrowserContext, test as base, expect } from '@playwright/test';
import { countryCodes } from '../../../src/kernel/locale.ts';
import { writeConsentChoice } from '../../../src/storefront/consent/consent-choice.ts';
import { type RunningShop, startShop } from './running-shop.ts';
import { START_LIMIT_MS } from './shop-program.ts';

/** What a test may not hear: see `Noise.expect`. */
export interface Noise {
  /** Names a kind of noise that belongs to what the test does, such as a 404 for a page that is not there. */
  expect(pattern: RegExp): void;
}

/**
 * Chromium's words for requests that are no failure: given up by the page itself, by leaving for instance, and scripts
 * that are not fetched because there is no JavaScript. (A script that the policy refuses is a console error besides.)
 */
const NO_FAILURES = ['net::ERR_ABORTED', 'csp'];

/** Playwright’s own words (`serviceWorkers` in playwright.config.ts). */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/** Listens to every page of a context: errors, warnings, refused policies, failed requests, other origins. */
function listenForNoise(context: BrowserContext, shop: RunningShop): string[] {
  const heard: string[] = [];
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (message.text() === WORKER_BLOCKED) return;
    heard.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => heard.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    if (!NO_FAILURES.includes(reason)) heard.push(`request failed: ${request.url()} ${reason}`);
  });
  context.on('request', (request) => {
    const address = request.url();
    if (/^https?:/.test(address) && !shop.isOwn(address)) heard.push(`request to others: ${address}`);
  });
  return heard;
}

/** `test` with a built shop that the whole worker shares. A test that hears any noise it did not expect fails. */
export const test = base.extend<{ noise: Noise }, { shop: RunningShop }>({
  shop: [
    // Playwright reads from the first parameter what a fixture needs; this one comes after the browser.
    async ({ browser: _browser }, use) => {
      const shop = await startShop();
      await use(shop);
      await shop.stop();
    },
    // The start says itself what it waited for.
    { scope: 'worker', timeout: START_LIMIT_MS + 20_000 },
  ],
  // Visitors of these tests have answered what may be stored; tests/e2e/consent.spec.ts is asked.
  context: async ({ context, shop }, use) => {
    const value = writeConsentChoice({ id: '00000000-0000-7000-8000-000000000000', purposes: [] });
    await context.addCookies(
      countryCodes.map((country) => ({ name: 'consent', value, url: shop.url(country, '/') })),
    );
    await use(context);
  },
  noise: [
    async ({ context, shop }, use) => {
      const expected: RegExp[] = [];
      const heard = listenForNoise(context, shop);
      shop.takeLog();
      await shop.forgetAttempts();
      await use({ expect: (pattern) => expected.push(pattern) });
      const log = shop.takeLog().map((line) => `shop: ${line}`);
      const rest = [...heard, ...log].filter((line) => !expected.some((pattern) => pattern.test(line)));
      expect(rest, 'noise during the test').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
