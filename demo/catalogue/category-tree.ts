import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A category of the tree: its place, and the kind whose picture stands for it. */
export interface CategorySource {
  readonly key: string;
  readonly parent: string | null;
  /** Keys of the categories above, the first level first. */
  readonly ancestors: readonly string[];
  readonly pictureKind: string;
}

/** Reads `category-tree.txt`: two spaces a level, key, kind. Throws on a key that comes twice and on a level left out. */
export function parseCategoryTree(text: string): readonly CategorySource[] {
  const tree: CategorySource[] = [];
  const path: string[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('#') || line.trim() === '') continue;
    const [, indent = '', key = '', pictureKind = ''] = /^( *)(\S+) (\S+)$/.exec(line) ?? [];
    const level = indent.length / 2;
    if (key === '' || !Number.isInteger(level) || level > path.length)
      throw new Error(`category-tree.txt: what is "${line}"?`);
    if (tree.some((known) => known.key === key)) throw new Error(`category-tree.txt: ${key} comes twice`);
    path.length = level;
    tree.push({ key, parent: path.at(-1) ?? null, ancestors: [...path], pictureKind });
    path.push(key);
  }
  return tree;
}

export const categoryTree = parseCategoryTree(
  readFileSync(join(import.meta.dirname, 'category-tree.txt'), 'utf8'),
);
