// The checks that need no build and no database, for check and test: each resolves to `{code, output}`.
import { runTool } from './run-program.mjs';

const quiet = { output: 'keep' };

export const checkFormat = () => runTool('biome', ['format'], quiet);

export const checkLint = () => runTool('biome', ['check', '--formatter-enabled=false'], quiet);

/** What was found about files that have not changed since is remembered beside the packages. */
const remembered = ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/gantry.tsbuildinfo'];

export const checkTypes = () => runTool('tsc', ['--noEmit', ...remembered], quiet);

/** Files, packages and exports that nobody uses. */
export function checkUnused() {
  return runTool('knip', [], quiet);
}
