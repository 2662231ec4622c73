// Runs the built shop: `serve`, or one of its commands. Called by start and shop with the project's own Node.
import { resolve } from 'node:path';
import { main } from '../build/server/index.js';

process.exit(await main(resolve(import.meta.dirname, '..'), process.argv.slice(2)));
