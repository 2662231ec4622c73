// Runs the built shop: `serve`, or one of its commands. Called by start and shop with the project's own Node.
import { resolve } from 'node:path';
import { main } from '../build/server/index.js';

const projectFolder = resolve(import.meta.dirname, '..');
// npm runs scripts in the project's folder; files that its user names lie where npm was called.
const workingFolder = process.env.INIT_CWD ?? process.cwd();
process.exit(await main({ projectFolder, workingFolder }, process.argv.slice(2)));
