import { expect, it } from 'vitest';
import { leadsToSomething } from './media-address.ts';

const version = '0123456789abcdef0123';
const other = 'f'.repeat(20);
const names = [
  'x',
  'hero-home',
  'tools/drill-1',
  'energy/a.svg',
  'energy/100.svg',
  'frame-100.avif',
  'manuals/drill-de.pdf',
];
const shown = new Map(names.map((name) => [name, { version, title: null, bytes: null }]));

it.each([
  ['/pictures/energy/a.svg', true],
  [`/pictures/energy/a.${version}.svg`, true],
  [`/pictures/energy/a.${other}.svg`, true],
  ['/pictures/energy/100.svg', true],
  ['/pictures/energy/b.svg', false],
  ['/pictures/energy/a.pdf', false],
  ['/pictures/x-640.webp', true],
  [`/pictures/x.${version}-1280.avif`, true],
  ['/pictures/tools/drill-1-320.avif', true],
  ['/pictures/hero-home-1440.webp', true],
  ['/pictures/frame-100.avif', true],
  // No picture has these sizes.
  ['/pictures/x-641.webp', false],
  ['/pictures/x-1280.webp', false],
  ['/pictures/x-1440.avif', false],
  ['/pictures/x-640.jpg', false],
  ['/pictures/x', false],
  ['/pictures/y-640.webp', false],
  ['/pictures/', false],
  ['/manuals/drill-de.pdf', true],
  ['/manuals/drill-en.pdf', false],
  ['/manuals/energy/a.svg', false],
  // Served by others, if at all.
  ['/energy/a.svg', true],
  ['/drill-de.pdf', true],
  ['/labels/1.pdf', true],
  ['/pictures', true],
])('P-07: whether a path of the shop leads to something, %s: %s', (path, expected) => {
  expect(leadsToSomething(shown, path)).toBe(expected);
});
