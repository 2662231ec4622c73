import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawLogo } from './logo.ts';
import { drawMark, MARKS } from './marks.ts';

/**
 * Draws the brands' marks and the shop's own: node demo/pictures/brands/draw.ts writes out/brands/<brand>.svg, served as
 * /pictures/brands/<brand>.svg, and out/logo.svg.
 */
const folder = join(import.meta.dirname, '../out/brands');
mkdirSync(folder, { recursive: true });
for (const [brand, mark] of Object.entries(MARKS))
  writeFileSync(join(folder, `${brand}.svg`), drawMark(mark));
writeFileSync(join(folder, '../logo.svg'), drawLogo());
console.log(`${Object.keys(MARKS).length} marks in ${folder}`);
