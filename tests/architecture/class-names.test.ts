import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot, readSources } from '../support/source-tree.ts';

const sheetImport = /import (\w+) from '\.[^']*\.module\.css'/g;

/** The classes that a style sheet has rules for. */
function classesOf(sheet: string): ReadonlySet<string> {
  const rules = readFileSync(join(projectRoot, sheet), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
  return new Set([...rules.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));
}

it('a component names only classes that its style sheet has: any other becomes the class "undefined"', () => {
  const named = readSources().flatMap(({ path, text, imports }) =>
    [...text.matchAll(sheetImport)].flatMap(([line, styles]) => {
      const sheet = imports.find(({ request }) => line.includes(`'${request}'`))?.target ?? '';
      const classes = classesOf(sheet);
      const names = [...text.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, 'g'))].map(([, name = '']) => name);
      return names.map((name) => ({ place: `${path}: ${styles}.${name}`, isThere: classes.has(name) }));
    }),
  );
  expect(named.length).toBeGreaterThan(500);
  expect(named.filter(({ isThere }) => !isThere).map(({ place }) => place)).toEqual([]);
});
