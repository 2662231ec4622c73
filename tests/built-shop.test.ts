import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashSources, writeStamp } from '../scripts/build-stamp.mjs';
import { requireBuiltShop } from './support/built-shop.ts';

let project: string;

beforeEach(async () => {
  project = mkdtempSync(join(tmpdir(), 'gantry-build-'));
  for (const folder of ['src/markets', 'messages', 'build/server'])
    await mkdir(join(project, folder), { recursive: true });
  await writeFile(join(project, 'src/markets/countries.ts'), 'export const countries = 25;');
  await writeFile(join(project, 'messages/en-GB.json'), '{}');
  writeStamp(hashSources(project), project);
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

const refusal = 'The build is not of these sources. `npm run build` makes it';

it('tests of the built shop get the program that was made of the sources as they are', () => {
  expect(requireBuiltShop(project)).toBe(join(project, 'build', 'server', 'index.js'));
});

it.each(['src/markets/countries.ts', 'messages/en-GB.json', 'src/markets/new.ts', 'vite.config.ts'])(
  'they refuse when %s was saved after the build',
  async (file) => {
    await writeFile(join(project, file), 'other');
    expect(() => requireBuiltShop(project)).toThrow(refusal);
  },
);

it('they refuse when nothing was built', () => {
  rmSync(join(project, 'build'), { recursive: true });
  expect(() => requireBuiltShop(project)).toThrow(refusal);
});

it('they run when only a test was saved: no test is part of the build', async () => {
  await writeFile(join(project, 'src/markets/countries.test.ts'), 'other');
  expect(requireBuiltShop(project)).toBe(join(project, 'build', 'server', 'index.js'));
});
