// npm run check: what is quick to know before a commit: formatting, lint, types, the rules of the house and its texts.
import './check-node.mjs';

const { endWithSignals, main } = await import('./run-program.mjs');
const { install } = await import('./prepare.mjs');
const { checkFormat, checkLint, checkTypes, checkUnused } = await import('./quick-checks.mjs');
const { createReport } = await import('./test-report.mjs');

await main(async () => {
  endWithSignals();
  await install((line) => process.stdout.write(`${line}\n`));
  const report = createReport();
  await report.check('Formatting', checkFormat);
  await report.check('Lint', checkLint);
  await report.check('Types', checkTypes);
  await report.check('Files, packages and exports that nobody uses', checkUnused);
  await report.vitest('Architecture, rules, documents and texts', [
    'run',
    'tests/architecture',
    'tests/messages',
    'tests/rules',
  ]);
  process.exit(report.finish());
});
