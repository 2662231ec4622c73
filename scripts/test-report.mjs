// Runs checks under headings and adds up what they found.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { project, runTool } from './run-program.mjs';

const results = join(project, 'test-results');

/** A fresh sum; `finish` prints the last line and gives the exit code. */
export function createReport() {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  const add = (counts) => {
    for (const name of Object.keys(sum)) sum[name] += counts[name];
  };
  return {
    /** A check that either holds or not, and counts as one. Its output is shown when it does not. */
    async check(title, work) {
      heading(title);
      const { code, output } = await work();
      if (code !== 0) process.stdout.write(`${output.trim()}\n`);
      process.stdout.write(code === 0 ? 'passed\n' : 'FAILED\n');
      add(code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 });
      return code === 0;
    },
    async vitest(title, args, env = {}) {
      heading(title);
      const file = resultFile('vitest.json');
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
      const { code } = await runTool('vitest', [...args, ...reporters], { env });
      add(withExitCode(countVitest(readResult(file)), code));
    },
    async playwright(title, env = {}) {
      heading(title);
      const file = resultFile('playwright.json');
      const args = ['test', '--reporter=list,json', '--pass-with-no-tests'];
      const { code } = await runTool('playwright', args, {
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      });
      add(withExitCode(countPlaywright(readResult(file)), code));
    },
    skip(title, reason) {
      heading(title);
      process.stdout.write(`skipped: ${reason}\n`);
      add({ passed: 0, failed: 0, skipped: 1 });
    },
    finish() {
      process.stdout.write(`\n${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped\n`);
      return sum.failed === 0 ? 0 : 1;
    },
  };
}

function heading(title) {
  process.stdout.write(`\n== ${title}\n`);
}

function resultFile(name) {
  mkdirSync(results, { recursive: true });
  const file = join(results, name);
  rmSync(file, { force: true });
  return file;
}

function readResult(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

export function countVitest(result) {
  if (result === undefined) return { passed: 0, failed: 0, skipped: 0 };
  // A file that cannot even be loaded has no tests that could fail: it counts as one.
  const unloaded = result.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + unloaded.length,
    skipped: result.numPendingTests + result.numTodoTests,
  };
}

export function countPlaywright(result) {
  if (result === undefined) return { passed: 0, failed: 0, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = result.stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}

/** A runner that ends badly although no test of its failed (a crash, a broken setup) is a failure too. */
export function withExitCode(counts, code) {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
