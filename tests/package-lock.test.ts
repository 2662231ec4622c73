import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';

const entry = z.object({ optionalDependencies: z.record(z.string(), z.string()).optional() });
const lockFile = z.object({ packages: z.record(z.string(), entry) });

it('package-lock.json names the packages of every platform, or npm ci refuses it on a fresh machine', () => {
  const text = readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8');
  const { packages } = lockFile.parse(JSON.parse(text));
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(packages, path, name)),
  );
  expect(missing).toEqual([]);
});

/** Node's own way of looking for a package: beside the one that asks, then in every node_modules above it. */
function isLocked(packages: Record<string, unknown>, path: string, name: string): boolean {
  for (let base = path; ; ) {
    if (packages[base === '' ? `node_modules/${name}` : `${base}/node_modules/${name}`] !== undefined)
      return true;
    if (base === '') return false;
    base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')));
  }
}
