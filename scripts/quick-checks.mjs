// The checks that need no build and no database, for check and test: each resolves to `{code, output}`.
import { runTool } from './run-program.mjs';

const quiet = { output: 'keep' };

export const checkFormat = () => runTool('biome', ['format'], quiet);

export const checkLint = () => runTool('biome', ['check', '--formatter-enabled=false'], quiet);

export const checkTypes = () => runTool('tsc', ['--noEmit'], quiet);

/** Files, packages and exports that nobody uses. */
export function checkUnused() {
  return runTool('knip', [], quiet);
}
