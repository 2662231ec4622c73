import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..', 'pictures', 'out');
const TURNS = 36;

/** What the studio has photographed so far; a thing without a picture gets the shop's default one. */
const rendered = new Set(
  readdirSync(folder)
    .filter((file) => file.endsWith('-1280.avif'))
    .map((file) => file.slice(0, -'-1280.avif'.length)),
);

/** The pictures of a thing: its first view, then the other views that there are of it. */
export const viewsOf = (name: string): readonly string[] =>
  [name, `${name}-2`, `${name}-3`, `${name}-4`].filter((view) => rendered.has(view));

/** How many pictures of the view all around there are: all or none. */
export const turnsOf = (name: string): number => (existsSync(join(folder, '360', name)) ? TURNS : 0);
