import { defineConfig } from 'vitest/config';
import { fontsPlugin } from './scripts/fonts-plugin.ts';
import { messagesPlugin } from './scripts/messages-plugin.ts';

export default defineConfig({
  plugins: [messagesPlugin(), fontsPlugin()],
  test: {
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}', 'demo/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', '**/node_modules/**'],
    // Processes, not threads: what a test starts is tied to the process that started it.
    pool: 'forks',
    maxWorkers: 2,
    // The files of a process share the modules that they load, which is a third of the time; whoever changes one loads their own.
    isolate: false,
    // Against what hangs, not against what is slow: a machine that does other things too takes some seconds for what is one here.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 60_000 } },
    globalSetup: ['tests/support/global-database.ts'],
    // The built shop is run as it is shipped.
    server: { deps: { external: [/\/build\/server\//] } },
    setupFiles: ['tests/support/quiet-console.ts', 'tests/support/end-left-work.ts'],
  },
});
