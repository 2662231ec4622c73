// The checks that need no build and no database, for check and test: each resolves to `{code, output}`.
import { runTool } from './run-program.mjs';

const quiet = { output: 'keep' };

export const checkFormat = () => runTool('biome', ['format'], quiet);

export const checkLint = () => runTool('biome', ['check', '--formatter-enabled=false'], quiet);

export async function checkTypes() {
  const routes = await runTool('react-router', ['typegen'], quiet);
  return routes.code === 0 ? runTool('tsc', ['--noEmit'], quiet) : routes;
}

/** Files, packages and exports that nobody uses. */
export function checkUnused() {
  return runTool('knip', [], quiet);
}
