import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { numberArticles } from '../catalogue/pairs.ts';
import { energyFiles } from './energy-files.ts';

/** Writes the energy labels of the demonstration into the folder of its pictures; run it after changing such a kind. */
const folder = join(import.meta.dirname, '..', 'pictures', 'out', 'energy');
const files = energyFiles(numberArticles());
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [name, content] of files) writeFileSync(join(folder, name), content);
process.stdout.write(`${files.size} files in ${folder}\n`);
