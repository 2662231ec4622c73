import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { numberArticles } from '../catalogue/pairs.ts';
import { energyFiles, energyOf } from './energy-files.ts';

const folder = join(import.meta.dirname, '..', 'pictures', 'out', 'energy');

it('P-07: every label, sheet and arrow lies in the folder as it is drawn (if not: node demo/energy/draw.ts)', () => {
  const files = energyFiles(numberArticles());
  expect(readdirSync(folder).toSorted()).toEqual([...files.keys()].toSorted());
  const stale = [...files].filter(([name, content]) => readFileSync(join(folder, name), 'utf8') !== content);
  expect(stale.map(([name]) => name)).toEqual([]);
});

it('P-07: whatever has a class has its label, and the class is one of its scale', () => {
  const classed = numberArticles().filter(({ variant }) => variant.attributes.energyClass !== undefined);
  expect(classed.length).toBeGreaterThan(30);
  for (const { kind, variant, digits } of classed) {
    const { energy } = energyOf(kind, variant, digits);
    expect(energy?.class, digits).toMatch(/^[A-G]\+{0,3}$/);
    expect(readFileSync(join(folder, energy?.labelUrl.split('/').at(-1) ?? ''), 'utf8')).toContain(
      variant.model,
    );
  }
});
