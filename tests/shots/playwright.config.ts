import { defineConfig } from '@playwright/test';
import browserTests from '../../playwright.config.ts';

/** `npm run shots`: the browser tests' browser and shop, with pictures in place of expectations. */
export default defineConfig({
  ...browserTests,
  use: { ...browserTests.use, trace: 'off' },
  testDir: '.',
  outputDir: '../../test-results/shots-traces',
  reporter: 'list',
});
