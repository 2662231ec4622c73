// npm run check: what is quick to know before a commit: formatting, lint, types, the rules of the house and its texts.
import './check-node.mjs';

const { script } = await import('./script.mjs');
const { checkFormat, checkLint, checkTypes, checkUnused } = await import('./quick-checks.mjs');
const { createReport } = await import('./test-report.mjs');

await script({ needs: 'packages' }, async () => {
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
