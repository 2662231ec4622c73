// npm test: every check of the project, from an empty machine on. Ends with "N passed, N failed, N skipped".
import './check-node.mjs';

const { endWithSignals, main, Refusal, runTool } = await import('./run-program.mjs');
const { build, install } = await import('./prepare.mjs');
const { prepareChromium } = await import('./chromium.mjs');
const { createReport } = await import('./test-report.mjs');

const help = `Usage: npm test
Installs what is missing (a Chromium too), then: formatting, lint, types, build, unit, store, page and browser tests.
`;

await main(async () => {
  if (process.argv.includes('--help')) {
    process.stdout.write(help);
    return;
  }
  const say = (line) => process.stdout.write(`${line}\n`);
  endWithSignals();
  await install(say);
  await prepareChromium(say);

  const report = createReport();
  const quiet = { output: 'keep' };
  await report.check('Formatting', () => runTool('biome', ['format'], quiet));
  await report.check('Lint', () => runTool('biome', ['check', '--formatter-enabled=false'], quiet));
  await report.check('Types', async () => {
    const routes = await runTool('react-router', ['typegen'], quiet);
    return routes.code === 0 ? runTool('tsc', ['--noEmit'], quiet) : routes;
  });
  const parts = ['--include', 'files,dependencies,unlisted,binaries,unresolved'];
  await report.check('Files and packages that nobody uses', () => runTool('knip', parts, quiet));
  const built = await report.check('Build', () => tryBuild(say));
  await report.vitest('Unit, store, page and architecture tests', ['run']);
  if (built) await report.playwright('Browser tests');
  else report.skip('Browser tests', 'the build failed');
  process.exit(report.finish());
});

async function tryBuild(say) {
  try {
    await build(say);
    return { code: 0, output: '' };
  } catch (error) {
    if (error instanceof Refusal) return { code: 1, output: error.message };
    throw error;
  }
}
