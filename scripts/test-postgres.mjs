// npm run test:postgres: every test that touches data, once more on a real PostgreSQL server.
import './check-node.mjs';

const { script } = await import('./script.mjs');
const { startServer } = await import('./postgres-server.mjs');
const { createReport } = await import('./test-report.mjs');

const help = `Usage: npm run test:postgres
Runs every test that touches data on the PostgreSQL of DATABASE_URL (its role must be able to create databases), or on
a server of the distribution that is started for the run. Installs that one when it is missing (root and apt only).
`;

await script({ help, needs: 'packages and build' }, async ({ say }) => {
  const server = await startServer(say);
  const report = createReport();
  try {
    // The tests that touch data are those that have their database from this file, however indirectly.
    const args = ['related', '--run', 'tests/support/database.ts'];
    await report.vitest('Store and page tests on PostgreSQL', args, { TEST_DATABASE_URL: server.url });
  } finally {
    await server.stop();
  }
  process.exit(report.finish());
});
