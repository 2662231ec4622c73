import { areas } from './areas.mjs';

const name = process.env.MUTATION_AREA ?? '';
const { rules, tests } = areas[name] ?? { rules: [], tests: [] };
process.env.MUTATION_TESTS = tests.join(' ');

export default {
  mutate: [...rules, '!**/*.test.ts'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // A fault that makes a loop endless is noticed by it; a machine that does other things too is no fault.
  timeoutMS: 30_000,
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, reportTests: false, reportMutants: true },
  thresholds: { high: 95, low: 85, break: 85 },
  tempDirName: 'test-results/mutation/sandbox',
  ignorePatterns: [
    'build',
    '.data',
    'public',
    'demo/*',
    '!demo/merchant.*',
    'db',
    'test-results',
    'tests/e2e',
  ],
  disableTypeChecks: false,
  // Nothing is compiled here, and TypeScript 7 has no interface to rewrite its settings by.
  tsconfigFile: 'none',
  allowConsoleColors: false,
};
