import { defineConfig } from '@playwright/test';
import browserTests from '../../playwright.config.ts';

/** `npm run crawl`: the browser tests' browser and shop, followed from link to link. */
export default defineConfig({
  ...browserTests,
  use: { ...browserTests.use, trace: 'off' },
  testDir: '.',
  timeout: 3_600_000,
  outputDir: '../../test-results/crawl-traces',
  reporter: 'list',
});
