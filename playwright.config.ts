import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/**
 * CHROMIUM_PATH, else one of Debian's, else Playwright looks for its own (scripts/chromium.mjs installs what is missing).
 * The one without a window needs half the time of the other for the same test.
 */
const debian = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const executablePath = process.env.CHROMIUM_PATH || debian.find((path) => existsSync(path));

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/filled-folder.ts',
  outputDir: 'test-results/browser',
  // Every worker starts a shop of its own for all its tests: two at once keep a small machine busy.
  workers: 2,
  fullyParallel: true,
  // Many times what a quiet machine needs; a busy one is no failure.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  forbidOnly: process.env.CI !== undefined,
  use: {
    browserName: 'chromium',
    // What a worker fetches no test can hold back; tests/e2e/offline.spec.ts lets it in.
    serviceWorkers: 'block',
    launchOptions: {
      // Britain's shop is tried by its production domain; the shop it leads to is the test's own.
      args: ['--host-resolver-rules=MAP gantry.co.uk 127.0.0.1'],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
    screenshot: 'only-on-failure',
    // `--trace retain-on-failure` records what happened, at a quarter of the time.
    trace: 'off',
  },
});
