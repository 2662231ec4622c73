import { globSync } from 'node:fs';
import { sep } from 'node:path';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** 0 -> a, 25 -> z, 26 -> aa, … */
function lettersOf(index: number): string {
  const last = LETTERS[index % LETTERS.length] ?? '';
  return index < LETTERS.length ? last : lettersOf(Math.floor(index / LETTERS.length) - 1) + last;
}

/**
 * Names the classes of the built style modules, as short as they can be: they stand in the style sheet, in every page and in the
 * scripts (the sheet alone is a fifth smaller). `_c7b` is the second class of a file that its place among all files stands for,
 * so that two builds of the same files, and the server's and the browser's, say the same.
 *
 * @param root folder of the project
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const files = globSync('src/**/*.module.css', { cwd: root })
    .map((file) => file.replaceAll(sep, '/'))
    .sort();
  const classesOf = new Map<string, string[]>();
  return (name, path) => {
    // The build adds what it asks the file for.
    const [plain = ''] = path.replaceAll(sep, '/').split('?');
    const known = files.findIndex((file) => plain.endsWith(`/${file}`));
    // A file that somebody has written since the build began to follow the sources.
    const position = known < 0 ? files.push(plain.slice(plain.lastIndexOf('src/'))) - 1 : known;
    const classes = classesOf.get(plain) ?? [];
    classesOf.set(plain, classes);
    if (!classes.includes(name)) classes.push(name);
    return `_${lettersOf(Math.floor(position / 10))}${position % 10}${lettersOf(classes.indexOf(name))}`;
  };
}
