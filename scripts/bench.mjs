// npm run bench: measures the built shop beside bare servers that send the same bytes. Options: see --help.
import './check-node.mjs';

const { findProjectNode, projectEnvironment, run } = await import('./run-program.mjs');
const { script } = await import('./script.mjs');
const { startServer } = await import('./postgres-server.mjs');

const help = `Usage: npm run bench -- [--seconds N] [--only NAME] [--postgres] [--json FILE]
Starts the built shop on a temporary data folder with the demonstration catalogue, and measures it.
  --seconds N   how long each server is measured for each page (4)
  --only NAME   start, home, category, product, cart, purchase, commerce, live, interactions, memory or weight; may be given
                more than once
  --postgres    on a PostgreSQL server (DATABASE_URL, or one of the distribution) instead of the embedded one
  --json FILE   writes all figures to a file as well
`;

await script({ help, needs: 'packages and build' }, async ({ say }) => {
  const asked = process.argv.slice(2).filter((word) => word !== '--postgres');
  const server = process.argv.includes('--postgres') ? await startServer(say) : undefined;
  const database = server === undefined ? [] : ['--database', server.url];
  const args = ['--disable-warning=ExperimentalWarning', 'tests/load/bench.ts', ...asked, ...database];
  const { code } = await run(findProjectNode(), args, {
    env: projectEnvironment({ NODE_ENV: 'production' }),
  });
  await server?.stop();
  process.exitCode = code;
});
