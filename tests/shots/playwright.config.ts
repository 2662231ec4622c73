import { defineConfig } from '@playwright/test';
import browserTests from '../../playwright.config.ts';

/** `npm run shots`: the browser tests' browser and shop, with pictures in place of expectations. */
export default defineConfig({
  ...browserTests,
  use: { ...browserTests.use, trace: 'off' },
  testDir: '.',
  // A tour is a hundred pages, each looked at in four widths.
  timeout: 40 * 60_000,
  outputDir: '../../test-results/shots-traces',
  reporter: 'list',
});
