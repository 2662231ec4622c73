import { defineConfig } from 'vitest/config';
import { messagesPlugin } from '../../scripts/messages-plugin.ts';

/** Without the global set-up: no rule of an area needs a database. `MUTATION_TESTS` is the area's list. */
export default defineConfig({
  plugins: [messagesPlugin()],
  test: {
    environment: 'node',
    include: (process.env.MUTATION_TESTS ?? '').split(' '),
    setupFiles: ['tests/support/quiet-console.ts', 'tests/mutation/fixed-seed.ts'],
  },
});
