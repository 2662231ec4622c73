// npm run dev: installs what is missing, then builds and serves the shop anew whenever a file of it is saved.
import './check-node.mjs';

const { findProjectNode, handOver, projectEnvironment } = await import('./run-program.mjs');
const { script } = await import('./script.mjs');

const help = `Usage: npm run dev [-- --empty]
Serves the shop as npm start does, on a data folder of its own (.data-dev), and builds and starts it again whenever a file
of src, messages, public or db/migrations is saved: reload the page to see it. With --empty a new shop gets no demonstration.
Settings (environment): PORT, HOST, DATA_DIR, DATABASE_URL and more, see docs/operations.md.
`;

await script({ help, needs: 'packages' }, async ({ carryOn }) => {
  carryOn();
  const flags = ['--disable-warning=ExperimentalWarning'];
  await handOver(findProjectNode(), [...flags, 'scripts/build-and-serve.ts', ...process.argv.slice(2)], {
    ...projectEnvironment({ NODE_ENV: 'production' }),
    DATA_DIR: process.env.DATA_DIR || '.data-dev',
    BUILD_DIR: process.env.BUILD_DIR || '.data-dev/build',
  });
});
