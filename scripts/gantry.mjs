// Runs the built shop: `serve`, or one of its commands. Called by start, dev and shop with the project's own Node.
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const projectFolder = resolve(import.meta.dirname, '..');
const buildFolder = resolve(projectFolder, process.env.BUILD_DIR ?? 'build');
// npm runs scripts in the project's folder; files that its user names lie where npm was called.
const workingFolder = process.env.INIT_CWD ?? process.cwd();
const { main } = await import(pathToFileURL(join(buildFolder, 'server', 'index.js')).href);
process.exit(await main({ projectFolder, buildFolder, workingFolder }, process.argv.slice(2)));
