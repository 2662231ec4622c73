import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** CHROMIUM_PATH, else Debian's; else Playwright looks for its own (scripts/chromium.mjs installs one of them). */
const debian = '/usr/bin/chromium';
const executablePath = process.env.CHROMIUM_PATH || (existsSync(debian) ? debian : undefined);

export default defineConfig({
  testDir: 'tests/e2e',
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
    trace: 'retain-on-failure',
  },
});
