import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listFiles, projectRoot } from '../support/source-tree.ts';

const LONGEST = 350;
const folders = ['src', 'tests', 'demo', 'scripts'];

const lengths = folders
  .flatMap((folder) => listFiles(folder, /\.(?:tsx?|mjs)$/))
  .map((path) => ({ path, lines: readFileSync(join(projectRoot, path), 'utf8').split('\n').length - 1 }));

it(`no file of TypeScript is longer than ${LONGEST} lines, so that it is read in one sitting`, () => {
  expect(lengths.filter(({ lines }) => lines > LONGEST)).toEqual([]);
});
