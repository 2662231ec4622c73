// npm start: installs what is missing, builds what changed, then becomes the shop.
import './check-node.mjs';

const { endWithSignals, findProjectNode, handOver, main, projectEnvironment } = await import(
  './run-program.mjs'
);
const { build, install } = await import('./prepare.mjs');

const help = `Usage: npm start
Installs what is missing, builds what changed, prepares the database and serves the shop.
Settings (environment): PORT, HOST, DATA_DIR, DATABASE_URL and more, see docs/operations.md.
`;

await main(async () => {
  if (process.argv.includes('--help')) {
    process.stdout.write(help);
    return;
  }
  const say = (line) => process.stdout.write(`${line}\n`);
  const carryOn = endWithSignals();
  await install(say);
  await build(say);
  carryOn();
  const flags = [
    '--enable-source-maps',
    '--disable-warning=ExperimentalWarning',
    // What a page takes to render is garbage right after; by default Node lets 130 MB of it gather.
    '--max-semi-space-size=16',
  ];
  await handOver(findProjectNode(), [...flags, 'scripts/gantry.mjs', 'serve'], {
    ...projectEnvironment(),
    NODE_ENV: 'production',
    // Threads that compress pages would each keep an arena of freed memory: a hundred megabytes after some load.
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  });
});
