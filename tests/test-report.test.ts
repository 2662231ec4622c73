import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const report = join(import.meta.dirname, '../scripts/test-report.mjs');

/** What the runner's last line says after checks that ended with these exit codes. */
function lastLine(codes: readonly number[]): { line: string; code: number | null } {
  const program = `
    import { createReport } from ${JSON.stringify(report)};
    const report = createReport();
    for (const code of ${JSON.stringify(codes)}) await report.check('Check', async () => ({ code, output: 'details' }));
    report.skip('Other', 'why');
    process.exit(report.finish());`;
  const result = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  return { line: result.stdout.trim().split('\n').at(-1) ?? '', code: result.status };
}

/** Counts of a runner's result file, and its exit code, as the last line adds them up. */
function counts(call: string): unknown {
  const program = `
    import { countPlaywright, countVitest, withExitCode } from ${JSON.stringify(report)};
    console.log(JSON.stringify(${call}));`;
  const result = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  return JSON.parse(result.stdout);
}

it('npm test ends with the plain counts, and with 1 when something failed', () => {
  expect(lastLine([0, 0])).toEqual({ line: '2 passed, 0 failed, 1 skipped', code: 0 });
  expect(lastLine([0, 2])).toEqual({ line: '1 passed, 1 failed, 1 skipped', code: 1 });
});

it('a test file that cannot be loaded counts as a failure', () => {
  const result = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [] },
    ],
  };
  expect(counts(`countVitest(${JSON.stringify(result)})`)).toEqual({ passed: 3, failed: 2, skipped: 3 });
});

it('a browser test that passed only at the second try counts as a failure', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
  expect(counts(`countPlaywright(${JSON.stringify({ stats })})`)).toEqual({
    passed: 4,
    failed: 2,
    skipped: 2,
  });
});

it('a runner that crashed counts as a failure although no test failed', () => {
  expect(counts('withExitCode(countVitest(undefined), 1)')).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(counts('withExitCode({ passed: 1, failed: 0, skipped: 0 }, 0)')).toEqual({
    passed: 1,
    failed: 0,
    skipped: 0,
  });
});
