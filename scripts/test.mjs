// npm test: every check of the project, from an empty machine on. Ends with "N passed, N failed, N skipped".
import './check-node.mjs';

const { Refusal, runTool } = await import('./run-program.mjs');
const { build } = await import('./prepare.mjs');
const { script } = await import('./script.mjs');
const { prepareChromium } = await import('./chromium.mjs');
const { checkFormat, checkLint, checkTypes, checkUnused } = await import('./quick-checks.mjs');
const { createReport } = await import('./test-report.mjs');

const help = `Usage: npm test [-- PATTERN…]
Installs what is missing (a Chromium too), then: formatting, lint, types, build, unit, store, page and browser tests.
With a pattern it builds what changed and runs the test files whose path has it: npm test -- cart-queue
  -t NAME   of those, the tests whose name has it: npm test -- tests/pages/cart -t 'sold out'
Browser tests run by the same words: npm test -- tests/e2e/cart
`;

await script({ help, needs: 'packages' }, async ({ say }) => {
  const asked = process.argv.slice(2);
  process.exit(asked.length > 0 ? await testSome(say, asked) : await testAll(say));
});

async function testAll(say) {
  await prepareChromium(say);
  const report = createReport();
  await report.check('Formatting', checkFormat);
  await report.check('Lint', checkLint);
  await report.check('Types', checkTypes);
  await report.check('Files, packages and exports that nobody uses', checkUnused);
  const built = await report.check('Build', () => tryBuild(say));
  await report.vitest('Unit, store, page and architecture tests', ['run']);
  if (built) await report.playwright('Browser tests');
  else report.skip('Browser tests', 'the build failed');
  return report.finish();
}

/** Test files by a part of their path, and tests of them by a part of their name. */
async function testSome(say, asked) {
  const isForBrowsers = asked.some((word) => word.includes('e2e') || word.includes('.spec'));
  if (isForBrowsers) await prepareChromium(say);
  await build(say);
  const words = isForBrowsers
    ? ['playwright', ['test', ...asked.map((word) => (word === '-t' ? '--grep' : word))]]
    : ['vitest', ['run', ...asked]];
  const { code } = await runTool(...words);
  return code;
}

async function tryBuild(say) {
  try {
    await build(say);
    return { code: 0, output: '' };
  } catch (error) {
    if (error instanceof Refusal) return { code: 1, output: error.message };
    throw error;
  }
}
