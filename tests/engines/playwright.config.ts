import { defineConfig } from '@playwright/test';

/** `npm run test:engines`: the shop in a Firefox, which the tests start themselves. */
export default defineConfig({
  testDir: '.',
  workers: 1,
  timeout: 600_000,
  expect: { timeout: 30_000 },
  outputDir: '../../test-results/engines',
  reporter: 'list',
});
